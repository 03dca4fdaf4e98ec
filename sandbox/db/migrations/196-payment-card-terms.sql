-- Where, in which currencies, for whom and for which amounts a card is taken:
-- {"limits", "countries", "currencies", "groupIds"}
ALTER TABLE payment_card ADD COLUMN terms TEXT NOT NULL
  DEFAULT '{"limits":{},"countries":[],"currencies":[],"groupIds":[]}';
