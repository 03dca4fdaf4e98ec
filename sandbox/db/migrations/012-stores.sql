-- hours and events are localized HTML; custom is as in product.
CREATE TABLE store (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  fields TEXT NOT NULL,
  country_code TEXT,
  postal_code TEXT,
  latitude REAL,
  longitude REAL,
  inventory_list_id TEXT,
  locator_enabled INTEGER NOT NULL,
  pos_enabled INTEGER NOT NULL,
  hours TEXT NOT NULL,
  events TEXT NOT NULL,
  custom TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- Where postal codes are.
CREATE TABLE geolocation (
  country_code TEXT NOT NULL,
  postal_code TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  city TEXT NOT NULL,
  PRIMARY KEY (country_code, postal_code)
);
