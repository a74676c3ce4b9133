# Black Forest auf Deutsch: Schwarzwald.

## Das Spiel und seine Optionen
game-title = Schwarzwald
game-about = Von Dorf zu Dorf zu tüchtigen Fachkräften, zwei Räder, und Ländereien, die mit ihrer Hütte wachsen.
game-feel = Zieh von Dorf zu Dorf und lass zwei Räder die Arbeit tun.
option-first_game = Erste Partie
    .help = Alle kleinen Gebäude auf Seite A, wie für die erste Partie.
option-turn_limit = Zuglimit
    .help = Züge je Platz, nach denen die Partie auf jeden Fall endet.

## Dinge. Gebäude, Fachkräfte, Aufträge, Dörfer, Orte, Räder und Titel heißen, wie es in de.toml steht.
good-brick = Ziegel
    .gender = masculine
    .genitive = Ziegels
    .plural = Ziegel
    .plural-dative = Ziegeln
good-wood = Holz
    .gender = neuter
    .genitive = Holzes
good-sand = Sand
    .gender = masculine
    .genitive = Sandes
good-water = Wasser
    .gender = neuter
    .genitive = Wassers
good-charcoal = Holzkohle
    .gender = feminine
good-charcoal_cooking = Holzkohle (Kochrad)
    .gender = feminine
good-porridge = Brei
    .gender = masculine
    .genitive = Breis
good-meat = Fleisch
    .gender = neuter
    .genitive = Fleisches
good-glass = Glas
    .gender = neuter
    .genitive = Glases
good-provision = Proviant
    .gender = masculine
    .genitive = Proviants
good-commodity = Handelsware
    .gender = feminine
    .plural = Handelswaren
animal-pig = Schwein
    .gender = neuter
    .genitive = Schweins
    .plural = Schweine
    .plural-dative = Schweinen
animal-cattle = Rind
    .gender = neuter
    .genitive = Rinds
    .plural = Rinder
    .plural-dative = Rindern
tile-empty = leeres Feld
    .gender = neuter
    .genitive = leeren Feldes
    .dative = leeren Feld
    .plural = leere Felder
    .plural-dative = leeren Feldern
tile-field = Acker
    .gender = masculine
    .genitive = Ackers
    .plural = Äcker
    .plural-dative = Äckern
tile-pond = Teich
    .gender = masculine
    .genitive = Teichs
    .plural = Teiche
    .plural-dative = Teichen
tile-pasture = Weide
    .gender = feminine
    .plural = Weiden
tile-forest = Wald
    .gender = masculine
    .genitive = Waldes
    .plural = Wälder
    .plural-dative = Wäldern
progress = Hüttenschritt
    .gender = masculine
    .genitive = Hüttenschritts
    .plural = Hüttenschritte
    .plural-dative = Hüttenschritten
progress-step = Hüttenschritt
    .gender = masculine
    .genitive = Hüttenschritts
    .plural = Hüttenschritte
    .plural-dative = Hüttenschritten
any-building = Gebäude
    .gender = neuter
    .genitive = Gebäudes
    .plural = Gebäude
    .plural-dative = Gebäuden

## Was Effekte sonst noch zählen
count-pig_in_forest = Schwein im Wald
    .gender = neuter
    .plural = Schweine in Wäldern
    .plural-dative = Schweinen in Wäldern
count-empty_pasture = leere Weide
    .gender = feminine
    .plural = leere Weiden
    .plural-dative = leeren Weiden
count-landscape_set = Landschaftssatz
    .gender = masculine
    .plural = Landschaftssätze
    .plural-dative = Landschaftssätzen
count-brick_wood_set = Satz aus Ziegel und Holz
    .gender = masculine
    .plural = Sätze aus Ziegel und Holz
    .plural-dative = Sätzen aus Ziegel und Holz
count-small_estate = Nebengut
    .gender = neuter
    .plural = Nebengüter
    .plural-dative = Nebengütern
count-kept_pig = abgelegtes Schwein
    .gender = neuter
    .plural = abgelegte Schweine
    .plural-dative = abgelegten Schweinen
count-adjacent_empty = angrenzendes leeres Feld
    .gender = neuter
    .plural = angrenzende leere Felder
    .plural-dative = angrenzenden leeren Feldern
