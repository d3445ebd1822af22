# The host’s command, and who is not let in.

option-put-away = How many days after its end a table is compressed; 0 means never.
option-admin-data = The data folder of the server.
option-days = For list: only tables that have not changed for this many days. For ban: how many days; 0 means for good.
option-action = list, show, close, reopen, delete, unname, export, records, backup, restore, token, tokens, revoke, ban, unban, bans, reports, settle, silence, verify, accounts, account, delete-account, mute, unmute, suspend, unsuspend, tournaments, tournament, start-tournament, next-round, delete-tournament or recount.
option-target = The table, the account, the tournament, the file, the number of a report, the name of a program or the id of its token, or the address or network to keep out.
command-admin = Look after tables, backups, programs and visitors.

expected-table-or-address = a table (see wartable admin list), an account (see wartable admin accounts), a tournament, an address, a name, a file or the number of a report
expected-tournament-file = a tournament as the hosting page describes it
reason-no-table-named = there is no table { $name }: see wartable admin list
reason-no-token-named = there is no token { $name }: see wartable admin tokens
reason-no-such-account = there is no account named { $name }: see wartable admin accounts
expected-network = an address such as 203.0.113.7, or a network such as 203.0.113.0/24
expected-folder-of-tables = the data folder of a server
where-action = action
where-address = address
where-target = target
reason-banned = the host of this server has banned you

command-mcp = Let a language model play, over the Model Context Protocol.
option-mcp-server = The address of the server.
option-token = The program’s token; by default, the one in WARTABLE_TOKEN.
option-scopes = For token: what it allows, out of read, play, sit and make.
expected-token = a token, here or in the variable { $variable }
expected-web-address = an address such as https://table.example.org

option-proxies = Which proxies to trust about a visitor’s address: addresses or networks, separated by commas.
option-metrics = Show the server’s numbers at /metrics to everyone, not only to this machine.
option-tournaments = Who may make a tournament: everyone with an account (accounts), or only you (host).
option-config = A file with settings, in TOML.
option-show-config = Show every setting and where it comes from, without starting anything.
serve-default = default
expected-limits = limits as listed on the hosting page
expected-backup = a backup made by wartable admin backup
expected-new-file = a file that does not exist yet

admin-verify-differs = { $table } ({ $game }): after { $answers } answers ({ $mark }), played with rules { $rules }, the game comes out differently now
admin-verify-refused = { $table } ({ $game }): after { $answers } answers ({ $mark }), played with rules { $rules }, the next answer is no longer allowed
admin-verify-more = { $count ->
    [one] and in one more place later on: see wartable admin verify { $table }
   *[other] and in { $count } more places later on: see wartable admin verify { $table }
 }
admin-verify-gap = { $table } ({ $game }): after { $answers } answers, journal entries are missing
admin-verify-unreadable = { $table } ({ $game }): after { $answers } answers ({ $mark }), what was saved under rules { $rules } cannot be read any more
admin-verified =
    { $games ->
        [one] One game played again
       *[other] { $games } games played again
    }: { $wrong ->
        [0] everything is as it was.
        [one] one of them differs.
       *[other] { $wrong } of them differ.
    }

admin-head-list = Table · Game · Status · People · Last change · Title
admin-head-tokens = Token · Name · Allows · Since
admin-head-bans = Address · Until
admin-head-reports = Report · When · Table · Author · Reported by · Message
admin-head-accounts = Account · Since · Last seen · Devices · Tables · Notes
admin-head-tournaments = Tournament · Game · Format · Status · Entrants · Title
