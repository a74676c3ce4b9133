# Was die Seiten eines Tisches sagen: die Frage, die Plätze, die Pläne, der Verlauf, der Chat, die Wiederholung, der Coach.

## Der Titel des Fensters
page-title-over = Zu Ende · { $title }
page-title-yours = ● Du bist am Zug · { $title }
page-title-turn = { $name } ist am Zug · { $title }

## Was gefragt ist
page-pass-device = Gib das Gerät an { $name } weiter.
page-pass-hidden = Was jemand in der Hand hat, bleibt verdeckt, bis der Nächste das Gerät hat.
page-i-am = Ich bin { $name }
page-choose-hand =
    { $number ->
        [one] Wähle 1 Karte für deine Hand.
       *[other] Wähle { $number } Karten für deine Hand.
    }
page-hand-ready =
    { $number ->
        [one] Diese nehmen
       *[other] Diese { $number } nehmen
    }
page-hand-missing = Noch { $number } wählen
page-hand-over = { $number } zu viel
page-ways =
    { $number ->
        [one] 1 Möglichkeit
       *[other] { $number } Möglichkeiten
    }
page-sets-off = Löst aus: { $what }
page-times = { $what } ({ $number }×)
page-ends-game = Das beendet die Partie
page-confirm-all = Das ist vorerst alles: Bestätige es oder nimm etwas zurück.
page-confirm-question = Ist das dein Zug?
page-confirm = Bestätigen
page-only-you = Das siehst bisher nur du.
page-you-chose = Gewählt: { $choice }.
page-take-back = Zurücknehmen
page-take-back-chosen = Meine Wahl zurücknehmen
page-rewind = Meinen letzten Zug zurücknehmen
page-rewind-help = Du spielst allein oder gegen Bots, darum darfst du auch Gesehenes zurücknehmen. Die Partie gilt dann als Übung.
page-ask-back = Um Rücknahme meines letzten Zugs bitten
page-ask-back-help = Die anderen werden gefragt, ob sie einverstanden sind. Was seither gezogen oder aufgedeckt wurde, bleibt.
page-back-asked =
    { $name } möchte den eigenen letzten Zug zurücknehmen: { $number ->
        [one] 1 Entscheidung wird
       *[other] { $number } Entscheidungen werden
    } dann rückgängig gemacht. Es fehlt noch die Zustimmung von: { $missing }.
page-back-asked-you =
    Du möchtest deinen letzten Zug zurücknehmen: { $number ->
        [one] 1 Entscheidung wird
       *[other] { $number } Entscheidungen werden
    } dann rückgängig gemacht. Es fehlt noch die Zustimmung von: { $missing }.
page-back-refused = { $name } wollte etwas zurücknehmen; { $other } ist nicht einverstanden.
page-agree = Einverstanden
page-refuse = Nicht einverstanden
page-withdraw = Ohne Rücknahme weiter
page-taken-back =
    { $number ->
        [one] einmal im Einvernehmen zurückgenommen
       *[other] { $number }-mal im Einvernehmen zurückgenommen
    }
page-log-taken-back =
    Im Einvernehmen aller nahm { $name } { $number ->
        [one] 1 Entscheidung
       *[other] { $number } Entscheidungen
    } zurück.
page-practice = Übungspartie
page-confirm-each = Meine Züge bestätigen
page-take-all = Immer alles nehmen

page-since-yours = Seit deinem Zug

## Auf wen gewartet wird
page-one-moment = Einen Moment …
page-waiting-for = Warten auf { $names }.
page-waiting-for-many =
    { $number ->
        [one] Warten auf 1 Platz.
       *[other] Warten auf { $number } Plätze.
    }
page-all-choose = Alle wählen gleichzeitig.
page-thinking = { $name } denkt nach.
page-skip = Zum Jetzt springen
page-pace = Züge der anderen:
page-pace-none = Sofort
page-pace-quick = Schnell
page-pace-calm = Ruhig
page-pace-slow = Langsam

## Das Ergebnis
page-result-alone =
    { $points ->
        [one] Die Partie ist zu Ende: 1 Punkt.
       *[other] Die Partie ist zu Ende: { $points } Punkte.
    }
page-result-alone-rank =
    { $points ->
        [one] Die Partie ist zu Ende: 1 Punkt, { $rank }.
       *[other] Die Partie ist zu Ende: { $points } Punkte, { $rank }.
    }
page-result-shared = { $names } teilen sich den Sieg.
page-result-over = Die Partie ist zu Ende.
page-result-you = Du gewinnst!
page-result = { $name } gewinnt.
page-play-again = Noch einmal spielen
page-other-settings = Anders aufbauen
page-next-game = Zur nächsten Partie
page-play-too = Selbst spielen
page-see-boards = Spielpläne ansehen

## Plätze
page-players = Spieler
page-state-to-act = am Zug
page-state-choosing = wählt
page-state-ready = fertig
page-is-open = Platz ist frei
page-is-here = Da
page-is-away = Nicht da
page-bot-tag = Bot
page-looking-on =
    { $number ->
        [one] 1 schaut zu
       *[other] { $number } schauen zu
    }
