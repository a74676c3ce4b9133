# Tiny Towns in English.

## The game and its options
game-about = Place the cubes that are called, turn them into buildings, and run out of room last.
game-feel = A quiet puzzle that gets tight: everybody places the same cube.
option-caller = Caller
    .help = Who calls: the seats in turn, Town Hall cards, chance, the last seat (it has no town), or solo cards.
    .master-builder = master builder
    .town-hall = town hall
    .random = random
    .caller = caller
    .cards = cards
option-cards = Building cards
    .help = Which seven buildings can be built: those of the first game, one of each type by chance, or your own, as in { $example }.
    .written = cards of your own
    .first = first game
    .random = by chance
option-monuments = Monuments
    .help = Each town gets two monuments in secret and keeps one, to be built once.
option-cavern = Cavern
    .help = Twice in a game a resource that others call may be set aside.

## Things. Buildings have the names that the facts print.
resource-wood = wood
resource-wheat = wheat
resource-brick = brick
resource-glass = glass
resource-stone = stone
type-cottage = Cottage
type-food = food building
type-chapel = chapel building
type-well = well building
type-theater = theater building
type-tavern = tavern building
type-factory = factory building
type-monument = monument

## Questions
question-call = Call a resource for everybody.
question-call-or-stop = You are the last one left: call a resource for yourself, or stop.
question-card = Choose one of the face-up cards.
question-take = Take any resource.
question-place = Place { NOUN($resource) } on an empty square.
question-place-or-take = Place { NOUN($resource) } on an empty square, or take another resource instead.
question-place-or-stop = You are the last one left. Place { NOUN($resource) } on an empty square, or stop.
question-place-or-take-or-stop =
    You are the last one left. Place { NOUN($resource) } on an empty square, or take another resource instead, or stop.
question-place-other = Place { NOUN($resource) } on an empty square, or do something else with it.
question-place-other-or-stop =
    You are the last one left. Place { NOUN($resource) } on an empty square, or do something else with it, or stop.
question-build = Build, or be done.
question-build-last = Build, or be done: your town is full, and done completes it.
question-raise = Put { NOUN($building, article: "definite") } on one of the squares its cubes left.
question-raise-anywhere = Put { NOUN($building, article: "definite") } on any empty square.
question-store = Put a cube on the Factory: when others call that resource, you may place another.
question-bank = Put a cube on the Bank: you can no longer call that resource.
question-keep = Keep one of these monuments; nobody sees it until you build it.
question-add = Choose a building that goes on an empty square at once.
question-move-in = Put { NOUN($building, article: "definite") } on an empty square.
question-exchange =
    { $number ->
        [one] Exchange one more building for another type, or be done.
       *[other] Exchange up to { $number } buildings for other types, or be done.
    }
question-exchange-for = What does { NOUN($building, article: "definite") } on { $square } become?
question-watch =
    { $number ->
        [one] Put one more building on the Watch: when a neighbour builds one, yours moves into your town.
       *[other] Put { $number } different buildings on the Watch: when a neighbour builds one, yours moves into your town.
    }

## Choices
choice-square = Square { $square }
choice-done = Done
choice-complete = Done: complete the town
choice-call = Call { NOUN($resource) }
choice-card = Take the { NOUN($resource) } card
choice-take = Take { NOUN($resource) }
choice-store = Put { NOUN($resource) } on a building
choice-store-on = Put { NOUN($resource) } on { NOUN($building, article: "definite") }
choice-swap = Leave the cube on a Warehouse and take { NOUN($resource) }
choice-keep = Keep { NOUN($building) }
choice-put = Take { NOUN($building, article: "indefinite") }
choice-cavern = Set the cube aside in the Cavern
choice-cottage = The Cottage on { $square }
choice-stop = Stop here
choice-build = Build { NOUN($building, article: "indefinite") } from { $squares }

