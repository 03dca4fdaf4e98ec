-- A registered product. First and last name of its owner, and the shop where it was bought, are optional.
CREATE TABLE IF NOT EXISTS warranty (
  id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  email TEXT NOT NULL,
  product_id TEXT NOT NULL,
  serial_number TEXT NOT NULL,
  -- ISO days.
  purchased_on TEXT NOT NULL,
  ends_on TEXT NOT NULL,
  registered_at INTEGER NOT NULL,
  first_name TEXT,
  last_name TEXT,
  shop TEXT,
  UNIQUE (site_id, serial_number)
);
CREATE INDEX IF NOT EXISTS warranty_customer ON warranty (customer_id);
