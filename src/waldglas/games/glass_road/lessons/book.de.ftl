# Das Spielbuch zu Glass Road auf Deutsch.

## Kapitel
book-goal = Worum es geht
book-goal-buildings =
    Du führst eine Glashütte und eine Ziegelei im Wald. Fachkräfte bringen dir Holz, Wasser, Sand und mehr; zwei Räder machen
    daraus Glas und Ziegel, ob du willst oder nicht. Damit baust du, und nur Gebäude bringen Punkte.
book-setup = Aufbau
book-setup-land = Alle haben eine Landschaft mit zwanzig Feldern: { $forests } Wälder zu je { $covers } Feldern, { $pits } Mulden, { $groves } Gehölze und { $ponds } Teiche. Links stehen { $starts } Gebäude, die von Anfang an da sind.
book-setup-wheels = Daneben liegen zwei Räder. Das Glasrad beginnt mit Sand { $sand }, Nahrung { $food }, Holzkohle { $charcoal }, Wasser { $water } und Holz { $wood }, das Ziegelrad mit Holzkohle { $brick-charcoal }, Lehm { $clay } und Nahrung { $brick-food }.
book-setup-offer = Drei Stapel Gebäude werden gemischt: Umwandlungs-, Sofort- und Bonusgebäude. Von jedem liegt eine Reihe für alle offen: { $row } Gebäude, zu viert { $wide }.
book-setup-cards = Alle haben dieselben fünfzehn Fachkräfte. Jemand bekommt den Kelch und beginnt.
book-wheels = Die Räder
book-wheels-read =
    Ein Marker zeigt, wie viel du von seiner Ware hast: 0 bis { $basic } von einem Rohstoff, 0 bis { $refined } Glas oder Ziegel. Rohstoffe zählen
    vom langen Zeiger aus im Uhrzeigersinn, Glas und Ziegel andersherum.
book-wheels-turn =
    Sobald jeder Rohstoff eines Rads bei 1 oder mehr steht und sein Glas oder Ziegel unter { $refined }, dreht es sich: Von jedem Rohstoff
    geht 1 weg, und 1 Glas oder Ziegel kommt dazu. Hier hat Ben 2 Sand bekommen, und das Glasrad drehte sich von selbst. Aufhalten kannst du das nicht.
book-wheels-pay = Nahrung und Holzkohle stehen auf beiden Rädern. Was du bekommst, geht ganz auf ein Rad deiner Wahl; was du zahlst, darf von beiden kommen.
book-period = Eine Bauperiode
book-period-hand = Alle nehmen heimlich { $hand } der fünfzehn Fachkräfte auf die Hand. Beim nächsten Mal sind alle fünfzehn wieder da.
book-period-lay = In jeder von { $rounds } Runden legen alle eine Karte verdeckt vor sich; dann werden sie aufgedeckt, und wer den Kelch hat, beginnt.
book-period-copy = Wer dieselbe Karte noch auf der Hand hat, muss sie mitspielen, in eines von { $slots } Fächern. Dann nutzen alle, die diese Karte gespielt haben, nur eine ihrer zwei Fähigkeiten.
book-period-alone = Zeigt sie sonst niemand, nutzt du beide Fähigkeiten in beliebiger Reihenfolge. Rate also, was die anderen genommen haben.
book-period-fee = Manche Karten kosten eine Gebühr, einmal, vor der ersten Fähigkeit. Wer nicht zahlen kann oder will, hat nichts von der Karte.
book-period-end = Nach { $rounds } Runden endet die Bauperiode: Lücken in der Auslage werden gefüllt, und der Kelch wandert weiter. Es gibt { $periods } Bauperioden.
book-building = Bauen
book-building-build = Manche Fachkräfte lassen dich bauen. Nimm ein offenes Gebäude, zahle seine Kosten und stelle es auf ein leeres Feld. Ben hat hier eine Speisekammer gebaut.
book-building-kinds = Blaue Gebäude wandeln Waren um, so oft du willst. Braune wirken einmal, sofort. Gelbe bringen am Ende Punkte für das, was du dann hast.
book-building-room = Kein Platz? Landschaftsplättchen darfst du jederzeit umsonst entfernen, Wälder nur mit Karten und Gebäuden, die das erlauben. Ausbauten kommen auf ein Startgebäude und brauchen kein Feld.
book-fewer = Zu zweit und allein
book-fewer-two = Zu zweit wird nichts verdeckt gelegt. Ihr spielt abwechselnd offen eine Karte, und wer dieselbe hat, muss mitspielen. Sobald eine Hand leer ist, endet die Bauperiode; wer dann noch { $spare } Karten hat, darf eine davon allein spielen, mit beiden Fähigkeiten.
book-fewer-one = Allein gibt es { $periods } Bauperioden mit { $least } bis { $most } Karten. Sie werden zufällig gezogen und mit je einer Fähigkeit gespielt; von den letzten { $last } suchst du eine aus und nutzt beide Fähigkeiten. Was du hattest, ist in der nächsten Bauperiode gesperrt. { $points } Punkte sind ein beachtliches Ergebnis.
book-scoring = Die Wertung, mit Beispiel
book-scoring-how = Nutze deine Umwandlungsgebäude noch einmal nach Belieben, dann zähle: Jedes Gebäude hat seine Punkte, und die drei Startgebäude bringen 1 Punkt je Glas, 1 je Ziegel und einen halben je Sand. Ein überbautes Startgebäude zählt nichts.
book-scoring-example = Das ist Bens Plan am Ende einer echten Partie, und so kamen seine Punkte zusammen:
book-mistakes = Häufige Fehler
book-mistakes-turn = Das Rad dreht sich auch, wenn du das Holz noch gebraucht hättest. Zähle nach, bevor du die letzte fehlende Ware nimmst.
book-mistakes-full = Was über { $basic } oder bei Glas und Ziegeln über { $refined } hinausgeht, verfällt. Ein Rad voller Glas steht still, bis du welches ausgibst.
book-mistakes-split = Holzkohle auf dem Ziegelrad macht kein Glas. Überlege, welches Rad sie braucht, bevor du wählst.
book-mistakes-both = Fünf Karten, die alle wollen, bringen dir je eine Fähigkeit. Eine, die gerade sonst niemand braucht, bringt zwei.
book-mistakes-immediate = Was ein Sofortgebäude gibt, kommt beim Bauen, nicht später. Schaffe vorher Platz auf dem Rad.
book-mistakes-corner = Benachbart heißt Kante an Kante. Ein Teich über Eck zählt nicht.

