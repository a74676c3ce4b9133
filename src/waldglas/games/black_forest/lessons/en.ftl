# Lessons

lesson-goal = Your estate in the forest
    .end = There your pawn stands, between two tradespeople.
lesson-goal-1 = This is your estate: fields, ponds, forests, stables, and room for buildings. Buildings bring most of the points, besides glass, small estates, animals on pastures and the Cooking wheel.
lesson-goal-2 = Your goods stand on two wheels. The one makes glass, the other provisions and commodities, both by themselves; we will see how.
lesson-goal-3 = On the map are five villages with tradespeople. Your pawn travels from one to the next, and those beside it work for you.
lesson-goal-4 = On the first turn you place your pawn wherever you like, for nothing. Put it in Knobelwald, on space 2, between the Traveling Merchant and the Pig Farmer.
    .beg = Begging brings a provision and ends your turn: keep that for bad times. Put your pawn on space 2 of Knobelwald.
    .otherwise = That could be a good start, too. For this lesson: space 2 of Knobelwald.

lesson-visit = Two visits
    .end = Six. Cattle live in stables or on pastures, and only animals on pastures bring points. Think of both neighbours when you choose a space.
lesson-visit-1 = A pawn stands between two tradespeople. You may visit one or both, each once: here the Pig Farmer and the Traveling Merchant.
lesson-visit-2 = You choose the order. First the Pig Farmer: he gives you a pig.
    .otherwise = He comes second. First the Pig Farmer.
lesson-visit-3 = A pig needs a place to live: one to a forest, or up to three on a pasture. You have three forests. If you lay a pasture as well, how many pigs find room?
    .otherwise = One in each of the three forests, and three more on the pasture.

lesson-glass = The wheel that makes glass
    .end = The charcoal holds the wheel, until you want it to turn. By the way: the other player took a sand, too. That is the Merchant's way.
lesson-glass-1 = This is the hard thing. When no basic good of a wheel is at 0, it turns at once: each of them loses 1, and there is a glass. Look: charcoal 1, water 2, wood 3, and sand is at 0.
lesson-glass-2 = The Traveling Merchant gives two of any basic good. Visit him.
    .otherwise = The turn is not over: visit the Traveling Merchant, too.
lesson-glass-3 = Which good makes the Glassmaking wheel turn?
    .porridge = Porridge makes the other wheel turn. This time we want glass.
    .otherwise = The Glassmaking wheel lacks only one thing, and that is sand.
lesson-glass-4 = The first sand made it turn, the second was added afterwards: one glass. It cannot be put off. Now look again: how many basic goods of this wheel are at 0 and hold it?
    .otherwise = Sand, water and wood are there. Only the charcoal is at 0.

lesson-cooking = The wheel that feeds
    .end = Five. With provisions you get far, and for a commodity the Merchant comes to you.
lesson-cooking-1 = The Cooking wheel works in the same way. Porridge is at 0 here, all the rest is there.
lesson-cooking-2 = The other player visited the Merchant and named porridge. You may take one, too: do.
    .otherwise = You may decline, if you do not want your wheel to turn. Now you do.
lesson-cooking-3 = It turned: a commodity, and one provision on each of the two markers. Each path to another village costs a provision. How many paths could you pay for now?
    .otherwise = The two markers count together: 2 and 3.

lesson-way = On the road
    .end = One provision for a path: plan your round trips.
lesson-way-1 = Every turn your pawn must move to another space. Inside a village that is free; each path to another one costs a provision.
lesson-way-2 = In Blasiwald are the Butcher and the Glass Miller. Go to space 2 there.
    .beg = Begging brings a provision and ends your turn. Keep that for bad times.
    .otherwise = You may. For this lesson go to space 2 of Blasiwald.
lesson-way-3 = One path, one provision. You have two markers of provisions and choose which one pays: keep them even, 2 and 2.
    .otherwise = Who lets one marker fall behind comes nearer to the end of the game. Pay so that 2 and 2 are left.
lesson-way-4 = The Butcher gives 2 meat for your pig. Visit him.
    .miller = The Glass Miller can wait. First the Butcher.
    .otherwise = First the Butcher.
lesson-way-5 = The Glass Miller gives a sand for each pond in your domain. Visit him.
    .otherwise = Two ponds, two sand: do not leave them. Visit the Glass Miller.

lesson-build = A building
    .end = Once, and you will in a moment. Other buildings bring something once, add to certain actions, or count at the end.
lesson-build-1 = Builder, Carpenter and Woodworker construct buildings. You stand beside the Woodworker: visit him.
    .otherwise = First the Woodworker: we want to build.
lesson-build-2 = He wants a forest removed. That makes room. Take the one on the right, on d2.
    .otherwise = That one would do, too. Take d2, at the edge.
lesson-build-3 = He gives a wood and a building, in the order you like. Choose.
lesson-build-4 = Marked are the ones you can pay. Take the Glass Furnace: it turns meat into progress of your glass hut.
    .otherwise = Affordable, too. But you have meat, so take the Glass Furnace.
lesson-build-5 = A small building takes one space. Put it just below, on d3.
    .otherwise = There is room there, too. Take d3, then the middle stays together.
lesson-build-6 = It is worth 2 points, and it is a conversion: you may use it again and again, for 2 meat each time. You have 3 meat: how often could you use it now?
    .otherwise = It takes 2 meat each time, and you have 3.

lesson-convert = Conversions and the glass hut
    .end = Three steps, and your domain grows.
