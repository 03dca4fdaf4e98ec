-- What an order needs after it was placed: who may look it up, how far it is, what was paid.
ALTER TABLE customer_order ADD COLUMN guest INTEGER NOT NULL DEFAULT 1;
ALTER TABLE customer_order ADD COLUMN usid TEXT;
ALTER TABLE customer_order ADD COLUMN customer_no TEXT;
ALTER TABLE customer_order ADD COLUMN locale TEXT;
ALTER TABLE customer_order ADD COLUMN view_code TEXT;
ALTER TABLE customer_order ADD COLUMN export_status TEXT NOT NULL DEFAULT 'not_exported';
ALTER TABLE customer_order ADD COLUMN shipping_status TEXT NOT NULL DEFAULT 'not_shipped';

-- A code by mail that opens one order for a quarter of an hour. Stored as SHA-256 in hex.
CREATE TABLE order_access_code (
  order_no TEXT PRIMARY KEY,
  code_hash TEXT NOT NULL,
  wrong_attempts INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);

-- What order management did to the lines of an order: quantities by line.
CREATE TABLE order_line_move (
  order_no TEXT NOT NULL,
  item_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('cancelled', 'return_initiated')),
  quantity REAL NOT NULL,
  reason TEXT NOT NULL,
  moved_at INTEGER NOT NULL
);
CREATE INDEX order_line_move_order ON order_line_move (order_no);
