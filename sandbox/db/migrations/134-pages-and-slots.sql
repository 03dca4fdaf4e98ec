-- Pages and components of Page Designer: what a library says of them beyond a content asset.
CREATE TABLE page_designer (
  library_id TEXT NOT NULL,
  id TEXT NOT NULL,
  -- `page.storePage`, `component.commerce_assets.banner`
  type TEXT NOT NULL,
  aspect_type TEXT,
  -- JSON text by locale
  data TEXT NOT NULL,
  -- [{"id", "region", "position"}]
  links TEXT NOT NULL,
  -- [{"objectType", "objectId", "implicit"}]
  assignments TEXT NOT NULL,
  PRIMARY KEY (library_id, id)
);

-- Configurations of content slots; the enabled one with the best rank fills the slot.
CREATE TABLE content_slot (
  site_id TEXT NOT NULL,
  slot_id TEXT NOT NULL,
  context TEXT NOT NULL,
  context_id TEXT NOT NULL,
  configuration_id TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  enabled INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  online_from TEXT,
  online_to TEXT,
  customer_groups TEXT NOT NULL,
  callout TEXT NOT NULL,
  template TEXT,
  -- {"kind": "products" | "categories" | "content" | "html", "ids"?: [], "body"?: by locale}
  content TEXT NOT NULL,
  custom TEXT NOT NULL,
  PRIMARY KEY (site_id, slot_id, context, context_id, configuration_id)
);
