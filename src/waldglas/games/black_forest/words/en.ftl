# Black Forest in English.

## The game and its options
game-about = From village to village for tradespeople's help, two wheels, and a domain that grows with its hut.
game-feel = Walk from village to village and let two wheels do the work.
option-first_game = First game
    .help = All small buildings on side A, as for a first game.
option-turn_limit = Turn limit
    .help = Turns of each seat after which the game ends in any case.

## Things. Buildings, tradespeople, jobs, villages, locations, wheels and titles have the names that the facts print.
good-brick = brick
good-wood = wood
good-sand = sand
good-water = water
good-charcoal = charcoal
good-charcoal_cooking = charcoal (Cooking wheel)
good-porridge = porridge
good-meat = meat
good-glass = glass
good-provision = provision
    .plural = provisions
good-commodity = commodity
    .plural = commodities
animal-pig = pig
    .plural = pigs
animal-cattle = cattle
tile-empty = empty space
    .plural = empty spaces
tile-field = field
    .plural = fields
tile-pond = pond
    .plural = ponds
tile-pasture = pasture
    .plural = pastures
tile-forest = forest
    .plural = forests
progress = progress
progress-step = step of progress
    .plural = steps of progress
any-building = building
    .plural = buildings

## What effects count besides
count-pig_in_forest = pig in forest
    .plural = pigs in forests
count-empty_pasture = empty pasture
    .plural = empty pastures
count-landscape_set = landscape set
    .plural = landscape sets
count-brick_wood_set = brick wood set
    .plural = brick wood sets
count-small_estate = small estate
    .plural = small estates
count-kept_pig = kept pig
    .plural = kept pigs
count-adjacent_empty = adjacent empty space
    .plural = adjacent empty spaces
count-adjacent_building = adjacent building
    .plural = adjacent buildings
count-adjacent_stocked_pasture = adjacent stocked pasture
    .plural = adjacent stocked pastures
count-glass_gained = glass gained

## Amounts and effects
amount = { $number } { NOUN($thing, $number) }
some =
    { $thing ->
        [animal-cattle] { $number } cattle
       *[other] { $number ->
            [one] { NOUN($thing, article: "indefinite") }
           *[other] { $number } { NOUN($thing, $number) }
        }
    }
amount-animals =
    { $number ->
        [one] an animal
       *[other] { $number } animals
    }
amount-different =
    { $number ->
        [one] a good
       *[other] { $number } different goods
    }
amount-basic = { $number } of a basic good
effect-exchange = { $cost } for { $reward }
reward = { $parts }
reward-counted =
    { $every ->
        [one] { $parts } for each { NOUN($thing) }
       *[other] { $parts } for every { $every } { NOUN($thing, $every) }
    }
reward-thresholds = { $parts } at { $numbers } { NOUN($thing, 2) } each

## Places
place-space = space { $number } of { NOUN($village) }
place-main = { $space }
place-small = { $space } of small estate { $number }
place-location = { NOUN($location) }
place-centre = the centre of { NOUN($village) }

## Questions
question-neutral-village = In which village does the neutral pawn start?
question-neutral-space = On which space of { NOUN($village) } does the neutral pawn start?
question-move-neutral = Where do you move the neutral pawn?
question-turn = Where does your pawn go? Before, you may move the Traveling Merchant for a commodity; or go begging.
question-move = Where does your pawn go?
question-no-move = Your pawn can go nowhere as it stands: go begging, or change that first.
question-move-or-beg = Where does your pawn go, or do you go begging?
question-pawn = Which pawn do you place? For the white one no goods are due.
question-pawn-aside = Which pawn do you put aside?
question-pay-way = The way costs { $cost }: what do the two markers show then?
question-pay-due = Pay a basic good to { $to }, whose pawn is in the village.
question-pay-due-alone = Spend a good for each pawn in the village: which one now?
question-pay-due-neutral = Spend a basic good for the neutral pawn.
question-visit-or-job = Whom do you visit first, or do you complete the job?
question-visit = Whom do you visit first?
question-visit-no-more = There is nobody else to visit: do something else, or end your turn.
question-job = Complete the job; before it you may use your conversions.
question-job-lacks = The job asks for more than you have: use your conversions first.
question-second-visit = Do you visit another tradesperson too, or end your turn?
question-conversions = Your action is done: use your conversions, or end your turn.
question-last-conversions = The game is about to be scored: use your conversions, or be done.
question-gift = You are given { $gift }: do you take it?
question-gift-no-room = You are given { $gift } and have no room for it: use a conversion first, or decline.
question-pay-charcoal = Pay { $number } charcoal: how much of it from the Glassmaking wheel?
question-pay-provisions = Pay { $cost }: what do the two markers show then?
question-pay-different =
    { $number ->
        [one] Pay 1 of another good, in the order of the list: which one?
       *[other] Pay { $number } different goods, 1 of each, in the order of the list: which one now?
    }
