# Was über Plätze gesagt wird, die den Spieler wechseln: einspringende Bots, wer weg ist, wer ging oder aufgab.

## Bots springen ein
page-company = Wer nicht da ist
page-stand-in-tag = Bot spielt
page-plays-for =
    { $when ->
        [over] Für { $name } hat ein Bot gespielt.
       *[now] Für { $name } spielt ein Bot.
    }
page-resigned-tag = aufgegeben
page-has-resigned =
    { $when ->
        [over] { $name } hat aufgegeben; ein Bot hat weitergespielt.
       *[now] { $name } hat aufgegeben; ein Bot spielt weiter.
    }
page-bot-for-you = Für dich ({ $name }) spielt ein Bot.
page-bot-for-you-log = Was seit deinem letzten Zug geschah, ist im Verlauf als neu markiert.
page-you-resigned = Du hast aufgegeben ({ $name }); ein Bot spielt weiter.
page-take-seat-back = Selbst weiterspielen
page-long-away = { $name } ist länger weg als vereinbart.
page-voted =
    { $number ->
        [one] Bisher 1 Stimme für einen Bot
       *[other] Bisher { $number } Stimmen für einen Bot
    }
page-let-bot-play = Diesen Bot für { $name } spielen lassen
page-vote-bot = Dafür stimmen, dass ein Bot für { $name } spielt
page-name-stood-in = { $name } (ein Bot spielt)
page-name-resigned = { $name } (aufgegeben)
page-log-stood-in = Ab hier spielt ein Bot für { $name }.
page-log-took-back = { $name } spielt wieder selbst.
page-log-resigned = { $name } gibt auf: Ein Bot spielt weiter.
page-log-left = { $name } verlässt den Tisch.
page-log-joined = { $name } setzt sich.

## Was nicht geht
page-refused-stood-in = Für dich spielt ein Bot: Übernimm zuerst wieder deinen Platz.
page-refused-stands-in = Für { $name } spielt schon ein Bot.
page-refused-no-stand-in = Für dich spielt kein Bot: Der Platz gehört dir.
page-refused-resigned = Du hast aufgegeben: Ein Bot spielt diesen Platz zu Ende.
page-refused-no-person = Dort sitzt niemand, für den ein Bot spielen könnte.
page-refused-not-away = { $name } ist noch nicht lange genug weg: Ein Bot darf erst nach der vereinbarten Zeit spielen.
page-refused-never-away = An diesem Tisch ist vereinbart, dass kein Bot für { $name } spielt, wie lange jemand auch weg ist.
page-refused-stand-in-alone = Du spielst allein oder gegen Bots: Niemand wartet auf dich, und kein Bot spielt an deiner Stelle.
page-refused-vote = Abstimmen darf nur, wer am Tisch sitzt.

## Was alle vereinbaren
page-together = Gemeinsam
page-together-help = Wer sich setzt, ist damit einverstanden.
page-away = Ist jemand weg, darf ein Bot spielen
page-away-usual = wie üblich (nach einem Tag, wenn Plätze frei sind)
page-away-never = nie
page-away-minutes-5 = nach 5 Minuten
page-away-hour = nach einer Stunde
page-away-day = nach einem Tag
page-away-days-3 = nach 3 Tagen
page-away-own = nach den Minuten unten
page-away-minutes = Minuten
page-away-help = Nach dieser Zeit kann, wer den Tisch eröffnet hat, einen Bot spielen lassen, oder die Mehrheit der anderen. Wer zurückkommt, übernimmt den Platz mit einem Druck wieder.
page-agreed = Hier gilt:
page-terms-reserve = Alle haben insgesamt { $reserve } Bedenkzeit, dazu { $each } je Entscheidung.
page-terms-each = Alle haben { $each } je Entscheidung.
page-terms-bot = Ist die Zeit um, spielt ein Bot weiter, bis man den Platz wieder übernimmt.
page-terms-resigns = Ist die Zeit um, gilt der Platz als aufgegeben.
page-terms-away = Wer länger als { $time } weg ist, für den darf ein Bot spielen.
page-refused-away = Weg ist jemand nach 1 bis { $most } Minuten, oder nie.

