-- What is asked at every edit and on every page of the desk. `list` writes these expressions letter for letter and names the
-- index: without statistics SQLite would take the primary key. Rows that SQLite cannot read as JSON are in none but the last.
CREATE INDEX documents_by_state ON documents
  (collection, CASE WHEN json_valid(fields) THEN json_extract(fields, '$."state"') END)
  WHERE CASE WHEN json_valid(fields) THEN json_extract(fields, '$."state"') END IS NOT NULL;
CREATE INDEX documents_by_hash ON documents
  (collection, CASE WHEN json_valid(fields) THEN json_extract(fields, '$."hash"') END)
  WHERE CASE WHEN json_valid(fields) THEN json_extract(fields, '$."hash"') END IS NOT NULL;
CREATE INDEX documents_by_tree ON documents
  (collection, CASE WHEN json_valid(fields) THEN json_extract(fields, '$."tree"') END,
   CASE WHEN json_valid(fields) THEN json_extract(fields, '$."number"') END)
  WHERE CASE WHEN json_valid(fields) THEN json_extract(fields, '$."tree"') END IS NOT NULL;
CREATE INDEX documents_unreadable ON documents (collection) WHERE NOT json_valid(fields);

-- Files that contributions and photographs name in `files`: there the path is data, which no index on an expression can have.
CREATE TABLE named_files (
  collection TEXT NOT NULL,
  hash TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (collection, hash, id)
) WITHOUT ROWID;

INSERT INTO named_files
  SELECT DISTINCT collection, file.key, documents.id
  FROM documents, json_each(iif(json_valid(fields), fields, '{}'), '$.files') AS file
  WHERE collection IN ('contributions', 'photographs') AND file.type = 'true' AND file.key IS NOT NULL;

CREATE TRIGGER files_named AFTER INSERT ON documents WHEN NEW.collection IN ('contributions', 'photographs') BEGIN
  INSERT INTO named_files
    SELECT DISTINCT NEW.collection, key, NEW.id
    FROM json_each(iif(json_valid(NEW.fields), NEW.fields, '{}'), '$.files') WHERE type = 'true' AND key IS NOT NULL;
END;
CREATE TRIGGER files_renamed AFTER UPDATE ON documents WHEN NEW.collection IN ('contributions', 'photographs') BEGIN
  DELETE FROM named_files WHERE collection = OLD.collection AND id = OLD.id
    AND hash IN (SELECT key FROM json_each(iif(json_valid(OLD.fields), OLD.fields, '{}'), '$.files'));
  INSERT INTO named_files
    SELECT DISTINCT NEW.collection, key, NEW.id
    FROM json_each(iif(json_valid(NEW.fields), NEW.fields, '{}'), '$.files') WHERE type = 'true' AND key IS NOT NULL;
END;
CREATE TRIGGER files_unnamed AFTER DELETE ON documents WHEN OLD.collection IN ('contributions', 'photographs') BEGIN
  DELETE FROM named_files WHERE collection = OLD.collection AND id = OLD.id
    AND hash IN (SELECT key FROM json_each(iif(json_valid(OLD.fields), OLD.fields, '{}'), '$.files'));
END;
