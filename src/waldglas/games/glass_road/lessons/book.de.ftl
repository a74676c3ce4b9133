# Das Spielbuch zu Glass Road auf Deutsch.

## Kapitel
book-goal = Worum es geht
book-goal-buildings =
    Du führst eine Glashütte und eine Ziegelei im Wald. Fachkräfte bringen dir Holz, Wasser, Sand und mehr; zwei Räder machen
    daraus Glas und Ziegel, ob du willst oder nicht. Damit baust du, und nur Gebäude bringen Punkte.
book-setup = Aufbau
book-setup-land = Alle haben eine Landschaft mit zwanzig Feldern: sechs Wälder zu je zwei Feldern, zwei Mulden, zwei Gehölze und zwei Teiche. Links stehen drei Gebäude, die von Anfang an da sind.
book-setup-wheels = Daneben liegen zwei Räder. Das Glasrad beginnt mit Sand 0, Nahrung 1, Holzkohle 2, Wasser 3 und Holz 4, das Ziegelrad mit Holzkohle 0, Lehm 1 und Nahrung 2.
book-setup-offer = Drei Stapel Gebäude werden gemischt: Umwandlungs-, Sofort- und Bonusgebäude. Von jedem liegt eine Reihe für alle offen: vier, zu viert fünf.
book-setup-cards = Alle haben dieselben fünfzehn Fachkräfte. Jemand bekommt den Kelch und beginnt.
book-wheels = Die Räder
book-wheels-read =
    Ein Marker zeigt, wie viel du von seiner Ware hast: 0 bis 7 von einem Rohstoff, 0 bis 3 Glas oder Ziegel. Rohstoffe zählen
    vom langen Zeiger aus im Uhrzeigersinn, Glas und Ziegel andersherum.
book-wheels-turn =
    Sobald jeder Rohstoff eines Rads bei 1 oder mehr steht und Glas oder Ziegel unter 3, dreht es sich: Von jedem Rohstoff geht 1,
    und 1 Glas oder Ziegel kommt. Hier hat Ben 2 Sand bekommen, und das Glasrad drehte sich von selbst. Aufhalten kannst du es nicht.
book-wheels-pay = Nahrung und Holzkohle stehen auf beiden Rädern. Was du bekommst, geht ganz auf ein Rad deiner Wahl; was du zahlst, darf von beiden kommen.
book-period = Eine Bauperiode
book-period-hand = Alle nehmen heimlich fünf der fünfzehn Fachkräfte auf die Hand. Beim nächsten Mal sind alle fünfzehn wieder da.
book-period-lay = In jeder von drei Runden legen alle eine Karte verdeckt; dann wird aufgedeckt, beginnend beim Kelch.
book-period-copy = Wer dieselbe Karte noch auf der Hand hat, muss sie mitspielen, in eines von zwei Fächern. Dann nutzt jeder mit dieser Karte nur eine ihrer beiden Fähigkeiten.
book-period-alone = Zeigt sie sonst niemand, nutzt du beide Fähigkeiten in beliebiger Reihenfolge. Rate also, was die anderen genommen haben.
book-period-fee = Manche Karten verlangen einmal etwas, vor der ersten Fähigkeit. Wer nicht zahlen kann oder will, tut mit der Karte nichts.
book-period-end = Nach drei Runden endet die Periode: Lücken der Auslage werden gefüllt, und der Kelch geht weiter. Es gibt vier Perioden.
book-building = Bauen
book-building-build = Manche Fachkräfte lassen dich bauen. Nimm ein offenes Gebäude, zahle seine Kosten und stelle es auf ein leeres Feld. Ben hat hier eine Speisekammer gebaut.
book-building-kinds = Blaue Gebäude machen aus Waren andere, so oft du willst. Braune tun einmal etwas, sofort. Gelbe zählen am Ende, was du dann hast.
book-building-room = Kein Platz? Landschaftsplättchen darfst du jederzeit umsonst entfernen, Wälder nur durch Karten und Gebäude, die das ausdrücklich tun. Ausbauten kommen auf ein Startgebäude und brauchen kein Feld.
book-fewer = Zu zweit und allein
book-fewer-two = Zu zweit wird nichts verdeckt gelegt. Abwechselnd spielt ihr offen, und Kopien müssen folgen. Sobald eine Hand leer ist, endet die Periode; wer dann noch drei Karten hat, darf eine davon allein spielen.
book-fewer-one = Allein gibt es sieben Perioden mit 3 bis 6 Karten, die zufällig gezogen und mit je einer Fähigkeit gespielt werden; von den letzten zwei suchst du eine aus und nutzt beide. Was du hattest, ist in der nächsten Periode gesperrt. 30 Punkte sind gut.
book-scoring = Die Wertung, mit Beispiel
book-scoring-how = Nutze deine Umwandlungsgebäude noch einmal nach Belieben, dann zähle: Jedes Gebäude hat seine Punkte, und die drei Startgebäude bringen 1 je Glas, 1 je Ziegel und einen halben Punkt je Sand. Ein überbautes Startgebäude zählt nichts.
book-scoring-example = Das ist Bens Plan am Ende einer wirklichen Partie, und so kamen seine Punkte zusammen:
book-mistakes = Häufige Fehler
book-mistakes-turn = Das Rad dreht sich auch, wenn du das Holz noch gebraucht hättest. Zähle nach, bevor du die letzte fehlende Ware nimmst.
book-mistakes-full = Über 7 und über 3 Glas oder Ziegel hinaus verfällt alles. Ein Rad voller Glas steht still, bis du welches ausgibst.
book-mistakes-split = Vier Holzkohle auf dem Ziegelrad machen kein Glas. Denk an das Rad, bevor du eines wählst.
book-mistakes-both = Fünf Karten, die alle wollen, bringen dir je eine Fähigkeit. Eine, die gerade sonst niemand braucht, bringt zwei.
book-mistakes-immediate = Was ein Sofortgebäude gibt, kommt beim Bauen, nicht später. Schaffe vorher Platz auf dem Rad.
book-mistakes-corner = Benachbart heißt Kante an Kante. Ein Teich über Eck zählt nicht.

