# Die Befehlszeile. Was --help zur Gruppe sagt, wird ohne Katalog gelesen: Die ersten beiden Teile (der Befehl selbst, was
# für einen Wert steht) und der erste Absatz jedes Befehls haben keine Werte.

## Hilfe: der Befehl selbst
cli-waldglas = Brettspiele von Wald, Glas und Kohle. Ohne Befehl: der Tisch im Browser.
cli-commands = Befehle
cli-options = Optionen
cli-usage = Aufruf:
cli-help = Diese Hilfe.
cli-default-value = ohne Angabe:
cli-required = nötig
cli-lang = Die Sprache; ohne Angabe die des Systems.
cli-version = Die Version und wie sie gebaut ist.

## Hilfe: was für einen Wert steht
cli-word-options = [OPTIONEN]
cli-word-command = BEFEHL [WERTE]...
cli-word-game = SPIEL
cli-word-setting = NAME=WERT
cli-word-data = DATEN
cli-word-file = DATEI
cli-word-hash = HASH
cli-word-folder = ORDNER
cli-word-path = PFAD
cli-word-language = SPRACHE
cli-word-number = ZAHL
cli-word-position = STELLUNG
cli-word-table = TISCH
cli-word-text = TEXT
cli-word-visitor = BESUCHER
cli-word-who = WER
cli-word-words = WÖRTER

## Hilfe: was mehrere Befehle gemeinsam haben
cli-option = Eine Option von SPIEL.
cli-corrections = Deine Berichtigungen der Spieldaten (TOML).
cli-json = Antwort in JSON.
cli-data = Der Ordner mit den Tischen oder die URL ihrer Datenbank. Ohne Angabe dein Datenordner.

## Hilfe: jeder Befehl und seine Optionen
cli-games = Die Spiele mit ihren Plätzen und Optionen.
cli-serve = Der Tisch im Browser: auf diesem Rechner oder für Freunde über ein Netz.
cli-serve-host = Die Adresse; 0.0.0.0 ist für das Netz. Ohne Angabe 127.0.0.1.
cli-serve-port = Der Port. Ohne Angabe 8080 oder irgendein freier.
cli-serve-data = Der Ordner, in dem die Tische gespeichert werden. Ohne Angabe dein Datenordner.
cli-serve-database = Stattdessen die URL einer Datenbank, etwa postgresql://user@host/name.
cli-serve-workers = Wie viele Serverprozesse sich die Tische teilen. Ohne Angabe 1.
cli-serve-proxy = Die Adresse eines Proxys, dessen X-Forwarded-For geglaubt wird.
cli-serve-config = Eine TOML-Datei mit allem, was sich einstellen lässt; Umgebung und Schalter gehen vor.
cli-serve-log = Wie das Protokoll geschrieben wird. Ohne Angabe text.
cli-serve-open = Im Browser öffnen.
cli-upgrade =
    Bringt die Tische in DATEN auf den neuesten Stand: einem Ordner oder der URL einer Datenbank.

    Jede laufende Partie wird nachgespielt. Wo jede Entscheidung noch möglich ist und zum selben Stand führt, geht sie unter den Regeln dieses Programms weiter; wo nicht, bleibt sie lesbar und kann beendet werden.
cli-upgrade-check = Nur sagen, welche Partien weitergehen; nichts ändern.
cli-backup =
    Kopiert alle Tische in DATEI, während der Server weiterläuft, und prüft die Kopie.

    Für PostgreSQL nennt er den Befehl, der das tut.
cli-restore =
    Setzt die Tische aus DATEI, einer Kopie von backup, an die Stelle der vorhandenen.

    Der Server muss angehalten sein. Was da war, bleibt daneben liegen, mit .before am Ende des Namens.