count-adjacent_building = angrenzendes Gebäude
    .gender = neuter
    .plural = angrenzende Gebäude
    .plural-dative = angrenzenden Gebäuden
count-adjacent_stocked_pasture = angrenzende Weide mit Tieren
    .gender = feminine
    .plural = angrenzende Weiden mit Tieren
    .plural-dative = angrenzenden Weiden mit Tieren
count-glass_gained = erhaltenes Glas
    .gender = neuter

## Mengen und Effekte
amount = { $number } { NOUN($thing, $number) }
some = { $number } { NOUN($thing, $number) }
amount-animals =
    { $number ->
        [one] 1 Tier
       *[other] { $number } Tiere
    }
amount-different =
    { $number ->
        [one] 1 Ware
       *[other] { $number } verschiedene Waren
    }
amount-basic =
    { $number ->
        [one] 1 Rohstoff nach Wahl
       *[other] { $number } gleiche Rohstoffe nach Wahl
    }
effect-exchange = { $cost } gegen { $reward }
reward = { $parts }
reward-counted =
    { $every ->
        [one] { $parts } je { NOUN($thing, case: "accusative") }
       *[other] { $parts } je { $every } { NOUN($thing, $every) }
    }
reward-thresholds = je { $parts } ab { $numbers } { NOUN($thing, 2, case: "dative") }

## Wohin: auf ein Feld, zu einem Ort, in die Mitte
place-space = auf Feld { $number } in { NOUN($village) }
place-main = { $space }
place-small = { $space } im Nebengut { $number }
place-location = { NOUN($location, article: "to", case: "dative") }
place-centre = in die Mitte von { NOUN($village) }

## Fragen
question-neutral-village = In welchem Dorf beginnt die neutrale Figur?
question-neutral-space = Auf welchem Feld in { NOUN($village) } beginnt die neutrale Figur?
question-move-neutral = Wohin versetzt du die neutrale Figur?
question-turn = Wohin geht deine Figur? Vorher darfst du für 1 Handelsware den Wanderhändler versetzen. Oder du bettelst.
question-move = Wohin geht deine Figur?
question-no-move = So kann deine Figur nirgendwohin: Bettle, oder ändere erst etwas daran.
question-move-or-beg = Wohin geht deine Figur, oder bettelst du?
question-pawn = Welche Figur setzt du ein? Für die weiße sind keine Waren fällig.
question-pawn-aside = Welche Figur stellst du beiseite?
question-pay-way = Der Weg kostet { $cost }: Was zeigen die beiden Marker danach?
question-pay-due = Zahle { $to } 1 Rohstoff für die Figur im Dorf.
question-pay-due-alone = Gib für jede Figur im Dorf 1 Ware ab: welche jetzt?
question-pay-due-neutral = Gib 1 Rohstoff für die neutrale Figur ab.
question-visit-or-job = Wen besuchst du zuerst, oder erfüllst du den Auftrag?
question-visit = Wen besuchst du zuerst?
question-visit-no-more = Sonst ist niemand da: Tu etwas anderes oder beende deinen Zug.
question-job = Erfülle den Auftrag; vorher darfst du deine Umwandlungen nutzen.
question-job-lacks = Der Auftrag verlangt mehr, als du hast: Nutze erst deine Umwandlungen.
question-second-visit = Besuchst du noch jemanden, oder beendest du deinen Zug?
question-conversions = Deine Aktion ist vorbei: Nutze deine Umwandlungen oder beende deinen Zug.
question-last-conversions = Gleich wird gewertet: Nutze deine Umwandlungen oder schließe ab.
question-gift = Du bekommst { $gift } angeboten: Nimmst du an?
question-gift-no-room = Du bekommst { $gift } angeboten und hast keinen Platz dafür: Nutze erst eine Umwandlung, oder lehne ab.
question-pay-charcoal = Zahle { $number } Holzkohle: Wie viel davon vom Glasrad?
question-pay-provisions = Zahle { $cost }: Was zeigen die beiden Marker danach?
question-pay-different =
    { $number ->
        [one] Zahle noch 1 andere Ware, in der Reihenfolge der Liste: welche?
       *[other] Zahle { $number } verschiedene Waren, je 1, in der Reihenfolge der Liste: welche jetzt?
    }
