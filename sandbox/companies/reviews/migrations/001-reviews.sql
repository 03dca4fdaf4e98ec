-- Reviews of the shop's data and those that shoppers wrote. Times are milliseconds since 1970.
CREATE TABLE IF NOT EXISTS review (
  id TEXT PRIMARY KEY,
  product_id TEXT NOT NULL,
  author_id TEXT NOT NULL,
  nickname TEXT,
  location TEXT,
  locale TEXT NOT NULL,
  title TEXT,
  text TEXT,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  recommended INTEGER,
  pros TEXT,
  cons TEXT,
  featured INTEGER NOT NULL DEFAULT 0,
  -- [{"department", "name", "response", "date"}]
  responses TEXT NOT NULL DEFAULT '[]',
  status TEXT NOT NULL,
  submitted_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  -- Votes that came with the data; those of shoppers stand in review_feedback.
  votes_up INTEGER NOT NULL DEFAULT 0,
  votes_down INTEGER NOT NULL DEFAULT 0,
  -- [{"path", "caption"}], paths below the catalogue of the product.
  photos TEXT NOT NULL DEFAULT '[]'
);
CREATE INDEX IF NOT EXISTS review_product ON review (product_id, status);

-- One vote and one report of a user for a review; somebody unnamed has an id of their own.
CREATE TABLE IF NOT EXISTS review_feedback (
  review_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('helpfulness', 'inappropriate')),
  vote TEXT,
  reason TEXT,
  given_at INTEGER NOT NULL,
  PRIMARY KEY (review_id, user_id, kind)
);