question-pay-livestock =
    { $number ->
        [one] Pay 1 more animal: a pig, or cattle?
       *[other] Pay { $number } more animals: a pig, or the rest in cattle?
    }
question-return = You have too little room for your animals: return a pig, or cattle?
question-remove =
    { $number ->
        [one] Remove { NOUN($tile, article: "indefinite") }.
       *[other] Remove { $number } more { NOUN($tile, $number) }, in the order of the spaces.
    }
question-remove-landscape = Which landscape tile do you remove?
question-clear = Empty spaces are about to count: remove a landscape tile first, in the order of the spaces?
question-place =
    { $number ->
        [one] Where do you place { NOUN($tile, article: "definite") }?
       *[other] Where do you place { NOUN($tile, article: "definite") }, { $number } in all, in the order of the spaces?
    }
question-fill = What goes on { $space }, where there is { NOUN($tile, article: "indefinite") }?
question-fill-empty = What goes on { $space }, where there is nothing?
question-build = Which building do you construct?
question-build-free = Which small building do you construct, free of cost?
question-erect = Where do you place { NOUN($building, article: "definite") }?
question-erect-first = Where do you place { NOUN($building, article: "definite") }: its first space?
question-erect-other = Where do you place { NOUN($building, article: "definite") }: its other space?
question-wood-or-building = Do you take the wood first, or the building?
question-reward = Which of the rewards do you take?
question-if-you-like = Do you want this: { $effect }?
question-part = Which part of the reward do you take next?
question-charcoal-wheel = On which wheel do you take the { $number } charcoal?
question-charcoal-twice = You gain { $number } charcoal on each wheel: which wheel first?
question-gain-provisions = You gain { $gain }: what do the two markers show then?
question-basic = Which basic good do you gain, { $number } of it?
question-livestock =
    { $number ->
        [one] You gain an animal: a pig, or cattle?
       *[other] You gain up to { $number } animals: a pig, or cattle from now on?
    }
question-answer = Several of your buildings bring something: which comes first?
question-both-turned = Both wheels have turned: the reminder tile’s job first, or the porridge for the glass?

## Choices
choice-done = Done
choice-beg = Go begging for 1 provision
choice-job = Complete the job
choice-decline = Decline
choice-white-pawn = The white pawn
choice-coloured-pawn = A coloured pawn
choice-clear = Remove a landscape tile
choice-swap = Move the Traveling Merchant: swap with { NOUN($person, article: "definite") }
    .group = Move the Traveling Merchant
    .within = Swap with { NOUN($person, article: "definite") }