question-pay-livestock =
    { $number ->
        [one] Zahle noch 1 Tier: Schwein oder Rind?
       *[other] Zahle noch { $number } Tiere: 1 Schwein, oder den Rest in Rindern?
    }
question-return = Du hast zu wenig Platz für deine Tiere: Gibst du ein Schwein oder ein Rind zurück?
question-remove =
    { $number ->
        [one] Entferne { NOUN($tile, article: "indefinite", case: "accusative") }.
       *[other] Entferne noch { $number } { NOUN($tile, $number, case: "accusative") }, in der Reihenfolge der Felder.
    }
question-remove-landscape = Welches Landschaftsplättchen entfernst du?
question-clear = Gleich zählen leere Felder: Entfernst du vorher ein Landschaftsplättchen, in der Reihenfolge der Felder?
question-place =
    { $number ->
        [one] Wohin legst du { NOUN($tile, article: "definite", case: "accusative") }?
       *[other] Wohin legst du { NOUN($tile, article: "definite", case: "accusative") }, { $number } insgesamt, in der Reihenfolge der Felder?
    }
question-fill = Was kommt auf { $space }, wo jetzt { NOUN($tile, article: "indefinite") } liegt?
question-fill-empty = Was kommt auf { $space }, wo jetzt nichts liegt?
question-build = Welches Gebäude baust du?
question-build-free = Welches kleine Gebäude baust du, ohne dafür zu zahlen?
question-erect = Wohin baust du { NOUN($building, article: "definite", case: "accusative") }?
question-erect-first = Wohin baust du { NOUN($building, article: "definite", case: "accusative") }: das erste Feld?
question-erect-other = Wohin baust du { NOUN($building, article: "definite", case: "accusative") }: das andere Feld?
question-wood-or-building = Nimmst du zuerst das Holz, oder baust du zuerst?
question-reward = Welche der Belohnungen nimmst du?
question-if-you-like = Willst du das: { $effect }?
question-part = Welchen Teil der Belohnung nimmst du als Nächstes?
question-charcoal-wheel = Auf welchem Rad nimmst du die { $number } Holzkohle?
question-charcoal-twice = Du bekommst { $number } Holzkohle auf jedem Rad: welches Rad zuerst?
question-gain-provisions = Du bekommst { $gain }: Was zeigen die beiden Marker danach?
question-basic =
    { $number ->
        [one] Welchen Rohstoff nimmst du?
       *[other] Von welchem Rohstoff nimmst du { $number }?
    }
question-livestock =
    { $number ->
        [one] Du bekommst 1 Tier: Schwein oder Rind?
       *[other] Du bekommst bis zu { $number } Tiere: 1 Schwein, oder ab jetzt Rinder?
    }
question-answer = Mehrere deiner Gebäude bringen etwas: welches zuerst?
question-both-turned = Beide Räder haben sich gedreht: zuerst der Auftrag des Merkplättchens oder der Brei für das Glas?

## Möglichkeiten
choice-done = Fertig
choice-beg = Betteln für 1 Proviant
choice-job = Den Auftrag erfüllen
choice-decline = Ablehnen
choice-white-pawn = Die weiße Figur
choice-coloured-pawn = Eine farbige Figur
choice-clear = Ein Landschaftsplättchen entfernen
choice-swap = Den Wanderhändler versetzen: Tausch mit { NOUN($person, article: "definite", case: "dative") }
    .group = Den Wanderhändler versetzen
    .within = Tausch mit { NOUN($person, article: "definite", case: "dative") }
choice-go = Geh { $place }
choice-go-between = Geh nach { NOUN($village) } ({ $people })
choice-go-to-job = Geh { $place }: { $text }
choice-visit = { NOUN($person, case: "accusative") } besuchen: { $effect }
choice-use = { NOUN($building, case: "accusative") } nutzen: { $effect }
choice-build = { NOUN($building, case: "accusative") } bauen: { $text }
choice-take =
    { $thing ->
        [any-building] Gebäude bauen
       *[other] { NOUN($thing, case: "accusative") } nehmen
    }