page-open-seats = Freie Plätze
page-seat-open = Platz { $number } ist frei.
page-by-invitation = Er wird durch Einladung vergeben.
page-copy-invitation = Einladungslink kopieren
page-invite-link = Einladungslink für Platz { $number }
page-share-link = Teilen …
page-qr = QR-Code
page-qr-of = QR-Code: { $link }
page-let-in =
    Dieser Server ist nur auf diesem Rechner zu erreichen, darum gelten seine Links nirgends sonst. Damit andere
    hereinkönnen, beende ihn und starte ihn mit { $command }; öffne ihn dann unter dem Namen oder der Adresse dieses Rechners in deinem Netz.
page-let-in-there = Diese Links beginnen mit der eigenen Adresse dieses Rechners. Um andere einzuladen, öffne diesen Tisch unter { $link }.
page-let-bot = Einen Bot spielen lassen
page-sit-here = Hier hinsetzen

## Punkte
page-points = Punkte
page-points-so-far = Punkte bisher
page-points-for = Für
page-points-together = Summe
page-points-unit =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
page-nobody-scores = Noch hat niemand Punkte.

## Pläne und Menü
page-boards = Pläne
page-others = Mitspieler
page-unfolding = Dieses Tableau wird geholt …
page-tab-others = Andere
page-tab-log = Verlauf
page-new = { $number } neu
page-fold = Frage ein- oder ausklappen
page-no-picture = Zu diesem Spiel gibt es noch kein Bild; in der Liste steht alles.
page-table = Tisch
page-menu = Menü
page-this-table = Dieser Tisch
page-table-words =
    { $number ->
        [one] { $title }, 1 Platz
       *[other] { $title }, { $number } Plätze
    }
page-table-options =
    { $number ->
        [one] { $title }, 1 Platz ({ LIST($options, type: "plain") })
       *[other] { $title }, { $number } Plätze ({ LIST($options, type: "plain") })
    }
page-option = { $option }: { $value }
page-look-back = Von Anfang an ansehen
page-copy-spectators = Link für Zuschauer kopieren
page-copy-own = Link meines Platzes für ein anderes Gerät kopieren
page-deal = Ehrlich gemischt
page-deal-help = Alles, was hier der Zufall entscheidet, folgt aus einer Zahl, der Startzahl. Ihr Hash (SHA-256) steht von Anfang an da, die Startzahl selbst nach dem Ende der Partie: So kann jeder prüfen, dass dazwischen nichts geändert wurde.
page-deal-hash = Hash:
page-deal-seed = Startzahl:
page-deal-check = Vergleichen
page-deal-right = Sie gehören zusammen: Was der Zufall bringt, stand fest, bevor die Partie begann.
page-deal-wrong = Sie gehören nicht zusammen: Das ist nicht, was am Anfang feststand.
page-deal-elsewhere = Ein Browser vergleicht sie nur über https. Speichere die Aufzeichnung und nimm: waldglas verify DATEI HASH
page-keys = Tastatur
page-key-enter = Enter
page-key-u = U
page-key-choose = die erste bis neunte Möglichkeit wählen
page-key-confirm = bestätigen
page-key-back = zurücknehmen
page-key-help = diese Tasten zeigen
page-sound = Ton, wenn ich am Zug bin
page-my-name = Mein Name
page-change = Ändern
page-back-to-table = Zurück zum Tisch

## Der Verlauf und der Chat
page-log = Was geschehen ist
page-log-short = Verlauf
page-log-of = Verlauf: { $title }
page-log-lines = Was geschehen ist, Zeile für Zeile
page-log-empty = Noch nichts.
page-log-earlier =
    { $number ->
        [one] 1 frühere Zeile
       *[other] { $number } frühere Zeilen
    }
page-log-new = Neu:
page-show-moment = Diesen Moment zeigen
page-talk = Chat
page-spectator-tag = Zuschauer
page-mute = Stummschalten
page-mute-one = Nicht zeigen, was { $name } sagt
page-say-something = Sag etwas
page-say = Sagen

## Zurückschauen
page-replay = Wiederholung
page-steps = Schritte
page-step-first = Zum Anfang
page-step-back = Ein Schritt zurück
page-play-by-itself = Abspielen
page-pause = Pause
page-step-on = Ein Schritt weiter
page-step-last = Zum letzten Moment
page-moment = Moment
page-moment-of = { $moment } von { $last }
page-show = Zeigen
page-seen-by = Gesehen von
page-eyes-spectator = Zuschauern
page-copy-moment = Link zu diesem Moment kopieren
page-save-record = Aufzeichnung speichern
page-back-to-game = Zurück zur Partie
page-play-on = Von hier weiterspielen
page-play-on-bots = Von hier gegen Bots weiterspielen

