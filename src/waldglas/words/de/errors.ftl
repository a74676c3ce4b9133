# Was an den Spieldaten eines Besitzers falsch ist. $where ist die Stelle eines Werts: building.spa: cost.
facts-whole = { $where } ist eine ganze Zahl von { $least } bis { $most }
facts-number = { $where } ist eine Zahl von { $least } bis { $most }
facts-truth = { $where } ist true oder false
facts-text = { $where } ist ein Text aus 1 bis { $most } druckbaren Zeichen
facts-one-of = { $where } ist eines von { $known }
facts-list =
    { $where } ist eine Liste aus { $least ->
        [0] bis zu { $most }
       *[other] { $least } bis { $most }
    } Dingen
facts-table = { $where } ist eine Tabelle mit einigen von { $known }
facts-unknown = { $where } hat kein „{ $name }“; möglich sind { $known }
facts-amounts = { $where } nennt Zahlen von { $least } bis { $most } für { $known }
facts-each = { $where } nennt eine Zahl für jedes von { $known }
facts-kind = { $where } besteht aus Zahlen, Wörtern und Listen und Tabellen davon, nicht zu tief ineinander
facts-unlike = { $where } wird so geschrieben: { $example }
facts-no-fact = es gibt keine Angabe „{ $key }“ zu berichtigen; „waldglas facts“ nennt alle
facts-no-field = { $key } hat kein Feld „{ $field }“; es hat { $fields }
facts-fixed = { $where } gehört zu den Spielregeln und lässt sich nicht berichtigen; bei { $key } kannst du { $fields } berichtigen
facts-too-much = die Berichtigungen haben zusammen mehr als { $most } Zeichen; lass weg, was sie nicht ändern
facts-not-toml = die Spieldaten sind kein richtiges TOML: { $problem }
facts-no-table = Angaben sind Tabellen wie [building.cottage]; „{ $section }“ ist keine
facts-no-source = { $key } braucht eine confidence ({ $confidences }) und eine source

# Was die Spieldaten von Glasstraße und Schwarzwald gemeinsam haben
facts-uncountable = { $where }: „{ $name }“ ist nichts, was man zählen kann
facts-takes-nothing = { $where } muss etwas kosten: { $known }
facts-same-good = { $where } gibt andere Waren, als es nimmt, sonst würde es nie enden
facts-markers = die Marker der Rohstoffe beginnen bei 0 bis { $basic }, die der Erzeugnisse bei 0 bis { $refined }
facts-wheel-due = kein Rad darf sich gleich zu Beginn drehen müssen
facts-no-space = { $where }: „{ $name }“ ist kein Feld; sie gehen von { $first } bis { $last }
facts-spaces = { $where }: jedes der { $spaces } Felder steht einmal da; { $name } nicht

# Was an Eingaben, Anfragen oder Dateien falsch sein kann. Jedes sagt, was zu tun ist.

## Entscheidungen
error-no-seat = es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }
error-seat = Platz { $seat }
error-action = eine Aktion ist eine ganze Zahl, die Stelle einer Wahl im Alphabet, nicht { $action }
error-must-choose = Platz { $seat } ist an der Reihe; warten darf er nicht
error-no-deals = deals ist eine ganze Zahl ab 1, nicht { $deals }
error-not-offered =
    Zug { $move }: Platz { $seat } darf { $token } nicht wählen; zur Wahl steht { LIST($offered, type: "plain") }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
error-not-to-act = Zug { $move }: Platz { $seat } hat jetzt nichts zu wählen; am Zug: { $owing }
error-game-over = Zug { $move }: Platz { $seat } hat jetzt nichts zu wählen; die Partie ist zu Ende
error-buffer = der Puffer hat { NUMBER($found, useGrouping: 0) } Stellen; er muss beschreibbar sein, in einer Reihe ohne Lücken, mit { NUMBER($wanted, useGrouping: 0) }
error-buffer-kind = ein Puffer der Art „{ $kind }“ kann die Zahlen nicht fassen; nimm ganze Zahlen mit zwei Bytes oder mehr, zum Beispiel int16
error-row = in Partie { NUMBER($row, useGrouping: 0) } des Stapels: { $reason }
error-row-ended = Partie { NUMBER($row, useGrouping: 0) } des Stapels ist zu Ende; setze sie zuerst zurück
error-actions = { NUMBER($rows, useGrouping: 0) } Partien warten auf je eine ganze Zahl; gegeben wurde eine Reihe von { $shape }, { $kind }
error-seeds = es sind { NUMBER($rows, useGrouping: 0) } Partien, aber { NUMBER($given, useGrouping: 0) } Startwerte
error-reset-mask = welche Partien neu beginnen, sagen { NUMBER($rows, useGrouping: 0) } Wahrheitswerte, einer für jede
error-batch = ein Stapel braucht mindestens eine Partie für jeden Prozess und einen Prozess; verlangt waren { NUMBER($games, useGrouping: 0) } Partien auf { NUMBER($processes, useGrouping: 0) } Prozessen
error-autoreset = es gibt kein Autoreset „{ $mode }“; nimm eines von { LIST($modes, type: "plain") }
error-no-reward = es gibt keine Belohnung „{ $reward }“; nimm eine von { LIST($rewards, type: "plain") }
error-batch-process = ein Prozess des Stapels ist gescheitert: { $reason }
error-no-choice-number = es gibt keine Wahl mit der Nummer { $action }; sie gehen von 0 bis { $last }
error-no-choice =
    „{ $token }“ gibt es in diesem Spiel nicht zu wählen{ $close ->
        [0] {""}
       *[other] ; meintest du { LIST($near, type: "or") }?
    }