choice-take-some = { $amount } nehmen
choice-take-pig = 1 Schwein nehmen
choice-take-cattle = Ab jetzt Rinder nehmen
choice-pay = { NOUN($thing, case: "accusative") } zahlen
choice-pay-some = { $amount } zahlen
choice-pay-from = { $number } { NOUN($wheel, article: "from", case: "dative") } zahlen
choice-pay-from-both = { $glassmaking } vom Glasrad und { $cooking } vom Kochrad zahlen
choice-return = { NOUN($animal, case: "accusative") } zurückgeben
choice-return-some = { $amount } zurückgeben
choice-wheel = Auf { NOUN($wheel, article: "definite", case: "dative") }
choice-from = Vom Glasrad { $number }
choice-provisions = Proviant auf { $low } und { $high }
choice-village = { NOUN($village) }
choice-effect = Effekt { $number }
choice-space = Feld { $space }
choice-replace = Feld { $space }, statt { NOUN($tile, article: "indefinite", case: "genitive") }
choice-remove = { NOUN($tile, case: "accusative") } auf { $space } entfernen
choice-clear-no-more = Keine Plättchen mehr entfernen
choice-leave-out = Auf die Aktion verzichten
choice-end-turn = Zug beenden
choice-score = Fertig: zur Wertung
choice-decline-good = { NOUN($good, case: "accusative") } ablehnen
choice-place = { $reward } legen
choice-place-none = { NOUN($tile, case: "accusative") } nicht legen
choice-fill = { NOUN($tile) }
choice-yes = Ja: { $effect }
choice-reminder-first = Zuerst Auftrag und Rohstoff des Merkplättchens
choice-porridge-first = Zuerst der Brei

## Warum nicht
reason-other-village = Der Startspieler hat ein anderes Dorf genannt.
reason-neutral-taken = Das Feld ist besetzt, oder die neutrale Figur steht schon dort.
reason-neutral-in-villages = Die neutrale Figur bleibt in den Dörfern.
reason-no-begging = Du hast einen normalen Zug begonnen und kannst gehen.
reason-swapped = In einem Zug wird nur 1 Handelsware dafür abgegeben.
reason-no-commodity = Du hast keine Handelsware.
reason-space-taken = Feld { $number } in { NOUN($village) } ist besetzt.
reason-village-first = Deine Figur kommt zuerst in ein Dorf.
reason-no-job-there = Am Ort „{ NOUN($location) }“ liegt kein Auftrag.
reason-way-too-far = Der Weg kostet { $cost }; du hast { $held }.
reason-no-action-there = Du könntest dort keine Aktion ausführen oder nicht für die Figuren im Dorf zahlen.
reason-way-split = Der Weg kostet { $cost }, und kein Marker steigt dabei.
reason-basic-good = Es muss ein Rohstoff sein.
reason-no-good = { NOUN($good) } hast du nicht.
reason-due-leaves-nothing = Wenn du das zahlst, bleibt dir dort keine Aktion.
reason-no-job-here = Hier liegt kein Auftrag.
reason-job-too-dear = Du kannst nicht zahlen, was der Auftrag kostet.
reason-not-beside = Neben deiner Figur ist { NOUN($person, article: "definite") } nicht.
reason-no-visit = Der Effekt { NOUN($person, article: "definite", case: "genitive") } lässt sich nicht ausführen: { $effect }.
reason-must-act = Eine Aktion muss sein.
reason-visit-or-job = Nach einem Besuch wird kein Auftrag erfüllt.
reason-visited = Dort warst du schon zu Besuch.
reason-not-built = Du hast { NOUN($building, article: "definite", case: "accusative") } nicht gebaut.
reason-use-too-dear = Dir fehlt, was { NOUN($building, article: "definite") } braucht: { $effect }.
reason-use-in-vain = Jetzt brächte { NOUN($building, article: "definite") } nichts: { $effect }.
reason-use-leaves-nothing = Wenn du { NOUN($building, article: "definite", case: "accusative") } nutzt, bleibt dir hier keine Aktion.
reason-no-tile-counts = Nichts, was du jetzt tun kannst, zählt ein Landschaftsplättchen von dir.
reason-tile-does-not-count = Auf { $space } liegt kein Landschaftsplättchen, das jetzt zählt.
reason-other-gift = Geschenkt wird etwas anderes: { NOUN($good) }.
reason-choose-wheel = Wähle das Rad für die Holzkohle.
reason-no-room-there = Dort hast du keinen Platz dafür.
reason-charcoal-split = So viel Holzkohle haben die Räder dafür nicht; { $number } { $number ->
        [one] ist
       *[other] sind
    } zu zahlen.
