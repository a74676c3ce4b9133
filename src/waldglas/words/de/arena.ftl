# Ligen: was die Tabellen des Terminals und die Seite eines Berichts sagen.

## Eine Liga in einer Zeile
arena-title = { $name } – Waldglas-Arena
arena-seats =
    { $seats ->
        [1] solo
       *[other] { $seats } Plätze
    }
arena-games-of =
    { $planned ->
        [one] { $games } von 1 Partie
       *[other] { $games } von { $planned } Partien
    }
arena-line-ups =
    { $number ->
        [one] 1 Besetzung
       *[other] { $number } Besetzungen
    }
arena-deals =
    { $number ->
        [one] 1 Ausgangslage
       *[other] { $number } Ausgangslagen
    }
arena-rotations =
    { $number ->
        [one] 1 Sitzordnung
       *[other] { $number } Sitzordnungen
    }
arena-each-rotated = jede in { $number } Sitzordnungen
arena-seed = Startzahl { $seed }
arena-unfinished = Diese Liga ist nicht zu Ende gespielt.

## Köpfe von Tabellen
arena-bot = Bot
arena-games = Partien
arena-strength = Spielstärke
arena-rating = Wertung
arena-interval = 95 %
arena-wins = Siege
arena-scores = Punkte
arena-mean-score = Punkte im Mittel
arena-mean = Mittel
arena-sd = Streuung
arena-standard-error = Std.-Fehler
arena-median = Median
arena-least = wenigste
arena-most = meiste
arena-before = vor
arena-mean-points-from = Punkte im Mittel aus
arena-thinking = Bedenkzeit
arena-median-ms = Median ms
arena-p95-ms = p95 ms
arena-choices-a-game = Entscheidungen je Partie
arena-seconds-a-game = Sekunden je Partie
arena-rank = Titel
arena-building = Gebäude
arena-owners = Besitzer
arena-each = daraus, je
arena-duel = { PERCENT($share, digits: 1) } von { $games }

## Die Teile eines Berichts
arena-summary = Überblick
arena-ratings = Wertungen
arena-ratings-caption =
    Das Modell von Bradley und Terry auf der Elo-Skala: 400 Punkte mehr heißt zehn Siege auf einen; im Mittel haben diese Bots 1500. Wertungen verschiedener Ligen lassen sich nicht vergleichen.
arena-duels = Direkter Vergleich
arena-duels-caption =
    Wie oft der Bot der Zeile vor dem Bot der Spalte ankam; gleiche Plätze zählen für beide als halber Sieg.
arena-titles = Titel
arena-distributions = Punkte
arena-distributions-caption = Anteil der Partien, die mit so vielen Punkten endeten.
arena-sources = Woher die Punkte kommen
arena-sources-caption = Punkte im Mittel aus jeder Zeile der Wertung.
arena-buildings = Gebäude
arena-buildings-caption =
    Wie oft gewann, wer das Gebäude am Ende hatte, und wie viele das waren. An der gestrichelten Linie würden alle gleich oft gewinnen. Gute Spieler bauen auch gute Gebäude: Was Ursache ist, sagt das nicht.
arena-all-buildings = Alle { $number } in Zahlen
arena-seat-wins = Plätze
arena-seat-wins-caption =
    Wer auch immer dort saß: Jeder Bot saß gleich oft auf jedem Platz. Die Plätze sind wie in den Aufzeichnungen nummeriert.
arena-lengths = Länge
arena-lengths-caption = Entscheidungen in einer ganzen Partie; Erzwungenes zählt nicht mit.
arena-paces = Zeit je Entscheidung
arena-paces-caption = Linie: alle außer dem schnellsten und dem langsamsten Zwanzigstel. Balken: die mittlere Hälfte. Strich: der Median.

## Diagramme
arena-axis-rating = Wertung (Elo) mit 95-%-Intervall
arena-axis-points = Punkte
arena-axis-mean-points = Punkte im Mittel je Partie
arena-axis-win-rate = Siegquote mit 95-%-Intervall
arena-axis-choices = Entscheidungen je Partie, alle Plätze
arena-axis-pace = Millisekunden je Entscheidung (logarithmisch)
arena-winners = Sieger
arena-others = andere
arena-seat = Platz { $seat }
