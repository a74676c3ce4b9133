# Haspelknecht auf Deutsch.

## Das Spiel und seine Optionen
game-about = Bauern im Ruhrtal graben nach Kohle, gegen das Grubenwasser und die Pacht dreier Winter.
game-feel = Grab nach Kohle, bevor das Wasser kommt, mit Arbeit in drei Farben.
option-layout = Auslage
    .help =
        Wie die Entwicklungen liegen: wie im ersten Spiel, zufällig mit so vielen einer Stufe wie Plätzen oder einer
        mehr, als Variante mit Namen oder als eigene Zeilen aus Nummern, wobei „..“ ein halbes Plättchen ist: { $example }
    .written = Oder eine eigene Auslage
    .first = erstes Spiel
    .random = zufällig
    .random-more = zufällig mit mehr
    .three-long-legs = drei lange Beine
    .four-long-legs = vier lange Beine
    .tower = Turm
option-planning = Planung
    .help = Alle planen geheim zugleich oder offen in der Reihenfolge.
    .together = zugleich
    .in-turn = der Reihe nach
option-buildings = Gebäude
    .help = Beginnt mit den Gebäuden, deren Entwicklung nicht ausliegt.
option-farmhand = Großknecht
    .help = Beginnt mit dem Großknecht; für Auslagen ohne die Spitzhacke.
option-lamp = Lampe
    .help = Vor wessen Nehmen von Scheiben die Öllampe eingesetzt werden darf.
    .own-taking = eigenes Nehmen
    .own-taking-means = Wer die Lampe hat, darf sie nur einsetzen, bevor er selbst Scheiben nimmt.
    .any-taking = jedes Nehmen
    .any-taking-means = Bevor jemand Scheiben nimmt, werden erst die anderen gefragt, die eine Lampe haben.
    .why = Der Text lässt den Marker einmal jederzeit in einer späteren Phase zu und nennt keinen Zug.
option-pickaxe = Spitzhacke
    .help = Ab wann der Knecht entwickeln darf, wenn die Spitzhacke erworben ist.
    .at-once = sofort
    .at-once-means = Scheiben einer Farbe, die auf ihm liegen, dürfen noch in derselben Phase eine Entwicklung bezahlen.
    .next-phase = nächste Phase
    .next-phase-means = Er entwickelt ab der nächsten Phase, in der er als Großknecht geplant wird.
    .why = Das Plättchen kommt beim Erwerb sofort auf den Knecht, und sein Text nennt keine spätere Phase.
option-new-goods = Neue Waren
    .help = Ob Nahrung und Kohle, die in dieser Phase kamen, Entwicklungen und den Kohlensack bezahlen dürfen.
    .no-means = Nahrung und Kohle, die in dieser Phase kamen, bezahlen bis zur nächsten Planung nichts.
    .yes-means = Nahrung und Kohle bezahlen Entfernungen und den Kohlensack, sobald sie auf dem Hof sind.
    .why = Der Text verwehrt neuer Nahrung und Kohle nur, Arbeiter zu bezahlen; wo er Holz nennt, geht es um die Grube.
option-late-timber = Spätes Holz
    .help = Ob Holz erst in den Stollen kommt, wenn die Pinge erschöpft ist.
    .no-means = Holz darf jederzeit in den Stollen gelegt werden; nur seine Kohle wartet auf die Pinge.
    .yes-means = In den Stollen wird kein Holz gelegt, bevor die Pinge erschöpft ist.
    .why = Der Text verwehrt nur die Kohle des Stollens; Beispiel 2, in dem das Holz wartet, zeigt eine Spielweise.

## Dinge. Entwicklungen, Marker, Phasen und Lohnarbeiter heißen, wie es in de.toml steht.
good-food = Nahrung
    .gender = feminine
good-wood = Holz
    .gender = neuter
    .genitive = Holzes
good-coal = Kohle
    .gender = feminine
good-thaler = Taler
    .gender = masculine
    .genitive = Talers
    .plural = Taler
    .plural-dative = Talern
good-points = Punkt
    .gender = masculine
    .genitive = Punkts
    .plural = Punkte
    .plural-dative = Punkten
good-shaft_coal = Kohle im Schacht
    .gender = feminine
# Farben: für sich allein, vor Scheiben im Akkusativ und im Dativ
colour-black = Schwarz
    .accusative = schwarze
    .dative = schwarzen
colour-brown = Braun
    .accusative = braune
    .dative = braunen
colour-yellow = Gelb
    .accusative = gelbe
    .dative = gelben
