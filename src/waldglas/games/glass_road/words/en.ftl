# Glass Road in English.

## The game and its options
game-about = Five specialists a period, two wheels that turn by themselves, and a landscape to build on.
game-feel = Read the others: a card pays double when nobody else picked it.
option-introductory = Introductory
    .help = Starred buildings first, the others when a stack runs out.
option-long = Long
    .help = Five building periods instead of four (2 to 4 seats).
option-narrow = Narrow
    .help = With 4 seats, rows of 4 buildings on offer instead of 5.
option-start-touches = Start touches
    .help = Whether the start buildings share an edge with spaces of the landscape.
    .yes-means = Each start building is a neighbour of one space of column a, as the facts say.
    .no-means = The start buildings stand apart and are neighbours of no space.
    .why = Three buildings and the two stretches of Glass Road that connect them are as many as the rows.
option-tavern = Tavern
    .help = Around which building a repeated effect of the Tavern counts and places.
    .repeated = repeated
    .repeated-means = The repeated building counts and places around itself, as when it was built.
    .itself = itself
    .itself-means = The Tavern counts and places around itself.
    .why = What is carried out is the effect of the neighbour, and its text says 'this building'.

## Things. Specialists and buildings have the names that the facts print.
good-sand = sand
good-food = food
good-charcoal = charcoal
good-water = water
good-wood = wood
good-clay = clay
good-glass = glass
good-brick = brick
good-food-on-brick = food (brick wheel)
good-charcoal-on-brick = charcoal (brick wheel)
tile-pit = pit
tile-grove = grove
tile-pond = pond
tile-forest = forest
wheel-glass = glass wheel
wheel-brick = brick wheel

## So many of a good, and what a building costs
amount = { $number } { NOUN($good) }
amounts = { $first }, { $rest }
cost-free = free

## Questions
question-pick =
    { $missing ->
        [one] Choose 1 more specialist for this period, in the order of the list.
       *[other] Choose { $missing } more specialists for this period, in the order of the list.
    }
question-lay = Lay a specialist face down.
question-play = Play a specialist.
question-spare =
    { $left ->
        [3] You have three cards left: play one of them alone?
       *[other] You have { $left } cards left: play one of them alone?
    }
question-solo-pick = Play one of your last two specialists, with both abilities.
question-ability = Which ability of { NOUN($specialist, article: "definite") } do you use?
question-both-abilities =
    You are alone with { NOUN($specialist, article: "definite") } and may use both abilities: which one first?
question-one-ability = Do you use this ability of { NOUN($specialist, article: "definite") }?
question-no-ability =
    You can use no ability of { NOUN($specialist, article: "definite") } as it stands: use a processing building first, or go on.
question-after-fee =
    The fee of { NOUN($specialist, article: "definite") } is paid: use a processing building before the ability?
question-pay = Pay { $number } { NOUN($good) }: from which wheel?
question-give-up = Give up a building of your private offer.
question-gain-wheel = On which wheel do you take the { NOUN($good) }?
question-gain = How much { NOUN($good) } do you take?
question-gain-on = How much { NOUN($good) } do you take on { NOUN($wheel, article: "definite") }?
question-good = Which good do you take?
question-gift = The Supplier offers you { $number } { NOUN($good) }: do you take it?
question-repeat = Carry out the building's effect? You may do so any number of times, or not at all.
question-tavern = Which building beside the Tavern do you repeat?
question-build = Which building do you build?
question-build-nothing = You can pay for no building as it stands: use a processing building first, or build nothing.
question-place-building = Where do you place { NOUN($building, article: "definite") }?
question-remove = Remove { NOUN($tile, article: "indefinite") }.
question-tile = Which landscape tile do you place?
question-place-tile = Where do you place { NOUN($tile, article: "definite") }?
question-clear = Empty spaces around the building are about to count: remove a tile there?
question-last-use = The game is about to be scored: use your processing buildings, or be done.

## Choices
choice-one = Use the first ability
choice-other = Use the second ability
choice-again = Once more
choice-pass = Pass
choice-take =
    { $number ->
        [0] Take none
       *[other] Take { $number }
    }
