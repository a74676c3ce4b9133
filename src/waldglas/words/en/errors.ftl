# What is wrong with an owner's facts. $where is the place of a value: building.spa: cost.
facts-whole = { $where } is a whole number from { $least } to { $most }
facts-number = { $where } is a number from { $least } to { $most }
facts-truth = { $where } is true or false
facts-text = { $where } is a text of 1 to { $most } letters that can be printed
facts-one-of = { $where } is one of { $known }
facts-list =
    { $where } is a list of { $least ->
        [0] up to { $most }
       *[other] { $least } to { $most }
    } things
facts-table = { $where } is a table with some of { $known }
facts-unknown = { $where } has no '{ $name }'; it may have { $known }
facts-amounts = { $where } gives numbers from { $least } to { $most } of { $known }
facts-each = { $where } gives a number to each of { $known }
facts-kind = { $where } is made of numbers, words, and lists and tables of them, not too deep within each other
facts-unlike = { $where } must be written like { $example }
facts-no-fact = there is no fact '{ $key }' to correct; 'waldglas facts' lists them
facts-no-field = { $key } has no field '{ $field }'; it has { $fields }
facts-fixed = { $where } belongs to the rules of the game and cannot be corrected; of { $key } you can correct { $fields }
facts-too-much = the corrections are longer than { $most } letters in all; leave out what they do not change
facts-not-toml = the facts are not well-formed TOML: { $problem }
facts-no-table = facts are tables like [building.cottage]; '{ $section }' is not
facts-no-source = { $key } needs a confidence ({ $confidences }) and a source

# What the facts of Glass Road and Black Forest have in common
facts-uncountable = { $where }: '{ $name }' is nothing that can be counted
facts-takes-nothing = { $where } must take something: { $known }
facts-same-good = { $where } gives other goods than it takes, or it would never end
facts-markers = the markers of basic goods start from 0 to { $basic }, those of refined goods from 0 to { $refined }
facts-wheel-due = no wheel may be due to turn at the start
facts-no-space = { $where }: '{ $name }' is no space; they go from { $first } to { $last }
facts-spaces = { $where }: each of the { $spaces } spaces is named once; { $name } is not

# What can go wrong with what is typed, sent or read from a file. Each says what to do.

## Choices
error-no-seat = there is no seat { $seat }; the seats go from 0 to { $last }
error-seat = seat { $seat }
error-action = an action is a whole number, the place of a choice in the alphabet, not { $action }
error-must-choose = seat { $seat } is to choose; it may not wait
error-no-deals = deals is a whole number from 1, not { $deals }
error-not-offered =
    move { $move }: seat { $seat } may not choose { $token }; it may choose { LIST($offered, type: "plain") }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
error-not-to-act = move { $move }: seat { $seat } has nothing to choose now; it is for { $owing } to choose
error-game-over = move { $move }: seat { $seat } has nothing to choose now; the game is over
error-buffer = the buffer has { NUMBER($found, useGrouping: 0) } places; it must be writable, in one row without gaps, with { NUMBER($wanted, useGrouping: 0) }
error-buffer-kind = a buffer of kind '{ $kind }' cannot hold the numbers; take whole numbers of two bytes or more, such as int16
error-row = in game { NUMBER($row, useGrouping: 0) } of the batch: { $reason }
error-row-ended = game { NUMBER($row, useGrouping: 0) } of the batch is over; reset it first
error-actions = { NUMBER($rows, useGrouping: 0) } games wait for a whole number each; given was a row of { $shape }, { $kind }
error-seeds = there are { NUMBER($rows, useGrouping: 0) } games, but { NUMBER($given, useGrouping: 0) } seeds
error-reset-mask = which games begin anew is said by { NUMBER($rows, useGrouping: 0) } truth values, one for each
error-batch = a batch needs at least one game for each process, and a process; asked for were { NUMBER($games, useGrouping: 0) } games on { NUMBER($processes, useGrouping: 0) } processes
error-autoreset = no autoreset mode '{ $mode }'; take one of { LIST($modes, type: "plain") }
error-no-reward = no reward '{ $reward }'; take one of { LIST($rewards, type: "plain") }
error-batch-process = a process of the batch has failed: { $reason }
error-no-choice-number = there is no choice number { $action }; they go from 0 to { $last }
error-no-choice =
    '{ $token }' is no choice of this game{ $close ->
        [0] {""}
       *[other] ; did you mean { LIST($near, type: "or") }?
    }

## Games, seats and options
error-no-game = there is no game '{ $game }'; there are { LIST($games, type: "plain") }
error-seats = { $title } is played with { $fewest } to { $most } seats, not with { $seats }
error-option-word = { $option } is one of { LIST($values, type: "plain") }, not '{ $value }'
error-option-number = { $option } is a whole number from { $least } to { $most }, not '{ $value }'
error-no-option =
    { $game } has no option '{ $name }'; it has { $count ->
        [0] none
       *[other] { LIST($options, type: "plain") }
    }
