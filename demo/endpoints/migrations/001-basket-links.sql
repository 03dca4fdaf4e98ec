-- A link that continues a basket on another device. Its token is stored as SHA-256 in hex; times are milliseconds
-- since 1970.
CREATE TABLE IF NOT EXISTS basket_link (
  basket_id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  expires_at INTEGER NOT NULL
);
