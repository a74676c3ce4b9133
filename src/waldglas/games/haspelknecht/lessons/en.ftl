# Lessons

lesson-coal = The first coal
    .end = Three coal on the farm: that is worth points in winter.
lesson-coal-1 = You are a farmer in the Ruhr valley, and there is coal under your land. First it lies in the Pinge, an open pit; you take it out from the left to the right.
lesson-coal-2 = Three years are played, each with spring, summer and autumn to work in and a winter to count. Who has the most points then wins.
lesson-coal-3 = Your farmer has three black disks. Each of them is one action in the mine. Let him work.
    .otherwise = Ending the turn would waste his disks. Let him work.
lesson-coal-4 = He can take out a coal: do it.
    .otherwise = What you do not use is lost. Take out a coal.
lesson-coal-5 = One more.
    .otherwise = There is a disk left for it: take out another coal.
lesson-coal-6 = And a third. Behind it a wood field blocks the way: more about that soon.
    .otherwise = The third disk is there already. Take out another coal.

lesson-disks = Disks of one colour
    .end = Few and light disks let you go first, many heavy ones let you do more.
lesson-disks-1 = What you do in a season depends on your disks: black for the mine, brown for wood, yellow for food. You take all disks of one colour from one pool.
lesson-disks-2 = Four black disks are in pool B. That is a lot of coal! But who takes there first gets a pit water as well. Take them.
    .otherwise = A sound choice. Here we want to see what pool B does: take its four black ones.
lesson-disks-3 = The others have taken, too. Who has fewer than five disks may take once more, up to five in all. Take a brown one.
    .nothing = You may pass, but a disk more is a wood more. Take a brown one.
    .otherwise = Black would be the fifth for the mine. Take brown, so that you get wood.
lesson-disks-4 = Now the turn order is new: your first cart counts, yellow 3, brown 2, black 1. The lowest goes first; your four black make 4.

lesson-plan = Planning, and pit water
    .end = Keep the water below two, and the way to the coal is open.
lesson-plan-1 = Farmer and farmhand each get disks of one colour; only for a development may the farmer mix them. All plan at the same time.
lesson-plan-2 = Give the farmer all four black disks and the farmhand the brown one.
    .otherwise = Possible. For this lesson: four black on the farmer, one brown on the farmhand.
lesson-plan-3 = You are first. In which order do your workers work? Wood first can never hurt: the farmhand.
    .later = That works, too. But wood may be laid at any time, so it is good to have it early: the farmhand first.
    .otherwise = Do not end yet: let the farmhand work.
lesson-plan-4 = One wood. Now the farmer.
    .otherwise = Keep the wood for a moment. Now the farmer works.
lesson-plan-5 = Two pit water lie in the Pinge: as long as it is two or more, no coal comes out. One action removes up to two. Away with it!
    .otherwise = First the water has to go, otherwise no coal can be reached.
lesson-plan-6 = The Pinge is dry. Now there is coal again.
    .otherwise = Three actions are left. Take out a coal.

lesson-wood = Wood and a helping hand
    .end = Wood opens the way, and a contract worker saves your disks.
lesson-wood-1 = Coal can be taken out up to the first wood field that is not covered. To get further you need wood.
lesson-wood-2 = The farmhand has two brown disks: two wood. Let him work.
    .otherwise = First the wood: the farmhand.
lesson-wood-3 = Lay one of them in the Pinge; that costs no action.
    .tunnel = The tunnel comes later. Now the wood is needed in the Pinge.
    .otherwise = Not yet: first lay wood in the Pinge.
lesson-wood-4 = You have paid the Coal-digger with a yellow disk. He works for you, besides your own people: two actions in the Pinge. Let him work.
    .otherwise = Now the Coal-digger.
lesson-wood-5 = He takes out a coal.
    .otherwise = The second wood can wait: coal first.
lesson-wood-6 = And another one.
    .otherwise = The second wood can wait: coal first.

lesson-develop = Developments
    .end = Early developments bring points at once, and help to the end.
lesson-develop-1 = Instead of producing, your farmer can acquire a development. Its cost is disks: those of the colours shown, and any others for the grey ones. In the first row everything is open to you.
lesson-develop-2 = Your farmer has one black and one yellow disk. Let him work.
    .otherwise = First the farmer, with his black and his yellow disk.
lesson-develop-3 = A black disk and any other: that is the Pickaxe. With it the farmhand may develop, too. Take it.
    .pole = The Carrying Pole brings a Thaler. A good thing, but here we take the Pickaxe.
lesson-develop-4 = One point for being the first here. Further down everything costs more and brings more, and you reach what touches a development of your own.