choice-on = On { NOUN($wheel, article: "definite") }
choice-from = From { NOUN($wheel, article: "definite") }
choice-card = { NOUN($specialist) }
choice-space = Space { $space }
choice-start = The place of { NOUN($building, article: "definite") }
choice-tile = A { NOUN($tile) }
choice-good = Take { NOUN($good) }
choice-use = Use { NOUN($building, article: "definite") }: { $text }
choice-build = Build { NOUN($building, article: "definite") } ({ $cost }): { $text }
choice-give-up = Give up { NOUN($building, article: "definite") }
choice-no-spare = Play none of them
choice-ability = { CAPITALIZE($ability) }
choice-ability-for-fee = { $fee }: { $ability }
choice-no-ability = Use nothing of { NOUN($specialist, article: "definite") }
choice-no-more-ability = Use nothing more of { NOUN($specialist, article: "definite") }
choice-without-ability = Do without this ability
choice-pay-one = One from { NOUN($wheel, article: "definite") }
choice-pay-all = All { $number } from { NOUN($wheel, article: "definite") }
choice-refuse-gift = Refuse the gift
choice-carry-out = Carry it out
choice-done-with-it = Be done with it
choice-tavern = The { NOUN($building) }: { $text }
choice-build-nothing = Build nothing
choice-no-tile = Place no tile
choice-no-such-tile = Place no { NOUN($tile) }
choice-remove-nothing = Remove nothing more
choice-done = Be done
# What is left of the Supplier's first ability in the solo game
ability-one-good = { $number } of one basic good

## Why not
reason-chosen-last-period = You chose this specialist in the last period.
reason-cards-in-order = Cards are named in the order of the list, and enough must be left for the hand.
reason-not-in-hand = The { NOUN($specialist) } is not in your hand.
reason-no-fee = You cannot pay the fee of { NOUN($specialist, article: "definite") }.
reason-ability-used = This ability was used, or does the same as the other.
reason-other-ability = You have chosen the other ability, and paid the fee for it.
reason-not-in-private-offer = The { NOUN($building) } is not in your private offer.
reason-give-up-in-order = They are named in the order of the list, and enough must be left for the price.
reason-wheel-full = The { NOUN($wheel) } holds { $limit } { NOUN($good) } already.
reason-no-wheel = No wheel is to be chosen here; a gain is never split.
reason-wheel-first = First choose the wheel for the { NOUN($good) }.
reason-at-least-one = You have chosen a wheel for it: take at least 1.
reason-at-most = You can take { $most } at most.
reason-not-that-good = This does not give that good.
reason-no-room-for-gift = You hold { $limit } { NOUN($good) } already.
reason-cannot-repeat = You lack what it takes; a processing building may bring it.
reason-no-neighbour = There is no immediate building beside the Tavern on { $space }.
reason-no-neighbour-at-start =
    There is no immediate building beside the Tavern on the place of { NOUN($building, article: "definite") }.
reason-not-built = You have not built { NOUN($building, article: "definite") }.
reason-cannot-use = You lack what { NOUN($building, article: "definite") } takes. { $text }
reason-not-on-offer = The { NOUN($building) } is not on offer.
reason-lacking = For { NOUN($building, article: "definite") } you lack { $goods }.
reason-no-room = There is no room for it on your landscape: forests and buildings cover it.
reason-upgraded = Its start building was upgraded already.
reason-covered = { $space } is covered by a forest or a building.
reason-forest-by-other-space = The forest on { $space } is named by its other space, { $other }.
reason-no-such-tile = There is no { NOUN($tile) } on { $space }.
reason-no-space-for = There is no space where { NOUN($tile, article: "indefinite") } could go.
reason-same-tile = There is { NOUN($tile, article: "indefinite") } on { $space } already.
reason-not-beside = { $space } is not beside the building.
reason-tiles-in-order = Several tiles are placed in the order of the spaces.
reason-tile-named = You have named the tile: place it.
reason-clear = Only other landscape tiles beside the building go here, in the order of the spaces.

## What happened; and, as what a choice sets off, what is still to come
event-period = Building period { $period } begins.
event-offered = The { NOUN($building) } comes on offer.
event-goblet =
    { $who_is ->
        [you] { $who } take the goblet and begin the next period.
       *[other] { $who } takes the goblet and begins the next period.
    }
