import type {Database} from '../db/database'

/**
 * Marks the products that a master lists as variants, and removes the mark from those that no master lists any more. A
 * master is not a variant or group of another master or of itself; otherwise the search for its
 * master would not end.
 */
export function linkVariants(db: Database): void {
  db.exec(`
    DELETE FROM variation_group
      WHERE group_id = master_id OR group_id IN (SELECT master_id FROM product_variant);
    DELETE FROM product_variant
      WHERE variant_id = master_id OR variant_id IN (SELECT master_id FROM product_variant);
    UPDATE product SET type = 'item'
      WHERE type = 'variant' AND id NOT IN (SELECT variant_id FROM product_variant);
    UPDATE product SET type = 'variant'
      WHERE type = 'item' AND id IN (SELECT variant_id FROM product_variant);
  `)
}