## Spiele, Plätze und Optionen
error-no-game = es gibt kein Spiel „{ $game }“; es gibt { LIST($games, type: "plain") }
error-seats = { $title } spielt man mit { $fewest } bis { $most } Plätzen, nicht mit { $seats }
error-option-word = { $option } ist eines von { LIST($values, type: "plain") }, nicht „{ $value }“
error-option-number = { $option } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“
error-no-option =
    { $game } hat keine Option „{ $name }“; { $count ->
        [0] es hat keine
       *[other] es hat { LIST($options, type: "plain") }
    }
error-option-form = eine Option schreibt man Name=Wert, jeden Namen einmal; „{ $text }“ ist keine

## Spieldaten
error-in-file = { $file }: { $why }

## Stellungen als Text
error-position-form = das ist keine Stellung: Eine Stellung ist ein einziges Wort, das mit { $format } beginnt und fünf Teile mit Punkten dazwischen hat
error-position-format = diese Stellung ist als „{ $found }“ geschrieben; dieses Programm liest „{ $format }“
error-position-check = die Stellung wurde unterwegs verändert oder abgeschnitten: Kopiere sie noch einmal ganz
error-position-damaged = in diese Stellung kann { $game } nicht kommen
error-position-rules = { $title }: die Stellung wurde unter Version { $theirs } der Regeln geschrieben; dieses Programm spielt Version { $ours }
error-position-facts = { $title }: die Stellung wurde mit anderen Spieldaten gespielt, als dieses Programm hat

error-nothing-to-advise = hier gibt es nichts zu raten: Die Partie ist zu Ende, oder dieser Platz hat jetzt nichts zu wählen

## Aufzeichnungen
error-record-line = Zeile { $line }: { $why }
error-record-seed = die Startzahl einer Aufzeichnung ist eine ganze Zahl ab 0 mit höchstens { $digits } Ziffern
error-record-too-long = die Aufzeichnung hat mehr als { NUMBER($most, useGrouping: 0) } Zeilen; so lang ist keine Partie
error-record-breaks-off =
    die Aufzeichnung bricht nach { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } ab; sie sollte mit „over“ und den Punkten schließen, oder mit „open“ und der Zahl der Züge
error-record-other-format = dies ist „{ $found }“; dieses Programm liest „{ $format }“
error-record-first-line = eine Aufzeichnung beginnt mit „{ $format }“
error-record-header-lacks = im Kopf fehlt { LIST($fields, type: "plain") }
error-record-header-line = „{ $text }“ ist keine Zeile des Kopfs; jedes Feld steht einmal da
error-record-header-open = der Kopf ist nicht durch eine leere Zeile abgeschlossen
error-record-number = { $field } muss eine ganze Zahl sein, nicht „{ $text }“
error-record-other-rules =
    { $title }: die Aufzeichnung wurde unter Version { $theirs } der Regeln geschrieben; dieses Programm spielt Version { $ours }
error-record-other-facts =
    die Aufzeichnung wurde mit anderen Spieldaten ({ $theirs }) gespielt, als dieses Programm hat ({ $ours }); die Version, die sie schrieb, kann sie nachspielen
error-record-option-twice = die Option { $option } steht zweimal da
error-record-changes = { $field } muss ein JSON-Objekt aus Objekten sein
error-record-move = einen Zug schreibt man „Platz Token“, nicht „{ $text }“
error-record-closing = die Aufzeichnung schließt mit „{ $found }“, aber ihre Züge ergeben „{ $expected }“
error-record-after-closing = nach der Schlusszeile darf nichts mehr stehen

