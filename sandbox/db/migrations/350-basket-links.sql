-- A link that continues a basket on another device. Its token is stored as SHA-256 in hex; times are milliseconds
-- since 1970.
CREATE TABLE basket_link (
  basket_id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  expires_at INTEGER NOT NULL
);

-- Failed attempts to open such a link.
CREATE TABLE basket_link_attempt (
  site_id TEXT NOT NULL,
  client TEXT NOT NULL,
  attempted_at INTEGER NOT NULL
);
CREATE INDEX basket_link_attempt_client ON basket_link_attempt (site_id, client, attempted_at);
