# Lektionen

lesson-goal = Dein Gut im Wald
    .end = Da steht deine Figur, zwischen zwei Fachkräften.
lesson-goal-1 = Das ist dein Gut: Äcker, Teiche, Wälder, Ställe und Platz für Gebäude. Die meisten Punkte bringen Gebäude, dazu kommen Glas, Nebengüter, Tiere auf Weiden und das Kochrad.
lesson-goal-2 = Deine Waren stehen auf zwei Rädern. Das eine macht Glas, das andere Proviant und Handelsware, beide von selbst; wie, werden wir sehen.
lesson-goal-3 = Auf der Karte liegen fünf Dörfer mit Fachkräften. Deine Figur reist von einem zum nächsten, und wer neben ihr steht, arbeitet für dich.
lesson-goal-4 = Im ersten Zug stellst du deine Figur kostenlos irgendwohin. Stelle sie nach Knobelwald, auf Feld 2 zwischen Wanderhändler und Schweinebauer.
    .beg = Betteln bringt einen Proviant und beendet den Zug: Heb dir das für schlechte Zeiten auf. Stelle deine Figur auf Feld 2 in Knobelwald.
    .otherwise = Auch das könnte ein guter Anfang sein. Für diese Lektion: Feld 2 in Knobelwald.

lesson-visit = Zwei Besuche
    .end = Sechs. Rinder leben in Ställen oder auf Weiden, und nur Tiere auf Weiden bringen Punkte. Denk an beide Nachbarn, wenn du ein Feld wählst.
lesson-visit-1 = Eine Figur steht zwischen zwei Fachkräften. Du darfst eine oder beide besuchen, jede einmal: hier den Schweinebauern und den Wanderhändler.
lesson-visit-2 = Die Reihenfolge wählst du. Zuerst der Schweinebauer: Er gibt dir ein Schwein.
    .otherwise = Der kommt als Zweiter. Zuerst der Schweinebauer.
lesson-visit-3 = Ein Schwein braucht einen Platz: eines in einem Wald oder bis zu drei auf einer Weide. Du hast drei Wälder. Wenn du noch eine Weide anlegst, wie viele Schweine haben dann Platz?
    .otherwise = In jedem der drei Wälder eines, und drei weitere auf der Weide.

lesson-glass = Das Rad, das Glas macht
    .end = Die Holzkohle hält das Rad an, bis du es drehen willst. Übrigens hat auch dein Gegenüber einen Sand genommen; so ist das beim Wanderhändler.
lesson-glass-1 = Das ist das Schwierige. Steht kein Rohstoff eines Rades bei 0, dreht es sich sofort: Jeder verliert 1, und es gibt ein Glas. Sieh hin: Holzkohle 1, Wasser 2, Holz 3, und Sand steht bei 0.
lesson-glass-2 = Der Wanderhändler gibt zwei von einem beliebigen Rohstoff. Besuche ihn.
    .otherwise = Der Zug ist nicht zu Ende: Besuche auch den Wanderhändler.
lesson-glass-3 = Welcher Rohstoff bringt das Glasrad zum Drehen?
    .porridge = Mit Brei dreht sich das andere Rad. Diesmal wollen wir Glas.
    .otherwise = Dem Glasrad fehlt nur eines, und das ist Sand.
lesson-glass-4 = Beim ersten Sand drehte es sich, der zweite kam danach dazu: ein Glas. Aufschieben lässt sich das nicht. Nun sieh noch einmal hin: Wie viele Rohstoffe dieses Rades stehen bei 0 und halten es an?
    .otherwise = Sand, Wasser und Holz sind da. Nur die Holzkohle steht bei 0.

lesson-cooking = Das Rad, das satt macht
    .end = Fünf. Mit Proviant kommst du weit, und für eine Handelsware kommt der Wanderhändler zu dir.