cli-restore-check = Nur sagen, ob die Kopie in Ordnung ist.
cli-admin = Tische, Chat, Sperren und Besucher eines Servers, der dabei weiterlaufen kann.
cli-admin-list = Die Tische, der neueste zuerst.
cli-admin-running = Nur laufende oder nur beendete Partien.
cli-admin-most = Wie viele höchstens.
cli-admin-show = Ein Tisch in JSON: seine Plätze und sein Chat, dazu Hashes derer, die dort sitzen, und seiner Herkunft.
cli-admin-end = Beendet eine Partie, wie sie steht.
cli-admin-delete = Löscht einen Tisch und alles, was von ihm gespeichert war.
cli-admin-chat = Entfernt den Chat eines Tisches.
cli-admin-line = Nur die Zeile mit dieser Nummer.
cli-admin-ban = Sperrt WER: eine Adresse, ein Netz oder den Hash eines Besuchers oder einer Herkunft.
cli-admin-unban = Hebt die Sperre für WER auf.
cli-admin-bans = Wer gesperrt ist.
cli-admin-expire = Löscht alte Partien und Besucher, von denen sonst nichts gespeichert ist.
cli-admin-finished-days = Partien, die seit so vielen Tagen beendet sind.
cli-admin-abandoned-days = Partien, in denen seit so vielen Tagen niemand etwas getan hat.
cli-admin-export = Alles, was über einen Besucher gespeichert ist, in JSON.
cli-admin-forget = Löscht alles, was über einen Besucher gespeichert ist; Plätze in laufenden Partien werden frei.
cli-admin-ratings = Die Wertungen von Leuten und Bots in jedem Spiel.
cli-admin-again = Vorher neu berechnen, aus dem, was von gewerteten Partien gespeichert ist.
cli-admin-rated =
    { $games ->
        [one] Aus 1 gewerteten Partie berechnet.
       *[other] Aus { $games } gewerteten Partien berechnet.
    }
cli-admin-statistics = Wie viele Tische, Besucher und Entscheidungen es gibt, in JSON.
cli-play = Eine Partie SPIEL im Terminal: allein, gegen Bots oder mehrere Leute an einer Tastatur.
cli-play-seats =
    Wer spielt, mit Kommas: me, me:Anna, { LIST($bots, type: "plain") }, ein Netz onnx:DATEI oder ein eigener Bot als Modul:Klasse. Ohne Angabe me,greedy.
cli-play-seed = Mit derselben Startzahl liegt alles gleich.
cli-play-record = Die Aufzeichnung der Partie in diese Datei schreiben.
cli-simulate = Lässt Bots viele Partien SPIEL spielen und zählt sie zusammen.
cli-simulate-seats =
    Ein Bot je Platz, mit Kommas: { LIST($bots, type: "plain") }, ein Budget wie search:500 oder ein eigener als Modul:Klasse.
cli-simulate-games = Wie viele Partien.
cli-simulate-seed = Dieselbe Startzahl spielt dieselben Partien.
cli-simulate-jobs = Wie viele Prozesse arbeiten.
cli-simulate-record = Jede Partie in diesen Ordner schreiben.
cli-arena =
    Lässt Bots eine Liga SPIEL spielen: Jede Besetzung spielt dieselben Ausgangslagen, mit getauschten Plätzen.

    Mit --out wird jede beendete Partie sofort gespeichert: Nach einer Unterbrechung macht derselbe Befehl dort weiter, wo er aufgehört hat, und mit mehr --games geht die Liga weiter.
cli-arena-bots =
    Wer gegen wen spielt, mit Kommas: { LIST($bots, type: "plain") }, ein Budget für die Suche wie search:500, ein eigener Bot als Modul:Klasse?depth=3, process:BEFEHL oder ein Netz onnx:DATEI.
cli-arena-games = Partien je Besetzung; ein paar mehr, wenn es die braucht, um jede Ausgangslage in jeder Sitzordnung zu spielen.
cli-arena-seats =
    Plätze am Tisch. Mehr Bots als Plätze: Alle Kombinationen spielen; weniger: Bots sitzen mehrfach; 1: solo.
