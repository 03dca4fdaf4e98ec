CREATE TABLE redirect_url (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  uri TEXT,
  source_id TEXT,
  source_type TEXT,
  destination_id TEXT,
  destination_type TEXT,
  destination_url TEXT,
  product_category_id TEXT,
  status_code INTEGER NOT NULL,
  enabled INTEGER NOT NULL,
  priority INTEGER NOT NULL,
  copy_source_params TEXT NOT NULL,
  additional_url_params TEXT,
  online_from TEXT,
  online_to TEXT,
  PRIMARY KEY (site_id, id)
);