lesson-cooking-1 = Das Kochrad arbeitet genauso. Hier steht Brei bei 0, alles andere ist da.
lesson-cooking-2 = Dein Gegenüber hat den Wanderhändler besucht und Brei genannt. Auch du darfst einen nehmen: Tu es.
    .otherwise = Ablehnen darfst du, wenn sich dein Rad nicht drehen soll. Jetzt soll es.
lesson-cooking-3 = Es hat sich gedreht: eine Handelsware und je ein Proviant auf beiden Markern. Jeder Weg in ein anderes Dorf kostet einen Proviant. Wie viele Wege könntest du jetzt bezahlen?
    .otherwise = Beide Marker zählen zusammen: 2 und 3.

lesson-way = Unterwegs
    .end = Ein Proviant für einen Weg: Plane deine Rundreisen.
lesson-way-1 = In jedem Zug muss deine Figur auf ein anderes Feld. Im selben Dorf kostet das nichts; jeder Weg in ein anderes kostet einen Proviant.
lesson-way-2 = In Blasiwald sind der Metzger und der Glasmüller. Geh dort auf Feld 2.
    .beg = Betteln bringt einen Proviant und beendet den Zug. Heb dir das für schlechte Zeiten auf.
    .otherwise = Das darfst du. Geh für diese Lektion auf Feld 2 in Blasiwald.
lesson-way-3 = Ein Weg, ein Proviant. Du hast zwei Proviantmarker und wählst, welcher zahlt: Halte sie gleich, 2 und 2.
    .otherwise = Wer einen Marker zurückfallen lässt, kommt dem Spielende näher. Zahle so, dass 2 und 2 bleiben.
lesson-way-4 = Der Metzger gibt 2 Fleisch für dein Schwein. Besuche ihn.
    .miller = Der Glasmüller kann warten. Erst der Metzger.
    .otherwise = Erst der Metzger.
lesson-way-5 = Der Glasmüller gibt einen Sand für jeden Teich in deinen Ländereien. Besuche ihn.
    .otherwise = Zwei Teiche, zwei Sand: Lass sie nicht liegen. Besuche den Glasmüller.

lesson-build = Ein Gebäude
    .end = Einmal, und gleich wirst du es tun. Andere Gebäude bringen einmal etwas, ergänzen bestimmte Aktionen oder zählen am Ende.
lesson-build-1 = Maurer, Zimmermann und Schreiner errichten Gebäude. Du stehst neben dem Schreiner: Besuche ihn.
    .otherwise = Zuerst der Schreiner: Wir wollen bauen.
lesson-build-2 = Er will einen Wald entfernt haben. Das macht Platz. Nimm den rechten, auf d2.
    .otherwise = Auch der ginge. Nimm d2, am Rand.
lesson-build-3 = Er gibt ein Holz und ein Gebäude, in beliebiger Reihenfolge. Wähle.
lesson-build-4 = Markiert sind die, die du bezahlen kannst. Nimm den Glasofen: Er macht aus Fleisch Fortschritt für deine Glashütte.
    .otherwise = Auch bezahlbar. Aber du hast Fleisch, nimm also den Glasofen.
lesson-build-5 = Ein kleines Gebäude braucht ein Feld. Stelle es gleich darunter, auf d3.
    .otherwise = Auch dort ist Platz. Nimm d3, dann bleibt die Mitte beisammen.
lesson-build-6 = Er ist 2 Punkte wert und eine Umwandlung: Du darfst ihn immer wieder nutzen, jedes Mal für 2 Fleisch. Du hast 3 Fleisch: Wie oft könntest du ihn jetzt nutzen?
    .otherwise = Jedes Mal braucht er 2 Fleisch, und du hast 3.

lesson-convert = Umwandlungen und die Glashütte
    .end = Drei Schritte, und deine Ländereien wachsen.
