-- End of a shopper context in milliseconds since 1970; contexts without one have ended.
ALTER TABLE shopper_context ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;

-- Rules of order for the time of a campaign; the empty category is for searches by words.
CREATE TABLE sorting_campaign (
  site_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  campaign_id TEXT NOT NULL,
  rule_id TEXT NOT NULL,
  PRIMARY KEY (site_id, category_id, campaign_id)
);

-- Groups of stores with the price books that the assignment qualifier `store` opens.
CREATE TABLE store_group (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  store_ids TEXT NOT NULL,
  price_book_ids TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- Stores of a campaign that runs in stores only, as JSON: ids of stores and of store groups.
ALTER TABLE campaign ADD COLUMN stores TEXT;
