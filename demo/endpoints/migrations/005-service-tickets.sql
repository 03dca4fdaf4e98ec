-- A message to customer service as a ticket with a number; its text is in site_message.
CREATE TABLE IF NOT EXISTS service_ticket (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id TEXT NOT NULL UNIQUE REFERENCES site_message (id) ON DELETE CASCADE,
  site_id TEXT NOT NULL,
  -- Chosen by the client, so that a repeated call makes no second ticket.
  request_id TEXT,
  UNIQUE (site_id, request_id)
);

-- A file that came with a ticket or with the registration of a product.
CREATE TABLE IF NOT EXISTS service_file (
  owner_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (owner_id, position)
);
