-- Types of custom objects by their metadata; key_type is that of the archive format.
CREATE TABLE custom_object_type (
  id TEXT PRIMARY KEY,
  key_property TEXT NOT NULL,
  key_type TEXT NOT NULL
);

-- site_id is empty for objects of the whole organization; attributes are values by id and locale.
CREATE TABLE custom_object (
  site_id TEXT NOT NULL,
  type_id TEXT NOT NULL,
  id TEXT NOT NULL,
  attributes TEXT NOT NULL,
  PRIMARY KEY (type_id, id, site_id)
);

-- How the addresses of a site are made.
CREATE TABLE url_rules (
  site_id TEXT PRIMARY KEY,
  rules TEXT NOT NULL
);
