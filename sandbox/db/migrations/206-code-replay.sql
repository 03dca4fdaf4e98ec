-- Tokens of one authorization code form a family: a replay of the code ends all of them.
ALTER TABLE slas_refresh_token ADD COLUMN family TEXT;
CREATE INDEX slas_refresh_token_family ON slas_refresh_token (family);

-- Codes that were redeemed, as long as their tokens live.
CREATE TABLE slas_redeemed_code (
  code_hash TEXT PRIMARY KEY,
  family TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);

-- Wrong codes that were entered while this one was open.
ALTER TABLE slas_action_code ADD COLUMN wrong_attempts INTEGER NOT NULL DEFAULT 0;
