-- A basket is read and written as a whole: what no query asks for is one JSON document.
CREATE TABLE basket (
  id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  content TEXT NOT NULL
);
CREATE INDEX basket_customer ON basket (customer_id, site_id);
