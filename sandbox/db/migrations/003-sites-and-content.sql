CREATE TABLE site (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  currency TEXT NOT NULL,
  taxation TEXT NOT NULL CHECK (taxation IN ('gross', 'net')),
  preferences TEXT NOT NULL
);

-- price_table: [{"orderValue": minor, "amount": minor} | {"orderValue": minor, "percentage": n}],
-- ascending by orderValue; the last row whose orderValue is reached holds.
CREATE TABLE shipping_method (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  online INTEGER NOT NULL,
  is_default INTEGER NOT NULL,
  currency TEXT NOT NULL,
  tax_class_id TEXT,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  price_table TEXT NOT NULL,
  custom TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- Amount limits are minor units by currency: {"EUR": {"min": 0, "max": 250000}}.
CREATE TABLE payment_method (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  enabled INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  image TEXT,
  processor_id TEXT,
  limits TEXT NOT NULL,
  countries TEXT NOT NULL,
  currencies TEXT NOT NULL,
  customer_groups TEXT NOT NULL,
  custom TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE payment_card (
  site_id TEXT NOT NULL,
  card_type TEXT NOT NULL,
  position INTEGER NOT NULL,
  enabled INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  image TEXT,
  checksum INTEGER NOT NULL,
  number_lengths TEXT NOT NULL,
  number_prefixes TEXT NOT NULL,
  security_code_length INTEGER,
  PRIMARY KEY (site_id, card_type)
);

CREATE TABLE tax_class (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- address_mappings: [{"key1": "US", "key2": "CA"}]: country code, then state or postal code.
CREATE TABLE tax_jurisdiction (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  address_mappings TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- rate_micros: millionths, 190000 for 19 percent.
CREATE TABLE tax_rate (
  site_id TEXT NOT NULL,
  jurisdiction_id TEXT NOT NULL,
  class_id TEXT NOT NULL,
  rate_micros INTEGER NOT NULL,
  PRIMARY KEY (site_id, jurisdiction_id, class_id)
);

-- Sorting rules and options: attributes is [{"path": "...", "direction": "ascending"}].
CREATE TABLE sorting_rule (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  attributes TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE sorting_option (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  rule_id TEXT,
  name TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE library (
  id TEXT PRIMARY KEY
);

CREATE TABLE content_folder (
  library_id TEXT NOT NULL,
  id TEXT NOT NULL,
  parent_id TEXT,
  position REAL NOT NULL,
  online TEXT NOT NULL,
  texts TEXT NOT NULL,
  custom TEXT NOT NULL,
  PRIMARY KEY (library_id, id)
);

CREATE TABLE content_asset (
  library_id TEXT NOT NULL,
  id TEXT NOT NULL,
  online TEXT NOT NULL,
  searchable TEXT NOT NULL,
  texts TEXT NOT NULL,
  custom TEXT NOT NULL,
  PRIMARY KEY (library_id, id)
);

CREATE TABLE content_folder_assignment (
  library_id TEXT NOT NULL,
  content_id TEXT NOT NULL,
  folder_id TEXT NOT NULL,
  position REAL,
  is_default INTEGER NOT NULL,
  PRIMARY KEY (library_id, folder_id, content_id)
);
