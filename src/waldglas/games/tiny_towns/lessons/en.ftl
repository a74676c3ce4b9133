# Lessons

lesson-turn = Your first building
    .end = That is a whole turn: a call, a cube, and a building when its pattern lies there.
lesson-turn-1 = This is your town: sixteen squares. Fill it with buildings that bring points. Every round somebody calls a resource, and everybody puts one cube of it on an empty square of their own town.
lesson-turn-2 = You are the Master Builder this round, so you call. Call wood.
    .otherwise = You could call that, and one day you will. For the building we have in mind, call wood.
lesson-turn-3 = Everybody gets a wood cube now. Put yours on b2.
    .otherwise = Any empty square is allowed, but a cube never moves again. Here we want it on b2.
lesson-turn-4 = Now the other player has called stone. Look at the Well: one wood and one stone, side by side. Put the stone on c2.
    .corner = That touches the wood only at a corner. In the pattern of the Well the two lie side by side: c2.
    .beside = That would be a Well, too: any square beside the wood will do. Today we take c2.
    .otherwise = There it lies too far from the wood. Put it right beside it, on c2.
lesson-turn-5 = The pattern of a Well lies in your town. Build it!
    .otherwise = You may wait and build later. But cubes that lie around fill your town: build now.
lesson-turn-6 = The two cubes go back. The Well goes on one of their squares, the other is free again: choose either.

lesson-patterns = Turned and mirrored
    .end = Turn patterns as you like, and keep the middle of your town open.
lesson-patterns-1 = A Cottage needs wheat, glass and brick: the glass in the corner, wheat and brick at its sides. Patterns may be turned and mirrored, as long as the same things stay beside each other.
lesson-patterns-2 = Glass and brick lie there already. Call what is missing.
    .otherwise = Compare with the Cottage: glass and brick are there, the wheat is not.
lesson-patterns-3 = The wheat belongs beside the glass, round the corner from the brick. There are two squares for that.
    .brick = There it touches the brick, but it belongs beside the glass: above or below a2.
    .line = That would be a straight line. A Cottage goes round a corner, with the glass in it.
    .otherwise = Too far away: the wheat has to lie right above or below the glass on a2.
lesson-patterns-4 = Here it is, turned: a Cottage. Build it.
    .otherwise = Three cubes become one Cottage: that wins back two squares. Build it.
lesson-patterns-5 = Which of the three squares is best? A building never moves again. Put it at the edge, on a2 for example, so that the middle stays open.
    .middle = It would stand in the middle, in the way of every later pattern. Take one at the edge.

lesson-scoring = What brings points
    .end = Nine points. Cubes that still lie there at the end cost a point each, and so do squares that you leave empty when you stop. So feed your Cottages, and leave nothing lying about.
lesson-scoring-1 = Two Cottages, and still they bring nothing: a Cottage is worth 3 points, but only if it is fed. The points are even below zero, one for each cube that lies there.
lesson-scoring-2 = A Farm feeds four Cottages, wherever they stand. Two wheat in a row, two wood below them: one wood is missing. It has just been called: put it on d4.
    .otherwise = The second wood belongs below the right wheat: on d4.
lesson-scoring-3 = There is your Farm. Build it.
    .otherwise = Without a Farm both Cottages are worth nothing. Build it.
lesson-scoring-4 = Put it at the lower edge, on c4 or d4.
    .middle = That is allowed, but the square is more useful empty. Take one of the lower row.
lesson-scoring-5 = Now both Cottages are fed: 6 points. If you build a third one, how many points will the three bring?
    .otherwise = The Farm feeds four, so each of the three is worth 3 points.

lesson-round = A whole round
    .end = Two points. The rest you will learn by playing: try a first game.
lesson-round-1 = You call again. A stone lies below your Cottage, and a Well is worth a point for each Cottage beside it. What do you call?
    .otherwise = That does not fit the stone. A Well is made of stone and wood.
lesson-round-2 = Your stone lies on a2. Put the wood beside it.
    .otherwise = The wood has to touch the stone on a2 with a side: b2 or a3.
lesson-round-3 = Build the Well.
    .otherwise = It would still be possible later, but the squares are useful now. Build.
lesson-round-4 = Now place it so that it touches the Cottage.
    .apart = There it has no Cottage beside it, and no points. On a2 it has.
lesson-round-5 = The other player called brick, whether you need it or not. Put what you cannot use now where it may help later: two bricks and a glass in a row are a Tavern. Start one along the upper edge, on d1.
    .otherwise = That could get in your way. The corner d1 is a good place to start a Tavern.
lesson-round-6 = So it goes until all towns are full. Theaters like variety, Chapels count fed Cottages, each further Tavern brings more, and a Factory lets you take another cube when somebody else calls its resource. The most points win.
lesson-round-7 = One last question: your Well stands on a2, with a Cottage on a1. If you build another Cottage on a3, how many points will the Well bring?
    .otherwise = A Well brings a point for each Cottage beside it: one stands on a1, the other would stand on a3.

# The helper

help-call = You are the Master Builder: what you call, everybody must place, also the others. Call what you need, best what they do not.
help-stop = All other towns are full. You may go on alone, or stop; squares that are empty then cost a point each, as cubes do.
help-place = Put the cube on any empty square. It never moves again, so think of the pattern that it is to become part of. The blueprints are shown beside your town.
help-factory = A Factory has a resource on it. When others call that resource, you may take any other cube instead.
help-other-use = One of your buildings gives you another use for this cube. You may still simply place it.
help-build = A pattern lies complete in your town. You may build now, also several buildings, or be done and build in a later round.
help-last-build = Your town is full. If you are done now, it is complete and you place no more cubes; building makes room again.
help-raise = The cubes of the pattern go back. Choose where the building stands for the rest of the game; edges and corners leave the most room.
help-bank = The resource on the Bank is one that you can no longer call yourself. Take one that you hardly need.
help-monument = A monument is yours alone, once in the game. Keep the one whose pattern and points suit your plans.
help-extra = A building of yours lets you do something besides. The list says what each choice does.
