-- Localized texts are JSON objects by locale: {"default": "...", "de": "..."}.
-- Flags that may differ by site are JSON objects by site: {"default": true, "DEU": false}.
-- Custom attributes are JSON objects {"id": {"default": "text" | ["text"], "de": ...}}, typed on
-- reading by attribute_definition.

CREATE TABLE import_state (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- Counters that tell caches when what they hold is old.
CREATE TABLE data_revision (
  name TEXT PRIMARY KEY,
  revision INTEGER NOT NULL
);
INSERT INTO data_revision VALUES ('catalog', 0), ('inventory', 0);

CREATE TABLE attribute_definition (
  object_type TEXT NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  localizable INTEGER NOT NULL,
  name TEXT NOT NULL,
  value_names TEXT NOT NULL,
  PRIMARY KEY (object_type, id)
);

CREATE TABLE catalog (
  id TEXT PRIMARY KEY,
  image_location TEXT
);

-- A variant leaves empty what it inherits from its master.
CREATE TABLE product (
  id TEXT PRIMARY KEY,
  catalog_id TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('item', 'master', 'variant', 'set', 'bundle')),
  online TEXT NOT NULL,
  online_from TEXT,
  online_to TEXT,
  searchable TEXT NOT NULL,
  search_rank INTEGER,
  tax_class_id TEXT,
  min_order_quantity REAL,
  step_quantity REAL,
  texts TEXT NOT NULL,
  attributes TEXT NOT NULL,
  custom TEXT NOT NULL,
  set_products TEXT NOT NULL,
  bundled_products TEXT NOT NULL
);
CREATE INDEX product_catalog ON product (catalog_id);

CREATE TABLE product_variant (
  master_id TEXT NOT NULL,
  variant_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  is_default INTEGER NOT NULL,
  PRIMARY KEY (master_id, variant_id)
);
CREATE INDEX product_variant_variant ON product_variant (variant_id);

-- master_id '*' holds the attributes that several masters share; a master refers to one by shared = 1.
CREATE TABLE variation_attribute (
  master_id TEXT NOT NULL,
  id TEXT NOT NULL,
  product_attribute_id TEXT NOT NULL,
  shared INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (master_id, id)
);

CREATE TABLE variation_value (
  master_id TEXT NOT NULL,
  attribute_id TEXT NOT NULL,
  value TEXT NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  PRIMARY KEY (master_id, attribute_id, value)
);

-- One image of an image group; condition is {"attribute": "value"}, empty for all variants.
CREATE TABLE product_image (
  product_id TEXT NOT NULL,
  group_position INTEGER NOT NULL,
  position INTEGER NOT NULL,
  view_type TEXT NOT NULL,
  condition TEXT NOT NULL,
  path TEXT NOT NULL,
  alt TEXT NOT NULL,
  title TEXT NOT NULL,
  PRIMARY KEY (product_id, group_position, position)
);

CREATE TABLE category (
  catalog_id TEXT NOT NULL,
  id TEXT NOT NULL,
  parent_id TEXT,
  position REAL NOT NULL,
  online INTEGER NOT NULL,
  online_from TEXT,
  online_to TEXT,
  texts TEXT NOT NULL,
  thumbnail TEXT,
  image TEXT,
  custom TEXT NOT NULL,
  PRIMARY KEY (catalog_id, id)
);

CREATE TABLE category_assignment (
  catalog_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  position REAL,
  is_primary INTEGER NOT NULL,
  PRIMARY KEY (catalog_id, category_id, product_id)
);
CREATE INDEX category_assignment_product ON category_assignment (product_id);

CREATE TABLE refinement_definition (
  catalog_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  type TEXT NOT NULL,
  attribute_id TEXT,
  name TEXT NOT NULL,
  sort_mode TEXT NOT NULL,
  sort_descending INTEGER NOT NULL,
  cutoff INTEGER,
  buckets TEXT NOT NULL,
  PRIMARY KEY (catalog_id, category_id, position)
);
