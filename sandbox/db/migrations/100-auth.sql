-- Times are milliseconds since 1970. Bearer secrets are stored as SHA-256 in hex.

CREATE TABLE slas_signing_key (
  kid TEXT PRIMARY KEY,
  private_jwk TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

-- The guest behind a unique shopper id: the same usid finds the same customer, and so the basket.
CREATE TABLE slas_guest (
  usid TEXT NOT NULL,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (usid, site_id)
);

CREATE TABLE slas_authorization_code (
  code_hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL,
  site_id TEXT NOT NULL,
  usid TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  code_challenge TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);

-- A public client's token is replaced with every use; a private client keeps its own.
CREATE TABLE slas_refresh_token (
  token_hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL,
  site_id TEXT NOT NULL,
  usid TEXT NOT NULL,
  client_type TEXT NOT NULL CHECK (client_type IN ('public', 'private')),
  dnt INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX slas_refresh_token_session ON slas_refresh_token (usid, site_id);
