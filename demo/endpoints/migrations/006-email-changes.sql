-- A new email address that waits for its confirmation, one for each customer. The token of the mailed link is stored as
-- SHA-256 in hex, or is null when the address belongs to another account; times are milliseconds since 1970.
CREATE TABLE IF NOT EXISTS email_change (
  customer_id TEXT PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  site_id TEXT NOT NULL,
  token_hash TEXT UNIQUE,
  email TEXT NOT NULL,
  -- A new password voids the change.
  credentials_revision INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
