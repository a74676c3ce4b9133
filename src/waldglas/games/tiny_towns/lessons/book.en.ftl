# The book of Tiny Towns in English.

## Chapters
book-goal = The idea
book-goal-town =
    You have four by four squares and far too many plans. Each round everybody gets the same cube and must find a square for it.
    Lay cubes as a blueprint shows, trade them for a building, and win back room. When nothing fits any more, count your
    points; the most points win.
book-setup = Set-up
book-setup-board = Everybody begins with an empty town of four by four squares. Columns are a to d, rows 1 to 4; a1 is the top left.
book-setup-cards = Seven building cards lie open for all, one of each type. Everybody can build each of them, as often as they like.
book-setup-caller = Somebody is the first Master Builder: the one who calls the cube of a round. The role goes to the left after each round.
book-round = A round
book-round-call = The Master Builder calls one of the five resources. Everybody gets a cube of it, the caller too.
book-round-place = Put the cube on an empty square of your town. You must take it, and once it lies it is never moved.
book-round-build =
    If your cubes lie as a blueprint shows, you may build: they go back, and the building goes on one of their squares. In the
    pictures, wood and wheat become a Farm, and all squares but one are free again. Build as much as you can and like, or nothing.
book-patterns = Reading a blueprint
book-patterns-turn = Turn and mirror it as you like. What lies next to what must stay the same, and other cubes beside it do no harm.
book-patterns-wait =
    A finished pattern may wait: you can build it in a later round, after that round's cube. Each cube serves one building
    only, so where two patterns share a cube you must choose.
book-end = The end
book-end-full = A town without an empty square in which you build nothing more is complete. You watch while the others go on; when all towns are complete, the game is over.
book-end-last = The last one left of several may play on alone, round by round, or stop at any time. An empty square costs as much as a cube, so stopping early is seldom dear.
book-scoring = Scoring, with an example
book-scoring-how = Each building brings what its card says, most of them because of what stands around them. Each cube that is still there costs { $waste } point, and so does an empty square.
book-scoring-example = This is Ben's town at the end of a real game, and how its points came about:
book-scoring-tie = In a tie, who was Master Builder less often wins; then who has fewer squares without a building; then who has more Cottages.
book-alone = Alone
book-alone-cards = { $open } resource cards lie open. Each round you choose one of them as the call, and it goes under the pile: so you know what will come back, and when. From { $points } points on you are a Master Architect.
book-mistakes = Common mistakes
book-mistakes-corner = Next to means sharing an edge. A Well across a corner from a Cottage sees nothing of it.
book-mistakes-order = The cubes of a Chapel are stone, glass, stone in a row with glass above one end. With glass and stone exchanged it is no Chapel, however you turn it.
book-mistakes-middle = A building in the middle splits your room. Put it on the square of its pattern that you need least, mostly at the edge.
book-mistakes-farm = A Cottage without food is worth nothing. One Farm feeds { $fed } of them, wherever they stand: one is enough for a long time.
book-mistakes-factory = A Factory helps only when somebody else calls its resource. Your own call you must place.
book-mistakes-move = Neither cubes nor buildings are ever moved. Before you place, look at what the square will be needed for in the next rounds.

## What is told one by one
book-board = On the table
thing-square = Holds one cube or one building, never both. Empty squares are your room: when there are none left, your town is complete.
    .name = Square
thing-player = Somebody's town, with their name and their points so far. What you may do never depends on what others do in the same round.
    .name = Player
thing-points = What the town would be worth if the game ended now, with what the cubes on it cost taken off.
    .name = Points
thing-call = The resource of this round. Everybody takes one cube of it and must place it.
    .name = The call
thing-round = A round is a call, then everybody places a cube, then everybody may build.
    .name = Round
thing-sign-hourglass = This player still has to place or build. All do so at the same time.
    .name = Still choosing
thing-sign-flag = This town is complete: it takes no more cubes and waits for the others.
    .name = Complete
thing-deck-town_hall = { $copies } cards of each resource; { $aside } of them were set aside unseen. { $rounds } rounds are called by a card each, then everybody picks a cube freely.
    .name = Town Hall
thing-deck-solo = The { $open } open cards are what you can call. The chosen one goes under the pile, and the top card of the pile takes its place.
    .name = Solo cards
thing-deck-monuments = { $dealt } are dealt to everybody in secret, and one is kept. Only its owner can build it, once.
thing-deck-resources = { $copies } of each of the five resources, for the Town Hall and for the solo game.
book-resources = Resources
thing-resource = One of the five kinds of cubes. It stays on its square until a building is built from it; at the end it costs { $waste } point.
book-buildings = Buildings
book-monuments = Monuments