error-option-form = an option is written name=value, each name once; '{ $text }' is not

## Facts
error-in-file = { $file }: { $why }

## Positions as text
error-position-form = this is no position: one is a single word that begins with { $format } and has five parts with points between them
error-position-format = this position is written as '{ $found }'; this program reads '{ $format }'
error-position-check = the position was changed or cut off on its way: copy all of it again
error-position-damaged = this is no position that { $game } can come to
error-position-rules = the position was written under version { $theirs } of the rules of { $title }; this program plays version { $ours }
error-position-facts = the position was played with other facts of { $title } than this program has

error-nothing-to-advise = nobody is advised here: the game is over, or this seat has nothing to choose now

## Records
error-record-line = line { $line }: { $why }
error-record-seed = a record's seed is a whole number from 0, with { $digits } digits at most
error-record-too-long = the record has more than { NUMBER($most, useGrouping: 0) } lines; no game is that long
error-record-breaks-off =
    the record breaks off after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }; it should close with 'over' and the scores, or with 'open' and the number of moves
error-record-other-format = this is '{ $found }'; this program reads '{ $format }'
error-record-first-line = a record begins with '{ $format }'
error-record-header-lacks = the header lacks { LIST($fields, type: "plain") }
error-record-header-line = '{ $text }' is no header line; each field stands once
error-record-header-open = the header is not closed by an empty line
error-record-number = the { $field } must be a whole number, not '{ $text }'
error-record-other-rules =
    the record was written under version { $theirs } of the rules of { $title }; this program plays version { $ours }
error-record-other-facts =
    the record was played with other facts ({ $theirs }) than this program has ({ $ours }); the version that wrote it can replay it
error-record-option-twice = the option { $option } stands twice
error-record-changes = { $field } must be a JSON object of objects
error-record-move = a move is written 'seat token', not '{ $text }'
error-record-closing = the record closes with '{ $found }', but its moves come to '{ $expected }'
error-record-after-closing = nothing may stand after the closing line

## Bots
error-no-bot = there is no bot '{ $bot }'; there are { LIST($bots, type: "plain") }
error-budget = '{ $name }' is no budget; write search:5000 (walks a turn) or search:800ms
error-bot-answer = { $bot } chose { $answer }; a choice is one of the numbers in choices(seat)
error-bot-choice = { $bot } chose { $action }, which is not offered; choices(seat) is { $offered }
error-bot-failed = { $why } ({ $game }, seed { $seed }, seat { $seat })
error-bot-raised = { $bot } raised { $why }
error-bot-late = { $bot } took longer than { $seconds } s for a choice
error-bot-late-game = { $bot } took longer than { $seconds } s for its choices of a game
error-bot-died = { $bot } ended in the middle of the game
error-bot-line = { $bot } said '{ $line }' where '{ $wanted }' was expected
error-bot-command = '{ $bot }' names no program that can be run; write process:COMMAND, such as process:./mybot
error-bot-signature = { $bot } cannot be made with (game, seat, rng) and its arguments: { $why }
error-bot-argument = '{ $text }' is no argument for a bot; write module:Class?depth=3&style=quick, each name once
error-bot-without-choose = what { $bot } makes is no bot: it has no method choose(position, seat)
error-bot-import = { $bot } cannot be imported: { $why }; is { $module }.py in this folder, or installed?
error-bot-maker = { $module } has no class or function '{ $name }' that makes a bot
error-network-missing = there is no file { $file }; write onnx:FILE, such as onnx:towns.onnx
error-network-large = { $file } is larger than { $most } MB; that is no network for a table
error-network-broken = { $file } is damaged or no ONNX file; export the network anew
error-network-foreign = { $file } is no network for Waldglas: it takes 'observation' and 'mask', gives 'logits' and 'value', and says in its metadata what it was learned for (docs/learning.md)
error-network-game = { $bot } was learned for { $there }, and this is { $here }
error-network-rules = { $bot } was learned with version { $there } of the rules, and this is version { $here }; learn it anew
error-network-layout = { $bot } was learned with other observations or choices ({ $there }, here { $here }); learn it anew
error-network-seats = { $bot } was learned for { $there } seats, and here are { $here }
error-network-answer = { $bot } gave no number for each choice

## Tables of weights
error-nothing-to-learn = { $game } has nothing to learn
error-no-table = { $game } has no table '{ $table }'; it has { LIST($tables, type: "plain") }
error-table-adapted = the table { $table } cannot begin with the weights of { $other }
error-weights-other-game =
    { $file } is a table of { $found }, not of { $game }; learn it again: python -m waldglas.ai.training { $game } --table { $table }
