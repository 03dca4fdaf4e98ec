import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import type {ProductType} from '../catalog/product-record'

/** Columns of table `product` that the index uses. */
export interface IndexedProduct {
  id: string
  type: ProductType
  online: string
  online_from: string | null
  online_to: string | null
  searchable: string
  search_rank: number | null
  min_order_quantity: number | null
}

/** Every product, by id. */
export function readIndexedProducts(db: Database): IndexedProduct[] {
  return queryAll<IndexedProduct>(
    db,
    `SELECT id, type, online, online_from, online_to, searchable, search_rank,
       min_order_quantity
     FROM product ORDER BY id`,
  )
}

/** The variants of all masters, by master and position. */
export function readVariantLinks(db: Database): {master_id: string; variant_id: string}[] {
  return queryAll(
    db,
    'SELECT master_id, variant_id FROM product_variant ORDER BY master_id, position',
  )
}

/** The variation groups of all masters. */
export function readGroupLinks(db: Database): {group_id: string; master_id: string}[] {
  return queryAll(db, 'SELECT group_id, master_id FROM variation_group')
}

/** The values of an attribute of one product. */
export interface AttributeValues {
  readonly id: string
  readonly values: readonly string[]
}

/** Range of product ids, including the first and the last. */
export interface ProductSpan {
  readonly first: string
  readonly last: string
}

/**
 * Values of an attribute in the default locale by product: `c_` and the id of a custom one, else a
 * system one such as `brand`. Products without values are left out.
 */
export function readAttributeValues(
  db: Database,
  attributeId: string,
  {first, last}: ProductSpan,
): AttributeValues[] {
  const isCustom = attributeId.startsWith('c_')
  const name = (isCustom ? attributeId.slice(2) : attributeId).replaceAll('"', '')
  const column = isCustom ? 'custom' : 'attributes'
  const path = isCustom ? `$."${name}".default` : `$."${name}"`
  return queryAll<{id: string; type: string; value: string}>(
    db,
    `SELECT id, json_type(${column}, ?) AS type, json_extract(${column}, ?) AS value
     FROM product WHERE id BETWEEN ? AND ? AND json_type(${column}, ?) IS NOT NULL`,
    path,
    path,
    first,
    last,
    path,
  ).map(({id, type, value}) => ({
    id,
    values: type === 'array' ? (JSON.parse(value) as string[]) : [String(value)],
  }))
}

/** A product in a category of a storefront catalog. */
export interface CategoryPlace {
  readonly product_id: string
  readonly category_id: string
  readonly position: number
}

/** The assignments of a storefront catalog in its order. */
export function readCategoryPlaces(db: Database, catalogId: string): CategoryPlace[] {
  return queryAll<CategoryPlace>(
    db,
    `SELECT product_id, category_id, position FROM category_assignment
     WHERE catalog_id = ? ORDER BY position, product_id`,
    catalogId,
  )
}

/** Ids of the products of a set. */
export function readSetParts(db: Database, productId: string): string[] {
  const row = queryAll<{parts: string}>(
    db,
    'SELECT set_products AS parts FROM product WHERE id = ?',
    productId,
  )[0]
  return JSON.parse(row?.parts ?? '[]') as string[]
}

/**
 * One localized attribute (JSON, or null without a value) of the products of a storefront catalog,
 * variants left out. `column` is the column with the attribute, which is a text or a custom
 * attribute.
 */
export function readLocalizedColumn(
  db: Database,
  {column, name, catalogId}: {column: 'texts' | 'custom'; name: string; catalogId: string},
): {id: string; value: string | null}[] {
  return queryAll(
    db,
    `SELECT id, json_extract(${column}, ?) AS value FROM product
     WHERE type <> 'variant' AND id IN
       (SELECT product_id FROM category_assignment WHERE catalog_id = ?)`,
    `$."${name.replaceAll('"', '')}"`,
    catalogId,
  )
}

/** The locales in which any product has a name. */
export function readNameLocales(db: Database): string[] {
  return queryAll<{locale: string}>(
    db,
    `SELECT DISTINCT n.key AS locale FROM product p, json_each(p.texts, '$.name') n`,
  ).map(({locale}) => locale)
}
