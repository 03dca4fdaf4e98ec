-- A link that shows a customer's wish list to friends. Its token is stored as SHA-256 in hex; times are milliseconds
-- since 1970.
CREATE TABLE IF NOT EXISTS wish_link (
  token_hash TEXT PRIMARY KEY,
  list_id TEXT NOT NULL REFERENCES product_list (id) ON DELETE CASCADE,
  site_id TEXT NOT NULL,
  title TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS wish_link_list ON wish_link (list_id);

-- A unit of an item that a friend wants to give. It is separate from the list, so that no answer for the owner, not
-- even the time of the last change, depends on it.
CREATE TABLE IF NOT EXISTS wish_reservation (
  item_id TEXT NOT NULL REFERENCES product_list_item (id) ON DELETE CASCADE,
  unit INTEGER NOT NULL,
  holder_hash TEXT NOT NULL,
  reserved_at INTEGER NOT NULL,
  PRIMARY KEY (item_id, unit),
  UNIQUE (item_id, holder_hash)
);
