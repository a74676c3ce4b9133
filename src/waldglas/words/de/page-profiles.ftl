# Profile: meine Seite, die Zugänge, Wertungen.

page-me = Ich
page-become = Behalte deinen Namen und deine Partien
page-become-help = Ein Profil bewahrt deinen Namen, deine Partien und was du darin erreicht hast, auf jedem Gerät. Ohne E-Mail, ohne Passwort: Du bekommst einen Wiederherstellungscode und kannst einen Passkey hinzufügen. Alles geht auch ohne Profil.
page-become-do = Mein Profil anlegen
page-sign-in = Du hast schon ein Profil?
page-sign-in-passkey = Mit Passkey anmelden
page-sign-in-do = Mit dem Code anmelden
page-passkey-failed = Es ist nichts geschehen: Der Browser hat dafür keinen Passkey, oder es wurde abgebrochen.
page-recovery-code = Wiederherstellungscode
page-code-once = Schreib ihn auf oder bewahre ihn sicher auf: Er öffnet dein Profil auf jedem Gerät und wird nur dieses eine Mal gezeigt.
page-code-there = Es gibt einen Code. Hier ist nur sein Fingerabdruck gespeichert, deshalb lässt er sich nicht noch einmal zeigen.
page-code-missing = Es gibt keinen Code.
page-code-renew = Neuen Code erzeugen
page-code-remove = Code entfernen
page-ways-in = Name und Zugänge
page-ways-in-help = Einen Passkey entsperrt dein Gerät: mit Fingerabdruck, Gesicht oder PIN. Der Code ist für Geräte ohne Passkey.
page-passkeys = Passkeys
page-passkey-add = Passkey hinzufügen
page-passkey-since = seit dem { $day }
page-passkey-used = { $since }, zuletzt benutzt am { $day }
page-no-passkeys = Passkeys gehen dort, wo dieser Server einen Namen und https hat; hier ist der Code der Zugang.
page-remove = Entfernen
page-rename = Namen ändern
page-public-profile = Eine Seite für andere
page-public-on = Meine Seite zeigen
page-public-off = Meine Seite verbergen
page-public-is-on = Jeder kann deinen Namen, deine Statistik und deine Wertungen sehen: { $address }
page-public-is-off = Niemand sonst sieht deine Statistik, und die Wertungslisten nennen deinen Namen nicht.
page-sign-out = Abmelden
page-sign-out-help = Dieser Browser vergisst, wer du bist; deine Plätze bleiben dir auf deinen anderen Geräten.
page-last-way = Das ist der letzte Zugang
page-last-way-help = Ohne ihn kann sich niemand mehr auf einem anderen Gerät in diesem Profil anmelden, auch hier nicht nach dem Abmelden. Erzeuge erst einen neuen Code oder füge einen Passkey hinzu, oder fahr fort, wenn du sicher bist.
page-last-way-do = Trotzdem entfernen

## Was erreicht wurde
page-statistics = Was ich erreicht habe
page-statistics-of = Ergebnisse
page-figure-games = Partien
page-figure-wins = Gewonnen
page-figure-of = { $number } von { $all }
page-figure-mean = Punkte im Schnitt
page-figure-best = Meiste Punkte
page-figure-places = Plätze
page-figure-time = Zeit für eine Partie
page-figure-built = Am häufigsten gebaut
page-place-times = { $number } × { $place }.
page-built-times = { $name } ({ $number })
page-time-minutes =
    { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }
page-time-hours =
    { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
page-time-days =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
page-my-games = Meine Partien
page-my-games-of = Gezeigte Spiele
page-all-games = Alle Spiele
page-running-games = Laufend
page-no-games = Hier gibt es noch keine Partien.

## Was gespeichert ist
page-kept = Was über mich gespeichert ist
page-kept-help = Der Hash eines Cookies, deine Plätze, was du dort gesagt hast, und mit einem Profil dessen Name, Passkeys, Ergebnisse und Wertungen. Keine Adresse, keine E-Mail.
page-export = Alles in einer Datei
page-delete-help = Das Löschen entfernt das Profil mit allen Geräten: Passkeys, Wertungen, Plätze und was du gesagt hast. Plätze in laufenden Partien werden frei; beendete Partien bleiben den anderen, ohne deinen Namen.
page-delete-guest-help = Das Löschen entfernt deine Plätze und was du gesagt hast. Plätze in laufenden Partien werden frei; beendete Partien bleiben den anderen, ohne deinen Namen.
page-delete-sure = Ich bin sicher; es lässt sich nicht rückgängig machen.
page-delete = Alles löschen

## Wertungen
page-ratings = Wertungen
page-ratings-of = Wertungen: { $title }
page-ratings-none = Noch niemand hat { $least } gewertete Partien gespielt.
page-ratings-how = Jeder Spieler ist eine Schätzung seiner Stärke und wie unsicher sie ist (das Plackett-Luce-Modell von Weng und Lin). Nach einer gewerteten Partie verschieben sich alle Schätzungen danach, wie die Plätze von den erwarteten abweichen, die unsicheren am meisten; wer sich einen Platz teilt, ist gleichauf. Gezeigt wird die Schätzung weniger dem Dreifachen des Zweifels: Die Zahl beginnt bei 0 und steigt, je mehr bekannt ist. Bots werden wie Menschen gewertet, für jede Stärke einer.
page-ratings-names = In der Liste ab { $least } gewerteten Partien. Einen Namen hat nur, wer seine Seite zeigt.
page-rating = Wertung
page-rating-now = Wertung { $rating } nach { $games ->
        [one] 1 gewerteten Partie
       *[other] { $games } gewerteten Partien
    }
page-rating-place = Platz
page-rating-who = Wer
page-rating-somebody = Jemand
page-rated = Eine gewertete Partie
page-rated-help = Das Ergebnis zählt für die Wertungen, wenn alle, die spielen, ein Profil haben und auf einem Platz sitzen und nichts zurückgenommen wird. Der Coach gibt keine Tipps.
page-rated-guest = Für Spieler mit einem { $profile }: Das Ergebnis zählt für die Wertungen.
page-rated-profile = Profil
page-rated-table = Das ist eine gewertete Partie: Sie zählt, wenn alle, die spielen, ein Profil haben und nichts zurückgenommen wird.
page-rated-game = gewertete Partie

## Warum etwas abgelehnt wird
page-refused-signed-in = Du bist hier schon angemeldet; melde dich zuerst ab.
page-refused-name-kept = Diesen Namen oder einen, der genauso aussieht, hat schon jemand; wähl einen anderen.
page-refused-passkeys = Ein Profil hat höchstens { $most } Passkeys; entferne zuerst einen.
page-refused-passkey-known = Dieser Passkey ist hier schon bekannt.
page-refused-no-passkeys = Unter dieser Adresse gehen keine Passkeys; nimm den Wiederherstellungscode.
page-refused-passkey = Dieser Passkey wurde nicht angenommen; versuch es noch einmal.
page-refused-passkey-unknown = Dieser Passkey gehört hier zu keinem Profil.
page-refused-challenge = Das hat zu lange gedauert oder kam doppelt; versuch es noch einmal.
page-refused-no-passkey = Einen solchen Passkey gibt es nicht.
page-refused-last-way = Das ist der letzte Zugang zum Profil; sag, dass du sicher bist.
page-refused-no-profile = Ein solches Profil gibt es nicht, oder es wird nicht gezeigt.
page-refused-guest = Du hast hier noch kein Profil.
page-refused-recovery-code = Dieser Code öffnet kein Profil.
page-refused-rated-guest = Eine gewertete Partie eröffnet jemand mit einem Profil.
page-refused-rated-seats = Eine gewertete Partie hat mehrere Plätze, und jeder spielt einen davon an einem eigenen Gerät.
page-refused-coach-rated = In einer gewerteten Partie gibt der Coach keine Tipps.
