# Das Spielbuch zu Tiny Towns auf Deutsch.

## Kapitel
book-goal = Worum es geht
book-goal-town =
    Du hast vier mal vier Felder und viel zu viele Pläne. In jeder Runde bekommen alle denselben Würfel und müssen ein Feld dafür
    finden. Lege Würfel so, wie ein Bauplan es zeigt, tausche sie gegen ein Gebäude und gewinne Platz zurück. Wenn nichts mehr
    geht, wird gezählt; wer die meisten Punkte hat, gewinnt.
book-setup = Aufbau
book-setup-board = Alle beginnen mit einer leeren Stadt aus vier mal vier Feldern. Die Spalten heißen a bis d, die Zeilen 1 bis 4; a1 ist oben links.
book-setup-cards = Sieben Gebäudekarten liegen für alle offen, eine von jeder Art. Jede davon dürfen alle bauen, so oft sie mögen.
book-setup-caller = Jemand ist zuerst Baumeister und sagt den Würfel der Runde an. Danach geht die Rolle nach links weiter.
book-round = Eine Runde
book-round-call = Der Baumeister sagt einen der fünf Rohstoffe an. Alle bekommen einen Würfel davon, auch er selbst.
book-round-place = Lege den Würfel auf ein leeres Feld deiner Stadt. Du musst ihn nehmen, und wo er liegt, bleibt er liegen.
book-round-build =
    Liegen deine Würfel so, wie ein Bauplan es zeigt, darfst du bauen: Sie gehen zurück, und das Gebäude kommt auf eines ihrer
    Felder. In den Bildern wird aus Holz und Weizen ein Bauernhof, und alle Felder bis auf eines sind wieder frei. Baue, so viel
    du kannst und willst, oder nichts.
book-patterns = Baupläne lesen
book-patterns-turn = Drehe und spiegle ihn, wie du willst. Was neben was liegt, muss gleich bleiben; andere Würfel daneben stören nicht.
book-patterns-wait =
    Ein fertiges Muster darf warten: Du kannst es in einer späteren Runde bauen, nach deren Würfel. Jeder Würfel dient nur
    einem Gebäude; teilen sich zwei Muster einen Würfel, musst du dich entscheiden.
book-end = Das Ende
book-end-full = Eine Stadt ohne leeres Feld, in der du nichts mehr baust, ist vollendet. Du siehst zu, während die anderen weitermachen; sind alle vollendet, ist das Spiel aus.
book-end-last = Wer von mehreren als Letzter übrig ist, darf allein weiterspielen, Runde um Runde, oder jederzeit aufhören. Ein leeres Feld kostet so viel wie ein Würfel; früh aufzuhören ist also selten teuer.
book-scoring = Die Wertung, mit Beispiel
book-scoring-how = Jedes Gebäude bringt, was auf seiner Karte steht, die meisten durch das, was um sie herum steht. Jeder Würfel, der noch daliegt, kostet { $waste } Punkt, ein leeres Feld auch.
book-scoring-example = Das ist Bens Stadt am Ende einer echten Partie, und so kamen ihre Punkte zusammen:
book-scoring-tie = Bei Gleichstand gewinnt, wer seltener Baumeister war; dann, wer weniger Felder ohne Gebäude hat; dann, wer mehr Hütten hat.
book-alone = Allein
book-alone-cards = { $open } Rohstoffkarten liegen offen. In jeder Runde wählst du eine davon als Ansage, und sie kommt unter den Stapel: So weißt du, was wann wiederkommt. Ab { $points } Punkten darfst du dich Meisterarchitekt nennen.
book-mistakes = Häufige Fehler
book-mistakes-corner = Angrenzend heißt: mit gemeinsamer Kante. Ein Brunnen, der eine Hütte nur über Eck berührt, hat nichts von ihr.
book-mistakes-order = Eine Kapelle besteht aus Stein, Glas, Stein in einer Reihe und Glas über einem Ende. Sind Glas und Stein vertauscht, ist es keine, wie du es auch drehst.
book-mistakes-middle = Ein Gebäude in der Mitte zerteilt deinen Platz. Stelle es auf das Feld seines Musters, das du am wenigsten brauchst, meist am Rand.
book-mistakes-farm = Eine Hütte ohne Versorgung ist nichts wert. Ein Bauernhof versorgt { $fed }, wo immer sie stehen: Einer reicht für lange Zeit.
book-mistakes-factory = Eine Fabrik hilft nur, wenn jemand anders ihren Rohstoff ansagt. Was du selbst ansagst, musst du legen.
book-mistakes-move = Weder Würfel noch Gebäude werden je verschoben. Überlege vor dem Legen, wofür du das Feld in den nächsten Runden brauchst.

## Was einzeln erklärt wird
book-board = Auf dem Tisch
thing-square = Hier liegt ein Würfel oder steht ein Gebäude, nie beides. Leere Felder sind dein Platz: Gibt es keine mehr, ist deine Stadt vollendet.
    .name = Feld
thing-player = Jemandes Stadt, mit Namen und bisherigen Punkten. Was du darfst, hängt nie davon ab, was andere in derselben Runde tun.
    .name = Spielerin oder Spieler
thing-points = Was die Stadt wert wäre, wenn jetzt Schluss wäre; was die Würfel darin kosten, ist abgezogen.
    .name = Punkte
thing-call = Der Rohstoff dieser Runde. Alle nehmen einen Würfel davon und müssen ihn legen.
    .name = Die Ansage
thing-round = Eine Runde ist eine Ansage, dann legen alle einen Würfel, dann dürfen alle bauen.
    .name = Runde
thing-sign-hourglass = Hier wird noch gelegt oder gebaut. Alle tun das gleichzeitig.
    .name = Wählt noch
thing-sign-flag = Diese Stadt ist vollendet: Sie nimmt keine Würfel mehr und wartet auf die anderen.
    .name = Vollendet
thing-deck-town_hall = { $copies } Karten von jedem Rohstoff; { $aside } davon wurden ungesehen beiseitegelegt. In { $rounds } Runden sagt je eine Karte an, dann wählen alle frei.
    .name = Rathaus
thing-deck-solo = Ansagen kannst du, was die { $open } offenen Karten zeigen. Die gewählte kommt unter den Stapel, die oberste vom Stapel an ihre Stelle.
    .name = Solokarten
thing-deck-monuments = Alle bekommen insgeheim { $dealt } und behalten eines. Nur wer es hat, kann es bauen, und nur einmal.
thing-deck-resources = { $copies } von jedem der fünf Rohstoffe, für das Rathaus und für das Solospiel.
book-resources = Rohstoffe
thing-resource = Eine der fünf Würfelarten. Der Würfel bleibt auf seinem Feld, bis ein Gebäude daraus wird; am Ende kostet er { $waste } Punkt.
book-buildings = Gebäude
book-monuments = Monumente
