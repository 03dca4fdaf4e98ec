-- Codes that allow a customer without a password to delete the account: the list of actions is longer. Open codes
-- stay valid.
CREATE TABLE slas_action_code_next (
  code_hash TEXT PRIMARY KEY,
  action TEXT NOT NULL CHECK (action IN ('login', 'reset', 'activate', 'passkey', 'email', 'close')),
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
