# What people say to each other at a table.

client-chat = Chat
client-chat-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
client-chat-empty = Nobody has said anything yet. Say hello!
client-chat-seats = Only the players can read this.
client-chat-watchers = Only people who are watching can read this. The players can’t.
client-chat-write = Message
client-chat-send = Send
client-chat-emotes = Quick messages
client-chat-offline = You’re offline. Messages will be here when you’re back.
client-chat-failed = The messages could not be loaded.
client-chat-more = What to do about { $name }’s message
client-chat-mute = Mute
client-chat-muted = Muted: { $name }
client-chat-unmute = Unmute
client-chat-report = Report
client-chat-report-sure = Show this message to the people who run this server?
client-chat-report-not = Don’t report
client-chat-reported = Reported. The people who run this server will look at it.
client-chat-watcher = Someone watching
client-chat-off = The person who made the table has turned the chat off.
client-chat-allow = People may chat at this table

emote-hello = Hello!
emote-thanks = Thank you!
emote-well-played = Well played!
emote-wow = Wow!
emote-oops = Oops!
emote-thinking = Let me think…

where-text = text
expected-text-or-emote = a text or an emote, not both
reason-chat-off = the chat is turned off at this table
reason-silenced = the people who run this server have muted you at this table
reason-own-line = that is your own message
reason-no-such-line = there is no such message any more
reason-too-many-reports = many messages at this table have already been reported; the host will look at them

expected-report = the number of a report: see wartable admin reports