lesson-haspel = Down in the tunnel
    .end = Miner, shaft, Haspelknecht: only what is up on the farm counts.
lesson-haspel-1 = The Pinge is exhausted. Now the tunnel is worked: wood by wood, section by section. What is cut there lies in the shaft at first, and there is the water, too.
lesson-haspel-2 = Only the Haspelknecht brings it up. He is paid already: let him work.
    .otherwise = They will have their turn. First the Haspelknecht.
lesson-haspel-3 = Three pit water in the shaft: at two or more nothing is reeled up. He removes two with one action.
    .otherwise = First the water, otherwise he has worked for nothing.
lesson-haspel-4 = Now the way is free. Reel up the coal.
    .otherwise = The one water that is left blocks nothing. Reel up the coal.
lesson-haspel-5 = Each section of the tunnel that you empty brings 1 to 3 points at the end. Water beyond the first costs points.

lesson-winter = The winter
    .end = Coal makes points, but the lease wants food. Think of winter in summer.
lesson-winter-1 = Winter: coal on your farm is counted. Three coal are worth 2 points, each further one another point. You have seven: that makes 6.
lesson-winter-2 = Before that you may lay wood once more. There is little room to store, so lay it in the tunnel, where it stays.
    .otherwise = Then the wood might be lost in storage. Lay it in the tunnel.
lesson-winter-3 = Then the lease: two food in the first year. You had only one, so you took a debt chit. The first costs a point at the end, each further one two.
lesson-winter-4 = Now storage: on the farm there is room for one good. Keep a coal.
    .otherwise = Nothing is gained by leaving the room empty. Keep a coal.
lesson-winter-5 = Your Barn holds another one.
    .otherwise = Use the Barn, too: a coal.
lesson-winter-6 = All the rest went back to the supply. What counts: coal in every winter, developments at once, and at the end tunnel, buildings and Thaler, less debts and water.

lesson-season = A whole season
    .end = That was a season. Try a first game!
lesson-season-1 = Now a whole season. Take the three black disks from pool A: there is no water with them.
    .otherwise = We need the mine now: three black ones from pool A.
lesson-season-2 = Wood will be needed, too: take the brown ones from pool A.
    .otherwise = Take brown, for wood.
lesson-season-3 = Plan: three black on the farmer, two brown on the farmhand.
    .otherwise = For this season: three black on the farmer, two brown on the farmhand.
lesson-season-4 = Your turn. Who first?
    .otherwise = Wood first: the farmhand.
lesson-season-5 = Lay a wood in the Pinge.
    .otherwise = First lay a wood in the Pinge, so that the way is open.
lesson-season-6 = And now the farmer.
    .otherwise = One wood is enough for now: the farmer.
lesson-season-7 = Coal or water? There is only one water.
    .water = One water does no harm yet. Two would. Take coal.
    .otherwise = Take coal.
lesson-season-8 = One more coal.
    .otherwise = Take coal.
lesson-season-9 = And another.
    .otherwise = Take coal.
lesson-season-10 = Everything is done, and a wood is left for next time. End your turn: the others finish theirs, and summer comes.
    .otherwise = Keep the last wood for now. End your turn.

# The helper

help-take = You take all disks of one colour from one pool: yellow for food, brown for wood, black for the mine. Pool B gives a pit water as well.
help-take-more = With fewer than five disks you may take again, up to five in all; these do not count for the turn order.
help-lamp = Your Oil Lamp may exchange a disk before somebody takes. It works once.
help-plan = Lay disks of one colour on each worker; mixed ones only pay for a development. What is planned is gone, also when it is not used.
help-pay = A contract worker is paid with one unit and works besides your own people: the Coal-digger in the Pinge, later Coal-miner and Haspelknecht below.
help-mill = The Water Mill takes two disks of a colour for points and goods.
help-work = Your workers work in any order, each of them once. Wood may be laid at any time in between.
help-task = Disks on a worker can be used in several ways: produce or acquire a development. Points of a development come at once.
help-mine = An action removes up to two pit water or takes out a coal. With two or more water no coal comes out.
help-contract = He has several actions. Between them you may lay wood, so that he gets further.
help-free-coal = A development lets you take out a coal that is in reach. Wood that you lay now may bring one into reach.
help-afar = This development touches none of yours: it costs a good for one of those who have it already.
help-effect = The development gives you a choice. Take what the next seasons lack.
help-winter = Before winter counts you may still lay wood and use what you own; little of it can be stored.
help-store = Most goods are lost in winter. On the farm there is room for one: wood brings a point there, coal and food help next year.