choice-go = Go to { $place }
choice-go-between = Go to { NOUN($village) }, between { $people }
choice-go-to-job = Go to { $place }: { $text }
choice-visit = Visit { NOUN($person, article: "definite") }: { $effect }
choice-use = Use { NOUN($building, article: "definite") }: { $effect }
choice-build = Construct { NOUN($building, article: "definite") }: { $text }
choice-take = Take { NOUN($thing) }
choice-take-some = Take { $amount }
choice-take-pig = Take a pig
choice-take-cattle = Take cattle from now on
choice-pay = Pay { NOUN($thing) }
choice-pay-some = Pay { $amount }
choice-pay-from = Pay { $number } from { NOUN($wheel, article: "definite") }
choice-pay-from-both = Pay { $glassmaking } from the Glassmaking wheel, { $cooking } from the Cooking wheel
choice-return = Return { NOUN($animal) }
choice-return-some = Return { $amount }
choice-wheel = On { NOUN($wheel, article: "definite") }
choice-from = From the Glassmaking wheel { $number }
choice-provisions = Provisions at { $low } and { $high }
choice-village = { NOUN($village) }
choice-effect = Effect { $number }
choice-space = Space { $space }
choice-replace = Space { $space }, where { NOUN($tile, article: "indefinite") } goes
choice-remove = Remove { NOUN($tile, article: "definite") } on { $space }
choice-clear-no-more = Remove no more tiles
choice-leave-out = Leave the action out
choice-end-turn = End the turn
choice-score = Done: score the game
choice-decline-good = Decline { NOUN($good, article: "definite") }
choice-place = Place { $reward }
choice-place-none = Place no { NOUN($tile) }
choice-fill = A { NOUN($tile) }
choice-yes = Yes: { $effect }
choice-reminder-first = The job and the good of the reminder tile first
choice-porridge-first = The porridge first

## Why not
reason-other-village = The start player has named another village.
reason-neutral-taken = That space is taken, or the neutral pawn stands there already.
reason-neutral-in-villages = The neutral pawn stays in villages.
reason-no-begging = You have begun a standard turn, and you can move.
reason-swapped = Only 1 commodity is spent in a turn.
reason-no-commodity = You have no commodity.
reason-space-taken = Space { $number } of { NOUN($village) } is taken.
reason-village-first = A pawn is first placed in a village.
reason-no-job-there = No job lies at { NOUN($location) }.
reason-way-too-far = The way costs { $cost }; you have { $held }.
reason-no-action-there = You could not carry out any action there, or not pay for the pawns in the village.
reason-way-split = The way costs { $cost }, and no marker goes up for it.
reason-basic-good = It must be a basic good.
reason-no-good = You have no { NOUN($good) }.
reason-due-leaves-nothing = If you paid this, no action would be left to you there.
reason-no-job-here = No job lies here.
reason-job-too-dear = You cannot pay what the job takes.
reason-not-beside = The { NOUN($person) } is not beside your pawn.
reason-no-visit = The { NOUN($person) }’s effect could not be carried out: { $effect }.
reason-must-act = An action must be carried out.
reason-visit-or-job = After a visit no job is completed.
reason-visited = You have visited this tradesperson already.
reason-not-built = You have not built { NOUN($building, article: "definite") }.
reason-use-too-dear = You lack what { NOUN($building, article: "definite") } takes: { $effect }.
reason-use-in-vain = The { NOUN($building) } would bring nothing now: { $effect }.
reason-use-leaves-nothing = If you used { NOUN($building, article: "definite") }, no action would be left to you here.
reason-no-tile-counts = No landscape tile of yours is counted by what you can do now.
reason-tile-does-not-count = On { $space } lies no landscape tile that counts now.
reason-other-gift = The gift is { NOUN($good) }.
reason-choose-wheel = Choose the wheel for the charcoal.
reason-no-room-there = You have no room for it there.
reason-charcoal-split = The wheels do not hold the charcoal for that; { $number } { $number ->
        [one] is
       *[other] are
    } to be paid.