reason-provision-split = Der Preis ist { $cost }, und kein Marker steigt dabei.
reason-too-few-kinds = Das hast du nicht, oder danach blieben in der Reihenfolge der Liste zu wenige Arten.
reason-animals-only = Hier wird mit Tieren gezahlt.
reason-no-such-tile =
    Auf { $space } liegt { $tile ->
        [tile-field] kein Acker
        [tile-pond] kein Teich
        [tile-pasture] keine Weide
       *[other] kein Wald
    }.
reason-tiles-in-order = Plättchen gehen in der Reihenfolge der Felder, und es müssen genug für den Preis übrig bleiben.
reason-tile-is-needed = Ohne { NOUN($tile, article: "definite", case: "accusative") } auf { $space } ginge das Folgende nicht.
reason-must-place = Solange ein Feld leer ist, kannst du auf das Plättchen nicht verzichten.
reason-not-your-estate = Dieses Nebengut gehört nicht zu deinen Ländereien.
reason-taken = { $space } ist belegt, und was dort ist, lässt sich nicht entfernen.
reason-other-estate = { $space } liegt nicht auf dem Gut des Gebäudes.
reason-same-tile = Auf { $space } liegt schon { NOUN($tile, article: "indefinite") }.
reason-place-in-order = Plättchen einer Art werden in der Reihenfolge der Felder gelegt, und keines verfällt.
reason-clear-in-order = Dort lässt sich jetzt kein Landschaftsplättchen entfernen; sie gehen in der Reihenfolge der Felder.
reason-not-on-offer = In der Auslage ist { NOUN($building, article: "definite") } nicht.
reason-only-small-free = Nur ein kleines Gebäude kostet hier nichts.
reason-lacking = Für { NOUN($building, article: "definite", case: "accusative") } fehlt dir: { $lacking }.
reason-condition = Die Bedingung ist nicht erfüllt. { $text }
reason-no-room = In deinen Ländereien ist kein Platz dafür und lässt sich auch keiner schaffen.
reason-not-alone = Auf diesem Gut steht schon ein anderes Gebäude.
reason-two-spaces = Es braucht zwei Felder nebeneinander, und was es voraussetzt, muss bleiben; nenne das obere oder linke zuerst.
reason-no-part = Davon ist in dieser Belohnung nichts mehr: { NOUN($thing) }.
reason-gain-split = Alles, was passt, wird genommen, und kein Marker sinkt dabei.
reason-no-room-for = Dafür hast du keinen Platz: { NOUN($good) }.

## Was geschehen ist
event-turn = { $who } { $who_is ->
        [you] bist
       *[other] ist
    } am Zug.
event-begged = { $who } { $who_is ->
        [you] bettelst
       *[other] bettelt
    }.
event-left_out = { $who } { $who_is ->
        [you] kannst dort nichts tun und verzichtest
       *[other] kann dort nichts tun und verzichtet
    } auf die Aktion.
event-reminded = { $who } versetzt das Merkplättchen.
event-dropped = { $who } { $who_is ->
        [you] nimmst
       *[other] nimmt
    } den Holzkohlemarker vom Glasrad.
event-extra_turn = { $who } { $who_is ->
        [you] bist
       *[other] ist
    } danach noch einmal am Zug.
event-end_triggered = { $who } löst das Spielende aus: Alle haben noch einen letzten Zug.
event-limit_reached = Das Zuglimit ist erreicht.
event-redealt = Die Fachkräfte werden neu verteilt.
event-ended = Der letzte Zug ist vorbei.
event-year = Jahr { $number } beginnt.
event-gained = { $who } { $who_is ->
        [you] bekommst
       *[other] bekommt
    } { $number } { NOUN($marker, $number) }.
event-paid = { $who } { $who_is ->
        [you] zahlst
       *[other] zahlt
    } { $number } { NOUN($marker, $number) }.
event-named = { $who } { $who_is ->
        [you] nennst
       *[other] nennt
    } für alle: { NOUN($good) }.
