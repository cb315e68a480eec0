-- Accounts, sessions and links are better-auth's own tables, which it makes itself. These two are ours.

-- Attempts under a limit. The key is a keyed hash: whom it counts cannot be read from here.
CREATE TABLE attempts (
  key TEXT PRIMARY KEY,
  attempts INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX attempts_by_end ON attempts (ends_at);

-- Addresses made editors from the command line, whether or not they have an account yet.
CREATE TABLE editors (
  email TEXT PRIMARY KEY,
  added_at TEXT NOT NULL
) WITHOUT ROWID;
