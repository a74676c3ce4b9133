# Lektionen

lesson-coal = Die erste Kohle
    .end = Drei Kohle auf dem Hof: Das bringt im Winter Punkte.
lesson-coal-1 = Du bist Bauer im Ruhrtal, und unter deinem Land liegt Kohle. Erst liegt sie in der Pinge, einer offenen Grube; du baust sie von links nach rechts ab.
lesson-coal-2 = Gespielt werden drei Jahre, jedes mit Frühling, Sommer und Herbst zum Arbeiten und einem Winter zum Werten. Wer dann die meisten Punkte hat, gewinnt.
lesson-coal-3 = Dein Bauer hat drei schwarze Scheiben. Jede ist eine Aktion in der Grube. Lass ihn arbeiten.
    .otherwise = Den Zug zu beenden hieße, seine Scheiben zu verschwenden. Lass ihn arbeiten.
lesson-coal-4 = Er kann eine Kohle abbauen: Tu es.
    .otherwise = Was du nicht nutzt, verfällt. Baue eine Kohle ab.
lesson-coal-5 = Noch eine.
    .otherwise = Eine Scheibe dafür ist noch da: Baue noch eine Kohle ab.
lesson-coal-6 = Und eine dritte. Dahinter versperrt ein Holzfeld den Weg: Dazu bald mehr.
    .otherwise = Die dritte Scheibe ist ja schon da. Baue noch eine Kohle ab.

lesson-disks = Scheiben einer Farbe
    .end = Wenige leichte Scheiben lassen dich früher ziehen, viele schwere lassen dich mehr tun.
lesson-disks-1 = Was du in einer Jahreszeit tun kannst, hängt von deinen Scheiben ab: schwarz für die Grube, braun für Holz, gelb für Nahrung. Du nimmst alle Scheiben einer Farbe aus einem Pool.
lesson-disks-2 = In Pool B liegen vier schwarze. Das ist viel Kohle! Wer aber zuerst dort nimmt, bekommt auch ein Grubenwasser. Nimm sie.
    .otherwise = Eine vernünftige Wahl. Hier wollen wir sehen, was Pool B bewirkt: Nimm seine vier schwarzen.
lesson-disks-3 = Auch die anderen haben genommen. Wer weniger als fünf Scheiben hat, darf noch einmal nehmen, bis zu fünf insgesamt. Nimm eine braune.
    .nothing = Du darfst passen, aber eine Scheibe mehr ist ein Holz mehr. Nimm eine braune.
    .otherwise = Schwarz wäre die fünfte für die Grube. Nimm braun, damit du Holz bekommst.
lesson-disks-4 = Jetzt ist die Zugfolge neu: Dein erster Karren zählt, gelb 3, braun 2, schwarz 1. Der niedrigste beginnt; deine vier schwarzen sind 4.

lesson-plan = Planen, und das Grubenwasser
    .end = Halte das Wasser unter zwei, dann ist der Weg zur Kohle frei.
lesson-plan-1 = Bauer und Knecht bekommen je Scheiben einer Farbe; nur für eine Entwicklung darf der Bauer mischen. Alle planen gleichzeitig.
lesson-plan-2 = Gib dem Bauern alle vier schwarzen Scheiben und dem Knecht die braune.
    .otherwise = Möglich. Für diese Lektion: vier schwarze auf den Bauern, eine braune auf den Knecht.
lesson-plan-3 = Du bist zuerst dran. In welcher Reihenfolge arbeiten deine Leute? Holz zuerst kann nie schaden: der Knecht.
    .later = Das geht auch. Aber Holz darfst du jederzeit legen, es ist also gut, es früh zu haben: zuerst der Knecht.
    .otherwise = Höre noch nicht auf: Lass den Knecht arbeiten.
lesson-plan-4 = Ein Holz. Jetzt der Bauer.
    .otherwise = Behalte das Holz noch einen Augenblick. Jetzt arbeitet der Bauer.
lesson-plan-5 = In der Pinge stehen zwei Grubenwasser: Bei zwei oder mehr kommt keine Kohle heraus. Eine Aktion entfernt bis zu zwei. Weg damit!
    .otherwise = Erst muss das Wasser weg, sonst ist keine Kohle zu erreichen.
lesson-plan-6 = Die Pinge ist trocken. Jetzt gibt es wieder Kohle.
    .otherwise = Drei Aktionen sind übrig. Baue eine Kohle ab.

lesson-wood = Holz und eine helfende Hand
    .end = Holz öffnet den Weg, und ein Lohnarbeiter spart dir Scheiben.