error-weights-other-layout =
    { $file } does not fit: it was learned with the layout { $learned }, the features now have { $now }; learn it again: python -m waldglas.ai.training { $game } --table { $table }
error-weights-damaged = { $file } is damaged; copy it anew, or learn it again (python -m waldglas.ai.training)
error-no-weights = { $file } holds no weights: its first line should be '{ $line }'
error-weights-other-format = { $file } has format { $found }, this program reads { $ours }; learn it again with it

## Leagues and simulations
error-bot-twice = each bot is named once; { $bot } stands there { $times } times
error-plan-lacks = the plan of the league lacks '{ $field }'; it was written by another version
error-other-league = { $folder } belongs to another league: { $difference }; choose another folder
error-league-difference = there '{ $name }' is { $there }, here it is { $here }
error-folder-not-empty = { $folder } is not empty and holds no league; choose another folder
error-no-league = { $folder } holds no league; 'waldglas arena … --out { $folder }' plays one into it
error-plan-damaged = { $file } is damaged; choose another folder
error-folder-busy = another program is playing into { $folder }; wait for it, or choose another folder
error-match-damaged = line { $line } of { $file } is damaged; take it out
error-file-exists = { $file } is there already; it is not overwritten
error-worker-lost = one of the worker processes has ended; the same command goes on (with --choice-seconds a bot of your own has a process of its own)
error-cluster-lost = the cluster lost work for good ({ $error }); the same command goes on
error-no-cluster = no Ray cluster answers at { $address }; look at { $variable }

## The conformance kit
error-conformance-format = the first line must have "format": "{ $format }" and the game
error-conformance-line = line { $line } is broken: a line is an object with moves, or with prefix and what holds after it
error-conformance-empty = there is nothing to check; a file of the kit is made with --make, and its first line says { $format }

## Looking at a game
error-not-over = only a finished game can be analysed; this one goes on
error-no-digest = there is no rules digest for { $game }
error-no-book = there is no book of { $game } yet; its rules are there
error-no-entry = the book tells of no { $thing }; look for another word in it
error-no-picture = there are no pictures of { $title } yet
error-input-ended =
    the input ended after { $moves ->
        [one] 1 choice
       *[other] { $moves } choices
    }, before the game was over

## The command line
error-too-long = { $file } is longer than { $most } MB; that is no record
error-not-text = { $file } is not a text file in UTF-8
error-not-installed =
    { $extra ->
        [web] the web table
        [cluster] Ray
        [openspiel] OpenSpiel
        [rl] what environments need
        [onnx] the runtime for networks
       *[arena] the arena
    } is not installed; pip install 'waldglas[{ $extra }]' brings it
error-until =
    the record has { $moves ->
        [one] 1 choice
       *[other] { $moves } choices
    }, not { $until }: give --until a smaller number
error-nobody-plays = nobody plays at the terminal: give a seat to me, or let bots play with simulate
error-no-folder = { $file } cannot be written: { $folder } is no folder that may be written to
error-name = a name has up to { $longest } printable letters
error-no-rule = no rule of { $title } speaks of '{ $words }'
error-league-without-games = no game of the league in { $folder } is finished; 'waldglas arena' plays them

## Operating a server
error-database-address = the address of the database cannot be read; write postgresql://user@host/name or sqlite:////folder/tables.sqlite
error-database-away = the database { $address } cannot be opened: { $why }
error-no-tables = there are no tables in { $folder }: it has no { $file }; name the folder or the URL that the server uses
error-damaged-copy = { $file } is no sound copy of tables; take another one
error-tables-in-use = { $file } is in use; stop the server first
error-backup-elsewhere =
    PostgreSQL makes copies of { $url } itself: pg_dump --format=custom --file={ $file } { $url }
error-restore-elsewhere =
    PostgreSQL puts copies back into { $url } itself: pg_restore --clean --if-exists --single-transaction --dbname={ $url } { $file }
error-admin-table = there is no table '{ $table }'
error-nobody-known =
    nobody is known as '{ $who }'; name an address, or at least eight letters of the hash that `waldglas admin show` tells
error-setting-file = { $file } cannot be read as TOML: { $why }
error-setting-unknown = there is no setting '{ $name }'; there are { LIST($names, type: "plain") }
error-setting-value = { $name } cannot be '{ $value }'
error-setting-secret = the secret of the admin link has { $least } letters at least
error-setting-mail = to send e-mails (mail.host), set sender and url too
error-facts-language = { $where }: there are no words in '{ $language }'; there are words in { $languages }
error-other-seed = the deal of this record is another one: the hash of its seed is { $hash }