## Bots
error-no-bot = es gibt keinen Bot „{ $bot }“; es gibt { LIST($bots, type: "plain") }
error-budget = „{ $name }“ ist kein Budget; schreib search:5000 (Durchläufe je Zug) oder search:800ms
error-bot-answer = { $bot } hat { $answer } gewählt; eine Wahl ist eine der Zahlen in choices(seat)
error-bot-choice = { $bot } hat { $action } gewählt, was nicht zur Wahl steht; choices(seat) ist { $offered }
error-bot-failed = { $why } ({ $game }, Startzahl { $seed }, Platz { $seat })
error-bot-raised = { $bot } ist gescheitert: { $why }
error-bot-late = { $bot } hat für eine Entscheidung länger als { $seconds } s gebraucht
error-bot-late-game = { $bot } hat für seine Entscheidungen in einer Partie länger als { $seconds } s gebraucht
error-bot-died = { $bot } hat sich mitten in der Partie beendet
error-bot-line = { $bot } hat „{ $line }“ gesagt, wo „{ $wanted }“ erwartet wurde
error-bot-command = „{ $bot }“ nennt kein Programm, das sich starten lässt; schreibe process:BEFEHL, zum Beispiel process:./meinbot
error-bot-signature = { $bot } lässt sich nicht mit (game, seat, rng) und seinen Argumenten erzeugen: { $why }
error-bot-argument = „{ $text }“ ist kein Argument für einen Bot; schreibe Modul:Klasse?depth=3&style=quick, jeden Namen einmal
error-bot-without-choose = was { $bot } erzeugt, ist kein Bot: es hat keine Methode choose(position, seat)
error-bot-import = { $bot } lässt sich nicht importieren: { $why }; liegt { $module }.py in diesem Ordner, oder ist es installiert?
error-bot-maker = { $module } hat keine Klasse oder Funktion „{ $name }“, die einen Bot erzeugt
error-network-missing = es gibt keine Datei { $file }; schreibe onnx:DATEI, zum Beispiel onnx:towns.onnx
error-network-large = { $file } ist größer als { $most } MB; das ist kein Netz für einen Tisch
error-network-broken = { $file } ist beschädigt oder keine ONNX-Datei; exportiere das Netz neu
error-network-foreign = { $file } ist kein Netz für Waldglas: Es nimmt „observation“ und „mask“, gibt „logits“ und „value“ und sagt in seinen Metadaten, wofür es gelernt wurde (docs/learning.md)
error-network-game = { $bot } wurde für { $there } gelernt, und dies ist { $here }
error-network-rules = { $bot } wurde mit Version { $there } der Regeln gelernt, und dies ist Version { $here }; lerne es neu
error-network-layout = { $bot } wurde mit anderen Beobachtungen oder Entscheidungen gelernt ({ $there }, hier { $here }); lerne es neu
error-network-seats = { $bot } wurde für { $there } Plätze gelernt, und hier sind es { $here }
error-network-answer = { $bot } gab nicht für jede Wahl eine Zahl

## Gewichtstabellen
error-nothing-to-learn = { $game } hat nichts zu lernen
error-no-table = { $game } hat keine Tabelle „{ $table }“; es hat { LIST($tables, type: "plain") }
error-table-adapted = die Tabelle { $table } kann nicht mit den Gewichten von { $other } beginnen
error-weights-other-game =
    { $file } ist eine Tabelle von { $found }, nicht von { $game }; lerne sie neu: python -m waldglas.ai.training { $game } --table { $table }
error-weights-other-layout =
    { $file } passt nicht: Sie wurde mit dem Aufbau { $learned } gelernt, die Merkmale haben jetzt { $now }; lerne sie neu: python -m waldglas.ai.training { $game } --table { $table }
error-weights-damaged = { $file } ist beschädigt; kopiere die Datei neu oder lerne sie neu (python -m waldglas.ai.training)
error-no-weights = { $file } enthält keine Gewichte: Die erste Zeile sollte „{ $line }“ sein
error-weights-other-format = { $file } hat das Format { $found }, dieses Programm liest { $ours }; lerne sie damit neu

