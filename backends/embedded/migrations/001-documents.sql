CREATE TABLE documents (
  collection TEXT NOT NULL,
  id TEXT NOT NULL,
  fields TEXT NOT NULL,
  PRIMARY KEY (collection, id)
) WITHOUT ROWID;

-- Every change in the order it happened, for those who watch from another process.
CREATE TABLE changes (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  collection TEXT NOT NULL,
  id TEXT NOT NULL
);