## Why not
reason-not-last = Only the last of several players may stop, before a call or instead of placing.
reason-no-card = No { NOUN($resource) } card lies face up.
reason-built-there = { $square } holds { NOUN($building, article: "indefinite") }. Choose an empty square.
reason-cube-there = { $square } holds { NOUN($resource) }. Choose an empty square.
reason-place-first = Place the cube first; buildings come after it.
reason-taken-already = You have taken your resource already.
reason-same-resource = It must be another resource than { NOUN($resource) }.
reason-own-call = You called it yourself; a Factory only helps against the calls of others.
reason-bank = Your Bank holds { NOUN($resource) }: you can no longer call or take it.
reason-other-bank = Another Bank of yours holds { NOUN($resource) }.
reason-not-dealt = This monument was not dealt to you.
reason-no-exchange = There is no building on { $square } that can be exchanged now; they are exchanged in the order of their squares.
reason-not-aside = Only a resource that others call can be set aside or stored, where there is room for it.
reason-no-factory = You have no Factory that holds { NOUN($resource) }.
reason-placed-already = You have placed your cube for this round.
reason-no-monument = You have no monument to build.
reason-other-shape = No { NOUN($building) } can be built from these squares.
reason-five-banks = Your Banks hold all five resources: there is none for another.
reason-posts-alone = Trading Posts alone build nothing: at least one cube must be among what is built from.
reason-missing = Missing: { $cubes }.
reason-no-cube-lay-there = None of the building's cubes lay on { $square }.
cube-on = { NOUN($resource) } on { $square }

## What happened
event-called = { $who } called { NOUN($resource) }.
event-drew_card = The card for everybody: { NOUN($resource) }.
event-shuffled = The resource cards were shuffled, and { $aside } set aside unseen.
event-turned_card = The card turned up: { NOUN($resource) }.
event-chose = { $who } chose the { NOUN($resource) } card.
event-took_cube = { $who } took { NOUN($resource) }.
event-replaced = { $who } used a Factory: { NOUN($other) } instead of { NOUN($resource) }.
event-placed_cube = { $who } placed { NOUN($resource) } on { $square }.
event-constructed = { $who } built { NOUN($building, article: "indefinite") } on { $square }.
event-stored_cube = { $who } put { NOUN($resource) } on { NOUN($building, article: "definite") } at { $square }.
event-swapped_cube = { $who } left { NOUN($resource) } on a Warehouse and took { NOUN($other) }.
event-set_aside_cube = { $who } set { NOUN($resource) } aside.
event-dealt_monuments = { $who } may choose between { NOUN($building) } and { NOUN($old) }.
event-kept_monument = { $who } kept { NOUN($building) }.
event-exchanged_building = { $who } exchanged { NOUN($old, article: "definite") } on { $square } for { NOUN($building, article: "indefinite") }.
event-put_up_building = { $who } put { NOUN($building, article: "indefinite") } on { $square }.
event-watched_building = { $who } put { NOUN($building, article: "indefinite") } on the Watch.
event-completed_town = { $who } completed the town.
event-stopped = { $who } stopped, and { $who_is ->
        [you] leave
       *[other] leaves
    } the town as it is.
event-ended = Every town is complete: the game is over.

## Scores
score-cottage = Cottages
score-chapel = Chapels
score-abbey = Abbeys
score-cloister = Cloisters
score-temple = Temples
score-well = Wells
score-fountain = Fountains
score-millstone = Millstones
score-shed = Sheds
score-theater = Theaters
score-bakery = Bakeries
score-market = Markets
score-tailor = Tailors
score-tavern = Taverns
score-almshouse = Almshouses
score-feast_hall = Feast Halls
score-inn = Inns
score-bank = Banks
score-trading_post = Trading Posts
score-warehouse = Warehouses
score-monument = Monument
score-waste = Waste

# What pictures say
draw-resource =
    { $resource ->
        [wood] Wood
        [wheat] Wheat
        [brick] Brick
        [glass] Glass
       *[stone] Stone
    }
draw-pattern-cube =
    { $resource ->
        [wood] wood
        [wheat] wheat
        [brick] brick
        [glass] glass
        [stone] stone
       *[none] nothing
    }
draw-pattern-row = row { $number }: { LIST($cubes, type: "plain") }
draw-blueprint = { $name }, from { $rows }. { $text }
draw-round = Round { $round }
draw-before-rounds = Before the first round
draw-monuments-dealt = Monuments
draw-keep-one = everybody keeps one in secret
draw-after-rounds =
    After { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
draw-end = The end
draw-all-complete = every town is complete
draw-called = { $cube } is called
draw-called-by = called by { $name }
draw-called-how =
    { $caller ->
        [town-hall] drawn in the Town Hall
        [random] called by chance
       *[cards] the chosen card
    }
draw-called-now = Called this round
draw-to-call = { $name } is to call
draw-which = Which?
draw-choose-card = choose a card
draw-any-cube = Any cube
draw-each-takes = each seat takes its own
draw-unseen = { $cards } cards unseen, { $aside } of them set aside
draw-not-drawn = { $cube }: { $left } of { $copies } cards not drawn
draw-free-choice =
    { $rounds ->
        [0] now each takes any cube
        [one] free choice in { $rounds } round
       *[other] free choice in { $rounds } rounds
    }
draw-pile = Pile of { $cards }, from the top; { $unseen } not seen yet
draw-card = { $cube } card
draw-pile-card = Card { $place } of the pile: { NOUN($cube) }
draw-place = Place the { NOUN($cube) } cube
draw-place-or-take = Place { NOUN($cube) }, or
draw-asked =
    { $choice ->
        [at] Choose a square for it
        [build] Build, or be done
        [call] Call a resource
        [card] Choose a card
        [keep] Keep a monument
        [put] Choose a building
        [store] Store a cube
       *[take] Take any cube
    }
draw-ending =
    { $choice ->
        [done] Done
       *[stop] Stop
    }
draw-on-square = { $square }: { NOUN($thing) }
draw-holding = { $building }, holding { LIST($cubes) }
draw-scores =
    { $building }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $how ->
        [together] {" "}together with all others like it
       *[alone] {""}
    }
draw-standing =
    { $scored }{ $why ->
        [fed] , fed from { $squares }
        [hungry] , not fed
        [feeds] , feeds { $squares }
        [looks] , because of { $squares }
       *[none] {""}
    }.
draw-complete = This town is complete
draw-town-of = The town of { $name }
draw-my-town = My town
draw-square = { $square }
draw-call = The call
draw-blueprints = The blueprints
draw-monuments =
    { $count ->
        [one] Your monument
       *[other] Monuments to choose from
    }
draw-call-and-blueprints = Call and blueprints
draw-built = { $number } { NOUN($building) }
draw-empty-squares =
    { $number ->
        [one] { $number } empty square
       *[other] { $number } empty squares
    }
draw-points-in-line = Points: { $what }
# What is wrong with an owner's facts, or with options
facts-pattern = { $where } is up to { $side } rows of the same length, with up to { $side } of the letters { $letters } each
facts-solo = { $where }: the solo game needs at least { $least } of these cards with solo = true
facts-pattern-edge = { $where }: the outer rows and columns hold a cube each
refused-cards-long = cards takes the names of cards with a plus between them, { $most } letters at most
refused-cards-twice = cards takes one card of each type, and names two for { NOUN($type) }
refused-no-card = There is no building card { $name }. cards takes some of: { LIST($known, type: "plain") }
refused-card-alone = The solo game is played without { NOUN($card) }. Choose another card of its type
refused-cards-alone = caller=cards is the solo game, for 1 seat, not for { $seats }
refused-caller-seats = caller=caller needs 2 seats at least: the last one only calls

## The terminal
terminal-round = Round { $round }
terminal-called = Called:
terminal-called-by = { $who } called:
terminal-own-resource = everybody takes a resource of their own
terminal-face-up = face up:
terminal-pile =
    { $count ->
        [one] The pile: 1 card never seen
       *[other] The pile: { $count } cards never seen
    }
terminal-pile-then = { $unseen }, then { LIST($known, type: "plain") }
terminal-unseen = Cards not seen since the shuffle: { LIST($left, type: "plain") }
terminal-cards = { NOUN($resource) } { $count }
terminal-complete = complete
terminal-places = places { NOUN($resource) }
terminal-stored = { NOUN($building, article: "definite") } on { $square } holds { LIST($cubes) }.
terminal-monuments = Monuments in hand: { LIST($monuments, type: "plain") }
terminal-watched = On the Watch: { LIST($buildings, type: "plain") }
terminal-cavern = Set aside: { $count }
terminal-blueprints = Blueprints, which may be turned and mirrored:
