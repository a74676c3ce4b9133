# What the pages of a table say: the question, the seats, the boards, the log, the talk, the replay, the coach.

## The title of the window
page-title-over = Over · { $title }
page-title-yours = ● Your turn · { $title }
page-title-turn = { $name }’s turn · { $title }

## What is asked
page-pass-device = Pass the device to { $name }.
page-pass-hidden = What one holds is hidden until the next one has the device in hand.
page-i-am = I am { $name }
page-choose-hand =
    { $number ->
        [one] Choose 1 card for your hand.
       *[other] Choose { $number } cards for your hand.
    }
page-hand-ready =
    { $number ->
        [one] Take this one
       *[other] Take these { $number }
    }
page-hand-missing = { $number } more to choose
page-hand-over = { $number } too many
page-ways =
    { $number ->
        [one] 1 way
       *[other] { $number } ways
    }
page-sets-off = Sets off: { $what }
page-times = { $what } ({ $number }×)
page-ends-game = This ends the game
page-confirm-all = That is all for now: confirm it, or take something back.
page-confirm-question = Is that your move?
page-confirm = Confirm
page-only-you = Only you see this yet.
page-you-chose = You chose: { $choice }.
page-take-back = Take back
page-take-back-chosen = Take back what I chose
page-rewind = Take back my last move
page-rewind-help = You play alone or against bots, so you may take back what was seen. The game is then marked as practice.
page-practice = practice game
page-ask-back = Ask to take back my last turn
page-ask-back-help = The others are asked whether they agree. What was drawn or shown since cannot be taken back.
page-back-asked =
    { $name } asks to go back to before that seat’s last turn: { $number ->
        [one] 1 choice is
       *[other] { $number } choices are
    } taken back then. Still to agree: { $missing }.
page-back-asked-you =
    You ask to go back to before your last turn: { $number ->
        [one] 1 choice is
       *[other] { $number } choices are
    } taken back then. Still to agree: { $missing }.
page-back-refused = { $name } asked to take something back; { $other } does not agree.
page-agree = Agree
page-refuse = Do not agree
page-withdraw = Go on without it
page-taken-back =
    { $number ->
        [one] taken back by agreement once
       *[other] taken back by agreement { $number } times
    }
page-log-taken-back =
    With the agreement of all, { $name } took back { $number ->
        [one] 1 choice
       *[other] { $number } choices
    }.
page-confirm-each = Confirm my turns
page-take-all = Take all automatically

page-since-yours = Since your move

## Who is waited for
page-one-moment = One moment …
page-waiting-for = Waiting for { $names }.
page-waiting-for-many =
    { $number ->
        [one] Waiting for 1 seat.
       *[other] Waiting for { $number } seats.
    }
page-all-choose = All choose at the same time.
page-thinking = { $name } is thinking.
page-skip = Skip to now
page-pace = The others’ steps:
page-pace-none = At once
page-pace-quick = Quick
page-pace-calm = Calm
page-pace-slow = Slow

## The result
page-result-alone =
    { $points ->
        [one] The game is over: 1 point.
       *[other] The game is over: { $points } points.
    }
page-result-alone-rank =
    { $points ->
        [one] The game is over: 1 point, { $rank }.
       *[other] The game is over: { $points } points, { $rank }.
    }
page-result-shared = { $names } share the victory.
page-result-over = The game is over.
page-result-you = You win!
page-result = { $name } wins.
page-play-again = Play again
page-other-settings = Another set-up
page-next-game = To the next game
page-play-too = Play it too
page-see-boards = Look at the boards

## Seats
page-players = Players
page-state-to-act = to act
page-state-choosing = choosing
page-state-ready = ready
page-is-open = Seat is open
page-is-here = Here
page-is-away = Away
page-bot-tag = bot
page-looking-on = { $number } looking on
page-open-seats = Open seats
page-seat-open = Seat { $number } is open.
page-by-invitation = It is given by invitation.
page-copy-invitation = Copy the invite link
page-invite-link = Invite link for seat { $number }
page-share-link = Share …
page-qr = QR code
page-qr-of = QR code: { $link }
page-let-in =
    This server listens on this machine only, so its links work nowhere else. To let others in, end it and start it with
    { $command }; then open it by this machine’s name or address in your network.
page-let-in-there = These links begin with this machine’s own address. To invite others, open this table at { $link }.
page-let-bot = Let a bot play
page-sit-here = Sit down here

## Points
page-points = Points
page-points-so-far = Points so far
page-points-for = For
page-points-together = Together
page-points-unit =
    { $number ->
        [one] point
       *[other] points
    }
page-nobody-scores = Nobody scores yet.

## Boards and menu
page-boards = Boards
page-others = Other players
page-unfolding = Fetching this board …
page-tab-others = Others
page-tab-log = Log
page-new = { $number } new
page-fold = Fold or unfold the question
page-no-picture = This game has no picture yet; the list has it all.
page-table = Table
page-menu = Menu
page-this-table = This table
page-table-words =
    { $number ->
        [one] { $title }, 1 seat
       *[other] { $title }, { $number } seats
    }
page-table-options =
    { $number ->
        [one] { $title }, 1 seat ({ LIST($options, type: "plain") })
       *[other] { $title }, { $number } seats ({ LIST($options, type: "plain") })
    }
