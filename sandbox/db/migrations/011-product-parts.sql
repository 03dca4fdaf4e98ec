-- owner '*' holds the options that products share; a product refers to one by shared = 1.
CREATE TABLE product_option (
  owner TEXT NOT NULL,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  shared INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  image TEXT,
  sort_mode TEXT NOT NULL,
  PRIMARY KEY (owner, id)
);

-- prices: minor units by currency, {"EUR": 1500}.
CREATE TABLE product_option_value (
  owner TEXT NOT NULL,
  option_id TEXT NOT NULL,
  value TEXT NOT NULL,
  position INTEGER NOT NULL,
  is_default INTEGER NOT NULL,
  name TEXT NOT NULL,
  prices TEXT NOT NULL,
  PRIMARY KEY (owner, option_id, value)
);

CREATE TABLE product_link (
  source_id TEXT NOT NULL,
  target_id TEXT NOT NULL,
  type TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (source_id, target_id, type)
);
CREATE INDEX product_link_target ON product_link (target_id);

-- Variation groups are products (type 'item' in their row) that stand for some variants of a master.
CREATE TABLE variation_group (
  master_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (master_id, group_id)
);
CREATE INDEX variation_group_group ON variation_group (group_id);

CREATE TABLE category_link (
  catalog_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  target_id TEXT NOT NULL,
  type TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (catalog_id, category_id, target_id, type)
);

-- Category whose attributes describe the product, {"catalogId", "categoryId"}.
ALTER TABLE product ADD COLUMN classification TEXT;
ALTER TABLE product_recommendation ADD COLUMN texts TEXT NOT NULL DEFAULT '{}';
ALTER TABLE product_recommendation ADD COLUMN image TEXT;
