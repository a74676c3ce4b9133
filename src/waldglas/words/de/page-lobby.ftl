# Was die Seiten sagen, bevor man am Tisch sitzt: Lobby, Eröffnen, Einladungen, Aufzeichnungen, Regeln.

## Die Lobby
page-hero = Setz dich und spiel
page-hero-help = Brettspiele von Wald, Glas und Kohle: mit Freunden in der Ferne, an einem Gerät oder gegen Bots.
page-games = Spiele
page-your-tables = Deine Tische
page-open-tables = Offene Tische
page-finished = Beendete Partien
page-your-turn = Du bist am Zug
page-free-seats =
    { $number ->
        [one] 1 freier Platz
       *[other] { $number } freie Plätze
    }
page-ended = beendet am { $day }
page-since = seit dem { $day }
page-set-up-game = { $title }: einen Tisch eröffnen
page-seats =
    { $number ->
        [one] 1 Platz
       *[other] { $number } Plätze
    }
page-seats-range = { $fewest } bis { $most } Plätze
page-minutes = { $least } bis { $most } Minuten

## Einen Tisch eröffnen
page-play-bot = Gegen einen Bot spielen
page-play-alone = Allein spielen
page-own-table = Eigenen Tisch eröffnen
page-who-plays = Wer spielt
page-who-plays-help =
    Eingeladene Freunde bekommen einen Link; an einem Gerät können auch mehrere Leute abwechselnd spielen. { $title } hat { $seats }.
page-place-who = Wer auf Platz { $number } sitzt
page-place-name = Name auf Platz { $number }
page-place-nobody = Niemand
page-place-me = Ich
page-place-open = Jemand mit Einladungslink
page-place-hot-seat = Jemand an diesem Gerät
page-name = Name
page-your-name = Dein Name
page-options = Optionen
page-usual = Üblich: { LIST($values, type: "plain") }
page-usual-with = { $value } bei { $number }
page-readings = Unklare Regeln
page-readings-help = Wo die Spielregel etwas offenlässt, könnt ihr so oder so spielen.
page-reading-why = Warum so üblich: { $why } { $rule }
page-side = { $side }: { $meaning }
page-public = Den Tisch in der Lobby zeigen, damit sich jeder auf einen freien Platz setzen kann
page-set-up = Tisch eröffnen

## Namen für alle, die keinen angeben
page-guest = Gast
page-a-spectator = Zuschauer
page-name-seat = Platz { $number }
page-name-player = Spieler { $number }
page-name-bot = { $bot } { $number }

## Bots: wie sie heißen, und die Zeile in der Liste
page-bot-random = Zufallsbot
    .line = Zufallsbot: spielt, wie es kommt
page-bot-greedy = Gieriger Bot
    .line = Gieriger Bot: nimmt, was jetzt am besten aussieht
page-bot-easy = Leichter Bot
    .line = Leichter Bot: denkt ein wenig voraus und patzt ab und zu
page-bot-medium = Mittlerer Bot
    .line = Mittlerer Bot: denkt einen Moment voraus
page-bot-strong = Starker Bot
    .line = Starker Bot: denkt bis zu 3 Sekunden je Zug voraus
page-bot-own = Bot { $name }
page-bot-strength = Spielstärke des Bots

## Einladungen
page-your-seat = Dein Platz
page-invited = Du bist eingeladen
page-invited-alone = Eine Partie { $title }: Platz { $number } ist für dich.
page-invited-with = Eine Partie { $title } mit { $names }: Platz { $number } ist für dich.
page-play-here-too = Auch auf diesem Gerät spielen
page-sit-down = Hinsetzen
page-link = Der Link

## Aufzeichnungen
page-import-help = Eine Aufzeichnung ist der Text einer ganzen Partie, wie er nach dem Ende gespeichert wird. Hier wird sie Zug für Zug gezeigt.
page-import-file = Eine Datei
page-import-text = Oder ihr Text
page-import-show = Diese Partie zeigen

## Regeln
page-rules-of = Die Regeln: { $title }
page-search-rules = Die Regeln durchsuchen
page-search = Suchen
page-no-rule = Keine Regel spricht davon.
page-switches = Unklare Regeln dieses Spiels, die man so oder so spielen kann
page-switches-help = Gewählt werden sie, wenn ein Tisch eröffnet wird.
page-usual-why = Üblich: { $value }. { $why }
page-uncertain =
    { $number ->
        [one] 1 Angabe zu diesem Spiel ist nicht gesichert
       *[other] { $number } Angaben zu diesem Spiel sind nicht gesichert
    }
page-uncertain-help =
    Teile des Spielmaterials sind nur aus Beschreibungen bekannt. Abgeleitet: Es folgt aus dem Text. Nachgebildet: ein
    plausibler Ersatz. Wer das Spiel besitzt, kann sie mit einer eigenen Datei berichtigen.
page-certain = Spielregel
page-inferred = abgeleitet
page-reconstructed = nachgebildet
page-corrected = berichtigt