page-option = { $option }: { $value }
page-look-back = Look back from the beginning
page-copy-spectators = Copy a link for spectators
page-copy-own = Copy my seat’s link for another device
page-deal = A fair deal
page-deal-help = Everything that chance decides here follows from one number, the seed. Its hash (SHA-256) is told from the beginning, the seed when the game is over: so everybody can check that nothing was changed in between.
page-deal-hash = Hash:
page-deal-seed = Seed:
page-deal-check = Compare them
page-deal-right = They belong together: the deal was settled before the game began.
page-deal-wrong = They do not belong together: this is not the deal that was settled.
page-deal-elsewhere = A browser compares them over https only. Save the record and use: waldglas verify FILE HASH
page-keys = Keyboard
page-key-enter = Enter
page-key-u = U
page-key-choose = choose the first to the ninth choice
page-key-confirm = confirm
page-key-back = take back
page-key-help = show these keys
page-sound = Sound when it is my turn
page-my-name = My name
page-change = Change
page-back-to-table = Back to the table

## The log and the talk
page-log = What happened
page-log-short = Log
page-log-of = Log of { $title }
page-log-lines = What happened, line by line
page-log-empty = Nothing yet.
page-log-earlier =
    { $number ->
        [one] 1 earlier line
       *[other] { $number } earlier lines
    }
page-log-new = New:
page-show-moment = Show this moment
page-talk = Talk
page-spectator-tag = spectator
page-mute = Mute somebody
page-mute-one = Do not show me what { $name } says
page-say-something = Say something
page-say = Say

## Looking back
page-replay = Replay
page-steps = Steps
page-step-first = To the beginning
page-step-back = One step back
page-play-by-itself = Play
page-pause = Pause
page-step-on = One step on
page-step-last = To the last moment
page-moment = Moment
page-moment-of = { $moment } of { $last }
page-show = Show
page-seen-by = Seen by
page-eyes-spectator = a spectator
page-copy-moment = Copy link to this moment
page-save-record = Save the record
page-back-to-game = Back to the game
page-play-on = Play on from here
page-play-on-bots = Play on from here against bots

## The coach
page-coach = Coach
page-coach-ask = Ask the coach
page-coach-hints = The coach would choose
page-coach-hints-help = Points: what you may expect at the end. The share: how often the coach came back to it.
page-coach-hint =
    { $points ->
        [one] about 1 point · { PERCENT($share) }
       *[other] about { $points } points · { PERCENT($share) }
    }
page-coach-tip = Tip { $number }
page-coach-then = Then: { $what }
page-coach-see-steps = See it step by step
page-coach-step = { $tip }, step { $number } of { $last }
page-coach-steps-done = { $tip }: so it would stand
page-coach-steps-help = Nothing is chosen by looking. The coach shows its line up to where somebody else is asked or something hidden would show.
page-coach-step-back = ‹ Back
page-coach-step-on = Next ›
page-coach-to-question = To the question
page-coach-view = The coach’s view
page-coach-view-of = The coach’s view of this game of { $title }
page-coach-failed = The coach could not finish this; load the page again to let it try once more.
page-coach-under-way = The coach plays every choice over; this takes a moment.
page-coach-progress = Choices judged
page-coach-judged =
    { $total ->
        [one] { $done } of 1 choice judged.
       *[other] { $done } of { $total } choices judged.
    }
page-coach-again = Load the page again in a moment.
page-coach-expected = What each seat could expect
page-coach-curves = Curves
page-coach-curves-title = Expected points over the game
page-coach-turning = Turning points
page-coach-well-played = No choice cost much: this was well played.
page-coach-help = The coach judges each choice by what its seat could know at that moment. It errs at times.
page-coach-mark =
    { $points ->
        [one] { $choice }: about 1 point lost
       *[other] { $choice }: about { $points } points lost
    }
page-coach-lost =
    { $points ->
        [one] { $name } lost about 1 point
       *[other] { $name } lost about { $points } points
    }
page-coach-at = { $stage }: { $what }
page-coach-chosen = Chosen
page-coach-better = The coach
page-coach-back = All turning points
page-coach-previous = ‹ Earlier one
page-coach-next = Later one ›
page-coach-chose = Chose: “{ $chosen }”. The coach: “{ $best }”.
page-coach-figures = Choices against the coach’s
page-coach-seat = Seat
page-coach-choices = Choices
page-coach-same = The same
page-coach-points-lost = Points lost
page-luck = Luck and skill
page-luck-where = Where the points come from
page-luck-of = Where the points of { $name } come from
page-luck-help = What the search expected before and after every choice splits the points of each seat: together the parts are what it got.
page-luck-average = Average deal
page-luck-points = Points
page-luck-deal = The deal
page-luck-deal-help = What lay open at the beginning, against other deals of the same game.
page-luck-draws = Draws, others
page-luck-draws-help = What chance brought later, and what the other seats did.
page-luck-choices = Choices
page-luck-choices-help = What the seat’s own choices cost against those the coach would have made.
page-luck-rest = Rest
page-luck-rest-help = What the estimate changed by though nothing had happened in between: its own error.
page-luck-limits = Judged by { $walks } walks of the search for each choice, and { $deals } other deals. Luck and skill cannot be told apart exactly: every part has errors of the estimate in it, a good choice against a weak bot looks no better than the search would have played, and with more walks the figures would differ.
page-share = { PERCENT($share) }

## A plan
page-plan-question = Put your disks on your workers.
page-plan-stock = What you have left
page-plan-left = { $thing }, left
page-plan-lay = Lay 1 { $thing } on { $place }
page-plan-lay-all = { $thing }: lay all that are left on { $place }
page-plan-back = Take 1 { $thing } back from { $place }
page-plan-all = all
page-plan-none = nothing
page-plan-things = { $number } { $thing }
page-plan-way = { $things }: { $pays }
page-plan-unfit = Different colours together must be exactly what a development costs.
page-plan-ready = This is my plan
