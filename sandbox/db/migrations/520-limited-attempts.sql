-- Attempts that are limited: logins, codes, mails, proofs for orders, links, letters and reports. The subject is the
-- hash of an account, an address, an order or a client.
CREATE TABLE limited_attempt (
  id INTEGER PRIMARY KEY,
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  attempted_at INTEGER NOT NULL
);
CREATE INDEX limited_attempt_subject ON limited_attempt (act, subject, attempted_at);
CREATE INDEX limited_attempt_time ON limited_attempt (attempted_at);

DROP TABLE order_attempt;
DROP TABLE IF EXISTS wish_link_attempt;
DROP TABLE IF EXISTS basket_link_attempt;
DROP TABLE email_change_attempt;

-- Tokens that count once, such as those of the bot check, as hashes.
CREATE TABLE used_token (
  token_hash TEXT PRIMARY KEY,
  used_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX used_token_time ON used_token (used_at);
