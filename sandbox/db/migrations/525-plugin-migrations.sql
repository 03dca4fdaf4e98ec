-- Migrations of plug-ins that the database has seen.
CREATE TABLE plugin_migration (
  plugin TEXT NOT NULL,
  number INTEGER NOT NULL,
  name TEXT NOT NULL,
  applied_at TEXT NOT NULL,
  PRIMARY KEY (plugin, number)
) WITHOUT ROWID;
