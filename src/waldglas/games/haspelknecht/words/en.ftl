# Haspelknecht in English.

## The game and its options
game-about = Farmers of the Ruhr valley dig for coal, against pit water and the lease of three winters.
game-feel = Dig for coal before the water does, with three colours of workers.
option-layout = Layout
    .help =
        How the developments lie: as for a first game, by chance with as many of a level as seats or one more, a named
        variant, or your own rows of numbers, '..' being half a tile: { $example }
    .written = Or a layout of your own
    .first = first
    .random = random
    .random-more = random more
    .three-long-legs = three long legs
    .four-long-legs = four long legs
    .tower = tower
option-planning = Planning
    .help = All plan in secret together, or openly in turn order.
    .together = together
    .in-turn = in turn
option-buildings = Buildings
    .help = Begin with the buildings whose development is not on the board.
option-farmhand = Farmhand
    .help = Begin with the improved farmhand; for boards without the Pickaxe.
option-lamp = Lamp
    .help = Before whose taking of disks the Oil Lamp may be used.
    .own-taking = own taking
    .own-taking-means = Its owner may use the lamp only when it is about to take disks itself.
    .any-taking = any taking
    .any-taking-means = Before every seat's taking, the other owners of a lamp are asked first.
    .why = The text lets the marker be used once at any time in a later phase, and names no turn.
option-pickaxe = Pickaxe
    .help = When the farmhand may develop after the Pickaxe was acquired.
    .at-once = at once
    .at-once-means = Disks of one colour that lie on him may pay for a development in the same phase.
    .next-phase = next phase
    .next-phase-means = He develops from the next phase on, when he is planned as an improved farmhand.
    .why = The tile is laid on the farmhand as soon as it is acquired, and its text names no later phase.
option-new-goods = New goods
    .help = Whether food and coal that came in this phase may pay for developments and Coal Sacks.
    .no-means = Food and coal that came in this phase pay nothing until the next planning.
    .yes-means = Food and coal pay for distances and Coal Sacks as soon as they are on the farm.
    .why = The text bars new food and coal only from paying a worker; where it names wood it speaks of the mine.
option-late-timber = Late timber
    .help = Whether wood goes into the tunnel only when the Pinge is exhausted.
    .no-means = Wood may be laid in the tunnel at any time; only its coal waits for the Pinge.
    .yes-means = No wood is laid in the tunnel before the Pinge is exhausted.
    .why = The text bars only the coal of the tunnel; example 2, where the wood waits, shows one way to play.

## Things. Developments, markers, phases and the contract workers have the names that the facts print.
good-food = food
good-wood = wood
good-coal = coal
good-thaler = Thaler
good-points = point
    .plural = points
good-shaft_coal = coal in the shaft
colour-black = black
colour-brown = brown
colour-yellow = yellow
worker-farmer = farmer
worker-farmhand = farmhand
mine-pinge = Pinge
mine-tunnel = tunnel

## Parts of sentences
disks = { $parts } { $last ->
        [one] disk
       *[other] disks
    }
disks-none = no disk
disks-part = { $count } { NOUN($colour) }
cost-any = { $count } of any colour
amount = { $count } { NOUN($good, $count) }
listed = { $first }, { $more }
either-one = { NOUN($good) }
either-two = { NOUN($good) } or { NOUN($other) }
either-three = { NOUN($good) }, { NOUN($other) } or { NOUN($third) }
price-afar = 1 { $goods } to { $owner }
clause-pay = pay { $amounts }
clause-gain = gain { $amounts }
clause-take-water = take { $count } pit water
clause-remove-water = remove { $count } pit water
clause-nothing = nothing
payment-none = nothing
payment-yellow = a yellow disk
payment-food = 1 food
payment-thaler = 1 Thaler

