-- The payment provider is a service of its own: it knows orders by reference only.
-- Money is in minor units, times are milliseconds since 1970.
CREATE TABLE IF NOT EXISTS psp_session (
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
  expires_at INTEGER NOT NULL,
  -- Outcome that a test card asks for, and the time of the decision about a pending payment.
  behaviour TEXT NOT NULL DEFAULT 'authorise',
  decide_at INTEGER,
  -- The merchant's name for the shopper.
  shopper TEXT
);
CREATE INDEX IF NOT EXISTS psp_session_reference ON psp_session (merchant, merchant_reference);
CREATE INDEX IF NOT EXISTS psp_session_open ON psp_session (status, expires_at);

-- A message to the merchant, kept until it was taken.
CREATE TABLE IF NOT EXISTS psp_notification (
  id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  delivered_at INTEGER,
  last_error TEXT,
  created_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS psp_notification_due ON psp_notification (next_attempt_at);

-- Operations; one row per request that moves or reserves money.
CREATE TABLE IF NOT EXISTS psp_operation (
  reference TEXT PRIMARY KEY,
  session_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('authorisation', 'capture', 'refund', 'cancellation')),
  state TEXT NOT NULL CHECK (state IN ('pending', 'succeeded', 'refused')),
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  reason TEXT,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS psp_operation_session ON psp_operation (session_id, created_at);

-- Data that a frame of the provider collected: the reference that the shop receives, and the outcome
-- that the test card asks for. The number of a card is never stored.
CREATE TABLE IF NOT EXISTS psp_payment_data (
  token TEXT PRIMARY KEY,
  method TEXT NOT NULL,
  instrument TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  -- Session that used the data; other sessions are refused.
  session_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);

-- Cards that shoppers let the payment provider keep. A merchant holds the token, which pays for this
-- shopper only. The number of a card is never stored.
CREATE TABLE IF NOT EXISTS psp_stored_card (
  token TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  -- The merchant's name for the shopper.
  shopper TEXT NOT NULL,
  instrument TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