## Warten
page-waiting-room = Warteraum
page-title-waits = Warteraum · { $title }
page-waits = Dieser Tisch wartet seit { $since } (UTC). Die Partie beginnt, sobald niemand mehr fehlt.
page-begin-now = Jetzt beginnen, mit Bots auf den freien Plätzen
page-refused-waits = Die Partie hat noch nicht begonnen: Es fehlt noch jemand.
page-refused-begun = Diese Partie hat schon begonnen.

## Gehen
page-go = Gehen, aufgeben, beenden
page-leave-waiting = Den Tisch verlassen
    .help = Dein Platz wird wieder frei.
page-leave = Den Tisch verlassen
    .help = Dein Platz wird wieder frei; bis sich jemand setzt, spielt dort ein Bot.
page-bot-for-me = Einen Bot für mich spielen lassen
    .help = Du übernimmst deinen Platz wieder, wann du magst.
page-resign = Aufgeben
    .help = Ein Bot spielt deinen Platz zu Ende; zurücknehmen lässt sich das nicht.
page-end-together = Die Partie ohne Ergebnis beenden
    .help = Die anderen werden gefragt, soweit sie nicht weg sind; sind alle einverstanden, gewinnt niemand.
page-want-to-end =
    { $number ->
        [one] { $names } möchte die Partie ohne Ergebnis beenden.
       *[other] { $names } möchten die Partie ohne Ergebnis beenden.
    }
page-do-not-end = Weiterspielen
page-abandoned = Diese Partie wurde vor ihrem Ende aufgegeben: Niemand hat gewonnen.
page-refused-leave-rated = Diese Partie wird gewertet: Gib auf, statt zu gehen.
page-refused-end-alone = Hier spielen andere: Nur sie können die Partie beenden, wenn alle einverstanden sind.
page-refused-no-ending = Gerade möchte niemand diese Partie beenden.

## Die Eingangshalle
page-given-up = aufgegeben am { $day }
page-waiting-for-so-long = wartet seit { $time }
page-refused-full = An diesem Tisch sind inzwischen alle Plätze besetzt.

## Zurückkommen, hier oder anderswo
page-come-back = So kommst du zurück
page-come-back-help = Dieser Browser kennt dich hier. Mit dem Link deines Platzes kommst du von überall zurück; behalte ihn für dich.
page-come-back-profile = Ein { $profile } führt dich auf jedem Gerät zu allen deinen Tischen zurück: gesichert durch einen Passkey oder einen Code, ohne E-Mail.
page-come-back-profile-word = Profil
page-own-link = Der Link deines Platzes
page-carry = In einem anderen Browser weiterspielen
page-carry-how = Öffne dort { $address } und gib diesen Code ein, oder nimm das Bild mit der Kamera auf:
page-carry-lasts = Er gilt einmal, { $minutes } Minuten lang. In diesem Browser behältst du deinen Platz auch.
page-carry-qr = QR-Code, der deinen Platz auf einem anderen Gerät öffnet
page-carry-here = Hier auf deinem Platz weiterspielen
page-code = Code
page-refused-code = Dieser Code öffnet keinen Platz: Er ist vertippt oder abgelaufen.
page-refused-code-used = Dieser Code wurde schon benutzt: Mach einen neuen, wo du sitzt.
page-refused-code-old = Dieser Code ist abgelaufen: Mach einen neuen, wo du sitzt.
page-new-link-for = Neuer Link für { $name }
page-allow-link = Einen neuen Link erlauben
    .help = Wer den Tisch eröffnet hat, kann dann einen neuen Link für deinen Platz machen. Den Platz hat, wer ihn öffnet, und sonst niemand mehr.
