-- Times are milliseconds since 1970. What no query asks for is one JSON document per row.

-- Customers belong to a list; a site has one list, and several sites may share it.
CREATE TABLE customer (
  id TEXT PRIMARY KEY,
  list_id TEXT NOT NULL,
  customer_no TEXT NOT NULL,
  login TEXT NOT NULL,
  -- The login as it is compared: lower case.
  login_key TEXT NOT NULL,
  email TEXT NOT NULL,
  -- scrypt; null for who logs in without a password.
  password_hash TEXT,
  -- Counts changes of the password: tokens of an earlier count are void.
  credentials_revision INTEGER NOT NULL,
  enabled INTEGER NOT NULL,
  profile TEXT NOT NULL,
  revision INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  last_login_at INTEGER,
  previous_login_at INTEGER,
  UNIQUE (list_id, login_key),
  UNIQUE (list_id, customer_no)
);
CREATE INDEX customer_email ON customer (list_id, email COLLATE NOCASE);

CREATE TABLE customer_sequence (
  list_id TEXT PRIMARY KEY,
  last_number INTEGER NOT NULL
);

CREATE TABLE customer_address (
  customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  address_id TEXT NOT NULL,
  preferred INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (customer_id, address_id)
);

CREATE TABLE customer_payment_instrument (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  is_default INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  content TEXT NOT NULL
);
CREATE INDEX customer_payment_instrument_owner ON customer_payment_instrument (customer_id);

-- Who another identity provider knows the customer as.
CREATE TABLE customer_external_profile (
  list_id TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  external_id TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  email TEXT,
  PRIMARY KEY (list_id, provider_id, external_id)
);

CREATE TABLE customer_group (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  description TEXT NOT NULL,
  -- Membership rule of a dynamic group as JSON; null for a static one.
  rule TEXT,
  PRIMARY KEY (site_id, id)
);

CREATE TABLE customer_group_member (
  site_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  customer_no TEXT NOT NULL,
  PRIMARY KEY (site_id, group_id, customer_no)
);
CREATE INDEX customer_group_member_customer ON customer_group_member (site_id, customer_no);

CREATE TABLE product_list (
  id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  type TEXT NOT NULL,
  is_public INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  content TEXT NOT NULL
);
CREATE INDEX product_list_owner ON product_list (customer_id, site_id);

CREATE TABLE product_list_item (
  id TEXT PRIMARY KEY,
  list_id TEXT NOT NULL REFERENCES product_list (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  product_id TEXT,
  is_public INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  content TEXT NOT NULL
);
CREATE INDEX product_list_item_list ON product_list_item (list_id);

-- What a storefront says of a shopper: groups, source code, time, place.
CREATE TABLE shopper_context (
  usid TEXT NOT NULL,
  site_id TEXT NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (usid, site_id)
);

CREATE TABLE consent (
  site_id TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  channel TEXT NOT NULL,
  contact_point TEXT NOT NULL COLLATE NOCASE,
  -- Who said so; a guest's consent is found again by contact point only.
  customer_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('opt_in', 'opt_out')),
  modified_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, subscription_id, channel, contact_point)
);
CREATE INDEX consent_customer ON consent (customer_id, site_id);