cli-arena-seed = Dieselbe Startzahl gibt dieselben Ausgangslagen.
cli-arena-jobs = Partien gleichzeitig. Ohne Angabe so viele, wie dieser Rechner Kerne hat, mit --on ray der Cluster.
cli-arena-choice-seconds = Wie lange eine Entscheidung höchstens dauern darf; ein Bot, der länger braucht, verliert die Partie.
cli-arena-game-seconds = Wie lange alle Entscheidungen eines Bots in einer Partie zusammen dauern dürfen.
cli-arena-on = Wo gespielt wird.
cli-arena-out = Ergebnisse und Aufzeichnungen hier speichern, und mit dem weitermachen, was da ist.
cli-dataset =
    Lässt Bots SPIEL spielen und schreibt jede Entscheidung als Zeile von Parquet-Dateien: was der Platz wusste, was zur Wahl stand, was eine Suche fand und wie die Partie ausging.

    Geschriebene Partien bleiben: Nach einer Unterbrechung macht derselbe Befehl dort weiter, wo er aufgehört hat, und mit mehr --games wächst der Datensatz.
cli-dataset-out = Der Ordner, in den geschrieben wird; README.md darin sagt, wie jede Spalte entsteht.
cli-report = Eine Seite mit Zahlen und Bildern über die Liga in ORDNER: eine Datei, die jeder Browser öffnet.
cli-report-out = Die Datei, die geschrieben wird. Ohne Angabe { $page } in ORDNER.
cli-replay = Spielt die Aufzeichnung in DATEI nach; - ist die Standardeingabe.
cli-replay-until = Nach so vielen Entscheidungen anhalten.
cli-replay-svg = Die Stellung in diese Datei zeichnen.
cli-verify = Spielt die Aufzeichnung in DATEI nach und sagt, ob ihre Startzahl den HASH hat, den der Tisch am Anfang genannt hat.
cli-verified-hash = Die Startzahl dieser Aufzeichnung hat den Hash { $hash }
cli-verified =
    { $moves ->
        [one] Die Startzahl ist die, deren Hash genannt wurde, und die { $moves } Entscheidung folgt den Regeln.
       *[other] Die Startzahl ist die, deren Hash genannt wurde, und alle { $moves } Entscheidungen folgen den Regeln.
    }
cli-analyse = Beurteilt jede Entscheidung der beendeten Partie in DATEI und zeigt, wo sie sich gewendet hat.
cli-analyse-walks = Durchläufe je Entscheidung.
cli-analyse-jobs = Wie viele Prozesse arbeiten. Ohne Angabe so viele, wie es Kerne gibt.
cli-show = Zeigt die STELLUNG, die jemand geschickt hat: ein Wort, wie es `position` am Tisch im Terminal ausgibt.
cli-show-seat = Nur, was dieser Platz weiß.
cli-hint = Was der Coach in einer STELLUNG, die jemand geschickt hat, wählen würde und was er sich davon verspricht.
cli-hint-seat = Wem geraten wird. Ohne Angabe dem ersten, der zu wählen hat.
cli-hint-seconds = Wie lange er nachdenkt.
cli-rules = Die Regeln von SPIEL in unseren Worten; mit WÖRTERN nur die, in denen alle diese Wörter vorkommen.
cli-rules-readings = Nur, wo die Spielregel unklar ist: wie wir sie lesen, und wie man sie sonst lesen kann.
cli-facts = Was auf dem Material von SPIEL steht, soweit bekannt, und woher es bekannt ist.
cli-facts-uncertain = Nur, was keine Spielregel so abdruckt, wie wir es haben.
cli-conformance =
    Prüft eine DATEI des Prüfsatzes: ob Züge, Angebote, Punkte und Beobachtungen die dieser Regeln sind.

    - ist die Standardeingabe. Mit --make wird eine solche Datei geschrieben.
