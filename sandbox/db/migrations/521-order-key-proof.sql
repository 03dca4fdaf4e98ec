-- Whether the email address of the order proved the key: only such a key may change the order.
ALTER TABLE order_access_key ADD COLUMN by_email INTEGER NOT NULL DEFAULT 0;
