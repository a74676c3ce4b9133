# Glass Road auf Deutsch: Die Glasstraße.

## Das Spiel und seine Optionen
game-title = Glasstraße
game-about = Fünf Fachkräfte je Bauperiode, zwei Räder, die sich von selbst drehen, und eine Landschaft zum Bebauen.
game-feel = Durchschaue die anderen: Eine Karte zahlt doppelt, wenn niemand sonst sie gewählt hat.
option-introductory = Einstieg
    .help = Zuerst die Gebäude mit Stern, die anderen, wenn ein Stapel leer ist.
option-long = Lang
    .help = Fünf statt vier Bauperioden (zu zweit bis zu viert).
option-narrow = Schmal
    .help = Zu viert Auslagen mit 4 statt 5 Gebäuden.
option-start-touches = Startgebäude grenzen an
    .help = Ob die Startgebäude eine Kante mit Feldern der Landschaft gemeinsam haben.
    .yes-means = Jedes Startgebäude ist Nachbar eines Feldes der Spalte a, so wie es in den Daten steht.
    .no-means = Die Startgebäude stehen für sich und sind Nachbarn keines Feldes.
    .why = Drei Gebäude und die zwei Stücke Glasstraße dazwischen sind so viele, wie es Zeilen gibt.
option-tavern = Schänke
    .help = Um welches Gebäude herum ein wiederholter Effekt der Schänke zählt und legt.
    .repeated = wiederholtes
    .repeated-means = Das wiederholte Gebäude zählt und legt um sich selbst herum, wie beim Bau.
    .itself = sie selbst
    .itself-means = Die Schänke zählt und legt um sich selbst herum.
    .why = Ausgeführt wird der Effekt des Nachbarn, und dessen Text sagt „dieses Gebäude“.

## Dinge. Fachkräfte und Gebäude heißen, wie es in de.toml steht.
good-sand = Sand
    .gender = masculine
    .genitive = Sandes
good-food = Nahrung
    .gender = feminine
good-charcoal = Holzkohle
    .gender = feminine
good-water = Wasser
    .gender = neuter
    .genitive = Wassers
good-wood = Holz
    .gender = neuter
    .genitive = Holzes
good-clay = Lehm
    .gender = masculine
    .genitive = Lehms
good-glass = Glas
    .gender = neuter
    .genitive = Glases
good-brick = Ziegel
    .gender = masculine
    .genitive = Ziegels
    .plural = Ziegel
    .plural-dative = Ziegeln
good-food-on-brick = Nahrung (Ziegelrad)
    .gender = feminine
good-charcoal-on-brick = Holzkohle (Ziegelrad)
    .gender = feminine
tile-pit = Mulde
    .gender = feminine
    .plural = Mulden
tile-grove = Gehölz
    .gender = neuter
    .genitive = Gehölzes
    .plural = Gehölze
    .plural-dative = Gehölzen
tile-pond = Teich
    .gender = masculine
    .genitive = Teichs
    .plural = Teiche
    .plural-dative = Teichen
tile-forest = Wald
    .gender = masculine
    .genitive = Waldes
    .plural = Wälder
    .plural-dative = Wäldern
wheel-glass = Glasrad
    .gender = neuter
    .genitive = Glasrads
    .plural = Glasräder
    .plural-dative = Glasrädern
wheel-brick = Ziegelrad
    .gender = neuter
    .genitive = Ziegelrads
    .plural = Ziegelräder
    .plural-dative = Ziegelrädern

## So viel von einer Ware, und was ein Gebäude kostet
amount = { $number } { NOUN($good) }
amounts = { $first }, { $rest }
cost-free = gratis

## Fragen
question-pick =
    { $missing ->
        [one] Wähle noch 1 Fachkraft für diese Bauperiode, in der Reihenfolge der Liste.
       *[other] Wähle noch { $missing } Fachkräfte für diese Bauperiode, in der Reihenfolge der Liste.
    }