reason-provision-split = The cost is { $cost }, and no marker goes up for it.
reason-too-few-kinds = You lack it, or too few kinds would be left after it in the order of the list.
reason-animals-only = Animals are paid here.
reason-no-such-tile = There is no { NOUN($tile) } on { $space }.
reason-tiles-in-order = Tiles go in the order of the spaces, and enough must be left for the cost.
reason-tile-is-needed = Without { NOUN($tile, article: "definite") } on { $space } what follows could not be done.
reason-must-place = While a space is empty the tile cannot be declined.
reason-not-your-estate = That small estate is not part of your domain.
reason-taken = { $space } is taken, and what is there cannot be removed.
reason-other-estate = { $space } is not on the estate of the building.
reason-same-tile = There is { NOUN($tile, article: "indefinite") } on { $space }.
reason-place-in-order = Tiles of one kind are placed in the order of the spaces, and none is wasted.
reason-clear-in-order = No landscape tile can be removed there now; they go in the order of the spaces.
reason-not-on-offer = The { NOUN($building) } does not lie on the boards.
reason-only-small-free = Only a small building is free of cost.
reason-lacking = For { NOUN($building, article: "definite") } you lack { $lacking }.
reason-condition = Its condition is not met. { $text }
reason-no-room = There is no room for it in your domain, and none can be made.
reason-not-alone = There is another building on that estate.
reason-two-spaces = It takes two adjacent spaces that leave what it needs; name the upper or left one first.
reason-no-part = No { NOUN($thing) } is left of this reward.
reason-gain-split = All that fits is gained, and no marker goes down for it.
reason-no-room-for = You have no room for { NOUN($good) }.

## What happened
event-turn = { $who } { $who_is ->
        [you] take
       *[other] takes
    } a turn.
event-begged = { $who } went begging.
event-left_out = { $who } could do nothing there and left the action out.
event-reminded = { $who } moved the reminder tile.
event-dropped = { $who } took the charcoal marker off the Glassmaking wheel.
event-extra_turn = { $who } will take another turn.
event-end_triggered = { $who } { $who_is ->
        [you] trigger
       *[other] triggers
    } the end of the game: everybody takes one final turn.
event-limit_reached = The turn limit is reached.
event-redealt = The tradespeople are dealt anew.
event-ended = The last turn is over.
event-year = Year { $number } begins.
event-gained = { $who } gained { $number } { NOUN($marker, $number) }.
event-paid = { $who } paid { $number } { NOUN($marker, $number) }.
event-named = { $who } named { NOUN($good) } for everybody.
event-declined = { $who } declined { NOUN($good, article: "definite") }.
event-gained_animals = { $who } gained { $animals }.
event-paid_animals = { $who } paid { $animals }.
event-returned = { $who } returned { $animals }.
event-kept = { $who } kept { $number } of the pigs on the Tannery.
event-placed = { $who } placed { NOUN($what, article: "indefinite") } on { $space }.
event-placed-building = { $who } placed { NOUN($what, article: "definite") } on { $space }.
event-removed = { $who } removed { NOUN($what, article: "indefinite") } on { $space }.
event-turned = { $who_is ->
        [you] Your
       *[other] { $who }’s
    } { NOUN($wheel) } turned { $number ->
        [one] once
       *[other] { $number } times
    }: { $wheel ->
        [wheel-glassmaking] glass
       *[wheel-cooking] commodity and provisions
    }.
    .ahead = { $who_is ->
        [you] Your
       *[other] { $who }’s
    } { NOUN($wheel) } will turn { $number ->
        [one] once
       *[other] { $number } times
    }: { $wheel ->
        [wheel-glassmaking] glass
       *[wheel-cooking] commodity and provisions
    }.
event-progressed =
    { $who } made { $number ->
        [one] 1 step
       *[other] { $number } steps
    } of progress on the glass hut.
event-stepped_back = { $who } went back on the glass hut’s track: { $number }.
event-relocated = { $who } moved the glass hut to a new small estate, number { $number }.
event-builds = { $who } { $who_is ->
        [you] construct
       *[other] constructs
    } { NOUN($building, article: "definite") }.
event-built = { $who } completed { NOUN($building, article: "definite") }.
event-helped = { $who } { $who_is ->
        [you] are
       *[other] is
    } helped by { NOUN($building, article: "definite") }.
event-works = { $who } { $who_is ->
        [you] take
       *[other] takes
    } on the { NOUN($job) }’s job.
