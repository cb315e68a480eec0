-- Addresses given a role, whether or not they have an account yet. Those made editors before stay so.
CREATE TABLE roles (
  email TEXT PRIMARY KEY,
  role TEXT NOT NULL CHECK (role IN ('writer', 'editor')),
  given_at TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO roles (email, role, given_at) SELECT email, 'editor', added_at FROM editors;
DROP TABLE editors;
