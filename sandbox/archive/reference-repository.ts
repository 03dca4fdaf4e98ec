import type {Database} from '../db/database'
import {queryAll} from '../db/database'

/** Something that an archive refers to and no archive defines, or that refers to itself. */
export interface MissingReference {
  /** Id of the catalog, price book or inventory list that refers to it. */
  readonly owner: string
  readonly id: string
}

const queries = {
  'assigned products': `SELECT DISTINCT catalog_id AS owner, product_id AS id FROM category_assignment
    WHERE product_id NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
  variants: `SELECT m.catalog_id AS owner, v.variant_id AS id
    FROM product_variant v JOIN product m ON m.id = v.master_id
    WHERE v.variant_id NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
  'variants of masters': `SELECT catalog_id AS owner, id FROM product WHERE type = 'master'
    AND id NOT IN (SELECT v.master_id FROM product_variant v
                   JOIN product p ON p.id = v.variant_id) ORDER BY 1, 2`,
  parts: `SELECT p.catalog_id AS owner, part.value AS id
    FROM product p, json_each(p.set_products) part
    WHERE part.value NOT IN (SELECT id FROM product)
    UNION SELECT p.catalog_id, json_extract(part.value, '$.id')
    FROM product p, json_each(p.bundled_products) part
    WHERE json_extract(part.value, '$.id') NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
  'circular sets': `WITH RECURSIVE
    part (owner, whole, id) AS (
      SELECT p.catalog_id, p.id, part.value FROM product p, json_each(p.set_products) part
      UNION SELECT p.catalog_id, p.id, json_extract(part.value, '$.id')
      FROM product p, json_each(p.bundled_products) part),
    below (owner, whole, id) AS (
      SELECT owner, whole, id FROM part
      UNION SELECT below.owner, below.whole, part.id FROM below JOIN part ON part.whole = below.id)
    SELECT DISTINCT owner, whole AS id FROM below WHERE id = whole ORDER BY 1, 2`,
  categories: `SELECT catalog_id AS owner, category_id AS id FROM category_assignment a
    WHERE NOT EXISTS (SELECT 1 FROM category c
                      WHERE c.catalog_id = a.catalog_id AND c.id = a.category_id)
    GROUP BY 1, 2 ORDER BY 1, 2`,
  'priced products': `SELECT DISTINCT price_book_id AS owner, product_id AS id FROM price
    WHERE product_id NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
  'stocked products': `SELECT list_id AS owner, product_id AS id FROM inventory_record
    WHERE product_id NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
} as const

/** Kinds of references that lead to nothing, or to where they begin. */
export type ReferenceKind = keyof typeof queries

/** References of a kind, by owner and id. */
export function missingReferences(db: Database, kind: ReferenceKind): MissingReference[] {
  return queryAll<MissingReference>(db, queries[kind])
}