lesson-wood-1 = Kohle lässt sich bis zum ersten offenen Holzfeld abbauen. Um weiterzukommen, brauchst du Holz.
lesson-wood-2 = Der Knecht hat zwei braune Scheiben: zwei Holz. Lass ihn arbeiten.
    .otherwise = Erst das Holz: der Knecht.
lesson-wood-3 = Lege eines davon in die Pinge; das kostet keine Aktion.
    .tunnel = Der Stollen kommt später. Jetzt brauchst du das Holz in der Pinge.
    .otherwise = Noch nicht: Lege erst Holz in die Pinge.
lesson-wood-4 = Du hast den Kohlengräber mit einer gelben Scheibe bezahlt. Er arbeitet für dich, zusätzlich zu deinen Leuten: zwei Aktionen in der Pinge. Lass ihn arbeiten.
    .otherwise = Jetzt der Kohlengräber.
lesson-wood-5 = Er baut eine Kohle ab.
    .otherwise = Das zweite Holz kann warten: erst Kohle.
lesson-wood-6 = Und noch eine.
    .otherwise = Das zweite Holz kann warten: erst Kohle.

lesson-develop = Entwicklungen
    .end = Frühe Entwicklungen bringen sofort Punkte und helfen bis zum Schluss.
lesson-develop-1 = Statt zu produzieren kann dein Bauer eine Entwicklung erwerben. Sie kostet Scheiben: die der gezeigten Farben, und für graue beliebige andere. In der ersten Reihe steht dir alles offen.
lesson-develop-2 = Dein Bauer hat eine schwarze und eine gelbe Scheibe. Lass ihn arbeiten.
    .otherwise = Erst der Bauer mit seiner schwarzen und seiner gelben Scheibe.
lesson-develop-3 = Eine schwarze Scheibe und eine beliebige: Das ist die Spitzhacke. Mit ihr darf auch der Knecht entwickeln. Nimm sie.
    .pole = Die Tragestange bringt einen Taler. Eine gute Sache, aber hier nehmen wir die Spitzhacke.
lesson-develop-4 = Ein Punkt, weil du hier als Erster warst. Weiter unten kostet alles mehr und bringt mehr; erreichen kannst du, was eine deiner Entwicklungen berührt.

lesson-haspel = Unten im Stollen
    .end = Hauer, Schacht, Haspelknecht: Nur was oben auf dem Hof ist, zählt.
lesson-haspel-1 = Die Pinge ist erschöpft. Nun geht es in den Stollen: Holz für Holz, Abschnitt für Abschnitt. Was dort abgebaut wird, liegt erst im Schacht, und dort steht auch das Wasser.
lesson-haspel-2 = Nur der Haspelknecht bringt sie nach oben. Bezahlt ist er schon: Lass ihn arbeiten.
    .otherwise = Die kommen noch dran. Erst der Haspelknecht.
lesson-haspel-3 = Drei Grubenwasser im Schacht: Bei zwei oder mehr wird nichts gehaspelt. Mit einer Aktion entfernt er zwei.
    .otherwise = Erst das Wasser, sonst hat er umsonst gearbeitet.
lesson-haspel-4 = Jetzt ist der Weg frei. Hasple die Kohle hoch.
    .otherwise = Das eine Wasser, das noch da ist, hält nichts auf. Hasple die Kohle hoch.
lesson-haspel-5 = Jeder Stollenabschnitt, den du leerst, bringt am Ende 1 bis 3 Punkte. Wasser über das erste hinaus kostet Punkte.

lesson-winter = Der Winter
    .end = Kohle bringt Punkte, aber die Pacht will Nahrung. Denk im Sommer an den Winter.
lesson-winter-1 = Winter: Die Kohle auf deinem Hof wird gewertet. Drei Kohle sind 2 Punkte wert, jede weitere noch einen. Du hast sieben: Das macht 6.
lesson-winter-2 = Vorher darfst du noch einmal Holz legen. Zum Lagern ist wenig Platz; lege es also in den Stollen, dort bleibt es.
    .otherwise = Dann ginge das Holz beim Lagern vielleicht verloren. Lege es in den Stollen.
lesson-winter-3 = Dann die Pacht: zwei Nahrung im ersten Jahr. Du hattest nur eine und hast deshalb einen Schuldschein genommen. Der erste kostet am Ende einen Punkt, jeder weitere zwei.
lesson-winter-4 = Nun das Lagern: Auf dem Hof ist Platz für eine Ware. Behalte eine Kohle.
    .otherwise = Den Platz leer zu lassen bringt nichts. Behalte eine Kohle.