## Questions
question-take = Take all disks of one colour from one pool.
question-take-more = Take disks once more, up to { $room } of one colour, or pass.
question-lamp = Another seat is about to take disks: use your Oil Lamp?
question-plan = Plan your { NOUN($worker) }: which of your disks does he get ({ $left })?
question-pay = Plan the { NOUN($worker) }: how do you pay him?
question-mill = Plan disks for the Water Mill?
question-worker = Which worker works next?
question-no-worker = No worker can work now: lay wood, use what you own, or end your turn.
question-work = What does the { NOUN($worker) } do?
question-mine-pinge = Your { NOUN($worker) } mines and has { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left: coal or pit water?
question-mine-coal = Your { NOUN($worker) } mines and has { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left: does he excavate coal? There is no pit water.
question-mine-water = Your { NOUN($worker) } mines and has { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left: does he remove pit water? No coal is in reach.
question-mine-tunnel = Your { NOUN($worker) } mines and has { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left: does he excavate coal?
question-digger = The { NOUN($worker) } has { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left: do something before he goes on?
question-contract = The { NOUN($worker) } has { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left: what does he do?
question-excavate = You may excavate a coal now.
question-excavate-none = You may excavate a coal, but none is in reach: do something about it, or go on.
question-afar = The { NOUN($development) } is distant: what do you give to { $owner }?
question-effect = What do you take from the { NOUN($development) }?
question-before-scoring = Before coal is scored you may lay wood or use what you own; or go on.
question-before-storage = Before goods are stored you may lay wood or use what you own; or go on.
question-after-storage = After storage you may lay wood or use what you own; or go on.
question-store-on-farm = What do you store on the farm?
question-store-in-barn = What do you store in the Barn?

## Choices
choice-take-colour = Take { NOUN($colour) } from pool { $pool }
choice-take = Take { $count } { NOUN($colour) } from pool { $pool }
choice-take-wet = Take { $count } { NOUN($colour) } from pool { $pool } and { $water } pit water
choice-pass = Pass
choice-lamp = Oil Lamp, pool { $pool }: { NOUN($out) } of the reserve for { NOUN($back) }
    .group = Oil Lamp, pool { $pool }
    .within = { NOUN($out) } of the reserve for { NOUN($back) }
choice-keep-lamp = Keep the Oil Lamp
choice-plan-farmer = Farmer: { $disks }
choice-plan-farmhand = Farmhand: { $disks }
choice-pay = { NOUN($worker) }: { $payment }
choice-mill-none = Water Mill: nothing
choice-mill = Water Mill: { NOUN($colour) } disks
choice-no-disks-for-mill = No disks for the Water Mill
choice-mill-trade = { $disks }: { $effect }
choice-work = Let the { NOUN($worker) } work
choice-work-with = Let the { NOUN($worker) } work with { $disks }
choice-work-to-acquire = Let the { NOUN($worker) } acquire the { NOUN($development) } with { $disks }
choice-work-to-acquire-afar =
    Let the { NOUN($worker) } acquire the { NOUN($development) } with { $disks } and { $price }
choice-end-turn = End the turn
choice-end-turn-idle = End the turn, and leave the others idle
choice-produce = Produce
choice-produce-good = Produce { NOUN($good) }
choice-mine = Work in the mine
choice-water = Remove pit water
choice-coal = Excavate a coal
choice-reel = Reel up a coal
choice-digger-water = Let the Coal-digger remove pit water
choice-digger-coal = Let the Coal-digger excavate a coal
choice-digger-stop = Nothing: he finds no coal in reach, and stops
choice-stop = Stop
choice-stop-early = Stop, and lose the rest
choice-leave-coal = Leave the coal
choice-without-coal = Go on without a coal
choice-done = Done
choice-go-on = Go on
choice-acquire = Acquire the { NOUN($development) } ({ $cost }): { $text }
choice-acquire-afar = { $acquire } It is distant: { $price }.
choice-give = Give 1 { NOUN($good) }
choice-none-of-them = Choose nothing
choice-option = Choose the { $number ->
        [1] first
       *[2] second
    }
effect-nothing = Nothing
effect-pay = Pay { $amounts }
effect-gain = Gain { $amounts }
effect-take-water = Take { $count } pit water
effect-remove-water = Remove { $count } pit water
choice-wood = Lay wood in the { NOUN($mine) }
choice-burn = Use the Charcoal Burner
choice-cable = Use the marker of the Hauling Cable
choice-windlass = Use the marker of the Windlass: the Haspelknecht works
choice-store-nothing = Store nothing
choice-store = Store { NOUN($good) }
choice-store-one = Store 1 { NOUN($good) }
choice-store-for = Store 1 { NOUN($good) } for { $points } { NOUN("good-points", $points) }
choice-nothing-on-farm = Nothing on the farm
choice-nothing-in-barn = Nothing in the Barn

## Why not
reason-no-such-pool = With { $seats } seats there is no pool { $pool }.
reason-none-in-pool = Pool { $pool } holds no { NOUN($colour) } disk.
reason-must-take = In the first step you must take disks.
reason-no-marker = You have no { NOUN($marker) }.
reason-no-swap = These two disks do not lie there.
reason-disks-left = You have { $left } to plan, not { $disks }.
reason-farmhand-cannot-develop =
    Disks of different colours are for a development, and your farmhand cannot develop.
reason-nothing-to-acquire = There is no development left that you could acquire.
reason-not-a-cost = Disks of different colours must be the cost of a development that you do not own.
reason-no-yellow-disk = You have no yellow disk left to pay him with.
reason-nothing-to-pay-with = You have no { NOUN($good) } left to pay him with.
reason-mill-disks = You lack the { $disks } for it.
reason-has-worked = The { NOUN($worker) } has worked in this phase.
reason-no-disks-planned = No disks were planned for the { NOUN($worker) }.
reason-disks-without-work = The { NOUN($worker) } finds nothing to do with his disks now.
reason-not-paid = The { NOUN($worker) } was not paid.
reason-digger-lost = The Pinge is exhausted; what the Coal-digger got is lost.
reason-nothing-to-do = The { NOUN($worker) } finds nothing to do now.
reason-produce = Goods are produced with yellow or brown disks, all of one colour.
reason-mine = To mine takes black disks only, and something to remove or to excavate.
reason-not-on-board = The { NOUN($development) } is not on the board.
reason-owned = You own the { NOUN($development) } already.
reason-cost = The { NOUN($development) } costs { $cost }; there { $count ->
        [one] lies
       *[other] lie
    } { $disks }.
reason-nobody-owns-it = The { NOUN($development) } touches none of your developments, and nobody owns it.
reason-cannot-pay-afar =
    The { NOUN($development) } touches none of your developments, and you cannot pay for that.
reason-level-takes-other = A development of level { $level } is not paid with { NOUN($good) }.
reason-new-good = Your { NOUN($good) } came in this phase; it pays nothing yet.
reason-no-good = You have no { NOUN($good) }.
reason-must-choose = One of the two must be taken.
reason-new-goods = What it takes came in this phase; it pays nothing yet.
reason-too-little = It takes { $amounts }, and you have less.
reason-pinge-flooded = There { $water ->
        [one] is
       *[other] are
    } { $water } pit water in the Pinge; remove some of it first.
reason-pinge-timber = The next coal of the Pinge lies behind a wood field that is not covered.
reason-tunnel-empty = The tunnel is empty.
reason-tunnel-flooded = There { $water ->
        [one] is
       *[other] are
    } { $water } pit water in the shaft; nobody can work in the tunnel.
reason-tunnel-timber = The next coal of the tunnel lies behind a wood field that is not covered.
reason-nothing-to-burn = You lack the wood that the Charcoal Burner takes.
reason-no-burner = You have no Charcoal Burner.
reason-new-marker = The marker came in this phase; it can be used in a later one.
reason-no-water-to-remove = There is no pit water to remove.
reason-before-haspelknecht = The Haspelknecht comes when the Pinge is exhausted.
reason-worker-finishes = A worker finishes before the next begins.
reason-nothing-in-shaft = There is neither coal nor pit water in the shaft.
reason-pinge-exhausted = The Pinge is exhausted.
reason-pinge-covered = All wood fields of the Pinge are covered.
reason-late-timber = At this table wood goes into the tunnel only when the Pinge is exhausted.
reason-tunnel-covered = All wood fields of the tunnel are covered.
reason-water-of-shaft = Own workers do not remove pit water from the shaft.
reason-no-water = There is no pit water.
reason-digger-has-no-choice =
    The Coal-digger does not choose: pit water while there are { $water } or more, else coal.
reason-miner-and-water = The Coal-miner cannot remove pit water.
reason-shaft-dry = There is no pit water in the shaft.
reason-shaft-without-coal = There is no coal in the shaft.
reason-shaft-flooded = There { $water ->
        [one] is
       *[other] are
    } { $water } pit water in the shaft; remove some of it first.
reason-stored-by-itself = The last { NOUN($good) } goes into the Coal Storage by itself.
reason-nothing-to-store = You have no { NOUN($good) } left to store here.

## What happened
event-year = Year { $year } begins.
event-phase = { NOUN($phase) }.
event-refilled = The pools were filled again.
event-took_disks = { $who } took { $count } { NOUN($colour) } from pool { $pool }.
event-passed = { $who } took no more disks.
event-swapped_disks = { $who } exchanged at pool { $pool }: { NOUN($out) } of the reserve for { NOUN($back) }.
event-order = { $who } { $who_is ->
        [you] are
       *[other] is
    } { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } in the turn order.
event-planned = { $who } planned { $disks } for the { NOUN($worker) }.
event-paid_worker = { $who } paid the { NOUN($worker) } with { $payment }.
event-planned_mill = { $who } planned { NOUN($trade) } disks for the Water Mill.
event-milled = { $who } ran the Water Mill with { NOUN($trade) } disks.
event-put_to_work = { $who } let the { NOUN($worker) } work.
event-wasted = { $who } lost { $laid }: the { NOUN($worker) } did not work.
event-synergy = { $who } { $who_is ->
        [you] have
       *[other] has
    } one action more: farmer and farmhand do the same.
event-gained = { $who } gained { $count } { NOUN($good, $count) }.
event-paid = { $who } paid { $count } { NOUN($good, $count) }.
event-water = { $who } took { $count } pit water.
event-removed_water = { $who } removed { $count } pit water.
event-excavated = { $who } excavated a coal in the { NOUN($mine) }.
event-laid_wood = { $who } laid wood in the { NOUN($mine) }.
event-exhausted =
    { $who } exhausted the Pinge for { $points } { NOUN("good-points", $points) }; its wood went back to the supply.
event-cut_short = { $who } lost { $count ->
        [one] 1 action
       *[other] { $count } actions
    }, the Pinge being exhausted.
event-reeled = { $who } reeled up a coal.
event-burned = { $who } used the Charcoal Burner.
event-used_marker = { $who } used the { NOUN($marker) }.
event-acquired =
    { $who } acquired the { NOUN($development) } for { $points } { NOUN("good-points", $points) }.
event-paid_afar = { $who } gave 1 { NOUN($good) } to { $owner_is ->
        [you] you
       *[other] { $owner }
    } for a distant development.
event-winter_coal = { $who } scored { $points } { NOUN("good-points", $points) } for { $count } coal.
event-lease = { $who } paid a lease of { $food } food and { $thaler } Thaler{ $debts ->
        [0] .
        [one] , and took 1 debt chit.
       *[other] , and took { $debts } debt chits.
    }
event-stored = { $who } stored 1 { NOUN($good) } { $where ->
        [farm] on the farm
        [barn] in the Barn
       *[coal-storage] in the Coal Storage
    }{ $points ->
        [0] .
       *[other] {" "}for { $points } { NOUN("good-points", $points) }.
    }
event-lost = { $who } had no room for { $goods }, which went back to the supply.
event-ended = The third year is over: the game ends.

## Scores
score-developments = Developments
score-pinge = Pinge
score-coal = Coal in winter
score-storage = Storage
score-charcoal-burner = Charcoal Burner
score-hauling-cable = Hauling Cable
score-water-mill = Water Mill
score-tunnel = Tunnel sections
score-buildings = Building symbols
score-markers = Unused markers
score-thaler = Thaler
score-debts = Debts
score-water = Pit water

## Advice on a table
advice-thaler =
    The developments of this board offer { $offered } Thaler, and with two seats the leases ask for { $needed }: another board is advised (HK-18.5).

## What pictures say
draw-debt = debt chit
    .plural = debt chits
draw-year = Year { $year } of { $years }
draw-year-title = Year
draw-phase = { NOUN($phase) }
draw-the-year = The year
draw-standing = Year { $year } of { $years } · { $phase }
draw-turn-order = Turn order
draw-place = { $place }. { $name }
draw-lease-title = Lease in winter
draw-lease = The lease of this winter: { $food } food and { $thaler } Thaler; a debt for each that is missing
draw-none = none
draw-farm-of = The farm of { $name }
draw-my-farm = My farm
draw-the-pools = The pools
draw-pools-short = Pools
draw-pools = Pools of disks
draw-pool = Pool { $pool }: { $disks }
draw-reserve = Reserve of pool { $pool }: { $disks }
draw-next = next
draw-wet-pool = Who takes from here in the first step also takes 1 pit water
draw-colour-for =
    { $colour ->
        [black] mining
        [brown] wood
       *[yellow] food
    }
draw-disks =
    { $count ->
        [0] no disks
       *[other] { $parts }
    }
draw-cart = Cart { $number }
draw-cart-disks = Cart { $number }: { $disks }
draw-cart-value = { $cart }; { $value } for the turn order
draw-on-carts = On the carts: { $disks }
draw-no-pieces = No buildings or markers yet
draw-piece = { $name }: { $text }
draw-new-marker = { $marker } It came in this phase and can be used in a later one.
draw-worker = { $name }. { $does }
draw-does =
    { $worker ->
        [farmer] Yellow disks bring 1 food each, brown 1 wood, black mine: 1 coal, or up to 2 pit water away. Or exactly the cost of a development. In summer 1 food more.
        [farmhand] Yellow disks bring 1 food each, brown 1 wood, black mine: 1 coal, or up to 2 pit water away. He cannot develop yet.
        [improved] Yellow disks bring 1 food each, brown 1 wood, black mine: 1 coal, or up to 2 pit water away. Or exactly the cost of a development.
        [digger] For a yellow disk, 1 food or 1 Thaler he has 2 actions in the Pinge: 2 pit water away while there are 2 or more, else 1 coal.
        [miner] For 1 food or 1 Thaler he excavates up to 3 coal of the tunnel into the shaft.
        [haspel] For a yellow disk, 1 food or 1 Thaler he has 3 actions in the shaft: up to 2 pit water away, or 1 coal up to the farm.
       *[mill] 2 yellow or 2 black disks, once in a phase.
    }
draw-plan-hidden = { $worker } The plan is hidden.
draw-plan =
    { $worker } There lies: { $laid }{ $worked ->
        [yes] ; he has worked.
       *[no] .
    }
draw-mill = Water Mill
draw-stock =
    { $stock ->
        [black] black disk
        [brown] brown disk
        [yellow] yellow disk
        [food] food
       *[thaler] Thaler
    }
draw-pays-nothing = Does nothing.
draw-pays-worker =
    { $worker ->
        [digger] 2 actions in the Pinge.
        [miner] Up to 3 coal into the shaft.
        [haspel] 3 actions in the shaft.
       *[mill] The mill works.
    }
draw-pays-development = Acquires: { LIST($names, type: "or") }.
draw-pays =
    { $work }{ $count ->
        [0] .
       *[other] , or acquires: { LIST($names, type: "or") }.
    }
draw-disk-work =
    { $colour ->
        [black] Mines { $number ->
            [one] once
            [2] twice
           *[other] { $number } times
        }
        [brown] Brings { $number } wood
       *[yellow] Brings { $number } food
    }
draw-disk-does =
    { $colour ->
        [black] Black disks mine: coal, or pit water away.
        [brown] Brown disks bring wood, for the mine.
       *[yellow] Yellow disks bring food, or pay the Coal-digger or the Haspelknecht.
    }
draw-pay =
    { $pay ->
        [yellow] a yellow disk
        [food] 1 food
        [thaler] 1 Thaler
       *[none] not paid
    }
draw-has-worked = Has worked
draw-windlass = The windlass over the shaft
draw-shaft-later = The shaft is used once the Pinge is exhausted
draw-shaft-water = { $water } pit water in the shaft
draw-shaft-floods = From { $water } pit water on no coal can be reeled up
draw-tunnel-floods = From { $water } pit water on no coal can be excavated
draw-shaft-coal = { $count } coal in the shaft, to be reeled up by the Haspelknecht
draw-pinge-exhausted = The Pinge is exhausted; coal comes from the tunnel now.
draw-exhausted = Pinge exhausted
draw-coal-left = { $mine ->
        [tunnel] The tunnel
       *[pinge] The Pinge
    }: { $coal } coal left
draw-pinge-water = { $water } pit water in the Pinge; with { $limit } or more no coal can be excavated
draw-flooded = flooded
draw-coal-open = Wood laid: the coal behind it is open
draw-coal-closed = A wood field: the coal behind it is closed
draw-pinge-bonus =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for emptying the Pinge in this year
draw-section =
    Section { $section }{ $count ->
        [0] {""}
       *[other] {" "}({ $symbols })
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } when it is empty
draw-section-open = Wood laid: the section behind it is open
draw-section-closed = A wood field: the section behind it is closed
draw-developments = Developments
draw-the-developments = The developments
draw-development = { $name } (level { $level }), costs { $cost }: { $text }
draw-owned =
    Developments: { $count ->
        [0] none
       *[other] { $names }
    }
draw-owns = { $name } owns the { $development }
draw-yours = Yours. { $reason }
draw-not-now = { $development } { $reason }
draw-next-owner =
    { $development }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the next owner
draw-symbol =
    Symbol: { $symbol ->
        [fork] fork
        [hammer] hammer
       *[building] building
    }
draw-kind =
    { $kind ->
        [immediate] at once
        [marker] a marker
        [building] a building
        [lasting] lasting
       *[final] at the end
    }
## What is wrong with an owner's facts
facts-cost-disks = { $where } is 1 to { $most } disks in all
facts-most-effects = { $where } holds at most { $most } effects to choose from
facts-bag = { $where }: the disks must fill one action pool and one reserve pool for each seat
facts-mine = { $where }: its parts hold { $coal } coal and { $wood } wood in all
facts-mill = { $where } has two trades, one for yellow disks and one for black ones
facts-burner = { $where }: it gives other goods than it takes, or it would burn for ever
facts-chart =
    { $where }: the developments bear { $symbols } building symbols, and the chart must say what { $symbols } of them give
facts-layout = { $where }: { $problem }

## What is wrong with options
refused-layout = layout is one of { $known }, or rows with '/' between them, not '{ $given }'
refused-layout-long = layout: a board has at most { $most } characters
refused-layout-seats =
    layout={ $layout } is for { $allowed } seats, not for { $seats }
refused-no-development = layout: '{ $tile }' is no development; they go from 11 to 45 (HK-18.7)
refused-twice = layout: { $tile } lies there twice (HK-18.7)
refused-variant = layout: a variant has open places in { $rows } rows, one row for each level
refused-level =
    layout: of each level { $least } to { $most } developments, not { $found } of level { $level } (HK-18.2)
refused-half-apart = layout: rows of hexagons lie half a tile apart, and no two tiles on each other (HK-18.1)
refused-touches-none = layout: { $tile } touches no development of level { $level } (HK-18.3)
refused-touches-above = layout: { $tile } touches a development two or more levels above it (HK-18.4)
layout-place = row { $row }, level { $level }
refused-buildings = buildings=yes: all four buildings are on this board, so nobody begins with one (HK-18.8)
refused-farmhand = farmhand=yes: the Pickaxe is on this board, so nobody begins with its farmhand (HK-18.9)

## The terminal
terminal-year = Year { $year } of { $years }
terminal-lease = lease { $food } food, { $thaler } Thaler
terminal-order = Turn order: { LIST($order, type: "plain") }
terminal-seat = { $who } ({ $number })
terminal-pool = Pool { $pool }
terminal-pool-water = +1 pit water
terminal-next = next
terminal-developments = Developments, with the seats that own them
terminal-goods = food { $food } · wood { $wood } · coal { $coal } · Thaler { $thaler } · debt { $debt }
terminal-cart = Cart { $number }:
terminal-owns = Owns: { LIST($owned, type: "plain") }
terminal-plan = Plan:
terminal-plan-hidden = Plan: hidden
terminal-plan-nothing = Plan: nothing
terminal-worker =
    { $worker ->
        [farmer] farmer
        [farmhand] farmhand
        [digger] Coal-digger
        [miner] Coal-miner
        [mill] Water Mill
       *[haspel] Haspelknecht
    }
terminal-done = (done)
terminal-pinge = Pinge
terminal-pinge-exhausted = Pinge exhausted
terminal-shaft = shaft: { $coal } coal
terminal-water = { $water } pit water
terminal-tunnel = Tunnel
terminal-legend = Developments: cost, points by order, effect
terminal-marks = Disks: k black, b brown, y yellow. ● coal, ○ mined, | wood laid, : free wood field.