event-declined = { $who } { $who_is ->
        [you] lehnst
       *[other] lehnt
    } { NOUN($good, article: "definite", case: "accusative") } ab.
event-gained_animals = { $who } { $who_is ->
        [you] bekommst
       *[other] bekommt
    } { $animals }.
event-paid_animals = { $who } { $who_is ->
        [you] zahlst
       *[other] zahlt
    } { $animals }.
event-returned = { $who } { $who_is ->
        [you] gibst
       *[other] gibt
    } { $animals } zurück.
event-kept = { $who } { $who_is ->
        [you] legst
       *[other] legt
    } { $number ->
        [one] 1 Schwein
       *[other] { $number } Schweine
    } auf der Gerberei ab.
event-placed = { $who } { $who_is ->
        [you] legst
       *[other] legt
    } { NOUN($what, article: "indefinite", case: "accusative") } auf { $space }.
event-placed-building = { $who } { $who_is ->
        [you] legst
       *[other] legt
    } { NOUN($what, article: "definite", case: "accusative") } auf { $space }.
event-removed = { $who } { $who_is ->
        [you] entfernst
       *[other] entfernt
    } { NOUN($what, article: "indefinite", case: "accusative") } auf { $space }.
event-turned = { $who_is ->
        [you] Dein { NOUN($wheel) }
       *[other] Das { NOUN($wheel) } von { $who }
    } dreht sich { $number ->
        [one] einmal
       *[other] { $number }-mal
    }: { $wheel ->
        [wheel-glassmaking] Glas
       *[wheel-cooking] Handelsware und Proviant
    }.
    .ahead = { $who_is ->
        [you] Dein { NOUN($wheel) }
       *[other] Das { NOUN($wheel) } von { $who }
    } dreht sich dann { $number ->
        [one] einmal
       *[other] { $number }-mal
    }: { $wheel ->
        [wheel-glassmaking] Glas
       *[wheel-cooking] Handelsware und Proviant
    }.
event-progressed = { $who } { $who_is ->
        [you] kommst
       *[other] kommt
    } mit der Glashütte voran: { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    }.
event-stepped_back = { $who } { $who_is ->
        [you] gehst
       *[other] geht
    } auf der Glashütte zurück: { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    }.
event-relocated = { $who } versetzt die Glashütte auf ein neues Nebengut, Nummer { $number }.
event-builds = { $who } { $who_is ->
        [you] baust
       *[other] baut
    } { NOUN($building, article: "definite", case: "accusative") }.
event-built = { $who } { $who_is ->
        [you] stellst
       *[other] stellt
    } { NOUN($building, article: "definite", case: "accusative") } fertig.
event-helped =
    { $who_is ->
        [you] Für dich
       *[other] Für { $who }
    } wirkt { NOUN($building, article: "definite") }.
event-works = { $who } { $who_is ->
        [you] übernimmst
       *[other] übernimmt
    } den Auftrag „{ NOUN($job) }“.
event-completed = { $who } { $who_is ->
        [you] erfüllst
       *[other] erfüllt
    } den Auftrag „{ NOUN($job) }“.
event-job = Ein neuer Auftrag liegt aus: „{ NOUN($job) }“ ({ NOUN($node) }).
event-moved = { $who } { $who_is ->
        [you] gehst
       *[other] geht
    } { $place }.
event-neutral = { $who } { $who_is ->
        [you] stellst
       *[other] stellt
    } die neutrale Figur { $place }.
event-swapped = { $who } { $who_is ->
        [you] tauschst
       *[other] tauscht
    } den Wanderhändler mit { NOUN($person, article: "definite", case: "dative") }.
event-visited = { $who } { $who_is ->
        [you] besuchst
       *[other] besucht
    } { NOUN($person, article: "definite", case: "accusative") }: { $effect }.
event-used_building = { $who } nutzt { NOUN($building, article: "definite", case: "accusative") }: { $effect }.

## Wertung
score-glass = Glas
score-cooking-wheel = Kochrad
score-small-estates = Nebengüter
score-livestock = Tiere auf Weiden