question-lay = Lege eine Fachkraft verdeckt aus.
question-play = Spiele eine Fachkraft.
question-spare =
    { $left ->
        [3] Du hast noch drei Karten: Spielst du eine davon allein?
       *[other] Du hast noch { $left } Karten: Spielst du eine davon allein?
    }
question-solo-pick = Spiele eine deiner letzten zwei Fachkräfte, mit beiden Fähigkeiten.
question-ability = Welche Fähigkeit { NOUN($specialist, article: "definite", case: "genitive") } nutzt du?
question-both-abilities =
    Du spielst { NOUN($specialist, article: "definite", case: "accusative") } allein und darfst beide Fähigkeiten nutzen: welche zuerst?
question-one-ability = Nutzt du diese Fähigkeit { NOUN($specialist, article: "definite", case: "genitive") }?
question-no-ability =
    So kannst du keine Fähigkeit { NOUN($specialist, article: "definite", case: "genitive") } nutzen: Nutze erst ein Umwandlungsgebäude, oder mach weiter.
question-after-fee =
    Die Gebühr { NOUN($specialist, article: "definite", case: "genitive") } ist bezahlt: Nutzt du vor der Fähigkeit noch ein Umwandlungsgebäude?
question-pay = Zahle { $number } { NOUN($good) }: von welchem Rad?
question-give-up = Wirf ein Gebäude deiner privaten Auslage ab.
question-gain-wheel = Auf welchem Rad nimmst du { NOUN($good, article: "definite", case: "accusative") }?
question-gain =
    { $good ->
        [good-brick] Wie viele { NOUN($good, 2) } nimmst du?
       *[other] Wie viel { NOUN($good) } nimmst du?
    }
question-gain-on = Wie viel { NOUN($good) } nimmst du auf { NOUN($wheel, article: "definite", case: "dative") }?
question-good = Welche Ware nimmst du?
question-gift = Der Lieferant bietet dir { $number } { NOUN($good) } an: Nimmst du das Geschenk an?
question-repeat = Führst du den Effekt des Gebäudes aus? Das darfst du beliebig oft, auch gar nicht.
question-tavern = Welches Gebäude neben der Schänke wiederholst du?
question-build = Welches Gebäude baust du?
question-build-nothing = So kannst du kein Gebäude bezahlen: Nutze erst ein Umwandlungsgebäude, oder baue nichts.
question-place-building = Wohin baust du { NOUN($building, article: "definite", case: "accusative") }?
question-remove = Entferne { NOUN($tile, article: "indefinite", case: "accusative") }.
question-tile = Welches Landschaftsplättchen legst du?
question-place-tile = Wohin legst du { NOUN($tile, article: "definite", case: "accusative") }?
question-clear = Gleich zählen die leeren Felder um das Gebäude: Entfernst du dort ein Plättchen?
question-last-use = Gleich wird gewertet: Nutze deine Umwandlungsgebäude, oder schließe ab.

## Möglichkeiten
choice-one = Erste Fähigkeit nutzen
choice-other = Zweite Fähigkeit nutzen
choice-again = Noch einmal
choice-pass = Passen
choice-take =
    { $number ->
        [0] Nichts nehmen
       *[other] { $number } nehmen
    }
choice-on = Auf { NOUN($wheel, article: "definite", case: "dative") }
choice-from = Vom { NOUN($wheel, case: "dative") }
choice-card = { NOUN($specialist) }
choice-space = Feld { $space }
choice-start = Der Platz { NOUN($building, article: "definite", case: "genitive") }
choice-tile = { NOUN($tile) }
choice-good = { NOUN($good) } nehmen
choice-use = { NOUN($building) } nutzen: { $text }
choice-build = { NOUN($building) } bauen ({ $cost }): { $text }
choice-give-up = { NOUN($building) } abwerfen
choice-no-spare = Keine davon spielen
choice-ability = { CAPITALIZE($ability) }
choice-ability-for-fee = { $fee }: { $ability }
choice-no-ability = { NOUN($specialist, article: "none", case: "accusative") } nicht nutzen
choice-no-more-ability = { NOUN($specialist, article: "none", case: "accusative") } nicht weiter nutzen
choice-without-ability = Auf diese Fähigkeit verzichten
choice-pay-one = 1 { NOUN($wheel, article: "from", case: "dative") }
choice-pay-all =
    { $number ->
        [2] Beide
       *[other] Alle { $number }
    } { NOUN($wheel, article: "from", case: "dative") }
