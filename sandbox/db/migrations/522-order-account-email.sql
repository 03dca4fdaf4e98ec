-- Whether an order was placed with the email address that its account had: mails then follow the account.
ALTER TABLE customer_order ADD COLUMN account_email INTEGER NOT NULL DEFAULT 0;
