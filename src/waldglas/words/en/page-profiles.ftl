# Profiles: my page, the ways in, ratings.

page-me = Me
page-become = Keep your name and your games
page-become-help = A profile keeps your name, your games and what you reached in them, on every device. No e-mail, no password: you get a recovery code and can add a passkey. Everything works without one, too.
page-become-do = Make it my profile
page-sign-in = You have a profile already?
page-sign-in-passkey = Sign in with a passkey
page-sign-in-do = Sign in with the code
page-passkey-failed = Nothing was done: the browser has no passkey for this, or it was cancelled.
page-recovery-code = Recovery code
page-code-once = Write it down or keep it in a safe place: it opens your profile on any device, and is shown this once.
page-code-there = There is a code. Only its fingerprint is kept here, so it cannot be shown again.
page-code-missing = There is no code.
page-code-renew = Make a new code
page-code-remove = Remove the code
page-ways-in = Name and ways in
page-ways-in-help = A passkey is unlocked by your device: a fingerprint, a face, a PIN. The code is for devices without one.
page-passkeys = Passkeys
page-passkey-add = Add a passkey
page-passkey-since = since { $day }
page-passkey-used = { $since }, last used { $day }
page-no-passkeys = Passkeys can be used where this server has a name and https; here the code is the way in.
page-remove = Remove
page-rename = Change the name
page-public-profile = A page for others
page-public-on = Show my page
page-public-off = Hide my page
page-public-is-on = Anybody may see your name, statistics and ratings: { $address }
page-public-is-off = Nobody else sees your statistics, and the lists of ratings do not name you.
page-sign-out = Sign out
page-sign-out-help = This browser forgets who you are; your seats stay yours on your other devices.
page-last-way = This is the last way in
page-last-way-help = Without it nobody can sign in to this profile on another device, or here after signing out. Make a new code or add a passkey first, or go on if you are sure.
page-last-way-do = Remove it all the same

## What was reached
page-statistics = What I reached
page-statistics-of = Results
page-figure-games = Games
page-figure-wins = Won
page-figure-of = { $number } of { $all }
page-figure-mean = Points on average
page-figure-best = Most points
page-figure-places = Places
page-figure-time = Time for a game
page-figure-built = Built most often
page-place-times = { $number } × { $place }.
page-built-times = { $name } ({ $number })
page-time-minutes =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
page-time-hours =
    { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
page-time-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
page-my-games = My games
page-my-games-of = Games to be shown
page-all-games = All games
page-running-games = Running
page-no-games = There are no games here yet.

## What is kept
page-kept = What is kept about me
page-kept-help = The hash of a cookie, the seats you hold, what you said there, and with a profile its name, passkeys, results and ratings. No address, no e-mail.
page-export = All of it in one file
page-delete-help = Deleting removes the profile with all its devices: passkeys, ratings, seats, what you said. Seats in running games become free; finished games stay for the others, without your name.
page-delete-guest-help = Deleting removes your seats and what you said. Seats in running games become free; finished games stay for the others, without your name.
page-delete-sure = I am sure; it cannot be undone.
page-delete = Delete all of it

## Ratings
page-ratings = Ratings
page-ratings-of = Ratings: { $title }
page-ratings-none = Nobody has played { $least } rated games yet.
page-ratings-how = Each player is a guess at their strength and how unsure it is (the Plackett-Luce model of Weng and Lin). After a rated game all guesses move by how the places differ from what was expected, the unsure ones most; who shares a place is even. The number shown is the guess less three times the doubt: it begins at 0 and rises as more is known. Bots are rated like people, one for each strength.
page-ratings-names = Listed from { $least } rated games on. Only those who show their page are named.
page-rating = Rating
page-rating-now = Rating { $rating } after { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }
page-rating-place = Place
page-rating-who = Who
page-rating-somebody = Somebody
page-rated = A rated game
page-rated-help = The result counts for the ratings if everybody who plays has a profile and sits on one seat, and nothing is taken back. The coach gives no hints.
page-rated-guest = For players with a { $profile }: the result counts for the ratings.
page-rated-profile = profile
page-rated-table = This is a rated game: it counts if everybody who plays has a profile and nothing is taken back.
page-rated-game = rated game

## Why something is refused
page-refused-signed-in = You are signed in here already; sign out first.
page-refused-name-kept = Somebody keeps this name or one that looks like it; choose another.
page-refused-passkeys = A profile has { $most } passkeys at most; remove one first.
page-refused-passkey-known = This passkey is known here already.
page-refused-no-passkeys = Passkeys cannot be used at this address; use the recovery code.
page-refused-passkey = This passkey was not accepted; try it again.
page-refused-passkey-unknown = This passkey belongs to no profile here.
page-refused-challenge = That took too long or was sent twice; try it again.
page-refused-no-passkey = There is no such passkey.
page-refused-last-way = This is the last way in to the profile; say that you are sure.
page-refused-no-profile = There is no such profile, or it is not shown.
page-refused-guest = You have no profile here yet.
page-refused-recovery-code = This code opens no profile.
page-refused-rated-guest = A rated game is set up by somebody with a profile.
page-refused-rated-seats = A rated game has several seats, and each person plays one of them on a device of their own.
page-refused-coach-rated = The coach gives no hints in a rated game.