lesson-convert-1 = Deine Glashütte hat einen Zeiger. Nach drei Schritten Fortschritt zieht sie weiter: Du legst ein Nebengut an, mit zwei Wäldern, Platz und 2 Punkten.
lesson-convert-2 = Der Glasofen macht aus 2 Fleisch einen Schritt. Umwandlungen darfst du fast jederzeit nutzen, auch zwischen zwei Besuchen. Nutze ihn jetzt.
    .miller = Gleich. Nutze erst den Glasofen.
    .otherwise = Noch nicht: Nutze erst den Glasofen.
lesson-convert-3 = Ein Schritt. Und nun der zweite Besuch: der Glasmüller.
    .otherwise = Neben dir wartet noch der Glasmüller.

lesson-merchant = Der Wanderhändler kommt
    .end = Für eine Handelsware ist der Wanderhändler, wo du ihn brauchst.
lesson-merchant-1 = Du hast eine Handelsware. Vor deiner Bewegung darfst du sie ausgeben: Der Wanderhändler tauscht mit einer beliebigen anderen Fachkraft auf der Karte den Platz.
lesson-merchant-2 = Lass ihn mit dem Grundbesitzer in Altglashütten tauschen.
    .otherwise = Möglich. In dieser Lektion geht er nach Altglashütten, an die Stelle des Grundbesitzers.
lesson-merchant-3 = Zu zweit gibt es eine neutrale Figur. Wer den Wanderhändler ruft, muss auch sie versetzen. Stelle sie auf Feld 1 in Altglashütten.
    .otherwise = Jedes leere Feld ist erlaubt. Für diese Lektion: Feld 1 in Altglashütten.

lesson-pawns = Andere Figuren
    .end = Ein Feld zwischen anderen kostet einen Rohstoff und ist es oft wert.
lesson-pawns-1 = Figuren besetzen ihre Felder. Wer ein Dorf betritt, zahlt für jede andere Figur dort einen Rohstoff, und zwar an deren Besitzer.
lesson-pawns-2 = Geh auf Feld 2 in Altglashütten, zwischen Wanderhändler und Köhler.
    .otherwise = Wir hatten einen Plan: Feld 2 in Altglashütten.
lesson-pawns-3 = Zwei Wege, zwei Proviant. Nimm von jedem Marker einen.
    .otherwise = Halte sie gleich: von jedem Marker einen.
lesson-pawns-4 = Und einen Rohstoff für die neutrale Figur. Sand hast du reichlich.
    .otherwise = Das ginge. Aber von Sand hast du am meisten.
lesson-pawns-5 = Besuche den Köhler: 4 Holzkohle für ein Holz.
    .otherwise = Erst der Köhler.
lesson-pawns-6 = Holzkohle steht auf beiden Rädern und kommt auf eines davon. Auf welchem fehlt sie?
    .cooking = Auf dem Kochrad gibt es Holzkohle. Auf dem Glasrad steht sie bei 0, und sonst nichts.

lesson-turn = Ein ganzer Zug
    .end = Sieben Punkte. Das Ende kommt mit dem ausgegebenen Proviant: Ist ein Marker bis zur Sanduhr zurückgefallen, haben alle noch einen letzten Zug. Wer dann die meisten Punkte hat, gewinnt. Wage dich an deine erste Partie!
lesson-turn-1 = Eine Handelsware, eine Bewegung, eine Aktion: Das ist ein Zug. Handelsware hast du keine, also geh: auf Feld 2 in Äule, zwischen Rinderbauer und Gärtner.
    .otherwise = Das darfst du. Hier: Feld 2 in Äule.
lesson-turn-2 = Der Rinderbauer gibt ein Rind. Besuche ihn.
    .otherwise = Erst der Rinderbauer.
lesson-turn-3 = Der Gärtner: ein Teich für einen Ziegel oder ein Wasser für jeden Teich. Wasser fehlt deinem Glasrad.
    .pond = Ein Teich für später. Aber Wasser gäbe dir jetzt ein Glas.
    .otherwise = Weiter mit dem Gärtner: Wasser für deine Teiche.
