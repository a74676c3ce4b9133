# Eine Partie am Terminal.

## Eine Wahl
terminal-asked = { $name }: { $question }
terminal-your-turn = { $name }, du bist am Zug; die anderen schauen weg. Drücke Enter.
terminal-type = Gib eine Zahl oder einen Namen ein; ? für Hilfe.
terminal-may-mean =
    { $more ->
        [0] „{ $text }“ kann { LIST($tokens, type: "plain") } heißen. Gib mehr davon ein.
       *[other] „{ $text }“ kann { LIST($tokens, type: "plain") } und { $more } weitere heißen. Gib mehr davon ein.
    }
terminal-choices = Zur Wahl steht 1 bis { $last }.
terminal-no-choice = In diesem Spiel gibt es keine Wahl „{ $text }“. ? für Hilfe.
terminal-allowed = { $token }: erlaubt.
terminal-forbidden = { $token }: { $reason }
terminal-forbidden-by = { $token }: { $reason } (Regel { $rule })
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-undone = Zurückgenommen.

## Hilfe
terminal-help = Wähle mit Zahl oder Name; der Anfang eines Namens genügt, wo er eindeutig ist.
terminal-help-names = die Auswahl mit ihren Namen
terminal-help-undo = zurücknehmen: zurück zur letzten Wahl von hier; was seither gezogen wurde, wird genauso wieder gezogen
terminal-help-hint = was der Coach hier wählen würde und was er sich davon verspricht
terminal-help-why = was es verbietet, mit der Nummer der Regel
terminal-help-rules = die Regeln, in denen diese Wörter vorkommen
terminal-help-log = alles, was geschehen ist
terminal-help-score = der Punktestand
terminal-help-position = diese Stellung in einem Wort, mit nichts, was du nicht wissen kannst; waldglas show und waldglas hint lesen sie
terminal-help-save = die Aufzeichnung der bisherigen Partie schreiben
terminal-help-quit = beenden

## Der Coach
terminal-thinking = Der Coach überlegt …
terminal-hint-choice = { $words } ({ $token })
terminal-hint =
    { $choice }: etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, in { PERCENT($share) } der Versuche gewählt.
terminal-hint-then =
    { $choice }: etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, in { PERCENT($share) } der Versuche gewählt; danach { LIST($then, type: "plain") }.

## Regeln und Aufzeichnungen
terminal-sorry = Das geht nicht: { $why }.
terminal-no-rule = Keine Regel spricht von „{ $words }“.
terminal-save-question = Die Partie speichern? Name der Datei, oder Enter für nein:
terminal-save-how = Gib save und den Namen einer Datei ein.
terminal-saved = Gespeichert als { $file }.
terminal-not-saved = Nicht gespeichert: { $file }: { $why }.

## Das Ergebnis
terminal-points-head = Punkte
terminal-not-over =
    { $moves ->
        [one] Nach 1 Entscheidung; die Partie ist nicht zu Ende.
       *[other] Nach { $moves } Entscheidungen; die Partie ist nicht zu Ende.
    }
terminal-rank = { $who }: { $rank }.
terminal-share = { $winners } teilen sich den Sieg.
terminal-win =
    { $who_is ->
        [you] Du gewinnst.
       *[other] { $who } gewinnt.
    }
terminal-points =
    { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
