# Was jede Seite des Webtischs sagt, und warum eine Anfrage abgelehnt wird.

## Der Rahmen
page-brand = Waldglas: zur Lobby
page-motto = Waldglas: ein Tisch für Brettspiele von Wald, Glas und Kohle
page-settings = Einstellungen
page-theme = Hell oder dunkel
page-language = Sprache
page-unspoken = Auf { $language } gibt es noch keine Texte.
page-rules = Regeln
page-close = Schließen
page-back = Zurück
page-to-lobby = Zur Lobby
page-lobby = Lobby
page-for-programs = Für Programme
page-import = Aufzeichnung einlesen

## Was das Skript zeigt. In page-rule wird die Nummer dort eingesetzt.
page-no-answer = Der Server antwortet nicht; versuch es gleich noch einmal.
page-offline = Keine Verbindung zum Server. Neuer Versuch …
page-offline-chosen = Keine Verbindung: Deine Wahl ist noch nicht abgeschickt. Neuer Versuch …
page-give-back = Nicht abschicken
page-rule = Regel { $number }
page-link-copied = Der Link ist kopiert.
page-own-link-copied = Der Link zu deinem Platz ist kopiert.
page-invitation-copied = Die Einladung ist kopiert.
page-copy-by-hand = Der Browser lässt die Seite nicht kopieren. Der Link:

## Was schiefging, als Titel einer Seite
page-fault = Das hat nicht geklappt
page-fault-not-yours = Das darfst du nicht
page-fault-nothing-here = Hier ist nichts
page-fault-not-now = Das geht jetzt nicht
page-fault-too-large = Zu viel auf einmal
page-fault-not-understood = Das war nicht zu verstehen
page-fault-too-fast = Zu schnell
page-fault-went-wrong = Etwas ist schiefgegangen

## Warum eine Anfrage abgelehnt wird
page-refused-went-wrong = Hier ist etwas schiefgegangen; was schon bestätigt war, ist sicher.
page-refused-not-here = Das geht hier nicht.
page-refused-address = Diese Adresse enthält etwas, das hier nicht verstanden wird.
page-refused-request = Die Anfrage: { $what }.
page-refused-field = { $field }: { $what }.
page-refused-form = Dieses Formular war nicht lesbar; lade die Seite neu.
page-refused-form-number = Dem Formular fehlt die Zahl „{ $name }“; lade die Seite neu.
page-refused-foreign = Diese Anfrage kommt von einer anderen Website.
page-refused-too-fast = Zu viele Anfragen auf einmal; warte einen Moment.
page-refused-too-large = Eine Anfrage hat hier höchstens { $most } Bytes.
page-refused-streams = Es sind schon zu viele Verbindungen offen; schließe eine davon.
page-refused-tables =
    { $number ->
        [one] Du hast schon 1 Partie laufen; spiel sie erst zu Ende, beende oder verbirg sie.
       *[other] Du hast schon { $number } Partien laufen; spiel erst eine zu Ende, beende oder verbirg eine.
    }
page-refused-record = Eine Aufzeichnung ist reiner Text in UTF-8.
page-refused-record-yet = Die Aufzeichnung enthält die Startzahl, darum gibt es sie erst, wenn die Partie zu Ende ist.
page-refused-no-table = Diesen Tisch gibt es nicht.
page-refused-out-of-date = Der Tisch hat sich inzwischen verändert; sieh ihn dir noch einmal an.
page-refused-over = Diese Partie ist zu Ende.
page-refused-qr = QR-Codes gibt es nur für Links dieses Servers.
page-refused-ask-back = Von dir lässt sich nichts zurücknehmen: Seither wurde etwas gezogen oder aufgedeckt, oder es wird schon gefragt.
page-refused-ask-back-often = In dieser Partie wurde schon { $most }-mal zurückgenommen: Ab hier wird gespielt, wie es ist.
page-refused-no-request = Gerade bittet niemand darum, etwas zurückzunehmen.
page-refused-branch = Von einem früheren Moment weiterspielen geht erst, wenn die Partie zu Ende ist.
page-refused-moment = Diese Partie hat bisher die Momente 0 bis { $last }.

## Plätze und Namen, die abgelehnt werden
page-refused-seats =
    { $most ->
        [one] Ein Tisch hat 1 Platz.
       *[other] Ein Tisch hat 1 bis { $most } Plätze.
    }
page-refused-seats-go = Dieser Tisch hat die Plätze 0 bis { $last }.
page-refused-seat-number = Ein Platz ist eine Zahl.
page-refused-place = Ein Platz ist für me, open, hot-seat oder bot: und den Namen des Bots.
page-refused-no-seat = Diesen Platz gibt es nicht.
page-refused-no-seat-held = Du hast keinen Platz an diesem Tisch.
page-refused-not-your-seat = Das ist nicht dein Platz.
page-refused-which-seat = Du hast mehrere Plätze an diesem Tisch: Sag, für welchen du wählst.
page-refused-eyes = Dieser Platz gehört jemand anderem; solange die Partie läuft, sieht nur sein Inhaber mit dessen Augen.
page-refused-token = Dieses Token öffnet keinen Platz.
page-refused-link = Dieser Link öffnet keinen Platz; vielleicht wurde er schon benutzt oder durch einen neueren ersetzt.
page-refused-taken = Dieser Platz ist besetzt.
page-refused-seat-taken = Diesen Platz hat inzwischen jemand anderes.
page-refused-by-invitation = Die Plätze an diesem Tisch gibt es nur mit Einladung.
page-refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
page-refused-bot = Nur ein freier Platz kann an einen Bot gehen.
page-refused-rematch = Die Partie läuft noch: Spiel sie zu Ende, oder bau einen anderen Tisch auf.
page-refused-name =
    { $most ->
        [one] Ein Name hat 1 druckbares Zeichen.
       *[other] Ein Name hat 1 bis { $most } druckbare Zeichen.
    }
page-refused-message =
    { $most ->
        [one] Eine Nachricht hat 1 druckbares Zeichen.
       *[other] Eine Nachricht hat 1 bis { $most } druckbare Zeichen.
    }

## Züge, die abgelehnt werden
page-refused-by-rule = { $reason }
page-refused-decided = Das ist schon entschieden, hier oder auf einem anderen Gerät; sieh dir den Tisch noch einmal an.
page-refused-more = Vor dem Bestätigen gibt es noch mehr zu wählen.
page-refused-undo = Es gibt gerade nichts, was du zurücknehmen könntest.
page-refused-coach-thinks = Der Coach denkt schon darüber nach; warte einen Moment.
page-refused-coach-yet = Der Coach sieht sich die ganze Partie an, wenn sie zu Ende ist.
page-refused-coach-people = Der Coach hilft nur gegen Bots; sitzen andere Menschen am Tisch, wartet er bis zum Ende.
page-refused-coach-failed = Der Coach ist damit nicht fertig geworden; frag noch einmal.

## Die Seite für Programme
page-api = Die API
page-api-title = { $title } { $version }: die API
page-api-help = Für Programme: { $link }.
page-api-link = die OpenAPI-Beschreibung
