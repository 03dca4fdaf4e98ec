-- Page meta tags of an instance, the rules that make their values, and the objects that rules are assigned to.
CREATE TABLE page_meta_tag (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL CHECK (type IN ('name', 'property', 'title', 'jsonld')),
  position INTEGER NOT NULL
);
CREATE TABLE page_meta_tag_rule (
  -- Kind of page: `home-page`, `product-detail-page` and so on, as the archive names it.
  scope TEXT NOT NULL,
  id TEXT NOT NULL,
  tag_id TEXT NOT NULL,
  -- Rule by locale, as JSON.
  texts TEXT NOT NULL,
  PRIMARY KEY (scope, id)
);
CREATE TABLE page_meta_tag_assignment (
  scope TEXT NOT NULL,
  -- `site`, `category`, `product`, `folder` or `content`.
  kind TEXT NOT NULL,
  -- Catalogue of a category, library of a folder or content asset, else empty.
  owner_id TEXT NOT NULL,
  object_id TEXT NOT NULL,
  rule_id TEXT NOT NULL,
  PRIMARY KEY (scope, kind, owner_id, object_id, rule_id)
);
