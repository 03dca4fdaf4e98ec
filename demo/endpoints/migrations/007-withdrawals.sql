-- A statement of withdrawal, as it was sent. `answer` is the JSON of its acknowledgement, which a repeated request gets again.
CREATE TABLE IF NOT EXISTS withdrawal (
  id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  request_id TEXT NOT NULL,
  -- Number as it was written; the order may not exist.
  order_no TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  -- The goods in words; NULL for the whole order.
  goods TEXT,
  -- What followed; NULL when the order was not proven: somebody checks the statement by hand.
  outcome TEXT,
  answer TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  UNIQUE (site_id, request_id, order_no)
);
CREATE INDEX IF NOT EXISTS withdrawal_order ON withdrawal (site_id, order_no);