choice-refuse-gift = Geschenk ablehnen
choice-carry-out = Ausführen
choice-done-with-it = Fertig damit
choice-tavern = { NOUN($building) }: { $text }
choice-build-nothing = Nichts bauen
choice-no-tile = Kein Plättchen legen
choice-no-such-tile =
    { $tile ->
        [tile-pit] Keine Mulde legen
        [tile-grove] Kein Gehölz legen
        [tile-pond] Keinen Teich legen
       *[other] { NOUN($tile) } nicht legen
    }
choice-remove-nothing = Nichts mehr entfernen
choice-done = Abschließen
# Was von der ersten Fähigkeit des Lieferanten im Solospiel bleibt
ability-one-good =
    { $number ->
        [one] 1 Rohstoff nach Wahl
       *[other] { $number } Stück eines Rohstoffs
    }

## Warum nicht
reason-chosen-last-period = Diese Fachkraft hast du in der letzten Bauperiode gewählt.
reason-cards-in-order = Karten werden in der Reihenfolge der Liste genannt, und es müssen genug für die Hand übrig bleiben.
reason-not-in-hand = Du hast { NOUN($specialist, article: "definite", case: "accusative") } nicht auf der Hand.
reason-no-fee = Du kannst die Gebühr { NOUN($specialist, article: "definite", case: "genitive") } nicht zahlen.
reason-ability-used = Diese Fähigkeit ist schon genutzt oder bewirkt dasselbe wie die andere.
reason-other-ability = Du hast die andere Fähigkeit gewählt und die Gebühr für sie gezahlt.
reason-not-in-private-offer = Du hast { NOUN($building, article: "definite", case: "accusative") } nicht in deiner privaten Auslage.
reason-give-up-in-order = Sie werden in der Reihenfolge der Liste genannt, und es müssen genug für den Preis übrig bleiben.
reason-wheel-full = Auf { NOUN($wheel, article: "definite", case: "dative") } hast du schon { $limit } { NOUN($good) }.
reason-no-wheel = Hier ist kein Rad zu wählen; was du bekommst, wird nie aufgeteilt.
reason-wheel-first = Wähle erst das Rad für { NOUN($good, article: "definite", case: "accusative") }.
reason-at-least-one = Du hast ein Rad dafür gewählt: Nimm mindestens 1.
reason-at-most = Du kannst höchstens { $most } nehmen.
reason-not-that-good = Diese Ware gibt es hier nicht.
reason-no-room-for-gift = Du hast schon { $limit } { NOUN($good) }.
reason-cannot-repeat = Dir fehlt, was es kostet; vielleicht bringt es ein Umwandlungsgebäude.
reason-no-neighbour = Auf { $space } steht kein Sofortgebäude neben der Schänke.
reason-no-neighbour-at-start =
    Auf dem Platz { NOUN($building, article: "definite", case: "genitive") } steht kein Sofortgebäude neben der Schänke.
reason-not-built = Du hast { NOUN($building, article: "definite", case: "accusative") } nicht gebaut.
reason-cannot-use = Dir fehlt, was { NOUN($building, article: "definite") } braucht. { $text }
reason-not-on-offer = Zurzeit liegt { NOUN($building, article: "definite") } nicht für dich aus.
reason-lacking = Für { NOUN($building, article: "definite", case: "accusative") } fehlt dir: { $goods }.
reason-no-room = In deiner Landschaft ist kein Platz dafür: Wälder und Gebäude bedecken sie.
reason-upgraded = Das Startgebäude dazu ist schon ausgebaut.
reason-covered = Auf { $space } liegt ein Wald oder steht ein Gebäude.
reason-forest-by-other-space = Der Wald auf { $space } wird nach seinem anderen Feld benannt, { $other }.
reason-no-such-tile =
    Auf { $space } liegt { $tile ->
        [tile-pit] keine Mulde
        [tile-grove] kein Gehölz
        [tile-pond] kein Teich
        [tile-forest] kein Wald
       *[other] nicht: { NOUN($tile) }
    }.