## Was einzeln erklärt wird
book-board = Auf dem Tisch
thing-wheel-glass = Trägt Sand, Nahrung, Holzkohle, Wasser und Holz und macht Glas. Es dreht sich von selbst, sobald keiner der fünf bei 0 steht und Platz für Glas ist.
    .name = Glasrad
thing-wheel-brick = Trägt Holzkohle, Lehm und Nahrung und macht Ziegel. Es dreht sich von selbst, sobald keiner der drei bei 0 steht und Platz für Ziegel ist.
    .name = Ziegelrad
thing-space = Ein leeres Feld deiner Landschaft: Platz für ein Landschaftsplättchen oder ein Gebäude.
    .name = Leeres Feld
thing-road = Die Glasstraße verbindet die drei Startgebäude. Sie nimmt keinen Platz weg und bringt von sich aus nichts.
    .name = Glasstraße
thing-tile-forest = Bedeckt zwei Felder. Er geht nur durch eine Karte oder ein Gebäude, das es sagt, und kommt nie wieder.
thing-tile-pit = Ein Landschaftsplättchen. Manche Karten und Gebäude zählen Mulden, meist für Lehm und Sand; du darfst sie jederzeit entfernen.
thing-tile-grove = Ein Landschaftsplättchen. Manche Karten und Gebäude zählen Gehölze, meist für Holz und Nahrung; du darfst es jederzeit entfernen.
thing-tile-pond = Ein Landschaftsplättchen. Manche Karten und Gebäude zählen Teiche, meist für Wasser, Sand und Nahrung; du darfst ihn jederzeit entfernen.
thing-player = Jemandes Plan, mit Namen und bisherigen Punkten.
    .name = Spielerin oder Spieler
thing-points = Was alle Gebäude wert wären, wenn jetzt Schluss wäre.
    .name = Punkte
thing-sign-hourglass = Auf eine Wahl von hier wird gewartet.
    .name = Wählt noch
thing-sign-goblet = Wer den Kelch hat, deckt in dieser Periode zuerst auf. Danach geht er weiter.
    .name = Kelch
thing-period = Das Spiel hat vier Bauperioden, auch zu zweit, und allein sieben. Für jede steht ein Punkt.
    .name = Bauperiode
thing-slot = Ein Platz für eine Kopie: Zeigt jemand eine Karte, die du noch auf der Hand hast, kommt deine hierher, und du nutzt eine ihrer Fähigkeiten. Sind beide voll, spielst du keine Kopien mehr.
    .name = Fach
thing-card_back = Eine Fachkraft, die nur kennt, wem sie gehört.
    .name = Verdeckte Karte
thing-stack-processing = Blau: Du nutzt es jederzeit und so oft du willst. Es nimmt etwas und gibt etwas anderes.
thing-stack-immediate = Braun: Tut eines, einmal, in dem Augenblick, in dem es gebaut wird.
thing-stack-bonus = Gelb: Zählt am Ende, was du dann hast, und tut vorher nichts.
book-goods = Waren
thing-good-glass = Erzeugnis: Das Glasrad macht es, wenn es sich dreht, höchstens 3. Die besseren Gebäude verlangen es.
thing-good-brick = Erzeugnis: Das Ziegelrad macht sie, wenn es sich dreht, höchstens 3. Viele Gebäude verlangen sie.
thing-good-sand = Rohstoff auf dem Glasrad. Meist das Letzte, worauf Glas noch wartet.
thing-good-food = Rohstoff auf beiden Rädern, auf jedem für sich gezählt. Manche Fachkräfte verlangen sie.
thing-good-charcoal = Rohstoff auf beiden Rädern, auf jedem für sich gezählt.
thing-good-water = Rohstoff auf dem Glasrad. Zwei Fachkräfte verlangen es.
thing-good-wood = Rohstoff auf dem Glasrad. Fast jedes Gebäude kostet davon; lass es das Rad nicht auffressen.
thing-good-clay = Rohstoff auf dem Ziegelrad. Viele Gebäude kosten davon, neben Ziegeln.
book-specialists = Fachkräfte
book-starts = Startgebäude
book-processing = Umwandlungsgebäude
book-immediate = Sofortgebäude
book-bonus = Bonusgebäude
