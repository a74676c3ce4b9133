# What is said of seats that change hands: bots that stand in, who is away, who left or resigned.

## Bots that stand in
page-company = Who is away
page-stand-in-tag = bot plays
page-plays-for =
    { $when ->
        [over] A bot played for { $name }.
       *[now] A bot plays for { $name }.
    }
page-resigned-tag = resigned
page-has-resigned =
    { $when ->
        [over] { $name } resigned; a bot played on.
       *[now] { $name } has resigned; a bot plays on.
    }
page-bot-for-you = A bot plays for you ({ $name }).
page-bot-for-you-log = What happened since your last move is marked as new in the log.
page-you-resigned = You have resigned ({ $name }); a bot plays on.
page-take-seat-back = Take my seat back
page-long-away = { $name } has been away for longer than agreed.
page-voted =
    { $number ->
        [one] 1 vote for a bot so far
       *[other] { $number } votes for a bot so far
    }
page-let-bot-play = Let this bot play for { $name }
page-vote-bot = Vote for a bot to play for { $name }
page-name-stood-in = { $name } (a bot plays)
page-name-resigned = { $name } (resigned)
page-log-stood-in = From here on a bot plays for { $name }.
page-log-took-back = { $name } plays again.
page-log-resigned = { $name } resigns: a bot plays on.
page-log-left = { $name } leaves the table.
page-log-joined = { $name } sits down.

## What is refused
page-refused-stood-in = A bot plays for you: take your seat back first.
page-refused-stands-in = A bot plays for { $name } already.
page-refused-no-stand-in = No bot plays for you: the seat is yours.
page-refused-resigned = You have resigned: a bot plays this seat to the end.
page-refused-no-person = Nobody sits there whom a bot could play for.
page-refused-not-away = { $name } has not been away for long enough: a bot may play only after the time that was agreed.
page-refused-never-away = At this table it was agreed that no bot plays for { $name }, however long one is away.
page-refused-stand-in-alone = You play alone or against bots: nobody waits for you, and no bot plays in your place.
page-refused-vote = Only who sits at the table has a vote.

## What everybody agrees to
page-together = Together
page-together-help = Whoever sits down agrees to this.
page-away = When somebody is away, a bot may play
page-away-usual = as usual (after a day, if seats are open)
page-away-never = never
page-away-minutes-5 = after 5 minutes
page-away-hour = after an hour
page-away-day = after a day
page-away-days-3 = after 3 days
page-away-own = after the minutes below
page-away-minutes = Minutes
page-away-help = After that time the host can let a bot play, or most of the others can. Who comes back takes the seat back with one press.
page-agreed = Agreed here:
page-terms-reserve = Each has { $reserve } to think in all, and { $each } for each choice.
page-terms-each = Each has { $each } for each choice.
page-terms-bot = When the time is over, a bot plays on until one takes the seat back.
page-terms-resigns = When the time is over, the seat resigns.
page-terms-away = For who is away for longer than { $time }, a bot may play.
page-refused-away = Somebody counts as away after 1 to { $most } minutes, or never.

## Waiting
page-waiting-room = Waiting room
page-title-waits = Waiting room · { $title }
page-waits = This table has been waiting since { $since } (UTC). The game begins when nobody is missing.
page-begin-now = Begin now, with bots on the open seats
page-refused-waits = The game has not begun yet: somebody is still missing.
page-refused-begun = This game has begun already.

## Going
page-go = Leave, resign, end
page-leave-waiting = Leave the table
    .help = Your seat is open again.
page-leave = Leave the table
    .help = Your seat is open again; a bot plays there until somebody sits down.
page-bot-for-me = Let a bot play for me
    .help = You take your seat back when you like.
page-resign = Resign
    .help = A bot plays your seat to the end; it cannot be taken back.
page-end-together = End the game without a result
    .help = The others are asked, as far as they are not away; when all agree, nobody wins.
page-want-to-end =
    { $number ->
        [one] { $names } wants to end the game without a result.
       *[other] { $names } want to end the game without a result.
    }
