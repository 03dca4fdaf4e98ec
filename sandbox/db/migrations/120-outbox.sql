-- Mails that a shop would have sent. `content` is what was said, as one JSON document.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  template TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  content TEXT NOT NULL,
  -- What a test wants without reading prose: codes, links, numbers.
  data TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX outbox_recipient ON outbox (recipient COLLATE NOCASE, created_at);
