# The command line. What --help says of the group is read without a catalogue: cli-waldglas, cli-commands, cli-lang,
# cli-version and the first paragraph of each command take no values.

## Help: the command itself
cli-waldglas = Board games about forests, glass and coal. Without a command: the table in the browser.
cli-commands = Commands
cli-lang = The language to speak; by default that of the system.
cli-version = The version and the build.

## Help: what several commands share
cli-option = An option of GAME.
cli-corrections = Your corrections of the facts (TOML).
cli-json = Answer in JSON.

## Help: each command and its options
cli-games = The games, with their seats and options.
cli-serve = The table in the browser: on this machine, or for friends over a network.
cli-serve-host = The address; 0.0.0.0 is for the network.
cli-serve-port = The port. By default 8080, or any that is free.
cli-serve-data = The folder where tables are kept. By default your data folder.
cli-serve-database = A database URL instead, such as postgresql://user@host/name.
cli-serve-workers = How many server processes share the tables.
cli-serve-proxy = The address of a proxy whose X-Forwarded-For is believed.
cli-serve-open = Open it in the browser.
cli-play = A game of GAME in the terminal: alone, against bots, or several people at one keyboard.
cli-play-seats =
    Who plays, with commas: me, me:Anna, { LIST($bots, type: "plain") }, or a bot of your own as module:Class. By default me,greedy.
cli-play-seed = The same seed deals the same game.
cli-play-record = Write the record of the game into this file.
cli-simulate = Lets bots play many games of GAME and adds them up.
cli-simulate-seats =
    A bot a seat, with commas: { LIST($bots, type: "plain") }, a budget such as search:500, or your own module:Class.
cli-simulate-games = How many games.
cli-simulate-seed = The same seed plays the same games.
cli-simulate-jobs = Processes at work.
cli-simulate-record = Write each game into this folder.
cli-arena =
    Lets bots play a league of GAME: every line-up plays the same deals, in turned seats.

    With --out every finished game is kept at once: after an interruption the same command goes on where it stopped.
cli-arena-bots =
    Who meets whom, with commas: { LIST($bots, type: "plain") }, a budget for the search such as search:500, or a bot of your own as module:Class.
cli-arena-games = Games of each line-up of bots; a few more if it takes that to play each deal in each rotation.
cli-arena-seats =
    Seats at a table. More bots than seats: all combinations play; fewer: bots sit several times; 1: solo.
cli-arena-seed = The same seed deals the same games.
cli-arena-jobs = Matches at a time. By default as many as this machine has cores, or with --on ray the cluster.
cli-arena-on = Where to play.
cli-arena-out = Keep results and records here, and go on with what is there.
cli-report = A page of figures and pictures about the league in DIR: one file, to be opened in any browser.
cli-report-out = The file to write. By default { $page } in DIR.
cli-replay = Plays the record in FILE again.
cli-replay-until = Stop after this many choices.
cli-replay-svg = Draw the position into this file.
cli-analyse = Judges every choice of the finished game in FILE, and shows where it turned.
cli-analyse-walks = Walks for each choice.
cli-analyse-jobs = Processes at work. By default as many as there are cores.
cli-show = Shows the POSITION that somebody pasted: one word, as `position` prints it at a table in the terminal.
cli-show-seat = Only what this seat knows.
cli-hint = What the coach would choose in a POSITION that somebody pasted, and what it expects of it.
cli-hint-seat = Whom to advise. By default the first that owes a choice.
cli-hint-seconds = How long to think.
cli-rules = The rules of a GAME in our own words; with WORDS, those that speak of all of them.
cli-rules-readings = Only where the rulebook is unclear: how we read it, and how else.
cli-facts = What the box of a GAME prints, as far as it is known, and how it is known.
cli-facts-uncertain = Only what no rulebook prints as we have it.

## What any command may say
cli-error = Error: { $message }
cli-note = Note: { $advice }
cli-unknown-language =
    Note: there are no words for the language '{ $language }' yet; there are words for { LIST($languages, type: "plain") }. This is English.
cli-seat = Seat { $seat }
cli-choices =
    { $number ->
        [one] 1 choice
       *[other] { $number } choices
    }
cli-games-played =
    { $number ->
        [one] 1 game
       *[other] { $number } games
    }
cli-share = { PERCENT($share) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## games, facts and rules
cli-game =
    { $title }, { $fewest }–{ $most ->
        [one] 1 seat
       *[other] { $most } seats
    }
cli-default = by default { $value }
cli-default-for =
    { $seats ->
        [one] { $value } for 1 seat
       *[other] { $value } for { $seats } seats
    }
cli-defaults = { LIST($defaults, type: "plain") }
cli-facts-certain = Everything in the facts of { $title } is as the rulebook prints it.
cli-facts-key = fact
cli-facts-text = what it says
cli-facts-source = how we know
cli-rules-no-switch = No unclear rule of { $title } found that can be switched.
cli-rules-side = : { $meaning }
cli-rules-side-usual = {" "}(as usual): { $meaning }
cli-rules-why = Why: { $why }
cli-rules-settled = Decided without a switch

## play
cli-dealt = Seed { $seed }: the same seed deals the same game.
cli-recorded = The record is in { $file }.
cli-player = Player { $number }

## simulate
cli-head-seat = seat
cli-head-bot = bot
cli-head-mean-score = mean score
cli-head-wins = wins
cli-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    } in { $seconds } s: { NUMBER($pace, maximumFractionDigits: 0) } games and { NUMBER($speed, maximumFractionDigits: 0) } choices a second

## arena and report
cli-arena-kept = { $kept } of { $planned } games are kept in { $folder }; the same command goes on.
cli-arena-finished =
    { $planned ->
        [one] { $games } of 1 game
       *[other] { $games } of { $planned } games
    } finished: { LIST($parts, type: "plain") }; { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } choices a game
cli-report-written =
    { $games ->
        [one] The report of 1 game is in { $file }.
       *[other] The report of { $games } games is in { $file }.
    }

## replay and analyse
cli-replayed =
    { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { LIST($options, type: "plain") }, seed { $seed }
cli-shown =
    { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { LIST($options, type: "plain") }
cli-analysis = { $title }: what each seat could expect, from the first choice to the result
cli-analysis-curve = Expected over time
cli-analysis-points = Points
cli-analysis-agreement = As the coach
cli-analysis-lost = Lost
cli-analysis-turned = Turning points
cli-analysis-even = No choice cost much.
cli-analysis-turn =
    Move { $move }, seat { $seat }: “{ $played }” lost about { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points; the coach would have chosen “{ $best }”.
