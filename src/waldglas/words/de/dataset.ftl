# Die Datenkarte eines Datensatzes: README.md neben seinen Dateien.

dataset-title = Partien { $title } zwischen Bots
dataset-about =
    Eine Zeile für jede Entscheidung eines Platzes; Entscheidungen mit nur einer möglichen Antwort spielen sich von selbst und stehen nicht da. Eine Beobachtung hat { $size } Zahlen, eine Maske { $actions } Stellen. Die Entscheidungen einer Partie stehen in der Reihenfolge, in der die Plätze gefragt wurden.
dataset-setting = Einstellung
dataset-column = Spalte
dataset-what = was sie ist
dataset-match = Nummer der Partie, ab 1; die Zeilen einer Partie stehen in einer Datei.
dataset-deal = Nummer der Ausgangslage; Partien einer Ausgangslage beginnen gleich, mit getauschten Plätzen der Bots.
dataset-seed = Die Startzahl der Partie: Mit Einstellungen und Entscheidungen ergibt sie dieselbe Partie wieder.
dataset-move = Wie viele Entscheidungen am Tisch gefallen waren, als nach dieser gefragt wurde.
dataset-seat = Wer entschied, ab 0.
dataset-bot = Der Bot, der dort saß.
dataset-observation = Was der Platz wusste, von position.encode(seat); game.layout(seats) benennt jede Zahl.
dataset-mask = 1 für alles, was zur Wahl stand, von position.mask(seat).
dataset-offered = Dasselbe als Liste, in der Reihenfolge der Regeln.
dataset-choice = Was der Bot wählte: die Nummer im Alphabet.
dataset-token = Der Name dieser Wahl in Aufzeichnungen.
dataset-visits = Zu jedem von `offered`, wie oft die Suche des Bots es versucht hatte, als er wählte; null, wo er nicht suchte.
dataset-values = Zu jedem von `offered` die mittleren Punkte des Platzes über diese Versuche; 0, wo es keinen gab.
dataset-score = Die Punkte des Platzes am Ende; null für einen Platz, der nicht wertet.
dataset-place = Der wievielte der Platz wurde, 1 für alle, die gewannen; null für einen Platz, der nicht wertet.
dataset-win = 1 für einen Sieg, ein Anteil an einem geteilten, sonst 0.
dataset-reading =
    Alles außer `visits` und `values` eines Bots, der nach der Uhr denkt, entsteht beim nächsten Mal genauso. Lies es mit `polars.read_parquet("*.parquet")`; teile nach `deal`, nicht nach Zeilen, damit keine Partie zugleich gelernt und geprüft wird.
