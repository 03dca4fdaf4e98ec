-- Failed attempts to prove access to an order without its session: cancel link and guest look-up.
CREATE TABLE order_attempt (
  site_id TEXT NOT NULL,
  order_no TEXT NOT NULL,
  client TEXT NOT NULL,
  attempted_at INTEGER NOT NULL
);
CREATE INDEX order_attempt_order ON order_attempt (site_id, order_no, client, attempted_at);

-- A key that a guest look-up returns; it opens one order for a limited time. Stored as SHA-256 in hex.
CREATE TABLE order_access_key (
  key_hash TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  order_no TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);

-- Returns of order lines. Money is in minor units, times are milliseconds since 1970.
CREATE TABLE order_return (
  id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  order_no TEXT NOT NULL,
  -- Id that the client chose for the request: a repeated request does not create a second return.
  request_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('announced', 'received')),
  refund INTEGER NOT NULL,
  delivery_refund INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  received_at INTEGER,
  UNIQUE (order_no, request_id)
);
CREATE INDEX order_return_order ON order_return (order_no, created_at);
CREATE TABLE order_return_line (
  return_id TEXT NOT NULL REFERENCES order_return (id),
  item_id TEXT NOT NULL,
  quantity REAL NOT NULL,
  reason TEXT NOT NULL,
  refund INTEGER NOT NULL,
  PRIMARY KEY (return_id, item_id)
);
