-- What a storefront tells its site: messages to customer service, sign-ups, traces, errors.
CREATE TABLE site_message (
  id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- What belongs together: an email address, a trace id.
  subject TEXT,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX site_message_kind ON site_message (site_id, kind, created_at);
CREATE INDEX site_message_subject ON site_message (site_id, kind, subject);
