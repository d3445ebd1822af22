# The host’s command, and who is not let in.

option-put-away = Days after which a finished table is kept compressed; 0: never.
option-admin-data = The data folder of the server.
option-days = For list: only tables that have not changed for so many days. For ban: how many days; 0: for good.
option-action = list, show, close, reopen, delete, export, ban, unban or bans.
option-target = The table, or the address or network to keep out.
command-admin = List, show, close, delete or export tables, and keep visitors out.

expected-table-or-address = a table (see wartable admin list) or an address
expected-network = an address such as 203.0.113.7, or a network such as 203.0.113.0/24
expected-folder-of-tables = the data folder of a server
where-action = action
where-address = address
where-target = target
reason-banned = the host of this server does not let you in
