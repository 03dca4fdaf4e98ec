import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import type {CustomAttributes} from '../attributes/attribute-values'
import type {Localized} from '../sites/locale'

/** The texts and attributes of a product in every locale. */
export interface ProductTexts {
  readonly id: string
  readonly texts: Readonly<Record<string, Localized>>
  readonly attributes: Readonly<Record<string, string>>
  readonly custom: CustomAttributes
}

/** Range of master ids, including the first and the last. */
export interface MasterSpan {
  readonly first: string
  readonly last: string
}

/** Ids of the products of a storefront catalog without variants, in their order. */
export function readListedIds(db: Database, catalogId: string): string[] {
  return queryAll<{id: string}>(
    db,
    `SELECT id FROM product WHERE type <> 'variant' AND id IN
       (SELECT product_id FROM category_assignment WHERE catalog_id = ?)
     ORDER BY id`,
    catalogId,
  ).map(({id}) => id)
}

/** Some products, by id. */
export function readProductTexts(db: Database, ids: readonly string[]): ProductTexts[] {
  return readTexts(
    db,
    `SELECT id, texts, attributes, custom FROM product
     WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id`,
    JSON.stringify(ids),
  )
}

/** The variants of some masters. */
export function readVariantTexts(db: Database, {first, last}: MasterSpan): ProductTexts[] {
  return readTexts(
    db,
    `SELECT id, texts, attributes, custom FROM product WHERE id IN
       (SELECT variant_id FROM product_variant WHERE master_id BETWEEN ? AND ?)`,
    first,
    last,
  )
}

function readTexts(db: Database, sql: string, ...params: (string | number)[]): ProductTexts[] {
  return queryAll<{id: string; texts: string; attributes: string; custom: string}>(
    db,
    sql,
    ...params,
  ).map((row) => ({
    id: row.id,
    texts: JSON.parse(row.texts) as ProductTexts['texts'],
    attributes: JSON.parse(row.attributes) as ProductTexts['attributes'],
    custom: JSON.parse(row.custom) as CustomAttributes,
  }))
}

/** The variants of some masters, by master and position. */
export function readVariantsOf(
  db: Database,
  {first, last}: MasterSpan,
): {master_id: string; variant_id: string}[] {
  return queryAll(
    db,
    `SELECT master_id, variant_id FROM product_variant WHERE master_id BETWEEN ? AND ?
     ORDER BY master_id, position`,
    first,
    last,
  )
}

/** The name of a variation value. */
export interface ValueName {
  readonly masterId: string
  /** Id of the product attribute. */
  readonly attribute: string
  readonly value: string
  readonly name: Localized
}

/** The names of the variation values of some masters; `*` contains the values that masters share. */
export function readValueNames(db: Database, {first, last}: MasterSpan): ValueName[] {
  return queryAll<{master_id: string; attribute: string; value: string; name: string}>(
    db,
    `SELECT v.master_id, a.product_attribute_id AS attribute, v.value, v.name
     FROM variation_value v JOIN variation_attribute a
       ON a.master_id = v.master_id AND a.id = v.attribute_id
     WHERE v.master_id BETWEEN ? AND ?`,
    first,
    last,
  ).map(({master_id: masterId, name, ...row}) => ({
    masterId,
    ...row,
    name: JSON.parse(name) as Localized,
  }))
}

/** The assignments of a storefront catalog. */
export function readAssignments(
  db: Database,
  catalogId: string,
): {product_id: string; category_id: string}[] {
  return queryAll(
    db,
    'SELECT product_id, category_id FROM category_assignment WHERE catalog_id = ?',
    catalogId,
  )
}