cli-conformance-make = DATEI neu schreiben, mit Partien für jede Zahl von Plätzen.
cli-conformance-games = Mit --make: Partien für jede Zahl von Plätzen.
cli-conformance-seed = Mit --make: Dieselbe Startzahl schreibt dieselbe Datei.

## Was jeder Befehl sagen kann
cli-error = Fehler: { $message }
cli-note = Hinweis: { $advice }
cli-unknown-language =
    Hinweis: Für die Sprache „{ $language }“ gibt es noch keine Worte; es gibt sie für { LIST($languages, type: "plain") }. Dies ist Englisch.
cli-seat = Platz { $seat }
cli-choices =
    { $number ->
        [one] 1 Entscheidung
       *[other] { $number } Entscheidungen
    }
cli-games-played =
    { $number ->
        [one] 1 Partie
       *[other] { $number } Partien
    }
cli-share = { PERCENT($share) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Falscher Aufruf
cli-no-such-option =
    { $found ->
        [0] Die Option { $name } gibt es nicht; { $help } nennt alle.
       *[other] Die Option { $name } gibt es nicht. Meinst du { LIST($near, type: "or") }?
    }
cli-no-such-command =
    { $found ->
        [0] Den Befehl { $name } gibt es nicht; { $help } nennt alle.
       *[other] Den Befehl { $name } gibt es nicht. Meinst du { LIST($near, type: "or") }?
    }
cli-missing = { $name } fehlt; { $help } sagt, was es ist.
cli-missing-command = Der Befehl fehlt; { $help } nennt alle.
cli-takes-no-value = { $name } hat keinen Wert.
cli-needs-value = { $name } braucht einen Wert.
cli-extra-words = Das ist mehr, als dieser Befehl braucht: { LIST($words, type: "plain") }. Siehe { $help }.
cli-not-one-of = { $name }: „{ $value }“ ist nicht dabei; möglich ist { LIST($known, type: "or") }.
cli-not-a-number =
    { $name }: „{ $value }“ ist { $whole ->
        [yes] keine ganze Zahl
       *[no] keine Zahl
    } { $bounded ->
        [yes] von { $least } bis { $most }
       *[no] ab { $least }
    }.
cli-no-file = { $name }: { $path } gibt es nicht.
cli-other-path =
    { $name }: { $path } ist { $kind ->
        [folder] eine Datei, kein Ordner
       *[file] ein Ordner, keine Datei
    }.
cli-not-readable = { $name }: { $path } lässt sich nicht lesen.

## games, facts und rules
cli-game =
    { $title }, { $fewest }–{ $most ->
        [one] 1 Platz
       *[other] { $most } Plätze
    }
cli-default = ohne Angabe { $value }
cli-default-for =
    { $seats ->
        [one] { $value } bei 1 Platz
       *[other] { $value } bei { $seats } Plätzen
    }
cli-defaults = { LIST($defaults, type: "plain") }
cli-facts-certain = { $title }: Alle Angaben sind so, wie die Spielregel sie abdruckt.
cli-facts-key = Angabe
cli-facts-text = was da steht
cli-facts-source = woher bekannt
cli-rules-no-switch = { $title }: keine passende unklare Regel, die man umschalten kann.
cli-rules-side = : { $meaning }
cli-rules-side-usual = {" "}(üblich): { $meaning }
cli-rules-why = Warum: { $why }
cli-rules-settled = Ohne Schalter entschieden

## play
cli-dealt = Startzahl { $seed }: Mit derselben Startzahl liegt alles gleich.
cli-recorded = Die Aufzeichnung steht in { $file }.
cli-player = Spieler { $number }

## simulate
cli-head-seat = Platz
cli-head-bot = Bot
cli-head-mean-score = Punkte im Mittel
cli-head-wins = Siege
cli-simulated =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $choices ->
        [one] 1 Entscheidung
       *[other] { $choices } Entscheidungen
    } in { $seconds } s: { $pace ->
        [one] 1 Partie
       *[other] { $pace } Partien
    } und { NUMBER($speed, maximumFractionDigits: 0) } Entscheidungen je Sekunde

