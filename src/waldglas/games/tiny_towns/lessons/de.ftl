# Lektionen

lesson-turn = Dein erstes Gebäude
    .end = Das ist ein ganzer Zug: eine Ansage, ein Würfel, und ein Gebäude, sobald sein Muster daliegt.
lesson-turn-1 = Das ist deine Stadt: sechzehn Felder. Fülle sie mit Gebäuden, die Punkte bringen. In jeder Runde sagt jemand einen Rohstoff an, und alle legen einen Würfel davon auf ein leeres Feld der eigenen Stadt.
lesson-turn-2 = Du bist in dieser Runde der Baumeister und sagst an. Sage Holz an.
    .otherwise = Auch das könntest du ansagen. Für das Gebäude, das wir vorhaben, sage Holz an.
lesson-turn-3 = Jetzt bekommen alle einen Holzwürfel. Lege deinen auf b2.
    .otherwise = Jedes leere Feld ist erlaubt, aber ein Würfel bleibt liegen, wo er liegt. Hier soll er auf b2.
lesson-turn-4 = Nun wurde Stein angesagt. Sieh dir den Brunnen an: ein Holz und ein Stein, Seite an Seite. Lege den Stein auf c2.
    .corner = Dort berührt er das Holz nur über eine Ecke. Im Muster des Brunnens liegen beide Seite an Seite: auf c2.
    .beside = Auch das gäbe einen Brunnen: Jedes Feld neben dem Holz ist recht. Heute nehmen wir c2.
    .otherwise = Dort liegt er zu weit vom Holz. Lege ihn gleich daneben, auf c2.
lesson-turn-5 = In deiner Stadt liegt das Muster eines Brunnens. Baue ihn!
    .otherwise = Du darfst warten und später bauen. Aber liegende Würfel füllen deine Stadt: Baue jetzt.
lesson-turn-6 = Die beiden Würfel gehen zurück. Der Brunnen kommt auf eines ihrer Felder, das andere ist wieder frei: Such dir eines aus.

lesson-patterns = Gedreht und gespiegelt
    .end = Drehe Muster, wie du magst, und halte die Mitte deiner Stadt frei.
lesson-patterns-1 = Eine Hütte braucht Weizen, Glas und Ziegel: das Glas in der Ecke, Weizen und Ziegel an seinen Seiten. Muster darfst du drehen und spiegeln, solange dasselbe beieinanderliegt.
lesson-patterns-2 = Glas und Ziegel liegen schon da. Sage an, was fehlt.
    .otherwise = Vergleiche mit der Hütte: Glas und Ziegel sind da, der Weizen nicht.
lesson-patterns-3 = Der Weizen gehört neben das Glas, um die Ecke vom Ziegel. Dafür gibt es zwei Felder.
    .brick = Dort berührt er den Ziegel, er gehört aber neben das Glas: über oder unter a2.
    .line = Das gäbe eine gerade Linie. Eine Hütte geht um die Ecke, und in der Ecke liegt das Glas.
    .otherwise = Zu weit weg: Der Weizen muss gleich über oder unter dem Glas auf a2 liegen.
lesson-patterns-4 = Da ist sie, gedreht: eine Hütte. Baue sie.
    .otherwise = Aus drei Würfeln wird eine Hütte: So gewinnst du zwei Felder zurück. Baue sie.
lesson-patterns-5 = Welches der drei Felder ist das beste? Ein Gebäude bleibt für immer stehen. Stelle es an den Rand, zum Beispiel auf a2, damit die Mitte frei bleibt.
    .middle = Dort stünde es in der Mitte und jedem späteren Muster im Weg. Nimm eines am Rand.

lesson-scoring = Was Punkte bringt
    .end = Neun Punkte. Würfel, die am Ende noch daliegen, kosten je einen Punkt, ebenso Felder, die leer bleiben, wenn du aufhörst. Versorge also deine Hütten und lass nichts herumliegen.
lesson-scoring-1 = Zwei Hütten, und noch bringen sie nichts: Eine Hütte zählt 3 Punkte, aber nur, wenn sie versorgt ist. Du stehst sogar unter null, um einen Punkt für jeden Würfel, der noch daliegt.
lesson-scoring-2 = Ein Bauernhof versorgt vier Hütten, wo immer sie stehen. Zweimal Weizen nebeneinander, zweimal Holz darunter: Ein Holz fehlt noch. Gerade wurde es angesagt: Lege es auf d4.
    .otherwise = Das zweite Holz gehört unter den rechten Weizen: auf d4.
