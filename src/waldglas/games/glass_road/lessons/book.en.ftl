# The book of Glass Road in English.

## Chapters
book-goal = The idea
book-goal-buildings =
    You run a glassworks and a brickworks in the forest. Specialists bring you wood, water, sand and the like; two wheels turn
    them into glass and brick, whether you like it or not. With these you build, and only buildings score.
book-setup = Set-up
book-setup-land = Everybody has a landscape of twenty spaces: { $forests } forests of { $covers } spaces each, { $pits } pits, { $groves } groves and { $ponds } ponds. On the left stand { $starts } buildings that are there from the start.
book-setup-wheels = Beside it lie two wheels. The Glassworks begin with sand { $sand }, food { $food }, charcoal { $charcoal }, water { $water } and wood { $wood }, the Brickworks with charcoal { $brick-charcoal }, clay { $clay } and food { $brick-food }.
book-setup-offer = Three stacks of buildings are shuffled: processing, immediate and bonus. Of each a row lies open for all: { $row }, or { $wide } with four players.
book-setup-cards = Everybody has the same fifteen specialists. Somebody gets the goblet and begins.
book-wheels = The wheels
book-wheels-read =
    A marker shows how much of its good you have: 0 to { $basic } of a basic good, 0 to { $refined } of glass or brick. Basic goods are counted from
    the long hand clockwise, the refined good the other way.
book-wheels-turn =
    As soon as every basic good of a wheel is at 1 or more, and its glass or brick below { $refined }, the wheel turns: 1 of each basic good
    goes, 1 glass or brick comes. Here Ben has gained 2 sand, and the Glassworks turned by itself. You cannot hold it back.
book-wheels-pay = Food and charcoal stand on both wheels. What you gain goes to one wheel of your choice, all of it; what you pay may come from either.
book-period = A building period
book-period-hand = Everybody secretly takes { $hand } of the fifteen specialists into hand. Next time all fifteen are there again.
book-period-lay = In each of { $rounds } rounds everybody lays one card face down; then they are revealed, beginning with the goblet.
book-period-copy = Who still holds the same card in hand must play it too, into one of { $slots } slots. Then all of you with this card use only one of its two abilities.
book-period-alone = If nobody else shows it, you use both abilities, in either order. So guess what the others took.
book-period-fee = Some cards ask for a fee, once, before the first ability. Who cannot or will not pay does nothing with the card.
book-period-end = After { $rounds } rounds the period ends: gaps in the offer are filled, and the goblet goes on. There are { $periods } periods.
book-building = Building
book-building-build = Some specialists let you build. Take any open building, pay its cost and put it on an empty space. Ben has built a Buttery here.
book-building-kinds = Blue buildings turn goods into others, as often as you like. Brown ones do something once, at once. Yellow ones score at the end for what you have then.
book-building-room = No room? Landscape tiles may be removed at any time for nothing; forests only by those who say so. Upgrades are laid on a start building and need no space.
book-fewer = With two, and alone
book-fewer-two = Two players lay nothing face down. They play cards openly in turn, and copies must follow. As soon as a hand is empty the period ends; who then has { $spare } cards left may play one of them, alone with both abilities.
book-fewer-one = Alone there are { $periods } periods with hands of { $least } to { $most } cards. They are drawn by chance and played with one ability each; of the last { $last } you pick one and use both abilities. What you took is blocked for the next period. { $points } points are a remarkable result.
book-scoring = Scoring, with an example
book-scoring-how = Use your processing buildings once more as you like, then count: each building has its points, and the three start buildings score 1 for each glass, 1 for each brick and half a point for each sand. A start building under an upgrade scores nothing.
book-scoring-example = This is Ben's board at the end of a real game, and how its points came about:
book-mistakes = Common mistakes
book-mistakes-turn = The wheel turns even when you needed that wood. Count before you take the last missing good.
book-mistakes-full = Beyond { $basic }, and beyond { $refined } glass or brick, everything is lost. A wheel full of glass stands still until you spend some.
book-mistakes-split = Charcoal on the Brickworks does not make glass. Think of the wheel before you choose one.
book-mistakes-both = Five cards that everybody wants bring you one ability each. A card that nobody else needs just now brings two.
book-mistakes-immediate = What an immediate building gives comes when it is built, not later. Have room on the wheel first.
book-mistakes-corner = Beside means edge to edge. A pond across the corner does not count.

## What is told one by one
book-board = On the table
thing-wheel-glass = Carries sand, food, charcoal, water and wood, and makes glass. It turns by itself as soon as none of these is at 0 and there is room for glass.
    .name = Glassworks wheel
thing-wheel-brick = Carries charcoal, clay and food, and makes brick. It turns by itself as soon as none of these is at 0 and there is room for brick.
    .name = Brickworks wheel
thing-space = An empty space of your landscape: room for one landscape tile or one building.
    .name = Empty space
thing-road = The Glass Road joins the three start buildings. It takes no space and brings nothing by itself.
    .name = Glass Road
thing-tile-forest = Covers { $covers } spaces. It leaves only by a card or a building that says so, and never comes back.
thing-tile-pit = A landscape tile. Some cards and buildings count pits, mostly for clay and sand; you may remove it at any time.
thing-tile-grove = A landscape tile. Some cards and buildings count groves, mostly for wood and food; you may remove it at any time.
thing-tile-pond = A landscape tile. Some cards and buildings count ponds, mostly for water, sand and food; you may remove it at any time.
thing-player = Somebody's board, with their name and their points so far.
    .name = Player
thing-points = What all buildings would be worth if the game ended now.
    .name = Points
thing-sign-hourglass = A choice of this player is waited for.
    .name = Still choosing
thing-sign-goblet = Who has the goblet reveals first in this period. Then it goes to the next player.
    .name = Goblet
thing-period = The game has { $periods } building periods, and { $alone } for one player alone. A dot stands for each.
    .name = Building period
thing-slot = A place for a copy: when somebody shows a card that you still hold, yours goes here and you use one of its abilities. With both places full you play no more copies.
    .name = Slot
thing-card_back = A specialist that only its owner knows.
    .name = Hidden card
thing-stack-processing = Blue: use it at any time of yours and as often as you like. It takes something and gives something else.
thing-stack-immediate = Brown: does one thing, once, at the moment when it is built.
thing-stack-bonus = Yellow: scores at the end for what you have then, and does nothing before.
book-goods = Goods
thing-good-glass = Refined: made by the Glassworks when it turns, at most { $most }. The better buildings ask for it.
thing-good-brick = Refined: made by the Brickworks when it turns, at most { $most }. Many buildings ask for it.
thing-good-sand = Basic, on the Glassworks. Mostly the last thing that glass waits for.
thing-good-food = Basic, on both wheels, each with a count of its own. Some specialists ask for it as their fee.
thing-good-charcoal = Basic, on both wheels, each with a count of its own.
thing-good-water = Basic, on the Glassworks. Two specialists ask for it as their fee.
thing-good-wood = Basic, on the Glassworks. Nearly every building costs some, so do not let the wheel eat it.
thing-good-clay = Basic, on the Brickworks. Many buildings cost some besides brick.
book-specialists = Specialists
book-starts = Start buildings
book-processing = Processing buildings
book-immediate = Immediate buildings
book-bonus = Bonus buildings
