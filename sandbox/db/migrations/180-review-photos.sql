-- Photos of a review: [{"path", "caption"}], paths below the catalogue of the product.
ALTER TABLE review ADD COLUMN photos TEXT NOT NULL DEFAULT '[]';
-- Bundled reviews are stored anew, now with their photos.
DELETE FROM import_state WHERE key = 'bundled-reviews';
