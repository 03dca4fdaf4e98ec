-- What shoppers looked at, as the personalisation service is told. Times are milliseconds since 1970.
CREATE TABLE IF NOT EXISTS activity (
  id INTEGER PRIMARY KEY,
  site_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  cookie_id TEXT,
  user_id TEXT,
  category_id TEXT,
  search_text TEXT,
  recommender TEXT,
  reco_uuid TEXT,
  body TEXT NOT NULL,
  happened_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS activity_cookie ON activity (site_id, cookie_id, happened_at);
CREATE INDEX IF NOT EXISTS activity_user ON activity (site_id, user_id, happened_at);

-- The products of an activity: the master, and the variant where there is one.
CREATE TABLE IF NOT EXISTS activity_product (
  activity_id INTEGER NOT NULL REFERENCES activity (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  sku TEXT,
  PRIMARY KEY (activity_id, product_id)
);
CREATE INDEX IF NOT EXISTS activity_product_product ON activity_product (product_id);
