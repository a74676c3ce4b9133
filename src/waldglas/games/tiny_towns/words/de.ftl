# Tiny Towns auf Deutsch.

## Das Spiel und seine Optionen
game-about = Lege die angesagten Würfel, mach Gebäude daraus und halte länger Platz als alle anderen.
game-feel = Ein ruhiges Knobelspiel, das eng wird: Alle legen denselben Würfel.
option-caller = Ansage
    .help = Wer ansagt: alle reihum, Rathauskarten, der Zufall, der letzte Platz (ohne Stadt) oder die Solokarten.
    .master-builder = Baumeister
    .town-hall = Rathaus
    .random = Zufall
    .caller = Ansager
    .cards = Karten
option-cards = Gebäudekarten
    .help = Welche sieben Gebäude es gibt: die des ersten Spiels, von jeder Art eine zufällige oder eigene, etwa { $example }.
    .written = eigene Karten
    .first = erstes Spiel
    .random = zufällig
option-monuments = Monumente
    .help = Jede Stadt bekommt geheim zwei Monumente und behält eines, das einmal gebaut werden kann.
option-cavern = Höhle
    .help = Zweimal im Spiel darf ein von anderen angesagter Rohstoff beiseitegelegt werden.

## Dinge. Gebäude heißen, wie es in de.toml steht.
resource-wood = Holz
    .gender = neuter
    .genitive = Holzes
resource-wheat = Weizen
    .gender = masculine
    .genitive = Weizens
resource-brick = Ziegel
    .gender = masculine
    .genitive = Ziegels
resource-glass = Glas
    .gender = neuter
    .genitive = Glases
resource-stone = Stein
    .gender = masculine
    .genitive = Steins
type-cottage = Hütte
    .gender = feminine
    .plural = Hütten
type-food = Nahrungsgebäude
    .gender = neuter
    .genitive = Nahrungsgebäudes
type-chapel = Kapellengebäude
    .gender = neuter
    .genitive = Kapellengebäudes
type-well = Brunnengebäude
    .gender = neuter
    .genitive = Brunnengebäudes
type-theater = Theatergebäude
    .gender = neuter
    .genitive = Theatergebäudes
type-tavern = Tavernengebäude
    .gender = neuter
    .genitive = Tavernengebäudes
type-factory = Fabrikgebäude
    .gender = neuter
    .genitive = Fabrikgebäudes
type-monument = Monument
    .gender = neuter
    .genitive = Monuments
    .plural = Monumente

## Fragen
question-call = Sage einen Rohstoff für alle an.
question-call-or-stop = Nur du bist noch übrig: Sage dir einen Rohstoff an oder höre auf.
question-card = Wähle eine der offenen Karten.
question-take = Nimm einen beliebigen Rohstoff.
question-place = Lege { NOUN($resource, case: "accusative") } auf ein leeres Feld.
question-place-or-take = Lege { NOUN($resource, case: "accusative") } auf ein leeres Feld oder nimm stattdessen einen anderen Rohstoff.
question-place-or-stop = Nur du bist noch übrig. Lege { NOUN($resource, case: "accusative") } auf ein leeres Feld oder höre auf.
question-place-or-take-or-stop =
    Nur du bist noch übrig. Lege { NOUN($resource, case: "accusative") } auf ein leeres Feld, nimm einen anderen Rohstoff oder höre auf.
question-place-other = Lege { NOUN($resource, case: "accusative") } auf ein leeres Feld oder verwende den Würfel anders.
question-place-other-or-stop =
    Nur du bist noch übrig. Lege { NOUN($resource, case: "accusative") } auf ein leeres Feld, verwende den Würfel anders oder höre auf.
question-build = Baust du etwas, oder bist du fertig?
question-build-last = Baust du noch etwas? Deine Stadt ist voll: Bist du fertig, ist sie vollendet.
question-raise = Stelle { NOUN($building, article: "definite", case: "accusative") } auf eines der Felder, die frei geworden sind.
question-raise-anywhere = Stelle { NOUN($building, article: "definite", case: "accusative") } auf ein beliebiges leeres Feld.
question-store = Lege einen Würfel auf die Fabrik: Wird dieser Rohstoff von anderen angesagt, darfst du einen anderen legen.
question-bank = Lege einen Würfel auf die Bank: Diesen Rohstoff kannst du nicht mehr ansagen.
question-keep = Behalte eines dieser Monumente; niemand sieht es, bis du es baust.
question-add = Wähle ein Gebäude, das sofort auf ein leeres Feld kommt.
question-move-in = Stelle { NOUN($building, article: "definite", case: "accusative") } auf ein leeres Feld.
question-exchange =
    { $number ->
        [one] Tausche noch ein Gebäude gegen eines anderer Art, oder höre damit auf.
       *[other] Tausche bis zu { $number } Gebäude gegen solche anderer Art, oder höre damit auf.
    }