reason-no-space-for = Es gibt kein Feld, auf das { NOUN($tile, article: "indefinite") } passt.
reason-same-tile = Auf { $space } liegt schon { NOUN($tile, article: "indefinite") }.
reason-not-beside = { $space } grenzt nicht an das Gebäude.
reason-tiles-in-order = Mehrere Plättchen werden in der Reihenfolge der Felder gelegt.
reason-tile-named = Du hast das Plättchen gewählt: Lege es.
reason-clear = Hier gehen nur andere Landschaftsplättchen neben dem Gebäude, in der Reihenfolge der Felder.

## Was geschehen ist; und, als Folge einer Möglichkeit, was noch kommt
event-period = Bauperiode { $period } beginnt.
event-offered = Neu in der Auslage: { NOUN($building) }.
event-goblet =
    { $who_is ->
        [you] { $who } bekommst den Kelch und beginnst die nächste Bauperiode.
       *[other] { $who } bekommt den Kelch und beginnt die nächste Bauperiode.
    }
event-picked = { $who } { event-picked.ahead }.
    .ahead = { $who_is ->
            [you] wählst
           *[other] wählt
        } { NOUN($specialist, article: "definite", case: "accusative") }
event-laid = { $who } { event-laid.ahead }.
    .ahead = { $who_is ->
            [you] legst
           *[other] legt
        } { NOUN($specialist, article: "definite", case: "accusative") } verdeckt aus
event-revealed = { $who } { $who_is ->
        [you] spielst
       *[other] spielt
    } { NOUN($specialist, article: "definite", case: "accusative") }.
event-copied = { $who } { $who_is ->
        [you] musst
       *[other] muss
    } { NOUN($specialist, article: "definite", case: "accusative") } mitspielen.
event-first-ability = { $who } nutzt die erste Fähigkeit { NOUN($specialist, article: "definite", case: "genitive") }.
event-second-ability = { $who } nutzt die zweite Fähigkeit { NOUN($specialist, article: "definite", case: "genitive") }.
event-refused = { $who } nutzt { NOUN($specialist, article: "definite", case: "accusative") } nicht weiter.
    .ahead =
        { $who_is ->
            [you] du nutzt { NOUN($specialist, article: "definite", case: "accusative") } nicht weiter
           *[other] { $who } nutzt { NOUN($specialist, article: "definite", case: "accusative") } nicht weiter
        }
event-builds = { $who } { $who_is ->
        [you] baust
       *[other] baut
    } { NOUN($building, article: "definite", case: "accusative") }.
event-built_nothing = { $who } { event-built_nothing.ahead }.
    .ahead = { $who_is ->
            [you] baust
           *[other] baut
        } nichts
event-upgraded = { $who } { event-upgraded.ahead }.
    .ahead = { $who_is ->
            [you] legst
           *[other] legt
        } { NOUN($building, article: "definite", case: "accusative") } auf das Startgebäude
event-used = { $who } nutzt { NOUN($building, article: "definite", case: "accusative") }.
event-repeated = { $who } { event-repeated.ahead }.
    .ahead = { $who_is ->
            [you] wiederholst
           *[other] wiederholt
        } { NOUN($building, article: "definite", case: "accusative") }
event-drew = { $who } { $who_is ->
        [you] ziehst
       *[other] zieht
    } { NOUN($building, article: "definite", case: "accusative") } in die private Auslage.
event-discarded = { $who } { event-discarded.ahead }.
    .ahead = { $who_is ->
            [you] wirfst
           *[other] wirft
        } { NOUN($building, article: "definite", case: "accusative") } ab
event-gained = { $who } { event-gained.ahead }.
    .ahead = { $who_is ->
            [you] bekommst
           *[other] bekommt
        } { $number } { NOUN($good) }
