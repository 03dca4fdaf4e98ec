-- Requests of a customer, which are limited.
CREATE TABLE email_change_attempt (
  customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  attempted_at INTEGER NOT NULL
);
CREATE INDEX email_change_attempt_customer ON email_change_attempt (customer_id, attempted_at);
