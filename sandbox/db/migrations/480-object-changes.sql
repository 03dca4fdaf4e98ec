-- When the texts and attributes of an object of the archive last changed. The owner is the catalog, library or site.
CREATE TABLE object_change (
  kind TEXT NOT NULL CHECK (kind IN ('product', 'category', 'content', 'store')),
  owner_id TEXT NOT NULL,
  id TEXT NOT NULL,
  digest TEXT NOT NULL,
  -- Epoch milliseconds.
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (kind, owner_id, id)
);
