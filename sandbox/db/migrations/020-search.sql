-- What search.xml and search2.xml of a site say. Without rows the defaults of the search hold.
CREATE TABLE search_attribute (
  site_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  path TEXT NOT NULL,
  boost REAL NOT NULL,
  correction INTEGER NOT NULL,
  PRIMARY KEY (site_id, position)
);

-- Dictionaries by language; content is JSON in the form of its kind (domains/search/settings.ts).
CREATE TABLE search_dictionary (
  site_id TEXT NOT NULL,
  language TEXT NOT NULL,
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (site_id, language, kind, position)
);

-- Sorting rule of a category; category_id is empty for searches by words.
CREATE TABLE sorting_assignment (
  site_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  rule_id TEXT NOT NULL,
  PRIMARY KEY (site_id, category_id)
);

-- Attributes that a sorting rule makes up of others.
CREATE TABLE sorting_dynamic_attribute (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  parts TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- {"system", "blocked", "unbucketed"}: what the other columns do not say.
ALTER TABLE refinement_definition ADD COLUMN options TEXT NOT NULL DEFAULT '{}';

-- Revision of the inventory at which a record last changed: readers catch up without reading all.
ALTER TABLE inventory_record ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
CREATE INDEX inventory_record_revision ON inventory_record (revision);

-- Words are now indexed in memory, per language, when the first search asks for them.
DROP TABLE product_words;
DROP TABLE product_parts;
DROP TABLE search_word;

CREATE TRIGGER inventory_record_changed
AFTER UPDATE OF allocation, perpetual, handling, handling_allocation, turnover ON inventory_record
BEGIN
  UPDATE inventory_record
    SET revision = (SELECT revision + 1 FROM data_revision WHERE name = 'inventory')
    WHERE list_id = NEW.list_id AND product_id = NEW.product_id;
END;
