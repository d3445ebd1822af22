# Programs that play: their tokens, and what they are refused.

log-program = The program { $name } now plays { $seat_the } too.

reason-wrong-token = this token is unknown here, or has been revoked
reason-no-token = this needs a token: make one on the page under “Programs”, or ask the host of this server
reason-no-scope = this token does not allow that: it needs “{ $scope }”
reason-not-for-programs = programs cannot do that
reason-too-many-tokens = you already have { $most } tokens: revoke one first
reason-no-such-token = you have no such token
reason-other-stream = another stream was opened with this token
reason-restart = the server is stopping; connect again in a moment

expected-table-and-number = a table and how many lines of its log you have, such as abc:12
where-after = after
where-scopes = scopes
where-seconds = seconds

client-programs = Programs
client-programs-about = A program of yours can play here with a token, and is shown as a program at every table. Anyone who has the token can play as that program: keep it to yourself.
client-programs-none = You have no tokens.
client-program-name = Name of the program
client-program-make = Make a token
client-program-secret = This is the token. Copy it now: it won’t be shown again.
client-program-revoke = Revoke
client-program-revoke-sure = Revoke { $name }’s token? The program can no longer play.
client-program-keep = Keep it
client-program-may = may { $scopes }
scope-read = watch
scope-play = answer
scope-sit = take seats
scope-make = make tables
