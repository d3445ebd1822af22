# Notices: somebody who is not at the table is told that it is their turn.

notice-title = Your turn: { $title }
notice-text = { $seat } is waiting for your answer.
notice-left = Time left: { $time }.
notice-stop = Don’t want these messages any more? Stop them here:
notice-confirm-title = Do you want messages from Wartable?
notice-confirm-text = Someone asked us to write to this address when it is their turn in a game. If that was you, open this link. If not, do nothing: you will get no more messages.

option-notices = Tell people who are away that it is their turn; more in the settings file.
expected-longer-than-cover = more seconds than a hidden pass may take ({ $most })
expected-mail-server = a mail server, such as smtp://name:password@mail.example.org:587
expected-mail-address = an e-mail address
expected-secure-address = a web address that begins with https://
expected-push-target = what the push service gave your browser
expected-notices = settings for notifications, as in the documentation
where-kind = kind of notification
reason-too-many-notices = you can have { $most } ways of being notified at most; remove one first
reason-mail-asked = we have already written to that address; look for the message there, or try again tomorrow
reason-mail-blocked = whoever reads mail at that address does not want messages from here
reason-notice-link = this link is too old, or it has been used already
reason-no-such-notice = that notification has already been removed

client-notices-about = When it is your turn and you are away, we can let you know. A notification says which table is waiting for you, and nothing about your cards.
client-notices-quiet =
    { $seconds ->
        [one] You get one notification per question, after one second.
       *[other] You get one notification per question, after { $seconds } seconds.
    }
client-notices-loading = Loading…
client-notices-empty = You don’t get any notifications yet.
client-notices-offline = You’re offline. You can change this when you’re back.
client-notices-failed = Your notifications could not be loaded.
client-notices-here = On this page
client-notices-page = Show a notification while this page is open in the background
client-notices-denied = Your browser does not allow notifications from this site. You can change that in its settings.
client-notices-push = On this device, even when the page is closed
client-notices-push-refused = Your browser did not allow notifications. Allow them for this site in its settings; they don’t work in a private window.
client-notices-push-none = Your browser cannot show notifications when the page is closed.
client-notices-none = This server doesn’t send notifications anywhere else.
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
client-notices-failing = The last notification could not be sent.
client-notices-remove = Remove
client-notices-confirm-about = Do you want to get a message there when it is your turn?
client-notices-confirm-yes = Yes, send them
client-notices-confirmed = Done. You will get messages at { $target }.
client-notices-stop = Stop messages
client-notices-stop-about = Nothing more will be sent to you there.
client-notices-stop-yes = Stop them
client-notices-stopped = Done. Nothing more will be sent to { $target }.