lesson-turn-4 = Wieder ein Glas, das dritte. Mit 3 Glas ist das Rad voll und steht still, bis du eines ausgibst. Umwandlungen wären noch möglich; beende deinen Zug.
    .otherwise = Behalte dein Fleisch fürs Erste und beende deinen Zug.
lesson-turn-5 = Es gibt auch Aufträge: viel für viel. Die ersten kommen, wenn sich jemandes Kochrad zweimal gedreht hat. Einen Auftrag erfüllst du statt Besuchen.
lesson-turn-6 = Du hast 6 Punkte: 3 für dein Glas, 1, weil sich das Kochrad einmal gedreht hat, und 2 für den Glasofen. Wenn dir der Knecht eine Weide für dein Rind gibt, wie viele hast du dann?
    .otherwise = Im Stall bringt dein Rind nichts; auf einer Weide ist es 1 Punkt wert.

# Der Helfer

help-neutral = Zu zweit besetzt eine neutrale Figur ein Feld, und wer ihr Dorf betritt, gibt einen Rohstoff für sie ab.
help-move = Deine Figur muss weiter: im selben Dorf kostenlos, über Wege für je einen Proviant. Für eine Handelsware darfst du vorher den Wanderhändler den Platz tauschen lassen. Betteln bringt einen Proviant und beendet den Zug.
help-beg = So kannst du nirgendwohin. Bettle um einen Proviant, oder nutze eine Umwandlung, die das ändert.
help-pawn = Allein setzt du fünf Figuren im Jahr; für die weiße wird nichts fällig.
help-way = Proviant hat zwei Marker. Fällt einer bis zur Sanduhr zurück, kommt das Ende; halte sie gleichauf, oder führe es herbei.
help-due = Für jede andere Figur in einem Dorf, das du betrittst, gibst du einen Rohstoff. Nimm einen, von dem du viel hast.
help-visit = Besuche einen oder beide Nachbarn deiner Figur, in beliebiger Reihenfolge, jeden einmal; oder erfülle stattdessen den Auftrag des Dorfes.
help-second-visit = Auch den anderen Nachbarn darfst du besuchen. Dazwischen darfst du Umwandlungen nutzen.
help-job = Ein Auftrag kostet viel und bringt viel, und jeder wird nur einmal erfüllt, anstelle von Besuchen.
help-conversions = Deine Aktion ist getan. Gebäude mit einer Umwandlung darfst du nutzen, so oft du zahlen kannst.
help-gift = Jemand gibt dir etwas. Lehne ab, wenn sich ein Rad nicht drehen soll; es dreht sich von selbst, sobald keiner seiner Rohstoffe bei 0 steht.
help-charcoal = Holzkohle steht auf beiden Rädern. Was du bekommst, kommt auf eines davon, was du zahlst, darf von beiden kommen.
help-pay = Der Preis lässt dir die Wahl. Zahle mit dem, was du entbehren kannst, und sieh, was dann bei 0 steht.
help-animals = Tiere brauchen Platz: ein Wald fasst ein Schwein, ein Stall zwei Rinder, eine Weide drei von einer Art. Nur die auf Weiden bringen Punkte.
help-remove = Was du entfernst, lässt ein leeres Feld zurück. Wälder beherbergen Schweine, und manche Gebäude zählen sie.
help-tile = Äcker, Teiche und Weiden kommen auf leere Felder. Koch, Gärtner und Glasmüller zählen sie.
help-build = Kleine Gebäude kosten bis zu zwei Glas, große drei, dazu andere Waren. Sieh, was sie können: Umwandlungen lohnen sich früh.
help-erect = Ein Gebäude bleibt stehen. Ein großes braucht zwei Felder nebeneinander.
help-reward = Du wählst, oder du wählst die Reihenfolge. Kann sich nach einem Teil ein Rad drehen, dreht es sich vor dem nächsten.
