# The command line. What --help says of the group is read without a catalogue: the first two parts (the command itself, what
# stands for a value) and the first paragraph of each command take no values.

## Help: the command itself
cli-waldglas = Board games about forests, glass and coal. Without a command: the table in the browser.
cli-commands = Commands
cli-options = Options
cli-usage = Usage:
cli-help = Show this message and exit.
cli-default-value = default:
cli-required = required
cli-lang = The language to speak; by default that of the system.
cli-version = The version and the build.

## Help: what stands for a value
cli-word-options = [OPTIONS]
cli-word-command = COMMAND [ARGS]...
cli-word-game = GAME
cli-word-setting = NAME=VALUE
cli-word-data = DATA
cli-word-file = FILE
cli-word-hash = HASH
cli-word-folder = DIR
cli-word-path = PATH
cli-word-language = LANGUAGE
cli-word-number = NUMBER
cli-word-position = POSITION
cli-word-table = TABLE
cli-word-text = TEXT
cli-word-visitor = VISITOR
cli-word-who = WHO
cli-word-words = WORDS

## Help: what several commands share
cli-option = An option of GAME.
cli-corrections = Your corrections of the facts (TOML).
cli-json = Answer in JSON.
cli-data = The folder with the tables, or the URL of their database. By default your data folder.

## Help: each command and its options
cli-games = The games, with their seats and options.
cli-serve = The table in the browser: on this machine, or for friends over a network.
cli-serve-host = The address; 0.0.0.0 is for the network. By default 127.0.0.1.
cli-serve-port = The port. By default 8080, or any that is free.
cli-serve-data = The folder where tables are kept. By default your data folder.
cli-serve-database = A database URL instead, such as postgresql://user@host/name.
cli-serve-workers = How many server processes share the tables. By default 1.
cli-serve-proxy = The address of a proxy whose X-Forwarded-For is believed.
cli-serve-config = A TOML file with all that can be set; the environment and flags hold over it.
cli-serve-log = How the log is written. By default text.
cli-serve-open = Open it in the browser.
cli-upgrade =
    Brings the tables in DATA up to date: a folder, or the URL of a database.

    Every running game is replayed. Where each choice is still offered and comes to the same state, it goes on under the rules of this program; where not, it stays readable and can be ended.
cli-upgrade-check = Only tell which games go on; change nothing.
cli-backup =
    Copies all tables into FILE while the server goes on, and checks the copy.

    For PostgreSQL it names the command that does it.
cli-restore =
    Puts the tables of FILE, a copy made by backup, in the place of those there are.

    The server must be stopped. What was there stays beside it, with .before at the end of its name.
cli-restore-check = Only tell whether the copy is sound.
cli-admin = Tables, talk, bans and visitors of a server, which may run meanwhile.
cli-admin-list = The tables, the latest first.
cli-admin-running = Only games that go on, or only games that are over.
cli-admin-most = How many at most.
cli-admin-show = A table in JSON: its seats and talk, and hashes of who sits there and where it came from.
cli-admin-end = Ends a game as it stands.
cli-admin-delete = Deletes a table and all that was kept of it.
cli-admin-chat = Removes the talk at a table.
cli-admin-line = Only the line with this number.
cli-admin-ban = Serves WHO no longer: an address, a network, or the hash of a visitor or an origin.
cli-admin-unban = Serves WHO again.
cli-admin-bans = Who is not served.
cli-admin-expire = Deletes old games, and visitors of whom nothing else is kept.
cli-admin-finished-days = Games that ended so many days ago.
cli-admin-abandoned-days = Games where nobody did anything for so many days.
cli-admin-export = All that is kept about a visitor, in JSON.
cli-admin-forget = Deletes all that is kept about a visitor; seats in play become free.
cli-admin-ratings = The ratings of people and bots in every game.
cli-admin-again = Compute them anew first, from what is kept of rated games.
cli-admin-rated =
    { $games ->
        [one] Computed from 1 rated game.
       *[other] Computed from { $games } rated games.
    }
cli-admin-statistics = How many tables, visitors and choices there are, in JSON.
cli-play = A game of GAME in the terminal: alone, against bots, or several people at one keyboard.
cli-play-seats =
    Who plays, with commas: me, me:Anna, { LIST($bots, type: "plain") }, a network onnx:FILE, or a bot of your own as module:Class. By default me,greedy.
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

    With --out every finished game is kept at once: after an interruption the same command goes on where it stopped, and with more --games the league goes on.
cli-arena-bots =
    Who meets whom, with commas: { LIST($bots, type: "plain") }, a budget for the search such as search:500, a bot of your own as module:Class?depth=3, process:COMMAND, or a network onnx:FILE.
cli-arena-games = Games of each line-up of bots; a few more if it takes that to play each deal in each rotation.
cli-arena-seats =
    Seats at a table. More bots than seats: all combinations play; fewer: bots sit several times; 1: solo.
cli-arena-seed = The same seed deals the same games.
cli-arena-jobs = Matches at a time. By default as many as this machine has cores, or with --on ray the cluster.
cli-arena-choice-seconds = What a choice may take at most; a bot that takes longer loses the game.
cli-arena-game-seconds = What all choices of a bot in one game may take together.
cli-arena-on = Where to play.
cli-arena-out = Keep results and records here, and go on with what is there.
cli-dataset =
    Lets bots play GAME and writes every choice as a row of Parquet files: what the seat knew, what it could choose, what a search found, and how the game ended.

    Games that are written stay: after an interruption the same command goes on where it stopped, and with more --games the dataset grows.