event-completed = { $who } completed the { NOUN($job) }’s job.
event-job = The { NOUN($job) }’s job is revealed and lies at { NOUN($node) }.
event-moved = { $who } went to { $place }.
event-neutral = { $who } put the neutral pawn on { $place }.
event-swapped = { $who } swapped the Traveling Merchant with { NOUN($person, article: "definite") }.
event-visited = { $who } visited { NOUN($person, article: "definite") }: { $effect }.
event-used_building = { $who } used { NOUN($building, article: "definite") }: { $effect }.

## Scores
score-glass = Glass
score-cooking-wheel = Cooking wheel
score-small-estates = Small estates
score-livestock = Livestock on pastures

## What pictures say
draw-turns =
    Turns the { NOUN($wheel) }: { $wheel ->
        [wheel-glassmaking] +{ $number } { NOUN("good-glass") }
       *[wheel-cooking] +{ $number } { NOUN("good-commodity", $number) }, +{ $provisions } { NOUN("good-provision", $provisions) }
    }
    .note =
        turns the { NOUN($wheel) }: { $wheel ->
            [wheel-glassmaking] +{ $number } { NOUN("good-glass") }
           *[wheel-cooking] +{ $number } { NOUN("good-commodity", $number) }, +{ $provisions } { NOUN("good-provision", $provisions) }
        }
draw-triggers-end = Triggers the end of the game
    .note = triggers the end of the game
draw-markers = { $low } and { $high }
draw-stone = { $what }
draw-title =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $title }
draw-turn =
    { $player_is ->
        [you] Your turn
       *[other] { $player }’s turn
    }
draw-year = Year { $year } of { $years }
draw-the-year = The year
draw-round = Round { $round }
draw-limit-reached = The turn limit was reached.
draw-all-taken = All turns have been taken.
draw-another-turn = another turn follows
draw-triggered =
    { $name } has triggered the end: { $left ->
        [one] { $left } final turn
       *[other] { $left } final turns
    } left
draw-pawns-left = { $left } of { $pawns } pawns left in this year
draw-merchant-moved = the { NOUN($merchant) } has moved
draw-takes-turn = Takes a turn
draw-domain-of = The domain of { $name }
draw-the-map = The map
draw-map = Map
draw-white-letter = W
draw-neutral-letter = N
draw-white-pawn = The white pawn
draw-neutral-pawn = The neutral pawn
draw-coloured-pawn = A coloured pawn
draw-pawn-of = The pawn of { $name }
draw-hub =
    { $wheel ->
        [glassmaking] Glass
       *[cooking] Cooking
    }
draw-wheel = { NOUN($wheel) }: { $goods }
draw-now = { $what }
draw-later = then { $what }
draw-wheel-worth =
    The Cooking wheel is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-hourglass = A provision marker that reaches the hourglass brings the end of the game
draw-in-domain = { $animals } in the domain
draw-kept = { $animals } kept on the { NOUN($building) }
draw-reminder = The reminder tile: a basic good and a job, once the Cooking wheel has turned twice
draw-jobs-done =
    Jobs completed: { $count ->
        [0] none
       *[other] { $jobs }
    }
draw-estate =
    { $estate ->
        [0] Main estate
       *[other] Small estate { $estate }
    }
draw-empty = { $space } is empty
draw-tile = { $space }: { NOUN($tile) }
draw-stable = { $space }: stable, houses { $room } cattle
draw-hut = The glass hut: { $steps } of { $all } steps until it moves on to a new small estate
draw-way = The way from { $one } to { $other } costs { $cost }
draw-way-costs = The way costs { $cost }.
draw-no-job = No job is open yet.
draw-no-job-here = { $place }: no job is open here
draw-job-at = { $job } At { $place }.
draw-jobs-left =
    { $count ->
        [one] { $count } job is
       *[other] { $count } jobs are
    } left in the pile
