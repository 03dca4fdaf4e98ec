-- A browser that receives messages of a site (Web Push). `holder_hash` is the SHA-256 in hex of a secret that only this
-- browser has; `kinds` is JSON: each chosen kind with the time of the choice, in milliseconds since 1970.
CREATE TABLE IF NOT EXISTS push_subscription (
  id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  holder_hash TEXT NOT NULL,
  -- Guests are no rows of `customer`.
  customer_id TEXT NOT NULL,
  -- Guest who has signed in as the customer since; the orders of both are followed.
  guest_id TEXT,
  locale TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  kinds TEXT NOT NULL,
  -- 1 when messages may name products, prices and orders.
  details INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (site_id, holder_hash),
  UNIQUE (site_id, endpoint)
);
CREATE INDEX IF NOT EXISTS push_subscription_customer ON push_subscription (customer_id);

-- The price of a wish that a subscriber knows, in minor units: only a lower one is worth a message.
CREATE TABLE IF NOT EXISTS push_price (
  subscription_id TEXT NOT NULL REFERENCES push_subscription (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  currency TEXT NOT NULL,
  price INTEGER NOT NULL,
  PRIMARY KEY (subscription_id, product_id)
);

-- A message, once for each event and subscription. It stays after it was sent, so that it is not sent again; `content`
-- is the JSON of what it is about.
CREATE TABLE IF NOT EXISTS push_message (
  id TEXT PRIMARY KEY,
  subscription_id TEXT NOT NULL REFERENCES push_subscription (id) ON DELETE CASCADE,
  event TEXT NOT NULL,
  content TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- NULL when nothing is left to send.
  next_attempt_at INTEGER,
  -- 'sent', 'refused' or 'expired'; NULL while it waits.
  outcome TEXT,
  UNIQUE (subscription_id, event)
);
CREATE INDEX IF NOT EXISTS push_message_due ON push_message (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