cli-dataset-out = The folder to write into; README.md there says how each column is made.
cli-report = A page of figures and pictures about the league in DIR: one file, to be opened in any browser.
cli-report-out = The file to write. By default { $page } in DIR.
cli-replay = Plays the record in FILE again; - is standard input.
cli-replay-until = Stop after this many choices.
cli-replay-svg = Draw the position into this file.
cli-verify = Plays the record in FILE again, and says whether its deal has the HASH that the table told at the beginning.
cli-verified-hash = The seed of this record has the hash { $hash }
cli-verified =
    { $moves ->
        [one] The deal is the one whose hash was told, and its { $moves } choice follows the rules.
       *[other] The deal is the one whose hash was told, and all { $moves } choices follow the rules.
    }
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
cli-conformance =
    Checks a FILE of the conformance kit: whether moves, offers, scores and observations are those of these rules.

    - is standard input. With --make it writes such a file instead.
cli-conformance-make = Write FILE anew, with games of every number of seats.
cli-conformance-games = With --make: games for each number of seats.
cli-conformance-seed = With --make: the same seed makes the same file.

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

## Wrong usage
cli-no-such-option =
    { $found ->
        [0] There is no option { $name }; { $help } lists those there are.
       *[other] There is no option { $name }. Did you mean { LIST($near, type: "or") }?
    }
cli-no-such-command =
    { $found ->
        [0] There is no command { $name }; { $help } lists those there are.
       *[other] There is no command { $name }. Did you mean { LIST($near, type: "or") }?
    }
cli-missing = { $name } is missing; { $help } says what it is.
cli-missing-command = The command is missing; { $help } lists those there are.
cli-takes-no-value = { $name } takes no value.
cli-needs-value = { $name } needs a value.
cli-extra-words = That is more than this command takes: { LIST($words, type: "plain") }. See { $help }.
cli-not-one-of = { $name }: '{ $value }' is not one of { LIST($known, type: "plain") }.
cli-not-a-number =
    { $name }: '{ $value }' is { $whole ->
        [yes] no whole number
       *[no] no number
    } { $bounded ->
        [yes] from { $least } to { $most }
       *[no] from { $least } on
    }.
cli-no-file = { $name }: { $path } does not exist.
cli-other-path =
    { $name }: { $path } is { $kind ->
        [folder] a file, not a folder
       *[file] a folder, not a file
    }.
cli-not-readable = { $name }: { $path } cannot be read.

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
    } in { $seconds } s: { $pace ->
        [one] 1 game
       *[other] { $pace } games
    } and { NUMBER($speed, maximumFractionDigits: 0) } choices a second

## arena and report
cli-arena-kept =
    { $kept ->
        [one] 1 of { $planned } games is kept in { $folder }; the same command goes on.
       *[other] { $kept } of { $planned } games are kept in { $folder }; the same command goes on.
    }
cli-arena-fault = Lost in game { $match }: { $why }
cli-arena-finished =
    { $planned ->
        [one] { $games } of 1 game
       *[other] { $games } of { $planned } games
    } finished: { LIST($parts, type: "plain") }; { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } choices a game
cli-dataset-done =
    { $games ->
        [one] 1 game is in { $folder }; README.md there says what each column is.
       *[other] { $games } games are in { $folder }; README.md there says what each column is.
    }
cli-report-written =
    { $games ->
        [one] The report of 1 game is in { $file }.
       *[other] The report of { $games } games is in { $file }.
    }

## conformance
cli-conformance-difference = line { $line }: { $name } is { $ours } here, { $theirs } there
cli-conformance-done =
    { $checks ->
        [one] 1 check
       *[other] { $checks } checks
    } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $differences ->
        [0] all hold.
        [one] 1 difference.
       *[other] { $differences } differences.
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

## upgrade
cli-upgrade-same = is of this version
cli-upgrade-goes-on = goes on
cli-upgrade-stranded =
    stays as it is: { $moves ->
        [one] { $followed } of 1 choice comes to the same
       *[other] { $followed } of { $moves } choices come to the same
    }
cli-upgrade-unreadable = cannot be read
cli-upgraded =
    { $running ->
        [one] 1 game is running
       *[other] { $running } games are running
    }; { $stay ->
        [0] all go on.
        [one] 1 stays as it is.
       *[other] { $stay } stay as they are.
    }

## backup and restore
cli-backed-up =
    { $file } holds { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $moves ->
        [one] 1 choice
       *[other] { $moves } choices
    }; the copy is sound.
cli-copy-sound =
    { $file } is sound: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $moves ->
        [one] 1 choice
       *[other] { $moves } choices
    }.
cli-restored =
    { $file } holds { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } with { $moves ->
        [one] 1 choice
       *[other] { $moves } choices
    } again; start the server.

## admin
cli-admin-done = Done.
cli-admin-removed =
    { $lines ->
        [one] 1 line removed.
       *[other] { $lines } lines removed.
    }
cli-admin-expired =
    { $finished ->
        [one] 1 finished game
       *[other] { $finished } finished games
    }, { $abandoned ->
        [one] 1 abandoned game
       *[other] { $abandoned } abandoned games
    } and { $visitors ->
        [one] 1 visitor
       *[other] { $visitors } visitors
    } deleted.