lesson-convert-1 = Your glass hut has a tracker. After three steps of progress the hut moves on: you add a small estate, with two forests, room and 2 points.
lesson-convert-2 = The Glass Furnace turns 2 meat into a step. Conversions may be used at almost any time, between two visits as well. Use it now.
    .miller = In a moment. First use the Glass Furnace.
    .otherwise = Not yet: first use the Glass Furnace.
lesson-convert-3 = One step. And now the second visit: the Glass Miller.
    .otherwise = The Glass Miller is still waiting beside you.

lesson-merchant = The Merchant comes
    .end = For a commodity the Merchant is wherever you need him.
lesson-merchant-1 = You have a commodity. Before you move you may spend it: the Traveling Merchant changes places with any tradesperson on the map.
lesson-merchant-2 = Let him change places with the Landowner in Altglashütten.
    .otherwise = That is possible. In this lesson he goes to Altglashütten, in place of the Landowner.
lesson-merchant-3 = With two players there is a neutral pawn. Who calls the Merchant has to move it, too. Put it on space 1 of Altglashütten.
    .otherwise = Any empty space is allowed. For this lesson: space 1 of Altglashütten.

lesson-pawns = Other pawns
    .end = A space between others costs a good, and is often worth it.
lesson-pawns-1 = Pawns block their spaces. Who enters a village pays a basic good for each other pawn there, to its owner.
lesson-pawns-2 = Go to space 2 of Altglashütten, between the Merchant and the Charcoal Burner.
    .otherwise = We had a plan: space 2 of Altglashütten.
lesson-pawns-3 = Two paths, two provisions. Take one from each marker.
    .otherwise = Keep them even: one from each marker.
lesson-pawns-4 = And a good for the neutral pawn. You have plenty of sand.
    .otherwise = You could. But of sand you have the most.
lesson-pawns-5 = Visit the Charcoal Burner: 4 charcoal for a wood.
    .otherwise = First the Charcoal Burner.
lesson-pawns-6 = Charcoal stands on both wheels, and goes on one of them. On which one is it missing?
    .cooking = There is charcoal on the Cooking wheel. On the Glassmaking wheel it is at 0, and nothing else is.

lesson-turn = A whole turn
    .end = Seven points. Spent provisions bring the end: once a marker has fallen behind to the hourglass, everybody has one last turn, and whoever has the most points wins. Try a first game!
lesson-turn-1 = A commodity, a move, an action: that is a turn. You have no commodity, so move: to space 2 of Äule, between the Cattle Farmer and the Gardener.
    .otherwise = You may. Here: space 2 of Äule.
lesson-turn-2 = The Cattle Farmer gives a head of cattle. Visit him.
    .otherwise = First the Cattle Farmer.
lesson-turn-3 = The Gardener: a pond for a brick, or a water for each pond. Water is what your Glassmaking wheel lacks.
    .pond = A pond for later. But water would give you a glass now.
    .otherwise = Go on with the Gardener: water for your ponds.
lesson-turn-4 = A glass again, the third. A wheel with 3 glass is full and stands still until you spend one. Conversions would still be possible; end your turn.
    .otherwise = Keep your meat for now, and end your turn.
lesson-turn-5 = There are jobs as well: much for much. The first ones come when somebody's Cooking wheel has turned twice. You complete one instead of visiting.
lesson-turn-6 = You have 6 points: 3 for your glass, 1 because the Cooking wheel has turned once, and 2 for the Glass Furnace. If the Farmhand gives you a pasture for your head of cattle, how many will you have?
    .otherwise = In the stable your head of cattle brings nothing; on a pasture it is worth 1 point.

# The helper

help-neutral = With two players a neutral pawn blocks a space, and who enters its village spends a good for it.
help-move = Your pawn must move: inside its village for nothing, along paths for a provision each. For a commodity you may first let the Traveling Merchant change places with anybody. Begging brings a provision and ends the turn.
help-beg = As it stands you can go nowhere. Beg for a provision, or use a conversion that changes it.
help-pawn = Alone you place five pawns a year; for the white one no goods are due.
help-way = Provisions have two markers. When one falls behind to the hourglass, the end comes; keep them even, or hasten it.
help-due = For each other pawn in a village you enter, you give a basic good. Take one that you have plenty of.
help-visit = Visit one or both of the tradespeople beside your pawn, in any order, each once; or complete the job of the village instead.
help-second-visit = The other neighbour may be visited, too. In between you may use conversions.
help-job = A job costs much and brings much, and each is completed once, in place of visits.
help-conversions = Your action is done. Buildings with a conversion may be used as often as you can pay.
help-gift = Somebody gives you something. Decline it if you do not want a wheel to turn; it turns by itself once none of its basic goods is at 0.
help-charcoal = Charcoal stands on both wheels. What you gain goes on one of them, what you pay may come from both.
help-pay = The price leaves you a choice. Pay with what you can spare, and see what stays at 0.
help-animals = Animals need room: a forest holds a pig, a stable two cattle, a pasture three of a kind. Only those on pastures bring points.
help-remove = What you remove leaves an empty space. Forests shelter pigs, and some buildings count them.
help-tile = Fields, ponds and pastures go on empty spaces. Cook, Gardener and Glass Miller count them.
help-build = Small buildings cost up to two glass, large ones three, and other goods. Look what they do: conversions pay if they come early.
help-erect = A building never moves. A large one takes two spaces side by side.
help-reward = You choose, or choose the order. If a wheel can turn after a part, it turns before the next one.
