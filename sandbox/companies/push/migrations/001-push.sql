-- A message of Web Push as the service received it: encrypted, so that only the browser reads it. `token` is the last
-- segment of the browser's address; `body` is base64url.
CREATE TABLE IF NOT EXISTS push_service_message (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL,
  body TEXT NOT NULL,
  ttl INTEGER NOT NULL,
  urgency TEXT NOT NULL,
  topic TEXT,
  -- Subject of the sender's VAPID token.
  sender TEXT NOT NULL,
  received_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS push_service_message_token ON push_service_message (token, received_at);

-- What the service answers for a browser instead of 201, such as 410 after the browser unsubscribed.
CREATE TABLE IF NOT EXISTS push_service_answer (
  token TEXT PRIMARY KEY,
  status INTEGER NOT NULL,
  -- Seconds; for 429 and 503.
  retry_after INTEGER
);