event-paid = { $who } { event-paid.ahead }.
    .ahead = { $who_is ->
            [you] zahlst
           *[other] zahlt
        } { $number } { NOUN($good) }
event-placed = { $who } { event-placed.ahead }.
    .ahead = { $who_is ->
            [you] legst
           *[other] legt
        } { NOUN($tile, article: "indefinite", case: "accusative") } auf { $space }
event-removed = { $who } { event-removed.ahead }.
    .ahead = { $who_is ->
            [you] entfernst
           *[other] entfernt
        } { NOUN($tile, article: "indefinite", case: "accusative") } auf { $space }
event-placed-building = { $who } { event-placed-building.ahead }.
    .ahead = { $who_is ->
            [you] stellst
           *[other] stellt
        } { NOUN($building, article: "definite", case: "accusative") } auf { $space }
event-turned =
    { $who_is ->
        [you] Dein { NOUN($wheel) } dreht sich
       *[other] Das { NOUN($wheel) } von { $who } dreht sich
    }: Je { $turns } seiner Rohstoffe { $turns ->
        [one] wird
       *[other] werden
    } zu { $turns } { NOUN($good) }.
    .ahead =
        { $who_is ->
            [you] Dein { NOUN($wheel) } dreht sich
           *[other] Das { NOUN($wheel) } von { $who } dreht sich
        }: Je { $turns } seiner Rohstoffe { $turns ->
            [one] wird
           *[other] werden
        } zu { $turns } { NOUN($good) }

# Was Bilder sagen
draw-turns = Dreht das { NOUN($wheel) }: +{ $number } { NOUN($good) }
    .note = dreht das { NOUN($wheel) }: +{ $number } { NOUN($good) }
draw-thing = { NOUN($thing) }
draw-period = Periode { $period } von { $periods }
draw-the-period = Bauperiode
draw-goblet = Der Kelch
draw-has-goblet = Kelch: { $name }
draw-begins = Hat den Kelch: beginnt diese Bauperiode
draw-card-round = Runde { $round } von { $rounds }
draw-hand-of-period =
    { $count ->
        [one] { $count } Fachkraft
       *[other] { $count } Fachkräfte
    } in dieser Bauperiode
draw-board-of = Der Plan von { $name }
draw-hub =
    { $wheel ->
        [glass] Glas
       *[brick] Ziegel
    }
draw-wheel = { NOUN($wheel) }: { $goods }
draw-now = { $what }
draw-later = dann { $what }
draw-on-wheel = { $number } { NOUN($good) } auf dem { NOUN($wheel) }
draw-tile = { $space }: { NOUN($tile) }
draw-empty = { $space } ist leer
draw-road = Die Glasstraße
draw-beside = neben { $spaces }
draw-kind =
    { $kind ->
        [start] Start
        [processing] Umwandlung
        [immediate] sofort
       *[bonus] Bonus
    }
draw-building = { $name } ({ $kind }): { $text }
draw-worth =
    { $building } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
draw-costs = { $building } Kosten: { $cost }.
draw-row =
    { $kind ->
        [processing] Umwandlung: jederzeit nutzbar
        [immediate] Sofort: einmal, beim Bau
       *[bonus] Bonus: Punkte am Ende
    }
draw-row-left = { $row } (noch { $left })
draw-stack =
    { $kind ->
        [processing] Umwandlungsgebäude
        [immediate] Sofortgebäude
       *[bonus] Bonusgebäude
    }: noch { $left } im Stapel
draw-left =
    { $left ->
        [0] leer
       *[other] noch { $left }
    }
draw-private =
    { $player_is ->
        [you] Deine private Auslage
       *[other] { $player }: private Auslage
    }
draw-private-count = { $count } privat
draw-specialist = { $name }: { $text }
draw-abilities = { CAPITALIZE($one) }; oder { $other }.
draw-fee = Für
draw-no-fee = Gratis
draw-all-specialists = Alle Fachkräfte
draw-all-and-chosen = Alle Fachkräfte: bisher { $count } gewählt
draw-hand =
    { $player_is ->
        [you] Deine Hand
       *[other] Die Hand von { $player }
    }{ $count ->
        [0] : leer
       *[other] {""}
    }
