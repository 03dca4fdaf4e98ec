-- Cards that shoppers let the payment provider keep. A merchant holds the token, which pays for this
-- shopper only. The number of a card is never stored.
CREATE TABLE psp_stored_card (
  token TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  -- The merchant's name for the shopper.
  shopper TEXT NOT NULL,
  instrument TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
ALTER TABLE psp_session ADD COLUMN shopper TEXT;
