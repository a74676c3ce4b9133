# A game at the terminal.

## A choice
terminal-asked = { $name }: { $question }
terminal-your-turn = { $name }, it is your turn; the others look away. Press Enter.
terminal-type = Type a number or a name; ? for help.
terminal-may-mean =
    { $more ->
        [0] '{ $text }' may mean { LIST($tokens, type: "plain") }. Type more of it.
       *[other] '{ $text }' may mean { LIST($tokens, type: "plain") } and { $more } more. Type more of it.
    }
terminal-choices = The choices go from 1 to { $last }.
terminal-no-choice = There is no choice '{ $text }' in this game. ? for help.
terminal-allowed = { $token }: allowed.
terminal-forbidden = { $token }: { $reason }
terminal-forbidden-by = { $token }: { $reason } (rule { $rule })
terminal-nothing-to-undo = There is nothing to undo.
terminal-undone = Undone.

## Help
terminal-help = Choose by number or by name; the beginning of a name is enough where it is clear.
terminal-help-names = the choices with their names
terminal-help-undo = undo: back to the last choice made here; what was drawn since is drawn again the same
terminal-help-hint = what the coach would choose here, and what it expects of it
terminal-help-why = what forbids it, with the number of the rule
terminal-help-rules = the rules that speak of these words
terminal-help-log = all that happened
terminal-help-score = the points as they stand
terminal-help-position = this position in one word, with nothing that you cannot know; waldglas show and waldglas hint read it
terminal-help-save = write the record of the game so far
terminal-help-quit = quit

## The coach
terminal-thinking = Thinking …
terminal-hint-choice = { $words } ({ $token })
terminal-hint =
    { $choice }: about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, tried { PERCENT($share) } of the time.
terminal-hint-then =
    { $choice }: about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, tried { PERCENT($share) } of the time; then { LIST($then, type: "plain") }.

## Rules and records
terminal-sorry = Sorry, { $why }.
terminal-no-rule = No rule speaks of '{ $words }'.
terminal-save-question = Save the game? Name of the file, or Enter for no:
terminal-save-how = Type save and the name of a file.
terminal-saved = Saved as { $file }.
terminal-not-saved = Not saved: { $file }: { $why }.

## The result
terminal-points-head = Points
terminal-not-over =
    { $moves ->
        [one] After 1 choice; the game is not over.
       *[other] After { $moves } choices; the game is not over.
    }
terminal-rank = { $who }: { $rank }.
terminal-share = { $winners } share the victory.
terminal-win =
    { $who_is ->
        [you] You win.
       *[other] { $who } wins.
    }
terminal-points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }
