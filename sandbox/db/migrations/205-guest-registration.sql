-- The account that a guest opened: its first login with this usid takes over what the guest has.
ALTER TABLE slas_guest ADD COLUMN registered_customer_id TEXT;
