-- Operations of the payment provider; one row per request that moves or reserves money. Money is in
-- minor units, times are milliseconds since 1970.
CREATE TABLE psp_operation (
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
CREATE INDEX psp_operation_session ON psp_operation (session_id, created_at);

-- A payment was captured at once before this table existed.
INSERT INTO psp_operation
  SELECT psp_reference, id, 'authorisation', 'succeeded', amount, currency, NULL, created_at, created_at
  FROM psp_session WHERE psp_reference IS NOT NULL;
INSERT INTO psp_operation
  SELECT 'C' || psp_reference, id, 'capture', 'succeeded', amount, currency, NULL, created_at, created_at
  FROM psp_session WHERE psp_reference IS NOT NULL;
INSERT INTO psp_operation
  SELECT 'R' || psp_reference, id, 'refund', 'succeeded', refunded, currency, NULL, created_at, created_at
  FROM psp_session WHERE psp_reference IS NOT NULL AND refunded > 0;

-- Data that a frame of the provider collected: the reference that the shop receives, and the outcome
-- that the test card asks for. The number of a card is never stored.
CREATE TABLE psp_payment_data (
  token TEXT PRIMARY KEY,
  method TEXT NOT NULL,
  instrument TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  -- Session that used the data; other sessions are refused.
  session_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);

-- Outcome that a test card asks for, and the time of the decision about a pending payment.
ALTER TABLE psp_session ADD COLUMN behaviour TEXT NOT NULL DEFAULT 'authorise';
ALTER TABLE psp_session ADD COLUMN decide_at INTEGER;
