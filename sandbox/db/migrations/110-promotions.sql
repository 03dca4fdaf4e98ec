-- Promotions of a site as the archive has them. rule, texts and custom are JSON; money in them is
-- decimal text, because a promotion without a currency holds for every one.
CREATE TABLE campaign (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  enabled INTEGER NOT NULL,
  start_date TEXT,
  end_date TEXT,
  qualifiers TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE promotion (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  enabled INTEGER NOT NULL,
  currency TEXT,
  exclusivity TEXT NOT NULL CHECK (exclusivity IN ('no', 'class', 'global')),
  definition TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE promotion_assignment (
  site_id TEXT NOT NULL,
  promotion_id TEXT NOT NULL,
  campaign_id TEXT NOT NULL,
  rank INTEGER,
  schedule TEXT NOT NULL,
  match_all INTEGER NOT NULL,
  qualifiers TEXT NOT NULL,
  PRIMARY KEY (site_id, promotion_id, campaign_id)
);

-- What no promotion of the site discounts: a product specification.
CREATE TABLE promotion_settings (
  site_id TEXT PRIMARY KEY,
  excluded_products TEXT NOT NULL
);

-- limits: {"perCode": n, "perCustomer": n, "perTimeFrame": {"limit": n, "days": n}}.
CREATE TABLE coupon (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  enabled INTEGER NOT NULL,
  case_insensitive INTEGER NOT NULL,
  several_codes INTEGER NOT NULL,
  limits TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE coupon_code (
  site_id TEXT NOT NULL,
  coupon_id TEXT NOT NULL,
  code TEXT NOT NULL,
  folded_code TEXT NOT NULL,
  PRIMARY KEY (site_id, coupon_id, code)
);
CREATE INDEX coupon_code_folded ON coupon_code (site_id, folded_code);

-- A code that an order used; it goes when the order fails or is cancelled.
CREATE TABLE coupon_redemption (
  site_id TEXT NOT NULL,
  coupon_id TEXT NOT NULL,
  code TEXT NOT NULL,
  order_no TEXT NOT NULL,
  customer_email TEXT NOT NULL,
  redeemed_at INTEGER NOT NULL,
  PRIMARY KEY (order_no, coupon_id, code)
);
CREATE INDEX coupon_redemption_code ON coupon_redemption (site_id, coupon_id, code);
CREATE INDEX coupon_redemption_customer ON coupon_redemption (site_id, coupon_id, customer_email);

-- code_specs and price_book_ids are JSON lists; a trailing * in a code stands for any ending.
CREATE TABLE source_code_group (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  enabled INTEGER NOT NULL,
  online_from TEXT,
  online_to TEXT,
  code_specs TEXT NOT NULL,
  price_book_ids TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
);

-- amount and balance are minor units.
CREATE TABLE gift_certificate (
  site_id TEXT NOT NULL,
  code TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'issued', 'partially_redeemed', 'redeemed')),
  enabled INTEGER NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  balance INTEGER NOT NULL,
  merchant_id TEXT NOT NULL,
  order_no TEXT,
  recipient_email TEXT NOT NULL,
  recipient_name TEXT NOT NULL,
  sender_name TEXT NOT NULL,
  message TEXT,
  description TEXT,
  PRIMARY KEY (site_id, code)
);
CREATE INDEX gift_certificate_order ON gift_certificate (order_no);

-- Money that an order took from gift certificates.
CREATE TABLE gift_certificate_redemption (
  site_id TEXT NOT NULL,
  code TEXT NOT NULL,
  order_no TEXT NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (order_no, code)
);
