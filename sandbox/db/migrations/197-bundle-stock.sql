-- 1: bundles are as available as their own record says, whatever there is of their parts.
ALTER TABLE inventory_list ADD COLUMN bundle_only INTEGER NOT NULL DEFAULT 0;