worker-farmer = Bauer
    .gender = masculine
    .genitive = Bauern
    .dative = Bauern
    .accusative = Bauern
worker-farmhand = Knecht
    .gender = masculine
    .genitive = Knechts
mine-pinge = Pinge
    .gender = feminine
mine-tunnel = Stollen
    .gender = masculine
    .genitive = Stollens

## Satzteile
disks = { $parts } { $last ->
        [one] Scheibe
       *[other] Scheiben
    }
disks-none = keine Scheibe
disks-part = { $count } { NOUN($colour, case: "accusative") }
cost-any = { $count } beliebige
amount = { $count } { NOUN($good, $count) }
listed = { $first }, { $more }
either-one = { NOUN($good) }
either-two = { NOUN($good) } oder { NOUN($other) }
either-three = { NOUN($good) }, { NOUN($other) } oder { NOUN($third) }
price-afar = 1 { $goods } an { $owner }
clause-pay = { $amounts } zahlen
clause-gain = { $amounts } bekommen
clause-take-water = { $count } Grubenwasser nehmen
clause-remove-water = { $count } Grubenwasser entfernen
clause-nothing = nichts
payment-none = nichts
payment-yellow = 1 gelbe Scheibe
payment-food = 1 Nahrung
payment-thaler = 1 Taler

## Fragen
question-take = Nimm alle Scheiben einer Farbe aus einem Pool.
question-take-more = Nimm noch einmal Scheiben, bis zu { $room } einer Farbe, oder passe.
question-lamp = Gleich nimmt jemand anderes Scheiben: Setzt du deine Öllampe ein?
question-plan =
    Plane { NOUN($worker, article: "definite", case: "accusative") }: Welche deiner Scheiben bekommt er ({ $left })?
question-pay = Plane { NOUN($worker, article: "definite", case: "accusative") }: Womit bezahlst du ihn?
question-mill = Planst du Scheiben für die Wassermühle?
question-worker = Wer arbeitet als Nächstes?
question-no-worker = Niemand kann jetzt arbeiten: Lege Holz, nutze, was du hast, oder beende deinen Zug.
question-work = Was tut { NOUN($worker, article: "definite") }?
question-mine-pinge = Dein { NOUN($worker) } arbeitet in der Grube und hat noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    }: Kohle oder Grubenwasser?
question-mine-coal = Dein { NOUN($worker) } arbeitet in der Grube und hat noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    }: Baut er Kohle ab? Grubenwasser gibt es keines.
question-mine-water = Dein { NOUN($worker) } arbeitet in der Grube und hat noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    }: Entfernt er Grubenwasser? Kohle ist keine in Reichweite.
question-mine-tunnel = Dein { NOUN($worker) } arbeitet in der Grube und hat noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    }: Baut er Kohle ab?
question-digger = Noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    } für { NOUN($worker, article: "definite", case: "accusative") }: Tust du etwas, bevor er weitermacht?
question-contract = Noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    } für { NOUN($worker, article: "definite", case: "accusative") }: Was tut er?
question-excavate = Du darfst jetzt 1 Kohle abbauen.
question-excavate-none = Du darfst 1 Kohle abbauen, erreichst aber keine: Tu etwas dagegen, oder mach weiter.
question-afar =
    Keine deiner Entwicklungen grenzt an { NOUN($development, article: "definite", case: "accusative") }: Was gibst du { $owner }?
question-effect = Wie nutzt du { NOUN($development, article: "definite", case: "accusative") }?
question-before-scoring = Bevor die Kohle gewertet wird, darfst du Holz legen oder nutzen, was du hast; oder mach weiter.
question-before-storage = Bevor gelagert wird, darfst du Holz legen oder nutzen, was du hast; oder mach weiter.
question-after-storage = Nach dem Lagern darfst du Holz legen oder nutzen, was du hast; oder mach weiter.
question-store-on-farm = Was lagerst du auf dem Hof?
question-store-in-barn = Was lagerst du in der Scheune?

## Möglichkeiten
choice-take-colour = { NOUN($colour) } aus Pool { $pool } nehmen
choice-take = { $count } { NOUN($colour, case: "accusative") } aus Pool { $pool } nehmen
choice-take-wet = { $count } { NOUN($colour, case: "accusative") } aus Pool { $pool } nehmen, dazu { $water } Grubenwasser
choice-pass = Passen
choice-lamp = Öllampe, Pool { $pool }: { NOUN($out) } der Reserve gegen { NOUN($back) }
    .group = Öllampe, Pool { $pool }
    .within = { NOUN($out) } der Reserve gegen { NOUN($back) }
