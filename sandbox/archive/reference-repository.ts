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

/** A column that names rows of another table. */
export interface Reference {
  readonly from: string
  /** Column of the site, library or catalog in the report. */
  readonly owner: string
  readonly column: string
  /** JSON path to a list of ids in the column; absent for a single id. */
  readonly path?: string
  /** Member of the parts of that list that is the id; absent for a list of ids. */
  readonly member?: string
  readonly to: string
  readonly key: string
  /** Column that both tables share, such as the site. */
  readonly within?: string
}

/** Values of such columns that name no row, by owner. */
export function danglingReferences(
  db: Database,
  {from, owner, column, path, member, to, key, within}: Reference,
): MissingReference[] {
  const ofPart = member ? `json_extract(part.value, '$.${member}')` : 'part.value'
  const id = path === undefined ? `f.${column}` : ofPart
  const parts = path === undefined ? '' : `, json_each(f.${column}, '${path}') part`
  const isSameScope = within ? `AND t.${within} = f.${within}` : ''
  return queryAll<MissingReference>(
    db,
    `SELECT DISTINCT f.${owner} AS owner, ${id} AS id FROM ${from} f${parts}
     WHERE ${id} IS NOT NULL AND ${id} <> ''
     AND NOT EXISTS (SELECT 1 FROM ${to} t WHERE t.${key} = ${id} ${isSameScope}) ORDER BY 1, 2`,
  )
}

/** Tax classes of products in a catalog and of shipping methods for which a site has no rate. */
export function classesWithoutRate(db: Database, siteId: string, catalogId: string): string[] {
  return queryAll<{id: string}>(
    db,
    `SELECT DISTINCT id FROM (
       SELECT p.tax_class_id AS id FROM product p WHERE p.id IN (
         SELECT product_id FROM category_assignment WHERE catalog_id = ?
         UNION SELECT v.variant_id FROM product_variant v
         JOIN category_assignment a ON a.product_id = v.master_id WHERE a.catalog_id = ?)
       UNION SELECT tax_class_id FROM shipping_method WHERE site_id = ?)
     WHERE id IS NOT NULL AND id NOT IN (SELECT class_id FROM tax_rate WHERE site_id = ?)
     ORDER BY id`,
    catalogId,
    catalogId,
    siteId,
    siteId,
  ).map(({id}) => id)
}

/** Kinds of references that lead to nothing, or to where they begin. */
export type ReferenceKind = keyof typeof queries

/** References of a kind, by owner and id. */
export function missingReferences(db: Database, kind: ReferenceKind): MissingReference[] {
  return queryAll<MissingReference>(db, queries[kind])
}
