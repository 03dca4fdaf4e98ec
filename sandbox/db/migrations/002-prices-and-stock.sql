CREATE TABLE price_book (
  id TEXT PRIMARY KEY,
  currency TEXT NOT NULL,
  parent_id TEXT,
  online INTEGER NOT NULL,
  online_from TEXT,
  online_to TEXT,
  name TEXT NOT NULL
);

-- amount is in minor units of the book's currency; quantity is the least quantity it holds for.
CREATE TABLE price (
  price_book_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  quantity REAL NOT NULL,
  online_from TEXT NOT NULL DEFAULT '',
  online_to TEXT,
  amount INTEGER NOT NULL,
  info TEXT,
  PRIMARY KEY (product_id, price_book_id, quantity, online_from)
);
CREATE INDEX price_book_prices ON price (price_book_id);

CREATE TABLE inventory_list (
  id TEXT PRIMARY KEY,
  default_in_stock INTEGER NOT NULL,
  description TEXT
);

-- turnover counts what orders took since the last allocation.
CREATE TABLE inventory_record (
  list_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  allocation REAL NOT NULL,
  allocation_timestamp TEXT,
  perpetual INTEGER NOT NULL,
  handling TEXT NOT NULL CHECK (handling IN ('none', 'preorder', 'backorder')),
  handling_allocation REAL NOT NULL,
  in_stock_date TEXT,
  turnover REAL NOT NULL DEFAULT 0,
  PRIMARY KEY (list_id, product_id)
);
