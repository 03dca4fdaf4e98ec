-- End of a gift certificate in milliseconds since 1970; null for one without an end.
ALTER TABLE gift_certificate ADD COLUMN expires_at INTEGER;
