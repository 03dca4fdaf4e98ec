-- What was ordered, at which price, to which address: frozen as one JSON document.
CREATE TABLE customer_order (
  order_no TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  -- The basket it was made of; a basket becomes one order at most.
  basket_id TEXT NOT NULL UNIQUE,
  order_token TEXT NOT NULL UNIQUE,
  cancel_token TEXT NOT NULL,
  status TEXT NOT NULL,
  payment_status TEXT NOT NULL,
  confirmation_status TEXT NOT NULL,
  external_status TEXT,
  failure_reason TEXT,
  revision INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  custom TEXT NOT NULL,
  content TEXT NOT NULL
);
CREATE INDEX customer_order_customer ON customer_order (customer_id, site_id, created_at);

-- The last order number given out, by site.
CREATE TABLE order_sequence (
  site_id TEXT PRIMARY KEY,
  last_number INTEGER NOT NULL
);
