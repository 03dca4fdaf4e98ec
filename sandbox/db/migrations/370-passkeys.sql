-- Codes that allow a passkey to be added: the list of actions is longer. Open codes stay valid.
CREATE TABLE slas_action_code_next (
  code_hash TEXT PRIMARY KEY,
  action TEXT NOT NULL CHECK (action IN ('login', 'reset', 'activate', 'passkey')),
  site_id TEXT NOT NULL,
  -- The login that the code was asked for.
  user_id TEXT NOT NULL,
  usid TEXT,
  -- Profile of an account that is opened when the code is used, as JSON.
  registration TEXT,
  code_challenge TEXT,
  expires_at INTEGER NOT NULL,
  -- Wrong codes that were entered while this one was open.
  wrong_attempts INTEGER NOT NULL DEFAULT 0
);
INSERT INTO slas_action_code_next
  SELECT code_hash, action, site_id, user_id, usid, registration, code_challenge, expires_at,
    wrong_attempts
  FROM slas_action_code;
DROP TABLE slas_action_code;
ALTER TABLE slas_action_code_next RENAME TO slas_action_code;
CREATE INDEX slas_action_code_user ON slas_action_code (site_id, user_id, action);

-- A customer who has, or is adding, a passkey.
CREATE TABLE slas_passkey_user (
  id INTEGER PRIMARY KEY,
  customer_id TEXT NOT NULL UNIQUE REFERENCES customer (id) ON DELETE CASCADE,
  -- Id that authenticators store; base64url.
  user_handle TEXT NOT NULL UNIQUE,
  display_name TEXT NOT NULL
);

CREATE TABLE slas_passkey (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES slas_passkey_user (id) ON DELETE CASCADE,
  -- Id of the credential; base64url.
  credential_id TEXT NOT NULL UNIQUE,
  nick_name TEXT NOT NULL,
  -- Public key in the form of COSE; base64url.
  public_key TEXT NOT NULL,
  -- Signatures that the authenticator has counted.
  sign_count INTEGER NOT NULL,
  -- Names of transports, as a JSON array.
  transports TEXT NOT NULL
);
CREATE INDEX slas_passkey_owner ON slas_passkey (user_id);

-- A challenge that an authenticator has not answered.
CREATE TABLE slas_passkey_challenge (
  challenge TEXT PRIMARY KEY,
  -- The customer who adds a passkey; null for a login.
  customer_id TEXT REFERENCES customer (id) ON DELETE CASCADE,
  nick_name TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
