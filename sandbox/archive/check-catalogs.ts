import type {Database} from '../db/database'
import {queryAll} from '../db/database'
import type {ImportReport} from './import-report'

/** Ids that a message gives as examples. */
const EXAMPLES = 3

interface Gap {
  readonly file: (owner: string) => string
  /** Rows of `owner` (id of a catalog, list or book) and `id` (of what is missing). */
  readonly sql: string
  /** The message for a number of ids with examples. */
  readonly message: (count: number, examples: string) => string
}

const gaps: readonly Gap[] = [
  {
    file: (catalog) => `catalogs/${catalog}`,
    sql: `SELECT DISTINCT catalog_id AS owner, product_id AS id FROM category_assignment
          WHERE product_id NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
    message: (count, examples) =>
      `${count} assigned products are not defined (${examples}): import the catalog that has them`,
  },
  {
    file: (catalog) => `catalogs/${catalog}`,
    sql: `SELECT m.catalog_id AS owner, v.variant_id AS id
          FROM product_variant v JOIN product m ON m.id = v.master_id
          WHERE v.variant_id NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
    message: (count, examples) => `${count} variants of masters are not defined (${examples})`,
  },
  {
    file: (catalog) => `catalogs/${catalog}`,
    sql: `SELECT catalog_id AS owner, id FROM product WHERE type = 'master'
          AND id NOT IN (SELECT v.master_id FROM product_variant v
                         JOIN product p ON p.id = v.variant_id) ORDER BY 1, 2`,
    message: (count, examples) =>
      `${count} masters have no variants and cannot be bought (${examples})`,
  },
  {
    file: (catalog) => `catalogs/${catalog}`,
    sql: `SELECT p.catalog_id AS owner, part.value AS id
          FROM product p, json_each(p.set_products) part
          WHERE part.value NOT IN (SELECT id FROM product)
          UNION SELECT p.catalog_id, json_extract(part.value, '$.id')
          FROM product p, json_each(p.bundled_products) part
          WHERE json_extract(part.value, '$.id') NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
    message: (count, examples) =>
      `${count} parts of sets and bundles are not defined (${examples})`,
  },
  {
    file: (catalog) => `catalogs/${catalog}`,
    sql: `SELECT catalog_id AS owner, category_id AS id FROM category_assignment a
          WHERE NOT EXISTS (SELECT 1 FROM category c
                            WHERE c.catalog_id = a.catalog_id AND c.id = a.category_id)
          GROUP BY 1, 2 ORDER BY 1, 2`,
    message: (count, examples) =>
      `products are assigned to ${count} categories that are not defined (${examples})`,
  },
  {
    file: (book) => `pricebooks/${book}`,
    sql: `SELECT DISTINCT price_book_id AS owner, product_id AS id FROM price
          WHERE product_id NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
    message: (count, examples) => `${count} products with prices are not defined (${examples})`,
  },
  {
    file: (list) => `inventory-lists/${list}`,
    sql: `SELECT list_id AS owner, product_id AS id FROM inventory_record
          WHERE product_id NOT IN (SELECT id FROM product) ORDER BY 1, 2`,
    message: (count, examples) => `${count} products with stock are not defined (${examples})`,
  },
]

/** Notes what one part of an archive refers to and no part defines, one note per file and kind. */
export function checkCatalogs(db: Database, report: ImportReport): void {
  for (const {file, sql, message} of gaps) {
    const byOwner = new Map<string, string[]>()
    for (const {owner, id} of queryAll<{owner: string; id: string}>(db, sql)) {
      const ids = byOwner.get(owner)
      if (ids) ids.push(id)
      else byOwner.set(owner, [id])
    }
    for (const [owner, ids] of byOwner) {
      const examples = ids.slice(0, EXAMPLES).join(', ') + (ids.length > EXAMPLES ? ' ...' : '')
      report.warn(message(ids.length, examples), file(owner))
    }
  }
}
