-- What the shop has taken from the provider: a message that comes again changes nothing.
CREATE TABLE payment_notification_seen (
  id TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL
);
