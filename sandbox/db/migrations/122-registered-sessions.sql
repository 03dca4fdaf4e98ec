-- Null for guests.
ALTER TABLE slas_authorization_code ADD COLUMN customer_id TEXT;
ALTER TABLE slas_refresh_token ADD COLUMN customer_id TEXT;
CREATE INDEX slas_refresh_token_customer ON slas_refresh_token (customer_id);

-- One-time codes that were mailed: passwordless login and password reset.
CREATE TABLE slas_action_code (
  code_hash TEXT PRIMARY KEY,
  action TEXT NOT NULL CHECK (action IN ('login', 'reset')),
  site_id TEXT NOT NULL,
  -- The login that the code was asked for.
  user_id TEXT NOT NULL,
  usid TEXT,
  -- Profile of an account that is opened when the code is used, as JSON.
  registration TEXT,
  code_challenge TEXT,
  expires_at INTEGER NOT NULL
);
CREATE INDEX slas_action_code_user ON slas_action_code (site_id, user_id, action);

-- Access tokens that a logout ended before their time, by their `jti`.
CREATE TABLE slas_revoked_token (
  jti TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
);
