# Was der Server sagt, wenn er etwas gerade nicht tun kann.
page-store-away = Die Tische sind gerade nicht zu erreichen; was schon bestätigt war, ist sicher. Versuch es gleich noch einmal.
page-disk-full = Der Datenträger dieses Servers ist voll: Neues kann erst wieder behalten werden, wenn sein Betreiber Platz schafft. Was schon bestätigt war, ist sicher.
page-data-gone = Die Datei mit den Tischen ist fort; wer diesen Server betreibt, muss sie zurücklegen und den Server neu starten.
page-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
page-coach-busy = Der Coach sieht sich schon mehrere Partien an; frag wieder, wenn eine davon fertig ist.
page-nothing-here = Unter dieser Adresse gibt es keine Seite und keinen Tisch; prüfe den Link oder sieh in der Lobby nach.
page-too-slow = Diese Anfrage kam zu langsam an; schick sie noch einmal.
page-stopping = Der Server wird gerade angehalten oder neu gestartet; schick das gleich noch einmal.
page-unreadable = Dieser Tisch ist nicht lesbar: Was von ihm gespeichert ist, ist beschädigt.
page-name-taken = An diesem Tisch heißt schon jemand so; nimm einen anderen Namen.
page-many-open = Aus deinem Netz kommen schon { $most } Tische mit freien Plätzen; fülle oder beende erst einen davon.

## Tische einer früheren Version
page-stranded = Die heutigen Regeln führen nicht zu dem, was hier gespielt wurde; diese Partie lässt sich lesen und beenden, aber nicht fortsetzen.
page-stranded-at =
    { $moves ->
        [one] Unter den heutigen Regeln lässt sich diese Partie 1 Entscheidung weit verfolgen, aber nicht fortsetzen.
       *[other] Unter den heutigen Regeln lässt sich diese Partie { $moves } Entscheidungen weit verfolgen, aber nicht fortsetzen.
    } { $known ->
        [yes] So, wie sie gespielt wurde, stand es: { LIST($stood, type: "plain") }.
       *[no] {""}
    }
page-stood = { $name } { $points }
page-carried-on =
    { $moves ->
        [one] Nach 1 Entscheidung ging diese Partie unter neueren Regeln weiter; nachgespielt kam dasselbe heraus.
       *[other] Nach { $moves } Entscheidungen ging diese Partie unter neueren Regeln weiter; nachgespielt kam dasselbe heraus.
    }
page-end-game = Diese Partie beenden
page-refused-goes-on = Diese Partie kann weitergehen; spiel sie zu Ende.

## Für alle, die den Server betreiben
page-refused-metrics = Die Zahlen gibt es auf diesem Rechner oder für den, der das Token der Verwaltung schickt.
page-banned = Du wirst hier nicht bedient; frag den, der diesen Server betreibt.
page-admin = Diesen Server betreiben
page-admin-tables = Tische
page-admin-bans = Wer gesperrt ist
page-admin-no-bans = Niemand ist gesperrt.
page-admin-running = { $number } laufend
page-admin-finished = { $number } beendet
page-admin-visitors = { $number } Besucher
page-admin-choices = { $number } Entscheidungen
page-admin-end = Beenden
page-admin-delete = Löschen
page-admin-delete-table = Diesen Tisch löschen
page-admin-for-good = Das lässt sich nicht rückgängig machen.
page-admin-remove = Entfernen
page-admin-ban = Sperren
page-admin-unban = Entsperren
page-admin-ban-who = Eine Adresse, ein Netz oder der Hash eines Besuchers
page-admin-expire = Alte Partien löschen
page-admin-finished-days = Beendet seit Tagen
page-admin-abandoned-days = Verlassen seit Tagen
page-admin-origin = Eröffnet von
page-admin-nothing-said = Niemand hat etwas gesagt.
page-admin-export = Alles, was gespeichert ist
page-admin-forget = Alles Gespeicherte löschen
page-admin-back = Alle Tische