## Ligen und Simulationen
error-bot-twice = jeder Bot wird einmal genannt; { $bot } steht { $times }-mal da
error-plan-lacks = dem Plan der Liga fehlt „{ $field }“; ihn schrieb eine andere Version
error-other-league = { $folder } gehört zu einer anderen Liga: { $difference }; nimm einen anderen Ordner
error-league-difference = dort ist „{ $name }“ { $there }, hier ist es { $here }
error-folder-not-empty = { $folder } ist nicht leer und enthält keine Liga; nimm einen anderen Ordner
error-no-league = { $folder } enthält keine Liga; „waldglas arena … --out { $folder }“ spielt eine hinein
error-plan-damaged = { $file } ist beschädigt; nimm einen anderen Ordner
error-folder-busy = ein anderes Programm spielt gerade in { $folder }; warte darauf oder nimm einen anderen Ordner
error-match-damaged = Zeile { $line } von { $file } ist beschädigt; nimm sie heraus
error-file-exists = { $file } gibt es schon; die Datei wird nicht überschrieben
error-worker-lost = einer der Arbeitsprozesse hat sich beendet; derselbe Befehl macht weiter (mit --choice-seconds hat ein eigener Bot einen eigenen Prozess)
error-cluster-lost = der Cluster hat Arbeit endgültig verloren ({ $error }); derselbe Befehl macht weiter
error-no-cluster = kein Ray-Cluster antwortet unter { $address }; sieh nach { $variable }

## Der Prüfsatz
error-conformance-format = die erste Zeile braucht "format": "{ $format }" und das Spiel
error-conformance-line = Zeile { $line } ist kaputt: Eine Zeile ist ein Objekt mit moves, oder mit prefix und dem, was danach gilt
error-conformance-empty = es gibt nichts zu prüfen; --make schreibt eine Datei des Prüfsatzes, ihre erste Zeile sagt { $format }

## Eine Partie ansehen
error-not-over = nur eine beendete Partie lässt sich analysieren; diese läuft noch
error-no-digest = für { $game } gibt es keine Regelübersicht
error-no-book = für { $game } gibt es noch kein Spielbuch; seine Regeln sind da
error-no-entry = das Spielbuch weiß nichts von { $thing }; such darin nach einem anderen Wort
error-no-picture = von { $title } gibt es noch keine Bilder
error-input-ended =
    die Eingabe endete nach { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }, bevor die Partie zu Ende war

## Die Befehlszeile
error-too-long = { $file } ist länger als { $most } MB; das ist keine Aufzeichnung
error-not-text = { $file } ist keine Textdatei in UTF-8
error-not-installed =
    { $extra ->
        [web] der Webtisch
        [cluster] Ray
        [openspiel] OpenSpiel
        [rl] was Umgebungen brauchen,
        [onnx] die Laufzeit für Netze
       *[arena] die Arena
    } ist nicht installiert; pip install 'waldglas[{ $extra }]' holt das nach
error-until =
    die Aufzeichnung hat { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }, nicht { $until }: Gib --until eine kleinere Zahl
error-nobody-plays = niemand spielt am Terminal: Gib me einen Platz oder lass Bots mit simulate spielen
error-no-folder = { $file } lässt sich nicht schreiben: { $folder } ist kein Ordner, in den geschrieben werden darf
error-name = ein Name hat bis zu { $longest } druckbare Zeichen
error-no-rule = { $title }: keine Regel spricht von „{ $words }“
error-league-without-games = in der Liga in { $folder } ist keine Partie beendet; „waldglas arena“ spielt sie

## Einen Server betreiben
error-database-address = die Adresse der Datenbank lässt sich nicht lesen; schreibe postgresql://benutzer@rechner/name oder sqlite:////ordner/tables.sqlite
error-database-away = die Datenbank { $address } lässt sich nicht öffnen: { $why }
error-no-tables = in { $folder } sind keine Tische: { $file } fehlt; nenne den Ordner oder die URL, die der Server benutzt
error-damaged-copy = { $file } ist keine brauchbare Kopie von Tischen; nimm eine andere
error-tables-in-use = { $file } wird gerade benutzt; halte erst den Server an
error-backup-elsewhere =
    PostgreSQL macht Kopien von { $url } selbst: pg_dump --format=custom --file={ $file } { $url }
error-restore-elsewhere =
    PostgreSQL spielt Kopien selbst in { $url } zurück: pg_restore --clean --if-exists --single-transaction --dbname={ $url } { $file }
error-admin-table = es gibt keinen Tisch „{ $table }“
error-nobody-known =
    niemand ist als „{ $who }“ bekannt; nenne eine Adresse oder mindestens acht Zeichen des Hashs, den `waldglas admin show` nennt
error-setting-file = { $file } ist nicht als TOML lesbar: { $why }
error-setting-unknown = es gibt keine Einstellung „{ $name }“; es gibt { LIST($names, type: "plain") }
error-setting-value = { $name } kann nicht „{ $value }“ sein
error-setting-secret = das Geheimnis des Verwaltungslinks hat mindestens { $least } Zeichen
error-setting-mail = wer E-Mails verschickt (mail.host), muss auch sender und url setzen
error-facts-language = { $where }: Auf „{ $language }“ gibt es keine Texte; es gibt sie auf { $languages }
error-other-seed = die Startzahl dieser Aufzeichnung ist eine andere: Ihr Hash ist { $hash }
