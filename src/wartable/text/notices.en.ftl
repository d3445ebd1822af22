# Notices: somebody who is not at the table is told that it is their turn.

notice-title = Your turn: { $title }
notice-text = { $seat } is waiting for your answer.
notice-left = Time left: { $time }.
notice-stop = You don’t want these messages any more? Stop them here:
notice-confirm-title = Do you want messages from Wartable?
notice-confirm-text = Someone asked us to write to this address when it is their turn in a game. If that was you, open this link. If not, do nothing: you will get no more messages.

option-notices = Tell people who are away that it is their turn; more in the settings file.
expected-longer-than-cover = more seconds than a hidden pass may take ({ $most })
expected-mail-server = a mail server, as smtp://name:password@mail.example.org:587
expected-mail-address = an e-mail address
expected-secure-address = a web address that begins with https://
expected-push-target = what the push service gave your browser
expected-notices = settings for notices, as in the documentation
where-kind = kind of notice
reason-too-many-notices = you can be told in { $most } ways at most; remove one first
reason-mail-asked = that address has been asked already; look for the message there, or try again tomorrow
reason-mail-blocked = whoever reads that address does not want messages from here
reason-notice-link = this link is too old, or it has been used already
reason-no-such-notice = that notice is gone already

client-notices-about = When it is your turn and you are away, we can tell you. A notice says which table waits for you, and nothing about your cards.
client-notices-quiet =
    { $seconds ->
        [one] You are told once per question, after one second.
       *[other] You are told once per question, after { $seconds } seconds.
    }
client-notices-loading = Loading …
client-notices-empty = You are not told anywhere yet.
client-notices-offline = You’re offline. You can change this when you’re back.
client-notices-failed = Your notices could not be loaded.
client-notices-retry = Try again
client-notices-here = On this page
client-notices-page = Show a notice while this page is open in the background
client-notices-denied = Your browser does not allow notices from this site. You can change that in its settings.
client-notices-push = On this device, also when the page is closed
client-notices-push-refused = Your browser did not allow notices. Allow them for this site in its settings; a private window cannot take them.
client-notices-push-none = Your browser cannot show notices when the page is closed.
client-notices-none = This server sends no notices to other places.
client-notices-elsewhere = Elsewhere
client-notices-add = Add
client-notices-way-mail = E-mail
client-notices-way-webhook = Web address (webhook)
client-notices-way-discord = Discord (webhook)
client-notices-way-push = Browser
client-notices-target-mail = Your e-mail address
client-notices-target-webhook = Address to call
client-notices-target-discord = Address of the webhook
client-notices-unconfirmed = Not confirmed yet. Open the link in the message we sent.
client-notices-failing = The last notice could not be sent.
client-notices-remove = Remove
client-notices-confirm-about = Do you want to be told there when it is your turn?
client-notices-confirm-yes = Yes, send them
client-notices-confirmed = Done. You will be told at { $target }.
client-notices-stop = Stop messages
client-notices-stop-about = Nothing more will be sent to you there.
client-notices-stop-yes = Stop them
client-notices-stopped = Done. Nothing more will be sent to { $target }.