## Der Coach
page-coach = Coach
page-coach-ask = Den Coach fragen
page-coach-hints = Der Coach würde wählen
page-coach-hints-help = Punkte: was du am Ende erwarten darfst. Der Anteil: wie oft der Coach darauf zurückkam.
page-coach-hint =
    { $points ->
        [one] etwa 1 Punkt · { PERCENT($share) }
       *[other] etwa { $points } Punkte · { PERCENT($share) }
    }
page-coach-tip = Tipp { $number }
page-coach-then = Danach: { $what }
page-coach-see-steps = Schritt für Schritt ansehen
page-coach-step = { $tip }, Schritt { $number } von { $last }
page-coach-steps-done = { $tip }: So stünde es dann
page-coach-steps-help = Durch das Ansehen wird nichts gewählt. Der Coach zeigt seine Folge bis dahin, wo jemand anderes gefragt wird oder sich etwas Verdecktes zeigen würde.
page-coach-step-back = ‹ Zurück
page-coach-step-on = Weiter ›
page-coach-to-question = Zur Frage
page-coach-view = Die Sicht des Coachs
page-coach-view-of = Die Sicht des Coachs auf diese Partie { $title }
page-coach-failed = Der Coach ist damit nicht fertig geworden; lade die Seite neu, dann versucht er es noch einmal.
page-coach-under-way = Der Coach spielt jede Entscheidung durch; das dauert einen Moment.
page-coach-progress = Beurteilte Entscheidungen
page-coach-judged =
    { $total ->
        [one] { $done } von 1 Entscheidung beurteilt.
       *[other] { $done } von { $total } Entscheidungen beurteilt.
    }
page-coach-again = Lade die Seite gleich neu.
page-coach-expected = Was jeder Platz erwarten konnte
page-coach-curves = Kurven
page-coach-curves-title = Erwartete Punkte im Lauf der Partie
page-coach-turning = Wendepunkte
page-coach-well-played = Keine Entscheidung hat viel gekostet: Das war gut gespielt.
page-coach-help = Der Coach beurteilt jede Entscheidung nach dem, was der Platz in diesem Moment wissen konnte. Manchmal irrt er sich.
page-coach-mark =
    { $points ->
        [one] { $choice }: etwa 1 Punkt verloren
       *[other] { $choice }: etwa { $points } Punkte verloren
    }
page-coach-at = { $stage }: { $what }
page-coach-chosen = Gewählt
page-coach-better = Der Coach
page-coach-back = Alle Wendepunkte
page-coach-previous = ‹ Früherer
page-coach-next = Späterer ›
page-coach-lost =
    { $points ->
        [one] { $name } verlor etwa 1 Punkt
       *[other] { $name } verlor etwa { $points } Punkte
    }
page-coach-chose = Gewählt: „{ $chosen }“. Der Coach: „{ $best }“.
page-coach-figures = Entscheidungen im Vergleich zum Coach
page-coach-seat = Platz
page-coach-choices = Entscheidungen
page-coach-same = Gleich
page-coach-points-lost = Punkte verloren
page-luck = Glück und Können
page-luck-where = Woher die Punkte kommen
page-luck-of = Woher die Punkte von { $name } kommen
page-luck-help = Was die Suche vor und nach jeder Entscheidung erwartet hat, teilt die Punkte jedes Platzes auf: Zusammen ergeben die Teile, was er erreicht hat.
page-luck-average = Im Schnitt
page-luck-points = Punkte
page-luck-deal = Startlage
page-luck-deal-help = Was am Anfang offen lag, verglichen mit anderen Startlagen desselben Spiels.
page-luck-draws = Zufall, andere
page-luck-draws-help = Was der Zufall später gebracht hat und was die anderen Plätze getan haben.
page-luck-choices = Entscheidungen
page-luck-choices-help = Was die eigenen Entscheidungen gegenüber denen des Coachs gekostet haben.
page-luck-rest = Rest
page-luck-rest-help = Um wie viel sich die Schätzung geändert hat, obwohl dazwischen nichts geschehen ist: ihr eigener Fehler.
page-luck-limits = Beurteilt mit { $walks } Durchläufen der Suche je Entscheidung und { $deals } anderen Startlagen. Glück und Können lassen sich nicht genau trennen: In jedem Teil stecken Fehler der Schätzung, ein guter Zug gegen einen schwachen Bot gilt nicht mehr als der, den die Suche gespielt hätte, und mit mehr Durchläufen kämen andere Zahlen heraus.
page-share = { PERCENT($share) }

## Ein Plan
page-plan-question = Lege deine Scheiben auf deine Arbeiter.
page-plan-stock = Was dir noch bleibt
page-plan-left = { $thing }, übrig
page-plan-lay = { $place }: 1 { $thing } hinlegen
page-plan-lay-all = { $place }: alle übrigen hinlegen, { $thing }
page-plan-back = { $place }: 1 { $thing } zurücknehmen
page-plan-all = alle
page-plan-none = nichts
page-plan-things = { $number } { $thing }
page-plan-way = { $things }: { $pays }
page-plan-unfit = Verschiedene Farben zusammen müssen genau die Kosten einer Entwicklung sein.
page-plan-ready = Das ist mein Plan
