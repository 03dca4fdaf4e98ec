-- A step of a price table may be a percentage off the price of one unit; its amount is 0 then.
ALTER TABLE price ADD COLUMN percent_off REAL;