choice-keep-lamp = Öllampe behalten
choice-plan-farmer = Bauer: { $disks }
choice-plan-farmhand = Knecht: { $disks }
choice-pay = { NOUN($worker) }: { $payment }
choice-mill-none = Wassermühle: nichts
choice-mill = Wassermühle: { NOUN($colour, case: "accusative") } Scheiben
choice-no-disks-for-mill = Keine Scheiben für die Wassermühle
choice-mill-trade = { $disks }: { $effect }
choice-work = { NOUN($worker, case: "accusative") } arbeiten lassen
choice-work-with = { NOUN($worker, case: "accusative") } arbeiten lassen ({ $disks })
choice-work-to-acquire =
    { NOUN($worker, case: "accusative") } { NOUN($development, article: "definite", case: "accusative") } erwerben lassen ({ $disks })
choice-work-to-acquire-afar =
    { NOUN($worker, case: "accusative") } { NOUN($development, article: "definite", case: "accusative") } erwerben lassen ({ $disks }, dazu { $price })
choice-end-turn = Zug beenden
choice-end-turn-idle = Zug beenden, die anderen bleiben untätig
choice-produce = Erzeugen
choice-produce-good = { NOUN($good) } erzeugen
choice-mine = In der Grube arbeiten
choice-water = Grubenwasser entfernen
choice-coal = Kohle abbauen
choice-reel = Kohle fördern
choice-digger-water = Den Kohlengräber Grubenwasser entfernen lassen
choice-digger-coal = Den Kohlengräber Kohle abbauen lassen
choice-digger-stop = Nichts: Er erreicht keine Kohle und hört auf
choice-stop = Aufhören
choice-stop-early = Aufhören, der Rest verfällt
choice-leave-coal = Kohle liegen lassen
choice-without-coal = Ohne Kohle weitermachen
choice-done = Fertig
choice-go-on = Weiter
choice-acquire = { NOUN($development) } erwerben ({ $cost }): { $text }
choice-acquire-afar = { $acquire } Nicht angrenzend: { $price }.
choice-give = 1 { NOUN($good) } geben
choice-none-of-them = Nichts wählen
choice-option = Die { $number ->
        [1] erste
       *[2] zweite
    } Möglichkeit wählen
effect-nothing = Nichts
effect-pay = { $amounts } zahlen
effect-gain = { $amounts } bekommen
effect-take-water = { $count } Grubenwasser nehmen
effect-remove-water = { $count } Grubenwasser entfernen
choice-wood = Holz in { NOUN($mine, article: "definite", case: "accusative") } legen
choice-burn = Köhler nutzen
choice-cable = Förderseil-Marker einsetzen
choice-windlass = Seilwinden-Marker einsetzen: Der Haspelknecht arbeitet
choice-store-nothing = Nichts lagern
choice-store = { NOUN($good) } lagern
choice-store-one = 1 { NOUN($good) } lagern
choice-store-for = 1 { NOUN($good) } für { $points } { NOUN("good-points", $points) } lagern
choice-nothing-on-farm = Nichts auf dem Hof
choice-nothing-in-barn = Nichts in der Scheune

## Warum nicht
reason-no-such-pool = Bei { $seats } Plätzen gibt es keinen Pool { $pool }.
reason-none-in-pool = In Pool { $pool } liegt keine { NOUN($colour, case: "accusative") } Scheibe.
reason-must-take = Im ersten Schritt musst du Scheiben nehmen.
reason-no-marker = Dir fehlt { NOUN($marker, article: "definite") }.
reason-no-swap = Diese zwei Scheiben liegen dort nicht.
reason-disks-left = Zu planen hast du { $left }, nicht { $disks }.
reason-farmhand-cannot-develop =
    Scheiben verschiedener Farben sind für eine Entwicklung, und dein Knecht kann nicht entwickeln.
reason-nothing-to-acquire = Es gibt keine Entwicklung mehr, die du erwerben könntest.
reason-not-a-cost = Scheiben verschiedener Farben müssen die Kosten einer Entwicklung sein, die du nicht besitzt.
reason-no-yellow-disk = Du hast keine gelbe Scheibe mehr, um ihn zu bezahlen.
reason-nothing-to-pay-with = Du hast { $good ->
        [good-wood] kein Holz
        [good-thaler] keinen Taler
       *[other] keine { NOUN($good) }
    } mehr, um ihn zu bezahlen.