## arena und report
cli-arena-kept =
    { $kept ->
        [one] 1 von { $planned } Partien ist in { $folder } gespeichert; derselbe Befehl macht weiter.
       *[other] { $kept } von { $planned } Partien sind in { $folder } gespeichert; derselbe Befehl macht weiter.
    }
cli-arena-fault = Verloren in Partie { $match }: { $why }
cli-arena-finished =
    { $planned ->
        [one] { $games } von 1 Partie
       *[other] { $games } von { $planned } Partien
    } beendet: { LIST($parts, type: "plain") }; { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen je Partie
cli-dataset-done =
    { $games ->
        [one] 1 Partie liegt in { $folder }; README.md darin sagt, was jede Spalte ist.
       *[other] { $games } Partien liegen in { $folder }; README.md darin sagt, was jede Spalte ist.
    }
cli-report-written =
    { $games ->
        [one] Der Bericht über 1 Partie steht in { $file }.
       *[other] Der Bericht über { $games } Partien steht in { $file }.
    }

## conformance
cli-conformance-difference = Zeile { $line }: { $name } ist hier { $ours }, dort { $theirs }
cli-conformance-done =
    { $checks ->
        [one] 1 Prüfung
       *[other] { $checks } Prüfungen
    } von { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }: { $differences ->
        [0] alles stimmt.
        [one] 1 Unterschied.
       *[other] { $differences } Unterschiede.
    }

## replay und analyse
cli-replayed =
    { $title }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }, { LIST($options, type: "plain") }, Startzahl { $seed }
cli-shown =
    { $title }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }, { LIST($options, type: "plain") }
cli-analysis = { $title }: was jeder Platz erwarten konnte, von der ersten Entscheidung bis zum Ergebnis
cli-analysis-curve = Erwartet im Lauf der Partie
cli-analysis-points = Punkte
cli-analysis-agreement = Wie der Coach
cli-analysis-lost = Verloren
cli-analysis-turned = Wendepunkte
cli-analysis-even = Keine Entscheidung hat viel gekostet.
cli-analysis-turn =
    Zug { $move }, Platz { $seat }: „{ $played }“ verlor etwa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte; der Coach hätte „{ $best }“ gewählt.

## upgrade
cli-upgrade-same = hat schon diese Version
cli-upgrade-goes-on = geht weiter
cli-upgrade-stranded =
    bleibt, wie sie ist: { $moves ->
        [one] { $followed } von 1 Entscheidung führt zum selben Stand
       *[other] { $followed } von { $moves } Entscheidungen führen zum selben Stand
    }
cli-upgrade-unreadable = ist nicht lesbar
cli-upgraded =
    { $running ->
        [one] 1 Partie läuft
       *[other] { $running } Partien laufen
    }; { $stay ->
        [0] alle gehen weiter.
        [one] 1 bleibt, wie sie ist.
       *[other] { $stay } bleiben, wie sie sind.
    }

## backup und restore
cli-backed-up =
    { $file } enthält { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } mit { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }; die Kopie ist in Ordnung.
cli-copy-sound =
    { $file } ist in Ordnung: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } mit { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }.
cli-restored =
    { $file } enthält wieder { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } mit { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }; starte den Server.

## admin
cli-admin-done = Erledigt.
cli-admin-removed =
    { $lines ->
        [one] 1 Zeile entfernt.
       *[other] { $lines } Zeilen entfernt.
    }
cli-admin-expired =
    { $finished ->
        [one] 1 beendete Partie
       *[other] { $finished } beendete Partien
    }, { $abandoned ->
        [one] 1 verlassene Partie
       *[other] { $abandoned } verlassene Partien
    } und { $visitors } Besucher gelöscht.
