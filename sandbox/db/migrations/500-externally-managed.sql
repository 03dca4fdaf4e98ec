-- Attributes that only the shop's systems write (`externally-managed-flag` of an archive).
ALTER TABLE attribute_definition ADD COLUMN externally_managed INTEGER NOT NULL DEFAULT 0;