## Was Bilder sagen
draw-turns =
    Dreht das { NOUN($wheel) }: { $wheel ->
        [wheel-glassmaking] +{ $number } { NOUN("good-glass") }
       *[wheel-cooking] +{ $number } { NOUN("good-commodity", $number) }, +{ $provisions } { NOUN("good-provision", $provisions) }
    }
    .note =
        dreht das { NOUN($wheel) }: { $wheel ->
            [wheel-glassmaking] +{ $number } { NOUN("good-glass") }
           *[wheel-cooking] +{ $number } { NOUN("good-commodity", $number) }, +{ $provisions } { NOUN("good-provision", $provisions) }
        }
draw-triggers-end = Löst das Spielende aus
    .note = löst das Spielende aus
draw-markers = { $low } und { $high }
draw-stone = { $what }
draw-title =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $title }
draw-turn =
    { $player_is ->
        [you] Du bist am Zug
       *[other] { $player } ist am Zug
    }
draw-year = Jahr { $year } von { $years }
draw-the-year = Das Jahr
draw-round = Runde { $round }
draw-limit-reached = Das Zuglimit wurde erreicht.
draw-all-taken = Alle Züge sind gemacht.
draw-another-turn = noch ein Zug folgt
draw-triggered =
    { $name } hat das Ende ausgelöst: noch { $left ->
        [one] { $left } letzter Zug
       *[other] { $left } letzte Züge
    }
draw-pawns-left = noch { $left } von { $pawns } Figuren in diesem Jahr
draw-merchant-moved = { NOUN($merchant) } schon versetzt
draw-takes-turn = Ist am Zug
draw-domain-of = Die Ländereien von { $name }
draw-the-map = Die Karte
draw-map = Karte
draw-white-letter = W
draw-neutral-letter = N
draw-white-pawn = Die weiße Figur
draw-neutral-pawn = Die neutrale Figur
draw-coloured-pawn = Eine farbige Figur
draw-pawn-of = Die Figur von { $name }
draw-hub =
    { $wheel ->
        [glassmaking] Glas
       *[cooking] Küche
    }
