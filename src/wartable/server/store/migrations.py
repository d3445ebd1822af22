"""The tables of the database, as numbered steps; a released step never changes."""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        options TEXT NOT NULL,
        position TEXT NOT NULL,
        seed TEXT NOT NULL,
        status TEXT NOT NULL,
        result TEXT,
        listed INTEGER NOT NULL,
        setup BLOB NOT NULL,
        owner BLOB NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status, listed, changed);
    CREATE TABLE chairs (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        chair TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        level TEXT NOT NULL,
        resigned INTEGER NOT NULL,
        link BLOB,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE holders (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        holder BLOB NOT NULL,
        PRIMARY KEY (table_id, seat, holder)
    ) WITHOUT ROWID;
    CREATE INDEX holders_by_holder ON holders (holder);
    CREATE TABLE deeds (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        body TEXT NOT NULL,
        request TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
    # The state's hash after a deed that begins a turn, so that other rules are noticed; and a row
    # that is written again and again, to see whether anything can be written at all.
    """
    ALTER TABLE deeds ADD COLUMN hash TEXT NOT NULL DEFAULT '';
    CREATE TABLE pulse (id INTEGER PRIMARY KEY, beat INTEGER NOT NULL);
    """,
    # Since when a browser sits on a seat, and what it calls itself.
    """
    ALTER TABLE holders ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE holders ADD COLUMN device TEXT NOT NULL DEFAULT '';
    """,
    # Tables that a host has closed, journals that are kept compressed, and who is not let in.
    """
    ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE put_away (table_id TEXT PRIMARY KEY, deeds BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE bans (network TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
    """,
    # Tokens of programs, and the seats that programs sit on.
    """
    CREATE TABLE tokens (
        id TEXT PRIMARY KEY,
        hash BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        scopes TEXT NOT NULL,
        owner BLOB NOT NULL,
        made INTEGER NOT NULL
    ) WITHOUT ROWID;
    ALTER TABLE holders ADD COLUMN program INTEGER NOT NULL DEFAULT 0;
    """,
    # What people say at a table, whom they do not want to hear, and what the host is shown of it.
    """
    CREATE TABLE chat (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        room TEXT NOT NULL,
        author TEXT NOT NULL,
        holder BLOB NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        emote TEXT NOT NULL,
        said INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE INDEX chat_by_holder ON chat (holder);
    CREATE TABLE mutes (
        table_id TEXT NOT NULL,
        who TEXT NOT NULL,
        muted TEXT NOT NULL,
        PRIMARY KEY (table_id, who, muted)
    ) WITHOUT ROWID;
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        author TEXT NOT NULL,
        text TEXT NOT NULL,
        reporter TEXT NOT NULL,
        said INTEGER NOT NULL,
        reported INTEGER NOT NULL,
        UNIQUE (table_id, number, reporter)
    );
    """,
    # Accounts, and the browsers that are signed in.
    """
    CREATE TABLE accounts (
        key BLOB PRIMARY KEY,
        name TEXT NOT NULL,
        password TEXT NOT NULL,
        recovery BLOB NOT NULL,
        since INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        account BLOB NOT NULL,
        label TEXT NOT NULL,
        since INTEGER NOT NULL,
        seen INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    # How finished games went, seat by seat, and whose profile everybody may see.
    """
    CREATE TABLE results (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        chair TEXT NOT NULL,
        game TEXT NOT NULL,
        variant TEXT NOT NULL,
        ended INTEGER NOT NULL,
        rated INTEGER NOT NULL,
        side TEXT NOT NULL,
        score REAL NOT NULL,
        player TEXT NOT NULL,
        level TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX results_by_end ON results (ended);
    ALTER TABLE accounts ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
    """,
    # How long the server has run, and the clocks of tables: when the next one's time is up.
    """
    CREATE TABLE server_time (id INTEGER PRIMARY KEY, seconds REAL NOT NULL);
    CREATE TABLE clocks (table_id TEXT PRIMARY KEY, due REAL, clock BLOB NOT NULL) WITHOUT ROWID;
    """,
    # How games stood at every turn, what was told until then, and what such a state consists of.
    """
    CREATE TABLE states (
        table_id TEXT NOT NULL,
        entry INTEGER NOT NULL,
        answers INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        shape TEXT NOT NULL,
        at INTEGER NOT NULL,
        state BLOB NOT NULL,
        told BLOB NOT NULL,
        PRIMARY KEY (table_id, entry)
    ) WITHOUT ROWID;
    CREATE TABLE shapes (shape TEXT PRIMARY KEY, fields TEXT NOT NULL) WITHOUT ROWID;
    ALTER TABLE put_away ADD COLUMN states BLOB;
    """,
    # Tournaments, each as a whole.
    """
    CREATE TABLE tournaments (id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    """,
    # Accounts that the host has muted or suspended.
    """
    ALTER TABLE accounts ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE accounts ADD COLUMN suspended INTEGER NOT NULL DEFAULT 0;
    """,
    # Where people want to be told that they are asked, of which question they were told last, who
    # does not want to be asked about that any more, and the keys of this server.
    """
    CREATE TABLE notices (
        id TEXT PRIMARY KEY,
        holder BLOB NOT NULL,
        kind TEXT NOT NULL,
        target TEXT NOT NULL,
        lang TEXT NOT NULL,
        confirmed INTEGER NOT NULL,
        failures INTEGER NOT NULL,
        made INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE notified (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE TABLE blocked (hash TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE server_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    """,
    # Keys that people's devices keep, to sign in without a password.
    """
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY,
        account BLOB NOT NULL,
        name TEXT NOT NULL,
        public BLOB NOT NULL,
        count INTEGER NOT NULL,
        since INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    # Who gave up a seat of a running game.
    """
    CREATE TABLE leavers (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        holder BLOB NOT NULL,
        since INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, holder)
    ) WITHOUT ROWID;
    """,
    # How many answers of a seat were given by whom; without a holder: all of them.
    """
    CREATE TABLE answered (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        holder BLOB NOT NULL,
        answers INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, holder)
    ) WITHOUT ROWID;
    """,
)
