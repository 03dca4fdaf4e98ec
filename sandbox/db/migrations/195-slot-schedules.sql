-- A slot configuration with the whole of its schedule, and the campaigns that it runs in.
ALTER TABLE content_slot RENAME TO content_slot_before;
CREATE TABLE content_slot (
  site_id TEXT NOT NULL,
  slot_id TEXT NOT NULL,
  context TEXT NOT NULL,
  context_id TEXT NOT NULL,
  configuration_id TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  -- 0: only campaigns show the configuration.
  assigned INTEGER NOT NULL,
  enabled INTEGER NOT NULL,
  rank INTEGER,
  -- {"startDate", "endDate", "weekdays", "timeFrom", "timeTo"}, or null without a schedule
  schedule TEXT,
  customer_groups TEXT NOT NULL,
  callout TEXT NOT NULL,
  template TEXT,
  -- {"kind": "products" | "categories" | "content" | "html", "ids"?: [], "body"?: by locale}
  content TEXT NOT NULL,
  custom TEXT NOT NULL,
  PRIMARY KEY (site_id, slot_id, context, context_id, configuration_id)
);

INSERT INTO content_slot
  SELECT site_id, slot_id, context, context_id, configuration_id, is_default, 1, enabled, rank,
    CASE WHEN online_from IS NULL AND online_to IS NULL THEN NULL ELSE json_object(
      'startDate', online_from, 'endDate', online_to,
      'weekdays', json_array(), 'timeFrom', NULL, 'timeTo', NULL) END,
    customer_groups, callout, template, content, custom
  FROM content_slot_before;
DROP TABLE content_slot_before;

CREATE TABLE slot_campaign (
  site_id TEXT NOT NULL,
  slot_id TEXT NOT NULL,
  context TEXT NOT NULL,
  context_id TEXT NOT NULL,
  configuration_id TEXT NOT NULL,
  campaign_id TEXT NOT NULL,
  rank INTEGER,
  schedule TEXT,
  customer_groups TEXT NOT NULL,
  PRIMARY KEY (site_id, slot_id, context, context_id, configuration_id, campaign_id)
);