## Was einzeln erklärt wird
book-board = Auf dem Tisch
thing-wheel-glass = Trägt Sand, Nahrung, Holzkohle, Wasser und Holz und macht Glas. Es dreht sich von selbst, sobald nichts davon bei 0 steht und Platz für Glas ist.
    .name = Glasrad
thing-wheel-brick = Trägt Holzkohle, Lehm und Nahrung und macht Ziegel. Es dreht sich von selbst, sobald nichts davon bei 0 steht und Platz für Ziegel ist.
    .name = Ziegelrad
thing-space = Ein leeres Feld deiner Landschaft: Platz für ein Landschaftsplättchen oder ein Gebäude.
    .name = Leeres Feld
thing-road = Die Glasstraße verbindet die drei Startgebäude. Sie nimmt keinen Platz weg und bringt von sich aus nichts.
    .name = Glasstraße
thing-tile-forest = Bedeckt { $covers } Felder. Entfernen lässt er sich nur mit einer Karte oder einem Gebäude, das es erlaubt, und er kommt nie wieder.
thing-tile-pit = Ein Landschaftsplättchen. Manche Karten und Gebäude zählen Mulden, meist für Lehm und Sand; du darfst sie jederzeit entfernen.
thing-tile-grove = Ein Landschaftsplättchen. Manche Karten und Gebäude zählen Gehölze, meist für Holz und Nahrung; du darfst es jederzeit entfernen.
thing-tile-pond = Ein Landschaftsplättchen. Manche Karten und Gebäude zählen Teiche, meist für Wasser, Sand und Nahrung; du darfst ihn jederzeit entfernen.
thing-player = Jemandes Plan, mit Namen und bisherigen Punkten.
    .name = Spielerin oder Spieler
thing-points = Was alle Gebäude wert wären, wenn jetzt Schluss wäre.
    .name = Punkte
thing-sign-hourglass = Hier wird noch auf eine Wahl gewartet.
    .name = Wählt noch
thing-sign-goblet = Wer den Kelch hat, deckt in dieser Bauperiode zuerst auf. Danach wandert er weiter.
    .name = Kelch
thing-period = Das Spiel hat { $periods } Bauperioden, allein { $alone }. Für jede steht ein Punkt.
    .name = Bauperiode
thing-slot = Ein Platz für eine Kopie: Zeigt jemand eine Karte, die du noch auf der Hand hast, kommt deine hierher, und du nutzt eine ihrer Fähigkeiten. Sind beide Fächer voll, spielst du keine Kopien mehr.
    .name = Fach
thing-card_back = Eine Fachkraft, die nur kennt, wer sie gewählt hat.
    .name = Verdeckte Karte
thing-stack-processing = Blau: Du nutzt es jederzeit und so oft du willst. Es nimmt etwas und gibt etwas anderes.
thing-stack-immediate = Braun: Wirkt einmal, in dem Augenblick, in dem es gebaut wird.
thing-stack-bonus = Gelb: Bringt am Ende Punkte für das, was du dann hast, und tut vorher nichts.
book-goods = Waren
thing-good-glass = Erzeugnis: Das Glasrad macht es, wenn es sich dreht, höchstens { $most }. Die besseren Gebäude verlangen es.
thing-good-brick = Erzeugnis: Das Ziegelrad macht sie, wenn es sich dreht, höchstens { $most }. Viele Gebäude verlangen sie.
thing-good-sand = Rohstoff auf dem Glasrad. Meist das Letzte, worauf Glas noch wartet.
thing-good-food = Rohstoff auf beiden Rädern, auf jedem für sich gezählt. Manche Fachkräfte verlangen sie als Gebühr.
thing-good-charcoal = Rohstoff auf beiden Rädern, auf jedem für sich gezählt.
thing-good-water = Rohstoff auf dem Glasrad. Zwei Fachkräfte verlangen es als Gebühr.
thing-good-wood = Rohstoff auf dem Glasrad. Fast jedes Gebäude kostet etwas davon; lass es nicht vom Rad auffressen.
thing-good-clay = Rohstoff auf dem Ziegelrad. Viele Gebäude kosten etwas davon, neben Ziegeln.
book-specialists = Fachkräfte
book-starts = Startgebäude
book-processing = Umwandlungsgebäude
book-immediate = Sofortgebäude
book-bonus = Bonusgebäude