event-picked = { $who } { event-picked.ahead }.
    .ahead = chose { NOUN($specialist, article: "definite") }
event-laid = { $who } { event-laid.ahead }.
    .ahead = laid { NOUN($specialist, article: "definite") } face down
event-revealed = { $who } played { NOUN($specialist, article: "definite") }.
event-copied = { $who } had to play { NOUN($specialist, article: "definite") } too.
event-first-ability = { $who } used the first ability of { NOUN($specialist, article: "definite") }.
event-second-ability = { $who } used the second ability of { NOUN($specialist, article: "definite") }.
event-refused = { $who } left it at that with { NOUN($specialist, article: "definite") }.
    .ahead =
        { $who_is ->
            [you] left it at that with { NOUN($specialist, article: "definite") }
           *[other] { $who } left it at that with { NOUN($specialist, article: "definite") }
        }
event-builds =
    { $who_is ->
        [you] { $who } build { NOUN($building, article: "definite") }.
       *[other] { $who } builds { NOUN($building, article: "definite") }.
    }
event-built_nothing = { $who } { event-built_nothing.ahead }.
    .ahead = built nothing
event-upgraded = { $who } { event-upgraded.ahead }.
    .ahead = laid { NOUN($building, article: "definite") } on its start building
event-used = { $who } used { NOUN($building, article: "definite") }.
event-repeated = { $who } { event-repeated.ahead }.
    .ahead = repeated { NOUN($building, article: "definite") }
event-drew = { $who } drew { NOUN($building, article: "definite") } for the private offer.
event-discarded = { $who } { event-discarded.ahead }.
    .ahead = gave up { NOUN($building, article: "definite") }
event-gained = { $who } { event-gained.ahead }.
    .ahead = gained { $number } { NOUN($good) }
event-paid = { $who } { event-paid.ahead }.
    .ahead = paid { $number } { NOUN($good) }
event-placed = { $who } { event-placed.ahead }.
    .ahead = placed { NOUN($tile, article: "indefinite") } on { $space }
event-removed = { $who } { event-removed.ahead }.
    .ahead = removed { NOUN($tile, article: "indefinite") } on { $space }
event-placed-building = { $who } { event-placed-building.ahead }.
    .ahead = placed { NOUN($building, article: "definite") } on { $space }
event-turned =
    { $who_is ->
        [you] Your
       *[other] { $who }’s
    } { NOUN($wheel) } turned: { $turns } of each of its basic goods became { $turns } { NOUN($good) }.
    .ahead =
        { $who_is ->
            [you] Your
           *[other] { $who }’s
        } { NOUN($wheel) } will turn: { $turns } of each of its basic goods will become { $turns } { NOUN($good) }

# What pictures say
draw-turns = Turns the { NOUN($wheel) }: +{ $number } { NOUN($good) }
    .note = turns the { NOUN($wheel) }: +{ $number } { NOUN($good) }
draw-thing = { NOUN($thing) }
draw-period = Period { $period } of { $periods }
draw-the-period = The period
draw-goblet = The goblet
draw-has-goblet = { $name } has the goblet
draw-begins = Has the goblet: begins this period
draw-card-round = Card round { $round } of { $rounds }
draw-hand-of-period =
    { $count ->
        [one] { $count } specialist
       *[other] { $count } specialists
    } in this period
draw-board-of = The board of { $name }
draw-hub =
    { $wheel ->
        [glass] Glass
       *[brick] Brick
    }
draw-wheel = { NOUN($wheel) }: { $goods }
draw-now = { $what }
draw-later = then { $what }
draw-on-wheel = { $number } { NOUN($good) } on the { NOUN($wheel) }
draw-tile = { $space }: { NOUN($tile) }
draw-empty = { $space } is empty
draw-road = The Glass Road
draw-beside = beside { $spaces }
draw-kind =
    { $kind ->
        [start] start
        [processing] processing
        [immediate] immediate
       *[bonus] bonus
    }
draw-building = { $name } ({ $kind }): { $text }
draw-worth =
    { $building } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