draw-left = { $count } left
draw-person = { $name }: { $text }
draw-job = { $name }’s job: { $text }
draw-kind =
    { $kind ->
        [conversion] conversion
        [instant] instant
        [permanent] permanent
        [end] end
       *[condition] condition
    }
draw-named-kind = { $name } ({ $kinds })
draw-building =
    { $name }: { $text } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Costs { $cost }.
draw-price =
    Costs { $cost }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
draw-lacks =
    { $building } { $player_is ->
        [you] You lack
       *[other] { $player } lacks
    } { $lacking }.
draw-large = Large buildings, on two spaces
draw-when =
    { $kind ->
        [conversion] again and again
        [instant] once, when built
        [permanent] from then on
        [end] at the end
       *[condition] needs something
    }
draw-legend =
    { $kind ->
        [conversion] Conversion
        [instant] Instant
        [permanent] Permanent
        [end] End
       *[condition] Condition
    }: { $when }
draw-in = in
draw-sole = alone
draw-row =
    { $row ->
        [pig] Pig
        [glass] Glass
        [points] Points
       *[other] { $name }
    }
## What is wrong with an owner's facts
facts-other-numbers = { $where } must be written like { $example }; its numbers may be others, from 1 to { $most }
facts-lacks = { $where } also needs { $missing }
facts-conversion = { $where }: a conversion takes something and gives something for it
facts-parts = { $where }: a reward has at most { $most } parts
facts-of-choice = { $where }: basic goods or livestock of choice are the only part of a reward
facts-gift = { $where }: a gift is of the basic good that is gained
facts-both-wheels = { $where }: only charcoal is gained on both wheels
facts-counted = { $where }: what is counted brings one kind of goods or animals, but neither { $not }
facts-adjacent = { $where }: only a new building looks at what is adjacent
facts-map = { $where }: the map has { $villages } villages with { $slots } slots
facts-village = { $where } has { $slots } slots, as a village of its size
facts-path = { $where } joins two of { $known }
facts-visits = { $where }: the tradespeople offer { $visits } effects in all, not { $found }
facts-uses = { $where }: the buildings have { $uses } conversions in all, not { $found }
facts-job-place = { $where } is the place of another job
facts-limits = { $where }: basic goods are counted to { $basic }, refined ones to { $refined }
facts-housing = { $where }: a pasture houses { $pasture }, a stable { $stable } and a forest 1
facts-sides = { $where }: each of the { $tiles } small tiles has a building on side A and one on side B
facts-rows = { $where }: each of the { $tiles } small tiles lies in one row
facts-backs = { $where }: as many tradespeople as slots have each back: { $backs }

## What is wrong with options
refused-turn-limit = turn_limit is for 2 to 4 seats; the solo game always has five years of five turns

## The terminal
terminal-year =
    { $pawns ->
        [one] Year { $year } of { $years } · 1 pawn left
       *[other] Year { $year } of { $years } · { $pawns } pawns left
    }
terminal-round =
    { $who_is ->
        [you] Round { $round } · your turn
       *[other] Round { $round } · turn of { $who }
    }
terminal-triggered =
    { $turns ->
        [one] the end is triggered, 1 final turn left
       *[other] the end is triggered, { $turns } final turns left
    }
terminal-away = { NOUN($place) }: { $pawns }
terminal-pawns = { LIST($pawns, type: "plain") }
terminal-pawn = pawn { $number }
terminal-pawn-white = white
terminal-pawn-neutral = neutral
terminal-jobs = Jobs ({ $left } left in the pile)
terminal-buildings = Buildings
terminal-cost = { LIST($parts, type: "plain") }
terminal-animals =
    { $pigs ->
        [one] 1 pig
       *[other] { $pigs } pigs
    }, { $cattle } cattle
terminal-glassmaking = Glassmaking:
terminal-cooking = Cooking:
terminal-at-home = Brick { $brick } · glass hut { $hut } of { $top } · dial { $dial }
terminal-stable = stable
terminal-hut = hut
terminal-tradespeople = Tradespeople
