CREATE TABLE product_recommendation (
  source_id TEXT NOT NULL,
  target_id TEXT NOT NULL,
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (source_id, target_id, type)
);

-- Searchable text of every product in every language of the data, rebuilt by each import.
-- Words find beginnings of words; parts find any three letters, as Japanese and German compounds need.
CREATE VIRTUAL TABLE product_words USING fts5 (
  product_id UNINDEXED, language UNINDEXED, name, terms, body,
  tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4'
);

CREATE VIRTUAL TABLE product_parts USING fts5 (
  product_id UNINDEXED, language UNINDEXED, name, terms, body,
  tokenize = 'trigram'
);

-- Words of names and terms with how many products have them: what a query is completed and corrected to.
CREATE TABLE search_word (
  language TEXT NOT NULL,
  word TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (language, word)
);