draw-wheel = { NOUN($wheel) }: { $goods }
draw-now = { $what }
draw-later = dann { $what }
draw-wheel-worth =
    Das Kochrad ist { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert
draw-hourglass = Ein Proviantmarker, der die Sanduhr erreicht, bringt das Spielende
draw-in-domain = { $animals } in den Ländereien
draw-kept = { NOUN($building) }: { $animals }
draw-reminder = Das Merkplättchen: 1 Rohstoff und ein Auftrag, sobald sich das Kochrad zweimal gedreht hat
draw-jobs-done =
    Erfüllte Aufträge: { $count ->
        [0] keine
       *[other] { $jobs }
    }
draw-estate =
    { $estate ->
        [0] Hauptgut
       *[other] Nebengut { $estate }
    }
draw-empty = { $space } ist leer
draw-tile = { $space }: { NOUN($tile) }
draw-stable = { $space }: Stall, Platz für { $room } Rinder
draw-hut = Die Glashütte: { $steps } von { $all } Schritten, bis sie auf ein neues Nebengut zieht
draw-way = Der Weg zwischen { $one } und { $other } kostet { $cost }
draw-way-costs = Der Weg kostet { $cost }.
draw-no-job = Noch liegt kein Auftrag aus.
draw-no-job-here = { $place }: hier liegt kein Auftrag aus
draw-job-at = { $job } Ort: { $place }.
draw-jobs-left =
    { $count ->
        [one] Noch { $count } Auftrag
       *[other] Noch { $count } Aufträge
    } im Stapel
draw-left = noch { $count }
draw-person = { $name }: { $text }
draw-job = Auftrag „{ $name }“: { $text }
draw-kind =
    { $kind ->
        [conversion] Umwandlung
        [instant] sofort
        [permanent] dauerhaft
        [end] Ende
       *[condition] Bedingung
    }
draw-named-kind = { $name } ({ $kinds })
draw-building =
    { $name }: { $text } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Kostet { $cost }.
draw-price =
    Kostet { $cost }; { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
draw-lacks =
    { $building } { $player_is ->
        [you] Dir fehlt
       *[other] { $player } fehlt
    }: { $lacking }.
draw-large = Große Gebäude, auf zwei Feldern
draw-when =
    { $kind ->
        [conversion] immer wieder
        [instant] einmal, beim Bau
        [permanent] von da an
        [end] am Ende
       *[condition] braucht etwas
    }
draw-legend =
    { $kind ->
        [conversion] Umwandlung
        [instant] Sofort
        [permanent] Dauerhaft
        [end] Ende
       *[condition] Bedingung
    }: { $when }
draw-in = in
draw-sole = allein
draw-row =
    { $row ->
        [pig] Schwein
        [glass] Glas
        [points] Punkte
       *[other] { $name }
    }
## Was an den Spieldaten eines Besitzers falsch ist
facts-other-numbers = { $where } wird so geschrieben: { $example }; die Zahlen dürfen andere sein, von 1 bis { $most }
facts-lacks = { $where } braucht auch { $missing }
facts-conversion = { $where }: eine Umwandlung nimmt etwas und gibt etwas dafür
facts-parts = { $where }: eine Belohnung hat höchstens { $most } Teile
facts-of-choice = { $where }: Rohstoffe oder Tiere nach Wahl sind der einzige Teil einer Belohnung
facts-gift = { $where }: geschenkt wird der Rohstoff, den man bekommt
facts-both-wheels = { $where }: nur Holzkohle gibt es auf beiden Rädern
facts-counted = { $where }: was gezählt wird, bringt eine Art von Waren oder Tieren, aber nicht { $not }
facts-adjacent = { $where }: nur ein neues Gebäude sieht auf das, was angrenzt
facts-map = { $where }: die Karte hat { $villages } Dörfer mit { $slots } Stellen für Fachkräfte
facts-village = { $where } hat { $slots } Stellen für Fachkräfte, wie ein Dorf seiner Größe
facts-path = { $where } verbindet zwei von { $known }
facts-visits = { $where }: die Fachkräfte bieten zusammen { $visits } Effekte, nicht { $found }
facts-uses = { $where }: die Gebäude haben zusammen { $uses } Umwandlungen, nicht { $found }
facts-job-place = { $where } ist der Ort eines anderen Auftrags
facts-limits = { $where }: Rohstoffe werden bis { $basic } gezählt, Erzeugnisse bis { $refined }
facts-housing = { $where }: eine Weide fasst { $pasture }, ein Stall { $stable } und ein Wald 1
facts-sides = { $where }: jedes der { $tiles } kleinen Plättchen hat ein Gebäude auf Seite A und eines auf Seite B
facts-rows = { $where }: jedes der { $tiles } kleinen Plättchen liegt in einer Reihe
facts-backs = { $where }: von jeder Rückseite so viele Fachkräfte wie Stellen: { $backs }

## Was an Optionen falsch ist
refused-turn-limit = turn_limit ist für 2 bis 4 Plätze; das Solospiel hat immer fünf Jahre mit fünf Zügen

## Das Terminal
terminal-year =
    { $pawns ->
        [one] Jahr { $year } von { $years } · noch 1 Figur
       *[other] Jahr { $year } von { $years } · noch { $pawns } Figuren
    }
terminal-round =
    { $who_is ->
        [you] Runde { $round } · du bist am Zug
       *[other] Runde { $round } · { $who } ist am Zug
    }
terminal-triggered =
    { $turns ->
        [one] das Ende ist ausgelöst, noch 1 letzter Zug
       *[other] das Ende ist ausgelöst, noch { $turns } letzte Züge
    }
terminal-away = { NOUN($place) }: { $pawns }
terminal-pawns = { LIST($pawns, type: "plain") }
terminal-pawn = Figur { $number }
terminal-pawn-white = weiß
terminal-pawn-neutral = neutral
terminal-jobs = Aufträge (noch { $left } im Stapel)
terminal-buildings = Gebäude
terminal-cost = { LIST($parts, type: "plain") }
terminal-animals =
    { $pigs ->
        [one] 1 Schwein
       *[other] { $pigs } Schweine
    }, { $cattle ->
        [one] 1 Rind
       *[other] { $cattle } Rinder
    }
terminal-glassmaking = Glasrad:
terminal-cooking = Kochrad:
terminal-at-home = Ziegel { $brick } · Glashütte { $hut } von { $top } · Zeiger { $dial }
terminal-stable = Stall
terminal-hut = Hütte
terminal-tradespeople = Fachkräfte
