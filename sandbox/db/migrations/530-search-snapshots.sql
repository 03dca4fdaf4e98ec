-- What the search builds of the catalogue, so that the next start reads it, in parts of limited size. `revision` is
-- that of 'catalog', `code` a hash of the program that built it, `conditions` one of what changes with time: rows of
-- others are not read.
CREATE TABLE search_snapshot (
  name TEXT NOT NULL,
  part INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  code TEXT NOT NULL,
  conditions TEXT NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (name, part)
);
