-- The payment provider is a service of its own: it knows orders by reference only.
-- Money is in minor units, times are milliseconds since 1970.
CREATE TABLE psp_session (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  merchant_reference TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  country_code TEXT,
  locale TEXT NOT NULL,
  return_url TEXT,
  notification_url TEXT,
  session_data TEXT NOT NULL,
  status TEXT NOT NULL,
  method TEXT,
  -- Never more of a card than its brand and last digits.
  instrument TEXT,
  refusal TEXT,
  psp_reference TEXT UNIQUE,
  refunded INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX psp_session_reference ON psp_session (merchant, merchant_reference);
CREATE INDEX psp_session_open ON psp_session (status, expires_at);

-- A message to the merchant, kept until it was taken.
CREATE TABLE psp_notification (
  id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  delivered_at INTEGER,
  last_error TEXT,
  created_at INTEGER NOT NULL
);
CREATE INDEX psp_notification_due ON psp_notification (next_attempt_at);

-- What the shop has taken from the provider: a message that comes again changes nothing.
CREATE TABLE payment_notification_seen (
  id TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL
);
