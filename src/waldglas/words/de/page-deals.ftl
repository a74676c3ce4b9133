# Das Spiel des Tages.

page-today = Spiel des Tages
page-today-day = { $day }
page-today-of = Das Spiel vom { $day }
page-today-to = Zum heutigen Spiel des Tages
page-today-help = Für jedes Spiel eine Ausgangslage, für alle dieselbe. Du spielst um Punkte und, wo die Spielregel einen hat, um einen Titel. Dein erster Versuch zählt, und darin wird nichts zurückgenommen; danach kannst du üben, so oft du magst. Die Bestenliste und die Punkte der Bots siehst du, wenn dein Versuch vorbei ist. Der Tag endet um Mitternacht (UTC); dann können sich alle die gewerteten Partien ansehen.
page-today-over-help = Dieser Tag ist vorbei: Die Startzahlen sind bekannt, und die gewerteten Partien lassen sich über die Namen in der Bestenliste ansehen.
page-today-line = Spiel des Tages: dieselbe Ausgangslage für alle, ein Versuch
page-today-alone = allein
page-today-against = gegen einen Bot ({ $bot }), weil die Spielregel kein Solospiel hat
page-today-begin = Den Versuch spielen, der zählt
page-today-go-on = Deinen Versuch fortsetzen
page-today-practise = Mit dieser Ausgangslage üben
page-today-tries =
    { $number ->
        [0] Noch niemand hat es versucht.
        [one] 1 Person hat es versucht.
       *[other] { $number } Personen haben es versucht.
    }
page-today-yours = Du hast { $points } Punkte erreicht.
page-today-yours-title = Du hast { $points } Punkte erreicht: { $title }.
page-today-left = Du hast deinen Versuch nicht beendet.
page-today-look = Deine Partie ansehen
page-today-won = gewonnen
page-today-lost = verloren
page-today-board = Bestenliste
page-today-place = Rang
page-today-name = Name
page-today-points = Punkte
page-today-title = Titel
page-today-time = Uhrzeit (UTC)
page-today-you = (du)
page-today-nobody = Noch niemand ist fertig geworden.
page-today-bots-play = Die Bots spielen noch; schau in ein paar Minuten wieder nach.
page-today-deal-help = Die Ausgangslage folgt aus einer einzigen Zahl, der Startzahl. Ihr Hash (SHA-256) wird am Tag davor veröffentlicht, die Startzahl selbst, wenn der Tag vorbei ist: So kann jeder prüfen, dass alles vorher feststand.
page-today-tomorrow = Morgen
page-today-tomorrow-help = Die Ausgangslagen von morgen stehen fest. Das sind die Hashes ihrer Startzahlen: Schreib sie dir auf und vergleiche sie am Tag danach.
page-today-earlier = Frühere Tage
page-today-seed-later = Die Startzahl wird bekannt gegeben, wenn der Tag vorbei ist.

page-refused-no-deal = Für diesen Tag und dieses Spiel gibt es nichts; schau beim Spiel des Tages nach.
page-refused-deal-over = Dieser Tag ist vorbei: Spiel das heutige Spiel des Tages, oder übe mit dem früheren.
page-refused-tried = Du hast deinen Versuch schon gemacht.
page-refused-practice = Mach zuerst den Versuch, der zählt; danach kannst du üben, so oft du magst.
page-refused-sealed = Diese Partie gehört zum heutigen Spiel des Tages: Andere können sie ansehen, wenn der Tag vorbei ist, um Mitternacht (UTC).
page-refused-deal-yet = Diese Partie gehört zum heutigen Spiel des Tages: Aufzeichnung und Startzahl gibt es, wenn der Tag vorbei ist, um Mitternacht (UTC).
page-refused-rematch-deal = Das Spiel des Tages spielst du auf seiner eigenen Seite noch einmal, zur Übung.
page-refused-coach-deal = Im Versuch, der zählt, hilft niemand; der Coach sieht sich die Partie an, wenn sie vorbei ist.