lesson-winter-5 = In deine Scheune passt noch eine.
    .otherwise = Nutze auch die Scheune: eine Kohle.
lesson-winter-6 = Der ganze Rest ging zurück in den Vorrat. Was zählt: Kohle in jedem Winter, Entwicklungen sofort, und am Ende Stollen, Gebäude und Taler, abzüglich Schulden und Wasser.

lesson-season = Eine ganze Jahreszeit
    .end = Das war eine Jahreszeit. Versuche ein erstes Spiel!
lesson-season-1 = Jetzt eine ganze Jahreszeit. Nimm die drei schwarzen Scheiben aus Pool A: Dort ist kein Wasser dabei.
    .otherwise = Wir brauchen jetzt die Grube: drei schwarze aus Pool A.
lesson-season-2 = Auch Holz wirst du brauchen: Nimm die braunen aus Pool A.
    .otherwise = Nimm braun, für Holz.
lesson-season-3 = Plane: drei schwarze auf den Bauern, zwei braune auf den Knecht.
    .otherwise = Für diese Jahreszeit: drei schwarze auf den Bauern, zwei braune auf den Knecht.
lesson-season-4 = Du bist dran. Wer zuerst?
    .otherwise = Holz zuerst: der Knecht.
lesson-season-5 = Lege ein Holz in die Pinge.
    .otherwise = Lege erst ein Holz in die Pinge, damit der Weg frei ist.
lesson-season-6 = Und jetzt der Bauer.
    .otherwise = Ein Holz genügt fürs Erste: der Bauer.
lesson-season-7 = Kohle oder Wasser? Es gibt nur ein Wasser.
    .water = Ein Wasser schadet noch nicht. Zwei schon. Nimm Kohle.
    .otherwise = Nimm Kohle.
lesson-season-8 = Noch eine Kohle.
    .otherwise = Nimm Kohle.
lesson-season-9 = Und noch eine.
    .otherwise = Nimm Kohle.
lesson-season-10 = Alles ist getan, und ein Holz bleibt fürs nächste Mal. Beende deinen Zug: Die anderen beenden ihren, und es wird Sommer.
    .otherwise = Behalte das letzte Holz fürs Erste. Beende deinen Zug.

# Der Helfer

help-take = Du nimmst alle Scheiben einer Farbe aus einem Pool: gelb für Nahrung, braun für Holz, schwarz für die Grube. Pool B gibt ein Grubenwasser dazu.
help-take-more = Mit weniger als fünf Scheiben darfst du noch einmal nehmen, bis zu fünf insgesamt; diese zählen nicht für die Zugfolge.
help-lamp = Mit deiner Öllampe darfst du eine Scheibe tauschen, bevor jemand nimmt. Das geht einmal.
help-plan = Lege auf jeden Arbeiter Scheiben einer Farbe; gemischte bezahlen nur eine Entwicklung. Was geplant ist, ist weg, auch wenn du es nicht nutzt.
help-pay = Ein Lohnarbeiter wird mit einer Einheit bezahlt und arbeitet zusätzlich zu deinen Leuten: der Kohlengräber in der Pinge, später Kohlenhauer und Haspelknecht unten.
help-mill = Die Wassermühle nimmt zwei Scheiben einer Farbe und gibt Punkte und Waren.
help-work = Deine Arbeiter arbeiten in beliebiger Reihenfolge, jeder einmal. Holz darfst du jederzeit dazwischen legen.
help-task = Scheiben auf einem Arbeiter lassen sich verschieden nutzen: produzieren oder eine Entwicklung erwerben. Die Punkte einer Entwicklung kommen sofort.
help-mine = Eine Aktion entfernt bis zu zwei Grubenwasser oder baut eine Kohle ab. Bei zwei oder mehr Wasser kommt keine Kohle heraus.
help-contract = Er hat mehrere Aktionen. Dazwischen darfst du Holz legen, damit er weiterkommt.
help-free-coal = Eine Entwicklung lässt dich eine Kohle abbauen, die in Reichweite ist. Holz, das du jetzt legst, bringt vielleicht eine in Reichweite.
help-afar = Diese Entwicklung berührt keine von deinen: Sie kostet eine Ware für jemanden, der sie schon hat.
help-effect = Die Entwicklung lässt dir die Wahl. Nimm, was in den nächsten Jahreszeiten fehlt.
help-winter = Bevor der Winter gewertet wird, darfst du noch Holz legen und nutzen, was du hast; lagern lässt sich davon wenig.
help-store = Das meiste geht im Winter verloren. Auf dem Hof ist Platz für eines: Holz bringt dort einen Punkt, Kohle und Nahrung helfen im nächsten Jahr.