page-forbid-link = Doch keinen neuen Link
    .help = Du hast erlaubt, dass ein neuer Link für deinen Platz gemacht wird.
page-refused-link-there = { $name } hat diesen Platz: Ein neuer Link geht nur mit Einverständnis oder nach längerer Abwesenheit.

## Unfertige Tische
page-unfinished = Unfertige und verborgene Tische
page-unfinished-help = Von den Tischen, die du eröffnet hast, zählen höchstens { $number } zugleich; verborgene zählen nicht, ebenso wenig solche, die zwei Wochen lang niemand angerührt hat.
page-nothing-unfinished = Nichts ist unfertig.
page-hidden = Verborgen
page-hide = Verbergen
page-show-again = Wieder zeigen
page-end-or-hide = Wegräumen
page-clear-oldest = Die { $number } ältesten wegräumen
page-clear-help = Tische, an denen sonst niemand spielt, werden beendet; andere werden dir verborgen, und ihre Partien gehen weiter.
page-clear-away = Einige wegräumen
page-hide-table = Diesen Tisch verbergen
    .help = Er steht nicht mehr auf deiner Liste; unter „Unfertige und verborgene Tische“, zu denen die Lobby führt, lässt er sich wieder zeigen.

## Uhren
page-clock = Bedenkzeit
page-clock-none = so lange man mag
page-clock-quick = zügig: 10 Minuten, dazu 15 Sekunden je Entscheidung
page-clock-calm = gemütlich: 30 Minuten, dazu eine Minute je Entscheidung
page-clock-day = über Tage: ein Tag je Entscheidung
page-clock-days-3 = über Tage: 3 Tage je Entscheidung
page-clock-own = die Minuten und Sekunden unten
page-clock-minutes = Minuten Vorrat
page-clock-seconds = Sekunden je Entscheidung
page-clock-end = Wenn die Zeit um ist
page-clock-end-bot = spielt ein Bot weiter, bis man den Platz wieder übernimmt
page-clock-end-resign = gilt der Platz als aufgegeben
page-clock-help = Zeit verliert nur, wer gerade entscheiden muss; die Minuten verbraucht, was länger dauert. Für Leute, die nicht am selben Gerät sitzen.
page-clock-said-minute = Du hast noch eine Minute.
page-clock-said-ten = Du hast noch zehn Sekunden.
page-clock-said-over = Deine Zeit ist um.
page-clock-left = Verbleibende Zeit: { $time }
page-clock-short = { $minutes }:{ $seconds }
page-clock-long = { $days } T { $hours } Std.
page-clock-hours = { $hours } Std. { $minutes } Min.
page-days-left =
    { $number ->
        [one] noch 1 Tag
       *[other] noch { $number } Tage
    }
page-hours-left =
    { $number ->
        [0] weniger als eine Stunde
        [one] noch 1 Stunde
       *[other] noch { $number } Stunden
    }
page-log-out-of-time = Die Zeit von { $name } ist um: Ab hier spielt ein Bot.
page-log-resigned-by-time = Die Zeit von { $name } ist um, der Platz gilt als aufgegeben: Ein Bot spielt weiter.
page-refused-time = Deine Zeit ist um: Für dich spielt ein Bot. Übernimm deinen Platz, um weiterzuspielen.
page-refused-time-resigned = Deine Zeit ist um: Wie vereinbart, gilt dein Platz als aufgegeben.
page-refused-clock = Das ist keine Uhr: Schreib einen Vorrat und die Sekunden je Entscheidung, etwa live:600+15, oder 1 bis { $days } Tage je Entscheidung, etwa days:3.
page-refused-clock-own = Eine eigene Uhr hat 0 bis { $minutes } Minuten Vorrat und { $least } bis { $most } Sekunden je Entscheidung.
page-refused-clock-alone = Eine Uhr ist für Leute, die nicht am selben Gerät sitzen: Sie braucht einen freien Platz und niemanden, der sich diesen Bildschirm teilt.