draw-face-down = Verdeckt
draw-lies-down = verdeckt
draw-card-down = Eine Fachkraft, verdeckt
draw-one-down = 1 verdeckt
draw-slots = Fächer
draw-in-slot = { $name } (Fach)
draw-played = Gespielt
draw-chosen = Gewählt
draw-ready = bereit
draw-is-choosing = wählt
draw-in-hand =
    { $count ->
        [0] nichts
       *[other] { $count }
    } auf der Hand
# Was an den Daten eines Besitzers nicht stimmt
facts-most-added = { $where }: Höchstens { $most } davon können dazukommen
facts-building-id = { $where }: Die Kennung eines Gebäudes besteht aus Kleinbuchstaben und _ und ist nicht die eines Plättchens
facts-building-lacks = { $where }: Ein neues Gebäude braucht auch { $missing }
facts-true = { $where } muss true sein oder fehlen
facts-either-gain = { $where } hat entweder gain oder gain_one
facts-gift = { $where }: Geschenkt wird die Ware, die in gain_one gewählt ist
facts-both-wheels = { $where }: Nur Nahrung und Holzkohle gibt es auf beiden Rädern
facts-adjacent = { $where }: Nur Sofort- und Bonusgebäude sehen auf das, was angrenzt
facts-twice = { $where } nennt jedes Plättchen einmal
facts-on-each = { $where }: Ein Plättchen auf jedem Feld ist von einer Art und grenzt an
facts-order = { $where } nennt jedes von { $known } einmal
facts-grid = { $where }: Spalten und Zeilen ergeben ein Raster aus { $spaces } Feldern, mindestens zwei Zeilen zu zwei Feldern
facts-touches-column = { $where }: Sie grenzen an Felder der linken Spalte a, von oben nach unten
facts-touches-all = { $where }: Entweder grenzt jedes von ihnen an ein Feld oder keines
facts-forest =
    { $where }: Ein Wald liegt auf zwei Feldern nebeneinander, nicht auf { $left } und { $right }: Er ist so hoch wie ein
    Feld und so breit wie zwei

# Was an Optionen nicht stimmt
refused-long-alone = long=yes ist für 2 bis 4 Plätze; das Solospiel hat immer sieben Bauperioden
refused-narrow-seats = narrow=yes ist für 4 Plätze; mit { $seats } haben die Auslagen ohnehin 4 Gebäude

## Das Terminal
terminal-period = Bauperiode { $period } von { $periods }
terminal-card-round = Kartenrunde { $round }
terminal-offer =
    { $kind ->
        [processing] Umwandlung (noch { $left })
        [immediate] Sofort (noch { $left })
       *[bonus] Bonus (noch { $left })
    }
terminal-private-offer = Private Auslage
terminal-goblet = Kelch
terminal-glass-wheel = Glasrad:
terminal-brick-wheel = Ziegelrad:
terminal-start = Startgebäude: { LIST($buildings, type: "plain") }
terminal-beside =
    { $count ->
        [0] { NOUN($building) }
       *[other] { NOUN($building) } ({ LIST($spaces, type: "plain") })
    }
terminal-private = Private Auslage: { LIST($buildings, type: "plain") }
terminal-hand = Hand: { LIST($cards, type: "plain") }
terminal-hidden-hand =
    { $count ->
        [one] Hand: 1 Karte
       *[other] Hand: { $count } Karten
    }
terminal-laid = Ausgelegt: { NOUN($card) }
terminal-laid-face-down = Ausgelegt: verdeckt
terminal-slots = In den Fächern: { LIST($cards, type: "plain") }
terminal-played = Gespielt: { LIST($cards, type: "plain") }
terminal-blocked = Gesperrt: { LIST($cards, type: "plain") }
terminal-specialists = Fachkräfte