page-do-not-end = Play on
page-abandoned = This game was given up before its end: nobody has won.
page-refused-leave-rated = This game counts for ratings: resign instead of leaving.
page-refused-end-alone = People play here: only they can end the game, when all of them agree.
page-refused-no-ending = Nobody wants to end this game just now.

## The lobby
page-given-up = given up { $day }
page-waiting-for-so-long = waiting for { $time }
page-refused-full = Every seat of this table is taken by now.

## Coming back, here or elsewhere
page-come-back = How to come back
page-come-back-help = This browser knows you here. With the link of your seat you come back from anywhere; keep it to yourself.
page-come-back-profile = A { $profile } leads you back to all your tables, on every device: kept by a passkey or a code, without e-mail.
page-come-back-profile-word = profile
page-own-link = The link of your seat
page-carry = Go on in another browser
page-carry-how = Open { $address } there and type in this code, or take the picture with its camera:
page-carry-lasts = It is good once, within { $minutes } minutes. You keep your seat in this browser too.
page-carry-qr = QR code that opens your seat on another device
page-carry-here = Go on with your seat here
page-code = Code
page-refused-code = This code opens no seat: it was mistyped, or is out of date.
page-refused-code-used = This code was used already: make a new one where you sit.
page-refused-code-old = This code is out of date: make a new one where you sit.
page-new-link-for = New link for { $name }
page-allow-link = Let the host make a new link
    .help = For your seat, if you have lost yours: whoever opens the new link holds the seat, and nobody else.
page-forbid-link = No new link after all
    .help = You had allowed the host to make a new link for your seat.
page-refused-link-there = { $name } holds this seat: a new link needs { $name }’s agreement, or a longer absence.

## Unfinished tables
page-unfinished = Unfinished and hidden tables
page-unfinished-help = Of the tables that you set up, { $number } count at most at a time; those hidden, or untouched for two weeks, do not.
page-nothing-unfinished = Nothing is unfinished.
page-hidden = Hidden
page-hide = Hide
page-show-again = Show again
page-end-or-hide = Clear away
page-clear-oldest = Clear away the { $number } oldest
page-clear-help = Tables at which nobody else plays are ended; others are hidden from you, and their games go on.
page-clear-away = Clear some away
page-hide-table = Hide this table
    .help = It is on your list no longer; it can be shown again under “Unfinished and hidden tables”, which the lobby leads to.

## Clocks
page-clock = How long one may think
page-clock-none = as long as one likes
page-clock-quick = quick: 10 minutes, and 15 seconds for each choice
page-clock-calm = calm: 30 minutes, and a minute for each choice
page-clock-day = by days: a day for each choice
page-clock-days-3 = by days: 3 days for each choice
page-clock-own = the minutes and seconds below
page-clock-minutes = Minutes of reserve
page-clock-seconds = Seconds for each choice
page-clock-end = When the time is over
page-clock-end-bot = a bot plays on, until one takes the seat back
page-clock-end-resign = the seat resigns
page-clock-help = Only whoever is to choose loses time; the minutes are used up by choices that take longer. For people who sit apart.
page-clock-said-minute = You have one minute left.
page-clock-said-ten = You have ten seconds left.
page-clock-said-over = Your time is over.
page-clock-left = Time left: { $time }
page-clock-short = { $minutes }:{ $seconds }
page-clock-long = { $days } d { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-days-left =
    { $number ->
        [one] 1 day left
       *[other] { $number } days left
    }
page-hours-left =
    { $number ->
        [0] less than an hour left
        [one] 1 hour left
       *[other] { $number } hours left
    }
page-log-out-of-time = { $name }’s time is over: a bot plays from here on.
page-log-resigned-by-time = { $name }’s time is over, so the seat resigns: a bot plays on.
page-refused-time = Your time is over: a bot plays for you. Take your seat back to go on.
page-refused-time-resigned = Your time is over: as was agreed, your seat has resigned for you.
page-refused-clock = This is no clock: write a reserve and the seconds for each choice, as live:600+15, or 1 to { $days } days for each choice, as days:3.
page-refused-clock-own = A clock of your own has 0 to { $minutes } minutes of reserve, and { $least } to { $most } seconds for each choice.
page-refused-clock-alone = A clock is for people who sit apart: it needs an open seat, and no players who share this screen.
