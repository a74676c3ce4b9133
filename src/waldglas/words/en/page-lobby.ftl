# What the pages say before one sits at a table: lobby, set-up, invitations, records, rules.

## The lobby
page-hero = Sit down and play
page-hero-help = Board games about forests, glass and coal: with friends far away, at one device, or against bots.
page-games = Games
page-your-tables = Your tables
page-open-tables = Open tables
page-finished = Finished games
page-your-turn = Your turn
page-free-seats =
    { $number ->
        [one] 1 free seat
       *[other] { $number } free seats
    }
page-ended = ended { $day }
page-since = since { $day }
page-set-up-game = { $title }: set up a table
page-seats =
    { $number ->
        [one] 1 seat
       *[other] { $number } seats
    }
page-seats-range = { $fewest } to { $most } seats
page-minutes = { $least } to { $most } minutes

## Setting a table up
page-play-bot = Play against a bot
page-play-alone = Play alone
page-own-table = Set up a table of your own
page-who-plays = Who plays
page-who-plays-help =
    Invited friends get a link; at a hot seat several people share this device. { $title } has { $seats }.
page-place-who = Who sits on seat { $number }
page-place-name = Name on seat { $number }
page-place-nobody = Nobody
page-place-me = Me
page-place-open = A friend with an invite link
page-place-hot-seat = Somebody at this device
page-name = Name
page-your-name = Your name
page-options = Options
page-usual = As usual: { LIST($values, type: "plain") }
page-usual-with = { $value } with { $number }
page-readings = Unclear rules
page-readings-help = Where the rulebook leaves something open, you may play it either way.
page-reading-why = Why as usual: { $why } { $rule }
page-side = { $side }: { $meaning }
page-public = Show the table in the lobby, so that anybody may take an open seat
page-set-up = Set up the table

## Names for who gives none
page-guest = Guest
page-a-spectator = A spectator
page-name-seat = Seat { $number }
page-name-player = Player { $number }
page-name-bot = { $bot } { $number }

## Bots: what each is called, and the line of the list
page-bot-random = Random bot
    .line = Random bot: plays by chance
page-bot-greedy = Greedy bot
    .line = Greedy bot: takes what looks best now
page-bot-easy = Easy bot
    .line = Easy bot: looks ahead a little and slips now and then
page-bot-medium = Medium bot
    .line = Medium bot: looks ahead for a moment
page-bot-strong = Strong bot
    .line = Strong bot: looks ahead for up to 3 seconds a turn
page-bot-own = { $name } bot
page-bot-strength = Strength of the bot

## Invitations
page-your-seat = Your seat
page-invited = You are invited
page-invited-alone = A game of { $title }: seat { $number } is yours.
page-invited-with = A game of { $title } with { $names }: seat { $number } is yours.
page-play-here-too = Play on this device too
page-sit-down = Sit down
page-link = The link

## Records
page-import-help = A record is the text of a whole game, as it is saved after the end. It is shown here move by move.
page-import-file = A file
page-import-text = Or its text
page-import-show = Show this game

## Rules
page-rules-of = The rules of { $title }
page-search-rules = Search the rules
page-search = Search
page-no-rule = No rule speaks of this.
page-switches = Unclear rules of this game that can be played either way
page-switches-help = They are chosen when a table is set up.
page-usual-why = As usual: { $value }. { $why }
page-uncertain =
    { $number ->
        [one] 1 fact of this game is not certain
       *[other] { $number } facts of this game are not certain
    }
page-uncertain-help =
    Parts of the boxes are known only from descriptions. Inferred: it follows from the text. Reconstructed: a plausible
    stand-in. An owner of the box can correct them with a file of their own.
page-certain = rulebook
page-inferred = inferred
page-reconstructed = reconstructed
page-corrected = corrected
