# Bescheid bekommen: dass man dran ist, dass ein Spiel zu Ende ist, dass jemand fragt; und Waldglas als App.

## Was mitgeteilt wird
page-told-turn = { $title }: Du bist dran
page-told-over = { $title }: Das Spiel ist zu Ende
page-told-asked = { $title }: Jemand möchte einen Zug zurücknehmen
page-told-vote = { $title }: Die anderen bitten um deine Stimme
page-told-with = Am Tisch mit { LIST($names) }.
page-told-name = { $name } – { $what }
page-told-trial = Waldglas erreicht dich hier
page-told-trial-help = So sieht es aus, wenn du dran bist.
page-letter-stop = Keine E-Mails mehr? Dann hier entlang:
page-letter-confirm = Soll Waldglas an diese Adresse schreiben?
page-letter-confirm-help =
    Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wann er oder sie dran ist. Wenn du das warst, öffne den Link unten und
    bestätige ihn. Sonst brauchst du nichts zu tun: Du hörst nicht wieder von uns.

## Die Seite
page-told = Benachrichtigungen
page-tell-me = Sag mir, wenn ich dran bin
page-told-help =
    Du bekommst Bescheid, wenn du dran bist, wenn ein Spiel zu Ende ist und wenn jemand dich etwas fragt: einmal je Zug, und nur
    wenn du eine Weile nicht am Tisch warst. Vom Spiel selbst wird nichts verraten, nur, wo man auf dich wartet. Spiele allein gegen Bots bleiben still. Mit einem Profil bekommen alle deine Geräte Bescheid, auf denen du es wolltest, und der Schalter gilt für alle.
page-told-switch = Sag mir Bescheid
page-way-browser = Dieser Browser
page-way-browser-help = Ein Hinweis auf diesem Gerät, auch wenn keine Seite von Waldglas offen ist.
page-way-browser-tab = Ein Hinweis, solange der Tisch in einem Tab im Hintergrund offen ist.
page-way-browser-script = Das braucht JavaScript; die anderen Wege brauchen es nicht.
page-browser-ask = In diesem Browser Bescheid sagen
page-browser-on = Dieser Browser sagt dir Bescheid.
page-browser-tab = Dieser Browser sagt dir Bescheid, solange der Tisch in einem Tab offen ist.
page-browser-denied = Dieser Browser lässt keine Hinweise von Waldglas zu; erlaube sie in seinen Einstellungen für diese Seite.
page-way-mail = E-Mail
page-way-mail-help = Zuerst bestätigst du die Adresse mit einer E-Mail. In jeder E-Mail steht ein Link, mit dem du sie abbestellst.
page-way-mail-waiting = Eine E-Mail ist zu dir unterwegs; drück auf den Link darin.
page-address = Adresse
page-way-hook = Eine Chatgruppe
page-way-hook-help =
    Die Adresse eines Webhooks, wie ihn Discord, Slack, Mattermost oder eine Brücke zu Matrix anlegt. Die Nachricht lesen dort alle.
page-hook-address = Webhook
page-hook-seat = Für
page-hook-all = alle meine Plätze
page-hook-one = { $title }, { $name }
page-way-add = Hinzufügen
page-way-push = Ein Browser
page-told-by = So bekommst du Bescheid
page-ways-try = Alle jetzt ausprobieren
page-way-elsewhere = auf einem anderen deiner Geräte
page-way-unconfirmed = noch nicht bestätigt
page-way-forget = Entfernen
page-way-forget-this = Entfernen: { $what }
page-outcome-sent = gesendet
page-outcome-gone = nicht mehr da, entfernt
page-outcome-refused = dort nicht angenommen
page-outcome-away = keine Antwort
page-quiet = Ruhezeit
page-quiet-help = Was in dieser Zeit kommt, erfährst du danach, wenn es noch gilt. Ohne Ruhezeit bleibt beides leer.
page-quiet-from = Von
page-quiet-until = bis
page-quiet-zone = Zeitzone

## Links in Briefen
page-letters = E-Mails von Waldglas
page-letters-to = Die E-Mails gehen an { $address }.
page-letters-confirm = Schreibt mir dorthin
page-letters-stop = Keine E-Mails mehr
page-letters-confirmed = Danke: Von jetzt an erfährst du dort, wenn du dran bist.
page-letters-stopped = Dorthin gehen keine E-Mails mehr.

## Abgelehnt
page-refused-hook = Diese Adresse lässt sich nicht anrufen: Sie muss mit https:// beginnen und im Internet erreichbar sein.
page-refused-push = Das sind nicht die Schlüssel eines Browsers; melde ihn noch einmal an.
page-refused-no-push = Dieser Server kann Browsern nichts schicken; nimm einen anderen Weg.
page-refused-no-mail = Dieser Server verschickt keine E-Mails; nimm einen anderen Weg.
page-refused-mail = An diese Adresse kann keine E-Mail gehen; schreib sie wie name@example.org.
page-refused-zone = Diese Zeitzone gibt es nicht; schreib sie wie Europe/Berlin.
page-refused-quiet = Eine Ruhezeit braucht zwei verschiedene Uhrzeiten, etwa 22:00 und 07:00.
page-refused-ways = { $most } Wege sind genug; entferne zuerst einen.
page-refused-no-way = Hier ist nichts zu tun: Diesen Weg gibt es nicht mehr.
page-refused-letters = Dieser Link wird nicht mehr gebraucht: An seine Adresse gehen keine E-Mails.
page-refused-again = Das wurde eben erst verlangt; sieh nach, ob es angekommen ist, und versuch es später noch einmal.

## Links für andere, und ohne Verbindung
page-preview =
    { LIST($names) } bei { $title }. { $free ->
        [0] Schau zu.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
page-no-connection = Keine Verbindung
page-no-connection-help = Waldglas ist nicht zu erreichen. Was du bestätigt hast, liegt sicher am Tisch.
page-try-again = Noch einmal versuchen
