-- What a method costs for single products, and what and where it does not go: JSON.
ALTER TABLE shipping_method ADD COLUMN rules TEXT NOT NULL DEFAULT '{}';