reason-mill-disks = Dir fehlen dafür { $disks }.
reason-has-worked = In dieser Phase hat { NOUN($worker, article: "definite") } schon gearbeitet.
reason-no-disks-planned = Für { NOUN($worker, article: "definite", case: "accusative") } sind keine Scheiben geplant.
reason-disks-without-work = Mit den Scheiben findet { NOUN($worker, article: "definite") } jetzt nichts zu tun.
reason-not-paid = Du hast { NOUN($worker, article: "definite", case: "accusative") } nicht bezahlt.
reason-digger-lost = Die Pinge ist erschöpft; was der Kohlengräber bekam, ist verloren.
reason-nothing-to-do = Jetzt findet { NOUN($worker, article: "definite") } nichts zu tun.
reason-produce = Waren werden mit gelben oder braunen Scheiben erzeugt, alle von einer Farbe.
reason-mine = Für die Grube braucht es nur schwarze Scheiben und etwas zu entfernen oder abzubauen.
reason-not-on-board = Du findest { NOUN($development, article: "definite", case: "accusative") } nicht in dieser Auslage.
reason-owned = Du besitzt { NOUN($development, article: "definite", case: "accusative") } schon.
reason-cost = Für { NOUN($development, article: "definite", case: "accusative") } braucht es { $cost }; da { $count ->
        [one] liegt
       *[other] liegen
    } { $disks }.
reason-nobody-owns-it =
    Keine deiner Entwicklungen grenzt an { NOUN($development, article: "definite", case: "accusative") }, und niemand besitzt diese Entwicklung.
reason-cannot-pay-afar =
    Keine deiner Entwicklungen grenzt an { NOUN($development, article: "definite", case: "accusative") }, und dafür kannst du nicht zahlen.
reason-level-takes-other =
    Eine Entwicklung der Stufe { $level } wird nicht mit { NOUN($good, case: "dative") } bezahlt.
reason-new-good = Was du an { NOUN($good, case: "dative") } hast, kam erst in dieser Phase; damit kannst du noch nicht zahlen.
reason-no-good = Du hast { $good ->
        [good-wood] kein Holz
        [good-thaler] keinen Taler
       *[other] keine { NOUN($good) }
    }.
reason-must-choose = Eins von beiden musst du nehmen.
reason-new-goods = Was es kostet, kam erst in dieser Phase; damit kannst du noch nicht zahlen.
reason-too-little = Es kostet { $amounts }, und du hast weniger.
reason-pinge-flooded = In der Pinge { $water ->
        [one] ist
       *[other] sind
    } { $water } Grubenwasser; entferne erst etwas davon.
reason-pinge-timber = Die nächste Kohle der Pinge liegt hinter einem Holzfeld ohne Holz.
reason-tunnel-empty = Der Stollen ist leer.
reason-tunnel-flooded = Im Schacht { $water ->
        [one] ist
       *[other] sind
    } { $water } Grubenwasser; niemand kann im Stollen arbeiten.
reason-tunnel-timber = Die nächste Kohle des Stollens liegt hinter einem Holzfeld ohne Holz.
reason-nothing-to-burn = Dir fehlt das Holz, das der Köhler braucht.
reason-no-burner = Du hast keinen Köhler.
reason-new-marker = Der Marker kam erst in dieser Phase; einsetzen kannst du ihn in einer späteren.
reason-no-water-to-remove = Es gibt kein Grubenwasser zu entfernen.
reason-before-haspelknecht = Der Haspelknecht kommt, wenn die Pinge erschöpft ist.
reason-worker-finishes = Ein Arbeiter wird fertig, bevor der nächste beginnt.
reason-nothing-in-shaft = Im Schacht ist weder Kohle noch Grubenwasser.
reason-pinge-exhausted = Die Pinge ist erschöpft.
reason-pinge-covered = Auf allen Holzfeldern der Pinge liegt Holz.
reason-late-timber = An diesem Tisch kommt Holz erst in den Stollen, wenn die Pinge erschöpft ist.
reason-tunnel-covered = Auf allen Holzfeldern des Stollens liegt Holz.
reason-water-of-shaft = Eigene Arbeiter entfernen kein Grubenwasser aus dem Schacht.
reason-no-water = Es gibt kein Grubenwasser.
reason-digger-has-no-choice =
    Der Kohlengräber hat keine Wahl: Grubenwasser, solange es { $water } oder mehr sind, sonst Kohle.
