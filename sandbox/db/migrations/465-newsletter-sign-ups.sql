-- A newsletter sign-up that waits for its confirmation (double opt-in), one for each address of a site. The token of the
-- mailed link is stored as SHA-256 in hex; times are milliseconds since 1970.
CREATE TABLE newsletter_sign_up (
  site_id TEXT NOT NULL,
  -- Lower case.
  email TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  first_name TEXT,
  locale TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  mailed_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, email)
);
