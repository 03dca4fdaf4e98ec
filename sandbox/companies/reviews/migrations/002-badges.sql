-- Badges of a review, such as that of a verified purchase: a JSON list of ids.
ALTER TABLE review ADD COLUMN badges TEXT NOT NULL DEFAULT '[]';
