-- The report of the last import: what came in, what no reader knew, what was read differently.
CREATE TABLE import_note (
  kind TEXT NOT NULL CHECK (kind IN ('imported', 'unknown-element', 'unknown-file', 'warning')),
  file TEXT NOT NULL,
  line INTEGER,
  text TEXT NOT NULL,
  count INTEGER NOT NULL
);

-- Files below `static/` of an archive; the bytes are in `static/` of the data directory by hash.
-- owner: folder of the storefront URL without `Sites-`: catalog or library id, or `{site}-Site`.
CREATE TABLE static_file (
  owner TEXT NOT NULL,
  path TEXT NOT NULL,
  hash TEXT NOT NULL,
  size INTEGER NOT NULL,
  PRIMARY KEY (owner, path)
);

ALTER TABLE site ADD COLUMN status TEXT NOT NULL DEFAULT 'online';
ALTER TABLE catalog ADD COLUMN external_location TEXT;
