# Lernen

page-learn = In { $minutes } Minuten lernen
page-first-game = Ein erstes Spiel spielen
page-first-game-help = Aufgebaut, wie es die Anleitung fürs erste Spiel rät, gegen einen leichten Bot und mit einem Helfer, der jede neue Art von Frage einmal erklärt.
page-know-game = Ich kenne das Spiel
page-weight-light = schnell gelernt
page-weight-medium = nach einem Spiel gelernt
page-weight-heavy = viel zu lernen
page-learn-title = { $title } lernen
page-learn-about =
    { $number } kurze Lektionen am echten Spielplan, zusammen etwa { $minutes } Minuten. Du kannst jederzeit gehen und wiederkommen.
page-learn-progress = { $done } von { $number } Lektionen geschafft.
page-learn-leave = Zurück zum Spiel
page-lesson-minutes =
    { $minutes ->
        [one] etwa eine Minute
       *[other] etwa { $minutes } Minuten
    }
page-lesson-done = geschafft
page-lesson-begun = begonnen
page-lesson-of = { $lesson } · { $title }
page-lesson-tools = Lektion
page-lesson-leave = Lektionen
page-lesson-step = Lektion { $lesson }, Schritt { $step } von { $steps }
page-lesson-well = Gut gemacht!
page-lesson-next = Nächste Lektion
page-lesson-again = Noch einmal
page-lesson-all = Alle Lektionen
page-go-on = Weiter
page-refused-lesson = Eine solche Lektion gibt es hier nicht: Sie sind von 1 bis { $last } nummeriert.
page-refused-guess = Antworte mit einer der Zahlen dieses Schritts.
page-helper = Neu für dich
page-helper-off = Keine Erklärungen mehr
page-helper-switch = Jede neue Art von Frage erklären