reason-miner-and-water = Der Kohlenhauer kann kein Grubenwasser entfernen.
reason-shaft-dry = Im Schacht ist kein Grubenwasser.
reason-shaft-without-coal = Im Schacht ist keine Kohle.
reason-shaft-flooded = Im Schacht { $water ->
        [one] ist
       *[other] sind
    } { $water } Grubenwasser; entferne erst etwas davon.
reason-stored-by-itself =
    { $good ->
        [good-wood] Das letzte Holz
       *[other] Die letzte { NOUN($good) }
    } kommt von selbst ins Kohlenlager.
reason-nothing-to-store = Zum Lagern hast du hier { $good ->
        [good-wood] kein Holz
       *[other] keine { NOUN($good) }
    } mehr.

## Was geschehen ist
event-year = Jahr { $year } beginnt.
event-phase = { NOUN($phase) }.
event-refilled = Die Pools werden aufgefüllt.
event-took_disks = { $who } { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { $count } { NOUN($colour, case: "accusative") } aus Pool { $pool }.
event-passed = { $who } { $who_is ->
        [you] nimmst
       *[other] nimmt
    } keine Scheiben mehr.
event-swapped_disks = { $who } { $who_is ->
        [you] tauschst
       *[other] tauscht
    } bei Pool { $pool }: { NOUN($out) } der Reserve gegen { NOUN($back) }.
event-order = { $who } { $who_is ->
        [you] bist
       *[other] ist
    } an { $place ->
        [1] erster
        [2] zweiter
        [3] dritter
       *[4] vierter
    } Stelle der Reihenfolge.
event-planned = { $who } { $who_is ->
        [you] planst
       *[other] plant
    } { $disks } für { NOUN($worker, article: "definite", case: "accusative") }.
event-paid_worker = { $who } { $who_is ->
        [you] gibst
       *[other] gibt
    } { NOUN($worker, article: "definite", case: "dative") } { $payment }.
event-planned_mill = { $who } { $who_is ->
        [you] planst
       *[other] plant
    } { NOUN($trade, case: "accusative") } Scheiben für die Wassermühle.
event-milled = { $who } { $who_is ->
        [you] betreibst
       *[other] betreibt
    } die Wassermühle mit { NOUN($trade, case: "dative") } Scheiben.
event-put_to_work = { $who } lässt { NOUN($worker, article: "definite", case: "accusative") } arbeiten.
event-wasted = { $who } { $who_is ->
        [you] verlierst
       *[other] verliert
    } { $laid }, weil { NOUN($worker, article: "definite") } nicht gearbeitet hat.
event-synergy = { $who } { $who_is ->
        [you] hast
       *[other] hat
    } eine Aktion mehr: Bauer und Knecht tun dasselbe.
event-gained = { $who } { $who_is ->
        [you] bekommst
       *[other] bekommt
    } { $count } { NOUN($good, $count) }.
event-paid = { $who } { $who_is ->
        [you] zahlst
       *[other] zahlt
    } { $count } { NOUN($good, $count) }.
event-water = { $who } { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { $count } Grubenwasser.
event-removed_water = { $who } { $who_is ->
        [you] entfernst
       *[other] entfernt
    } { $count } Grubenwasser.
event-excavated = { $who } { $who_is ->
        [you] baust
       *[other] baut
    } in { NOUN($mine, article: "definite", case: "dative") } 1 Kohle ab.
event-laid_wood = { $who } { $who_is ->
        [you] legst
       *[other] legt
    } Holz in { NOUN($mine, article: "definite", case: "accusative") }.
event-exhausted =
    { $who } { $who_is ->
        [you] erschöpfst
       *[other] erschöpft
    } die Pinge für { $points } { NOUN("good-points", $points) }; ihr Holz geht zurück in den Vorrat.
event-cut_short = { $who } { $who_is ->
        [you] verlierst
       *[other] verliert
    } { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }, denn die Pinge ist erschöpft.
event-reeled = { $who } { $who_is ->
        [you] förderst
       *[other] fördert
    } 1 Kohle.
event-burned = { $who } nutzt den Köhler.
event-used_marker = { $who } setzt { NOUN($marker, article: "definite", case: "accusative") } ein.
event-acquired =
    { $who } { $who_is ->
        [you] erwirbst
       *[other] erwirbt
    } { NOUN($development, article: "definite", case: "accusative") }: { $points } { NOUN("good-points", $points) }.
event-paid_afar = { $who } { $who_is ->
        [you] gibst
       *[other] gibt
    } { $owner_is ->
        [you] dir
       *[other] { $owner }
    } 1 { NOUN($good) } für eine nicht angrenzende Entwicklung.
event-winter_coal = { $who } { $who_is ->
        [you] bekommst
       *[other] bekommt
    } { $points } { NOUN("good-points", $points) } für { $count } Kohle.
event-lease = { $who } { $who_is ->
        [you] zahlst
       *[other] zahlt
    } als Pacht { $food } Nahrung und { $thaler } Taler{ $debts ->
        [0] .
        [one] ; 1 Schuldschein kommt dazu.
       *[other] ; { $debts } Schuldscheine kommen dazu.
    }
event-stored = { $who } { $who_is ->
        [you] lagerst
       *[other] lagert
    } 1 { NOUN($good) } { $where ->
        [farm] auf dem Hof
        [barn] in der Scheune
       *[coal-storage] im Kohlenlager
    }{ $points ->
        [0] .
       *[other] {" "}für { $points } { NOUN("good-points", $points) }.
    }
event-lost = { $who } { $who_is ->
        [you] hast
       *[other] hat
    } keinen Platz für { $goods }; das geht zurück in den Vorrat.
event-ended = Das dritte Jahr ist vorbei: Die Partie endet.

## Punkte
score-developments = Entwicklungen
score-pinge = Pinge
score-coal = Kohle im Winter
score-storage = Lagern
score-charcoal-burner = Köhler
score-hauling-cable = Förderseil
score-water-mill = Wassermühle
score-tunnel = Stollenabschnitte
score-buildings = Gebäudesymbole
score-markers = Ungenutzte Marker
score-thaler = Taler
score-debts = Schulden
score-water = Grubenwasser

## Rat zu einem Tisch
advice-thaler =
    Die Entwicklungen dieser Auslage bieten { $offered } Taler, und zu zweit verlangen die Pachten { $needed }: Besser ist eine andere Auslage (HK-18.5).

## Was Bilder sagen
draw-debt = Schuldschein
    .gender = masculine
    .plural = Schuldscheine
    .plural-dative = Schuldscheinen
draw-year = Jahr { $year } von { $years }
draw-year-title = Jahr
draw-phase = { NOUN($phase) }
draw-the-year = Das Jahr
draw-standing = Jahr { $year } von { $years } · { $phase }
draw-turn-order = Reihenfolge
draw-place = { $place }. { $name }
draw-lease-title = Pacht im Winter
draw-lease = Die Pacht dieses Winters: { $food } Nahrung und { $thaler } Taler; ein Schuldschein für alles, was fehlt
draw-none = keine
draw-farm-of = Der Hof von { $name }
draw-my-farm = Mein Hof
draw-the-pools = Die Pools
draw-pools-short = Pools
draw-pools = Pools mit Scheiben
draw-pool = Pool { $pool }: { $disks }
draw-reserve = Reserve von Pool { $pool }: { $disks }
draw-next = bald
draw-wet-pool = Wer im ersten Schritt von hier nimmt, nimmt auch 1 Grubenwasser
draw-colour-for =
    { $colour ->
        [black] Abbau
        [brown] Holz
       *[yellow] Nahrung
    }
draw-disks =
    { $count ->
        [0] keine Scheiben
       *[other] { $parts }
    }
draw-cart = Karre { $number }
draw-cart-disks = Karre { $number }: { $disks }
draw-cart-value = { $cart }; { $value } für die Reihenfolge
draw-on-carts = Auf den Karren: { $disks }
draw-no-pieces = Noch keine Gebäude oder Marker
draw-piece = { $name }: { $text }
draw-new-marker = { $marker } Er kam erst in dieser Phase und kann in einer späteren eingesetzt werden.
draw-worker = { $name }. { $does }
draw-does =
    { $worker ->
        [farmer] Gelbe Scheiben bringen je 1 Nahrung, braune 1 Holz, schwarze bauen ab: 1 Kohle, oder bis zu 2 Grubenwasser weg. Oder genau die Kosten einer Entwicklung. Im Sommer 1 Nahrung mehr.
        [farmhand] Gelbe Scheiben bringen je 1 Nahrung, braune 1 Holz, schwarze bauen ab: 1 Kohle, oder bis zu 2 Grubenwasser weg. Entwickeln kann er noch nicht.
        [improved] Gelbe Scheiben bringen je 1 Nahrung, braune 1 Holz, schwarze bauen ab: 1 Kohle, oder bis zu 2 Grubenwasser weg. Oder genau die Kosten einer Entwicklung.
        [digger] Für 1 gelbe Scheibe, 1 Nahrung oder 1 Taler hat er 2 Aktionen in der Pinge: 2 Grubenwasser weg, solange es 2 oder mehr sind, sonst 1 Kohle.
        [miner] Für 1 Nahrung oder 1 Taler baut er bis zu 3 Kohle des Stollens in den Schacht ab.
        [haspel] Für 1 gelbe Scheibe, 1 Nahrung oder 1 Taler hat er 3 Aktionen im Schacht: bis zu 2 Grubenwasser weg, oder 1 Kohle hinauf zum Hof.
       *[mill] 2 gelbe oder 2 schwarze Scheiben, einmal je Phase.
    }
draw-plan-hidden = { $worker } Der Plan ist verdeckt.
draw-plan =
    { $worker } Da liegt: { $laid }{ $worked ->
        [yes] ; er hat gearbeitet.
       *[no] .
    }
draw-mill = Wassermühle
draw-stock =
    { $stock ->
        [black] schwarze Scheibe
        [brown] braune Scheibe
        [yellow] gelbe Scheibe
        [food] Nahrung
       *[thaler] Taler
    }
draw-pays-nothing = Tut nichts.
draw-pays-worker =
    { $worker ->
        [digger] 2 Aktionen in der Pinge.
        [miner] Bis zu 3 Kohle in den Schacht.
        [haspel] 3 Aktionen im Schacht.
       *[mill] Die Mühle läuft.
    }
draw-pays-development = Erwirbt: { LIST($names, type: "or") }.
draw-pays =
    { $work }{ $count ->
        [0] .
       *[other] , oder erwirbt: { LIST($names, type: "or") }.
    }
draw-disk-work =
    { $colour ->
        [black] Baut { $number ->
            [one] einmal
            [2] zweimal
           *[other] { $number }-mal
        } ab
        [brown] Bringt { $number } Holz
       *[yellow] Bringt { $number } Nahrung
    }
draw-disk-does =
    { $colour ->
        [black] Schwarze Scheiben bauen ab: Kohle, oder Grubenwasser weg.
        [brown] Braune Scheiben bringen Holz für die Grube.
       *[yellow] Gelbe Scheiben bringen Nahrung oder bezahlen den Kohlengräber oder den Haspelknecht.
    }
draw-pay =
    { $pay ->
        [yellow] 1 gelbe Scheibe
        [food] 1 Nahrung
        [thaler] 1 Taler
       *[none] nicht bezahlt
    }
draw-has-worked = Hat gearbeitet
draw-windlass = Die Haspel über dem Schacht
draw-shaft-later = Den Schacht braucht es, sobald die Pinge erschöpft ist
draw-shaft-water = { $water } Grubenwasser im Schacht
draw-shaft-floods = Ab { $water } Grubenwasser kann keine Kohle gefördert werden
draw-tunnel-floods = Ab { $water } Grubenwasser kann keine Kohle abgebaut werden
draw-shaft-coal = { $count } Kohle im Schacht, die der Haspelknecht fördern kann
draw-pinge-exhausted = Die Pinge ist erschöpft; Kohle kommt jetzt aus dem Stollen.
draw-exhausted = Pinge erschöpft
draw-coal-left = { $mine ->
        [tunnel] Im Stollen
       *[pinge] In der Pinge
    }: noch { $coal } Kohle
draw-pinge-water = { $water } Grubenwasser in der Pinge; ab { $limit } kann keine Kohle abgebaut werden
draw-flooded = geflutet
draw-coal-open = Holz gelegt: Die Kohle dahinter ist offen
draw-coal-closed = Ein Holzfeld: Die Kohle dahinter ist versperrt
draw-pinge-bonus =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn die Pinge in diesem Jahr leer wird
draw-section =
    Abschnitt { $section }{ $count ->
        [0] {""}
       *[other] {" "}({ $symbols })
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wenn er leer ist
draw-section-open = Holz gelegt: Der Abschnitt dahinter ist offen
draw-section-closed = Ein Holzfeld: Der Abschnitt dahinter ist versperrt
draw-developments = Entwicklungen
draw-the-developments = Die Entwicklungen
draw-development = { $name } (Stufe { $level }), Kosten { $cost }: { $text }
draw-owned =
    Entwicklungen: { $count ->
        [0] keine
       *[other] { $names }
    }
draw-owns = { $name } besitzt: { $development }
draw-yours = Gehört dir. { $reason }
draw-not-now = { $development } { $reason }
draw-next-owner =
    { $development }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } beim nächsten Erwerb
draw-symbol =
    Symbol: { $symbol ->
        [fork] Gabel
        [hammer] Schlägel
       *[building] Gebäude
    }
draw-kind =
    { $kind ->
        [immediate] sofort
        [marker] ein Marker
        [building] ein Gebäude
        [lasting] dauerhaft
       *[final] am Ende
    }
## Was an den Daten eines Besitzers nicht stimmt
facts-cost-disks = { $where } sind 1 bis { $most } Scheiben insgesamt
facts-most-effects = { $where } hat höchstens { $most } Effekte zur Auswahl
facts-bag = { $where }: Die Scheiben müssen für jeden Platz einen Aktionspool und einen Reservepool füllen
facts-mine = { $where }: Die Teile haben zusammen { $coal } Kohle und { $wood } Holz
facts-mill = { $where } hat zwei Tauschgeschäfte, eins für gelbe und eins für schwarze Scheiben
facts-burner = { $where }: Gegeben werden andere Waren als genommen, sonst würde es ewig brennen
facts-chart =
    { $where }: Die Entwicklungen tragen { $symbols } Gebäudesymbole, und die Tabelle muss sagen, was { $symbols } davon bringen
facts-layout = { $where }: { $problem }

## Was an Optionen nicht stimmt
refused-layout = layout ist eins von { $known } oder Zeilen mit „/“ dazwischen, nicht „{ $given }“
refused-layout-long = layout: Eine Auslage hat höchstens { $most } Zeichen
refused-layout-seats =
    layout={ $layout } ist für { $allowed } Plätze, nicht für { $seats }
refused-no-development = layout: „{ $tile }“ ist keine Entwicklung; es gibt 11 bis 45 (HK-18.7)
refused-twice = layout: { $tile } liegt zweimal da (HK-18.7)
refused-variant = layout: Eine Variante hat offene Plätze in { $rows } Zeilen, eine Zeile je Stufe
refused-level =
    layout: von jeder Stufe { $least } bis { $most } Entwicklungen, nicht { $found } der Stufe { $level } (HK-18.2)
refused-half-apart = layout: Zeilen aus Sechsecken sind um ein halbes Plättchen versetzt, und keine zwei liegen aufeinander (HK-18.1)
refused-touches-none = layout: { $tile } berührt keine Entwicklung der Stufe { $level } (HK-18.3)
refused-touches-above = layout: { $tile } berührt eine Entwicklung, die zwei oder mehr Stufen darüber ist (HK-18.4)
layout-place = Zeile { $row }, Stufe { $level }
refused-buildings = buildings=yes: Alle vier Gebäude liegen in dieser Auslage, also beginnt niemand mit einem (HK-18.8)
refused-farmhand = farmhand=yes: Die Spitzhacke liegt in dieser Auslage, also beginnt niemand mit dem Großknecht (HK-18.9)

## Das Terminal
terminal-year = Jahr { $year } von { $years }
terminal-lease = Pacht { $food } Nahrung, { $thaler } Taler
terminal-order = Reihenfolge: { LIST($order, type: "plain") }
terminal-seat = { $who } ({ $number })
terminal-pool = Pool { $pool }
terminal-pool-water = +1 Grubenwasser
terminal-next = bald
terminal-developments = Entwicklungen, mit den Plätzen, denen sie gehören
terminal-goods = Nahrung { $food } · Holz { $wood } · Kohle { $coal } · Taler { $thaler } · Schulden { $debt }
terminal-cart = Karre { $number }:
terminal-owns = Besitzt: { LIST($owned, type: "plain") }
terminal-plan = Plan:
terminal-plan-hidden = Plan: verdeckt
terminal-plan-nothing = Plan: nichts
terminal-worker =
    { $worker ->
        [farmer] Bauer
        [farmhand] Knecht
        [digger] Kohlengräber
        [miner] Kohlenhauer
        [mill] Wassermühle
       *[haspel] Haspelknecht
    }
terminal-done = (fertig)
terminal-pinge = Pinge
terminal-pinge-exhausted = Pinge erschöpft
terminal-shaft = Schacht: { $coal } Kohle
terminal-water = { $water } Grubenwasser
terminal-tunnel = Stollen
terminal-legend = Entwicklungen: Kosten, Punkte nach Reihenfolge, Effekt
terminal-marks = Scheiben: k schwarz, b braun, y gelb. ● Kohle, ○ abgebaut, | Holz gelegt, : freies Holzfeld.
