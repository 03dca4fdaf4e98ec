-- Who registered a product and where it was bought; all optional.
ALTER TABLE warranty ADD COLUMN first_name TEXT;
ALTER TABLE warranty ADD COLUMN last_name TEXT;
ALTER TABLE warranty ADD COLUMN shop TEXT;