question-exchange-for = Was wird aus { NOUN($building, article: "definite", case: "dative") } auf { $square }?
question-watch =
    { $number ->
        [one] Lege noch ein Gebäude auf die Wacht: Baut ein Nachbar so eines, zieht deines in deine Stadt.
       *[other] Lege { $number } verschiedene Gebäude auf die Wacht: Baut ein Nachbar so eines, zieht deines in deine Stadt.
    }

## Was gewählt werden kann
choice-square = Feld { $square }
choice-done = Fertig
choice-complete = Fertig: Stadt vollenden
choice-call = { NOUN($resource, case: "accusative") } ansagen
choice-card = Karte { NOUN($resource) } nehmen
choice-take = { NOUN($resource, case: "accusative") } nehmen
choice-store = { NOUN($resource, case: "accusative") } auf ein Gebäude legen
choice-store-on = { NOUN($resource, case: "accusative") } auf { NOUN($building, article: "definite", case: "accusative") } legen
choice-swap = Würfel einlagern und { NOUN($resource, case: "accusative") } nehmen
choice-keep = { NOUN($building, case: "accusative") } behalten
choice-put = Nimm { NOUN($building, article: "indefinite", case: "accusative") }
choice-cavern = Würfel in die Höhle legen
choice-cottage = Die Hütte auf { $square }
choice-stop = Hier aufhören
choice-build = Baue { NOUN($building, article: "indefinite", case: "accusative") } aus { $squares }

## Warum nicht
reason-not-last = Aufhören darf nur, wer von mehreren als Letztes übrig ist, vor einer Ansage oder statt zu legen.
reason-no-card = Keine Karte { NOUN($resource) } liegt offen.
reason-built-there = Auf { $square } steht { NOUN($building, article: "indefinite") }. Wähle ein leeres Feld.
reason-cube-there = Auf { $square } liegt { NOUN($resource) }. Wähle ein leeres Feld.
reason-place-first = Lege zuerst den Würfel; gebaut wird danach.
reason-taken-already = Du hast deinen Rohstoff schon genommen.
reason-same-resource = Es muss ein anderer Rohstoff als { NOUN($resource) } sein.
reason-own-call = Du hast ihn selbst angesagt; eine Fabrik hilft nur gegen Ansagen anderer.
reason-bank = Auf deiner Bank liegt { NOUN($resource) }: Diesen Rohstoff kannst du nicht mehr ansagen oder nehmen.
reason-other-bank = Auf einer anderen deiner Banken liegt schon { NOUN($resource) }.
reason-not-dealt = Dieses Monument hast du nicht bekommen.
reason-no-exchange = Auf { $square } steht kein Gebäude, das jetzt getauscht werden kann; getauscht wird in der Reihenfolge der Felder.
reason-not-aside = Beiseitelegen oder einlagern kannst du nur einen Rohstoff, den andere ansagen, und nur, wo Platz ist.
reason-no-factory = Du hast keine Fabrik mit { NOUN($resource, case: "dative") }.
reason-placed-already = Du hast deinen Würfel für diese Runde gelegt.
reason-no-monument = Du hast kein Monument zu bauen.
reason-other-shape = { NOUN($building) }: Aus diesen Feldern geht das nicht.
reason-five-banks = Auf deinen Banken liegen alle fünf Rohstoffe: Für eine weitere ist keiner übrig.
reason-posts-alone = Aus Handelsposten allein entsteht nichts: Mindestens ein Würfel muss dabei sein.
reason-missing = Es fehlt: { $cubes }.
reason-no-cube-lay-there = Auf { $square } lag kein Würfel dieses Gebäudes.
cube-on = { NOUN($resource) } auf { $square }

## Was geschah
event-called = { $who } { $who_is ->
        [you] sagst
       *[other] sagt
    } { NOUN($resource, case: "accusative") } an.
event-drew_card = Die Karte für alle: { NOUN($resource) }.
event-shuffled = Die Rohstoffkarten werden gemischt, { $aside } davon verdeckt beiseitegelegt.
event-turned_card = Aufgedeckt: { NOUN($resource) }.
event-chose = { $who } { $who_is ->
        [you] wählst
       *[other] wählt
    } die Karte { NOUN($resource) }.