draw-costs = { $building } Costs: { $cost }.
draw-row =
    { $kind ->
        [processing] Processing: use at any time
        [immediate] Immediate: once, when built
       *[bonus] Bonus: points at the end
    }
draw-row-left = { $row } ({ $left } left)
draw-stack =
    { $kind ->
        [processing] Processing buildings
        [immediate] Immediate buildings
       *[bonus] Bonus buildings
    }: { $left } left in the stack
draw-left =
    { $left ->
        [0] none left
       *[other] { $left } left
    }
draw-private =
    { $player_is ->
        [you] Your private offer
       *[other] { $player }: private offer
    }
draw-private-count = { $count } private
draw-specialist = { $name }: { $text }
draw-abilities = { CAPITALIZE($one) }; or { $other }.
draw-fee = Fee
draw-no-fee = No fee
draw-all-specialists = All specialists
draw-all-and-chosen = All specialists: { $count } chosen so far
draw-hand =
    { $player_is ->
        [you] Your hand
       *[other] The hand of { $player }
    }{ $count ->
        [0] : empty
       *[other] {""}
    }
draw-face-down = Face down
draw-lies-down = face down
draw-card-down = A specialist, face down
draw-one-down = 1 face down
draw-slots = Slots
draw-in-slot = { $name } (slot)
draw-played = Played
draw-chosen = Chosen
draw-ready = ready
draw-is-choosing = is choosing
draw-in-hand =
    { $count ->
        [0] none
       *[other] { $count }
    } in hand
# What is wrong with an owner's facts
facts-most-added = { $where }: at most { $most } of them can be added
facts-building-id = { $where }: a building's id is made of small letters and _, and is no tile's
facts-building-lacks = { $where }: a new building also needs { $missing }
facts-true = { $where } must be true or left out
facts-either-gain = { $where } has either gain or gain_one
facts-gift = { $where }: a gift is of the good chosen in gain_one
facts-both-wheels = { $where }: only food and charcoal are gained on both wheels
facts-adjacent = { $where }: only immediate and bonus buildings look at what is adjacent
facts-twice = { $where } names each tile once
facts-on-each = { $where }: a tile on each space is of one kind and adjacent
facts-order = { $where } names each of { $known } once
facts-grid = { $where }: columns and rows make a grid of { $spaces } spaces, at least two rows of two
facts-touches-column = { $where }: they touch spaces of column a, which is left, from the top down
facts-touches-all = { $where }: either each of them touches a space, or none does
facts-forest =
    { $where }: a forest lies on two spaces side by side, not on { $left } and { $right }: the piece is as high as one
    space and as wide as two

# What is wrong with options
refused-long-alone = long=yes is for 2 to 4 seats; the solo game always has seven periods
refused-narrow-seats = narrow=yes is for 4 seats; with { $seats } the rows have 4 buildings anyway

## The terminal
terminal-period = Building period { $period } of { $periods }
terminal-card-round = card round { $round }
terminal-offer =
    { $kind ->
        [processing] Processing ({ $left } left)
        [immediate] Immediate ({ $left } left)
       *[bonus] Bonus ({ $left } left)
    }
terminal-private-offer = Private offer
terminal-goblet = goblet
terminal-glass-wheel = Glass wheel:
terminal-brick-wheel = Brick wheel:
terminal-start = Start buildings: { LIST($buildings, type: "plain") }
terminal-beside =
    { $count ->
        [0] { NOUN($building) }
       *[other] { NOUN($building) } ({ LIST($spaces, type: "plain") })
    }
terminal-private = Private offer: { LIST($buildings, type: "plain") }
terminal-hand = Hand: { LIST($cards, type: "plain") }
terminal-hidden-hand =
    { $count ->
        [one] Hand: 1 card
       *[other] Hand: { $count } cards
    }
terminal-laid = Laid: { NOUN($card) }
terminal-laid-face-down = Laid: face down
terminal-slots = In the slots: { LIST($cards, type: "plain") }
terminal-played = Played: { LIST($cards, type: "plain") }
terminal-blocked = Blocked: { LIST($cards, type: "plain") }
terminal-specialists = Specialists
