-- A visitor who saw a part of a page that an experiment changes; the first variant counts. Times are milliseconds since
-- 1970.
CREATE TABLE IF NOT EXISTS experiment_visitor (
  site_id TEXT NOT NULL,
  experiment TEXT NOT NULL,
  usid TEXT NOT NULL,
  variant TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, experiment, usid)
) WITHOUT ROWID;

-- An order of such a visitor, in minor units of its currency.
CREATE TABLE IF NOT EXISTS experiment_order (
  site_id TEXT NOT NULL,
  experiment TEXT NOT NULL,
  order_no TEXT NOT NULL,
  usid TEXT NOT NULL,
  variant TEXT NOT NULL,
  currency TEXT NOT NULL,
  revenue INTEGER NOT NULL,
  PRIMARY KEY (site_id, experiment, order_no)
) WITHOUT ROWID;