event-took_cube = { $who } { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { NOUN($resource, case: "accusative") }.
event-replaced = { $who } { $who_is ->
        [you] nutzt
       *[other] nutzt
    } eine Fabrik: { NOUN($other) } statt { NOUN($resource) }.
event-placed_cube = { $who } { $who_is ->
        [you] legst
       *[other] legt
    } { NOUN($resource, case: "accusative") } auf { $square }.
event-constructed = { $who } { $who_is ->
        [you] baust
       *[other] baut
    } { NOUN($building, article: "indefinite", case: "accusative") } auf { $square }.
event-stored_cube = { $who } { $who_is ->
        [you] legst
       *[other] legt
    } { NOUN($resource, case: "accusative") } auf { NOUN($building, article: "definite", case: "accusative") } bei { $square }.
event-swapped_cube = { $who } { $who_is ->
        [you] lagerst
       *[other] lagert
    } { NOUN($resource, case: "accusative") } ein und { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { NOUN($other, case: "accusative") }.
event-set_aside_cube = { $who } { $who_is ->
        [you] legst
       *[other] legt
    } { NOUN($resource, case: "accusative") } beiseite.
event-dealt_monuments = { $who } { $who_is ->
        [you] wählst
       *[other] wählt
    } zwischen { NOUN($building, case: "dative") } und { NOUN($old, case: "dative") }.
event-kept_monument = { $who } { $who_is ->
        [you] behältst
       *[other] behält
    } { NOUN($building, case: "accusative") }.
event-exchanged_building = { $who } { $who_is ->
        [you] tauschst
       *[other] tauscht
    } { NOUN($old, article: "definite", case: "accusative") } auf { $square } gegen { NOUN($building, article: "indefinite", case: "accusative") }.
event-put_up_building = { $who } { $who_is ->
        [you] stellst
       *[other] stellt
    } { NOUN($building, article: "indefinite", case: "accusative") } auf { $square }.
event-watched_building = { $who } { $who_is ->
        [you] legst
       *[other] legt
    } { NOUN($building, article: "indefinite", case: "accusative") } auf die Wacht.
event-completed_town = { $who } { $who_is ->
        [you] vollendest
       *[other] vollendet
    } die Stadt.
event-stopped = { $who } { $who_is ->
        [you] hörst auf und lässt
       *[other] hört auf und lässt
    } die Stadt, wie sie ist.
event-ended = Alle Städte sind vollendet: Das Spiel ist aus.

## Punkte
score-cottage = Hütten
score-chapel = Kapellen
score-abbey = Abteien
score-cloister = Klöster
score-temple = Tempel
score-well = Brunnen
score-fountain = Springbrunnen
score-millstone = Mühlsteine
score-shed = Schuppen
score-theater = Theater
score-bakery = Bäckereien
score-market = Märkte
score-tailor = Schneidereien
score-tavern = Tavernen
score-almshouse = Armenhäuser
score-feast_hall = Festhallen
score-inn = Gasthäuser
score-bank = Banken
score-trading_post = Handelsposten
score-warehouse = Lagerhäuser
score-monument = Monument
score-waste = Abfall

# Was die Bilder sagen
draw-resource =
    { $resource ->
        [wood] Holz
        [wheat] Weizen
        [brick] Ziegel
        [glass] Glas
       *[stone] Stein
    }
draw-pattern-cube =
    { $resource ->
        [wood] Holz
        [wheat] Weizen
        [brick] Ziegel
        [glass] Glas
        [stone] Stein
       *[none] nichts
    }
draw-pattern-row = Reihe { $number }: { LIST($cubes, type: "plain") }
draw-blueprint = { $name }, aus { $rows }. { $text }
draw-round = Runde { $round }
draw-before-rounds = Vor der ersten Runde
draw-monuments-dealt = Monumente
draw-keep-one = alle behalten geheim eines
draw-after-rounds =
    Nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
draw-end = Das Ende
draw-all-complete = alle Städte sind vollendet
draw-called = { $cube } ist angesagt
draw-called-by = angesagt von { $name }
draw-called-how =
    { $caller ->
        [town-hall] im Rathaus gezogen
        [random] vom Zufall angesagt
       *[cards] die gewählte Karte
    }
draw-called-now = Sagt diese Runde an
draw-to-call = { $name } sagt an
draw-which = Welcher?
draw-choose-card = wähle eine Karte
draw-any-cube = Freie Wahl
draw-each-takes = alle nehmen, was sie wollen
draw-unseen = { $cards } Karten ungesehen, { $aside } davon beiseite
draw-not-drawn = { $cube }: { $left } von { $copies } Karten nicht gezogen
draw-free-choice =
    { $rounds ->
        [0] jetzt freie Wahl für alle
        [one] freie Wahl in { $rounds } Runde
       *[other] freie Wahl in { $rounds } Runden
    }
draw-pile = Stapel mit { $cards }, von oben; { $unseen } noch ungesehen
draw-card = Karte { $cube }
draw-pile-card = Karte { $place } des Stapels: { NOUN($cube) }
draw-place = Lege { NOUN($cube, case: "accusative") }
draw-place-or-take = Lege { NOUN($cube, case: "accusative") } oder
draw-asked =
    { $choice ->
        [at] Wähle ein Feld dafür
        [build] Baue oder sei fertig
        [call] Sage einen Rohstoff an
        [card] Wähle eine Karte
        [keep] Behalte ein Monument
        [put] Wähle ein Gebäude
        [store] Lege einen Würfel darauf
       *[take] Nimm einen Würfel
    }
draw-ending =
    { $choice ->
        [done] Fertig
       *[stop] Aufhören
    }
draw-on-square = { $square }: { NOUN($thing) }
draw-holding = { $building }, darauf { LIST($cubes) }
draw-scores =
    { $building }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $how ->
        [together] {" "}zusammen mit allen gleichen
       *[alone] {""}
    }
draw-standing =
    { $scored }{ $why ->
        [fed] , versorgt von { $squares } aus
        [hungry] , nicht versorgt
        [feeds] , versorgt { $squares }
        [looks] , wegen { $squares }
       *[none] {""}
    }.
draw-complete = Diese Stadt ist vollendet
draw-town-of = Die Stadt von { $name }
draw-my-town = Meine Stadt
draw-square = { $square }
draw-call = Die Ansage
draw-blueprints = Die Baupläne
draw-monuments =
    { $count ->
        [one] Dein Monument
       *[other] Monumente zur Wahl
    }
draw-call-and-blueprints = Ansage, Pläne
draw-built = { $number } { NOUN($building, $number) }
draw-empty-squares =
    { $number ->
        [one] { $number } leeres Feld
       *[other] { $number } leere Felder
    }
draw-points-in-line = Punkte: { $what }
# Was an eigenen Fakten oder Optionen nicht stimmt
facts-pattern = { $where } hat bis zu { $side } gleich lange Reihen mit je bis zu { $side } der Buchstaben { $letters }
facts-solo = { $where }: Das Solospiel braucht von diesen Karten mindestens { $least } mit solo = true
facts-pattern-edge = { $where }: Die äußeren Reihen und Spalten enthalten je einen Würfel
refused-cards-long = cards nimmt Namen von Karten mit einem Plus dazwischen, höchstens { $most } Buchstaben
refused-cards-twice = cards nimmt eine Karte jeder Art und nennt hier zwei der Art { NOUN($type) }
refused-no-card = Es gibt keine Gebäudekarte { $name }. cards nimmt einige von: { LIST($known, type: "plain") }
refused-card-alone = Das Solospiel wird ohne { NOUN($card, case: "accusative") } gespielt. Wähle eine andere Karte dieser Art
refused-cards-alone = caller=cards ist das Solospiel, für 1 Platz, nicht für { $seats }
refused-caller-seats = caller=caller braucht mindestens 2 Plätze: Der letzte sagt nur an

## Das Terminal
terminal-round = Runde { $round }
terminal-called = Angesagt:
terminal-called-by = Ansage von { $who }:
terminal-own-resource = alle nehmen einen eigenen Rohstoff
terminal-face-up = offen:
terminal-pile =
    { $count ->
        [one] Der Stapel: 1 nie gesehene Karte
       *[other] Der Stapel: { $count } nie gesehene Karten
    }
terminal-pile-then = { $unseen }, dann { LIST($known, type: "plain") }
terminal-unseen = Seit dem Mischen nicht gesehen: { LIST($left, type: "plain") }
terminal-cards = { NOUN($resource) } { $count }
terminal-complete = vollendet
terminal-places = legt { NOUN($resource, case: "accusative") }
terminal-stored = Auf { NOUN($building, article: "definite", case: "dative") } bei { $square } liegt { LIST($cubes) }.
terminal-monuments = Monumente auf der Hand: { LIST($monuments, type: "plain") }
terminal-watched = Auf der Wacht: { LIST($buildings, type: "plain") }
terminal-cavern = Beiseitegelegt: { $count }
terminal-blueprints = Baupläne, die gedreht und gespiegelt werden dürfen:
