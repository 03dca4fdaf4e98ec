-- More kinds of notes; the code names them (ImportNote).
ALTER TABLE import_note RENAME TO import_note_before;
CREATE TABLE import_note (
  kind TEXT NOT NULL,
  file TEXT NOT NULL,
  line INTEGER,
  text TEXT NOT NULL,
  count INTEGER NOT NULL
);
INSERT INTO import_note SELECT kind, file, line, text, count FROM import_note_before;
DROP TABLE import_note_before;