lesson-scoring-3 = Da ist dein Bauernhof. Baue ihn.
    .otherwise = Ohne Bauernhof zählen beide Hütten nichts. Baue ihn.
lesson-scoring-4 = Stelle ihn an den unteren Rand, auf c4 oder d4.
    .middle = Das ist erlaubt, aber leer nützt dir das Feld mehr. Nimm eines der unteren Reihe.
lesson-scoring-5 = Jetzt sind beide Hütten versorgt: 6 Punkte. Wenn du eine dritte baust, wie viele Punkte bringen die drei dann?
    .otherwise = Der Bauernhof versorgt vier, also zählt jede der drei 3 Punkte.

lesson-round = Eine ganze Runde
    .end = Zwei Punkte. Den Rest lernst du beim Spielen: Wage dich an deine erste Partie!
lesson-round-1 = Du sagst wieder an. Unter deiner Hütte liegt ein Stein, und ein Brunnen zählt einen Punkt für jede Hütte neben ihm. Was sagst du an?
    .otherwise = Das passt nicht zum Stein. Ein Brunnen besteht aus Stein und Holz.
lesson-round-2 = Dein Stein liegt auf a2. Lege das Holz daneben.
    .otherwise = Das Holz muss den Stein auf a2 mit einer Seite berühren: auf b2 oder a3.
lesson-round-3 = Baue den Brunnen.
    .otherwise = Das ginge auch später, aber die Felder nützen dir jetzt. Baue.
lesson-round-4 = Stelle ihn so, dass er die Hütte berührt.
    .apart = Dort hat er keine Hütte neben sich und keinen Punkt. Auf a2 schon.
lesson-round-5 = Nun wurde Ziegel angesagt, ob du ihn brauchst oder nicht. Lege, was du jetzt nicht brauchst, dorthin, wo es später hilft: Zwei Ziegel und ein Glas in einer Reihe sind eine Taverne. Beginne eine am oberen Rand, auf d1.
    .otherwise = Dort könnte er dir im Weg liegen. Die Ecke d1 ist ein guter Anfang für eine Taverne.
lesson-round-6 = So geht es weiter, bis alle Städte voll sind. Theater mögen Vielfalt, Kapellen zählen versorgte Hütten, jede weitere Taverne bringt mehr, und mit einer Fabrik nimmst du einen anderen Würfel, wenn jemand anders ihren Rohstoff ansagt. Die meisten Punkte gewinnen.
lesson-round-7 = Eine letzte Frage: Dein Brunnen steht auf a2, eine Hütte auf a1. Wenn du auf a3 noch eine Hütte baust, wie viele Punkte bringt der Brunnen dann?
    .otherwise = Ein Brunnen bringt einen Punkt für jede Hütte neben ihm: Eine steht auf a1, die andere stünde auf a3.

# Der Helfer

help-call = Du bist der Baumeister: Was du ansagst, müssen alle legen, auch die anderen. Sage an, was du brauchst, am besten, was ihnen nichts nützt.
help-stop = Alle anderen Städte sind voll. Du kannst allein weitermachen oder aufhören; leere Felder kosten dann je einen Punkt, wie Würfel.
help-place = Lege den Würfel auf ein beliebiges leeres Feld. Er bleibt dort liegen; denk also an das Muster, zu dem er gehören soll. Die Baupläne siehst du neben deiner Stadt.
help-factory = Auf einer Fabrik liegt ein Rohstoff. Sagen andere ihn an, darfst du stattdessen einen beliebigen anderen Würfel nehmen.
help-other-use = Eines deiner Gebäude gibt dir noch etwas anderes mit diesem Würfel zu tun. Du darfst ihn auch einfach legen.
help-build = In deiner Stadt liegt ein vollständiges Muster. Du darfst jetzt bauen, auch mehrmals, oder fertig sein und in einer späteren Runde bauen.
help-last-build = Deine Stadt ist voll. Bist du jetzt fertig, ist sie vollendet und du legst keine Würfel mehr; bauen schafft wieder Platz.
help-raise = Die Würfel des Musters gehen zurück. Wähle, wo das Gebäude für den Rest des Spiels steht; Ränder und Ecken lassen am meisten Platz.
help-bank = Den Rohstoff auf der Bank kannst du selbst nicht mehr ansagen. Nimm einen, den du kaum brauchst.
help-monument = Ein Monument gehört dir allein, einmal im Spiel. Behalte das, dessen Muster und Punkte zu deinem Plan passen.
help-extra = Eines deiner Gebäude lässt dich noch etwas tun. In der Liste steht, was jede Wahl bewirkt.
