# Was die Optionen jedes Spiels sagen können. Eigene Worte eines Spiels: option-NAME mit .help, .WERT, .WERT-means und .why.
option-value-yes = ja
option-value-no = nein
option-takes-numbers = { $least } bis { $most }
option-takes-written = { LIST($values, type: "plain") } oder Reihen von Zahlen
