-- Account that redeemed a code; null for a guest, who is known by the email address.
ALTER TABLE coupon_redemption ADD COLUMN customer_id TEXT;
CREATE INDEX coupon_redemption_account ON coupon_redemption (site_id, coupon_id, customer_id);
