import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import type {Localized} from '../sites/locale'
import {attributeDefinitions} from '../attributes/attribute-definition-repository'
import type {ProductRecord, ProductRow} from './product-record'
import {toProductRecord} from './product-record'
import type {Variant, VariationAttribute, VariationModel} from './variation'

/**
 * Returns the product with this id, or undefined. `findMaster` returns the master that a variant
 * inherits from.
 */
export function readProduct(
  db: Database,
  id: string,
  findMaster: (masterId: string) => ProductRecord | undefined,
): ProductRecord | undefined {
  const row = queryOne<ProductRow>(
    db,
    `SELECT p.*, (SELECT master_id FROM variation_group g WHERE g.group_id = p.id) AS group_master
     FROM product p WHERE p.id = ?`,
    id,
  )
  if (!row) return undefined
  if (row.group_master !== null) return toProductRecord(row, findMaster(row.group_master) ?? null)
  if (row.type !== 'variant') return toProductRecord(row, null)
  const link = queryOne<{master_id: string}>(
    db,
    'SELECT master_id FROM product_variant WHERE variant_id = ? ORDER BY master_id LIMIT 1',
    id,
  )
  return toProductRecord(row, (link && findMaster(link.master_id)) ?? null)
}

interface AttributeRow {
  id: string
  product_attribute_id: string
  shared: number
  name: string
}

/** Returns the variation model of a master; it has no attributes for any other product. */
export function readVariationModel(
  db: Database,
  master: ProductRecord,
  findProduct: (id: string) => ProductRecord | undefined,
): VariationModel {
  const rows = queryAll<AttributeRow>(
    db,
    'SELECT * FROM variation_attribute WHERE master_id = ? ORDER BY position',
    master.id,
  )
  const declared = rows.map((row) => readAttribute(db, master.id, row))
  const links = queryAll<{variant_id: string; is_default: number}>(
    db,
    `SELECT variant_id, is_default FROM product_variant WHERE master_id = ? ORDER BY position`,
    master.id,
  )
  const variants = links.flatMap((link) => {
    const product = findProduct(link.variant_id)
    if (!product) return []
    const values = choicesOf(product, declared)
    return [{id: link.variant_id, isDefault: link.is_default === 1, values}]
  })
  const attributes = declared.map((attribute) => withUndeclared(db, attribute, variants))
  return {attributes, variants, groups: readGroups(db, master.id, attributes, findProduct)}
}

/**
 * Adds the values that variants have and the attribute does not declare. They can be chosen too,
 * under the name from the attribute definition, if any.
 */
function withUndeclared(
  db: Database,
  attribute: VariationAttribute,
  variants: readonly Variant[],
): VariationAttribute {
  const known = new Set(attribute.values.map(({value}) => value))
  const others = new Set(variants.flatMap(({values}) => values[attribute.id] ?? []))
  const undeclared = [...others].filter((value) => !known.has(value))
  if (undeclared.length === 0) return attribute
  const names = attributeDefinitions(db, 'Product').get(attribute.productAttributeId)?.valueNames
  return {
    ...attribute,
    values: [
      ...attribute.values,
      ...undeclared.map((value) => ({
        value,
        name: names?.get(value) ?? {default: value},
        description: {},
      })),
    ],
  }
}

/** Returns the variation groups with the values that they fix. */
function readGroups(
  db: Database,
  masterId: string,
  attributes: readonly VariationAttribute[],
  findProduct: (id: string) => ProductRecord | undefined,
): VariationModel['groups'] {
  const rows = queryAll<{group_id: string}>(
    db,
    'SELECT group_id FROM variation_group WHERE master_id = ? ORDER BY position',
    masterId,
  )
  return rows.flatMap(({group_id: id}) => {
    const product = findProduct(id)
    return product ? [{id, values: choicesOf(product, attributes)}] : []
  })
}

function choicesOf(
  product: ProductRecord,
  attributes: readonly VariationAttribute[],
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const {id, productAttributeId} of attributes) {
    const value = product.custom[productAttributeId]?.['default']
    if (typeof value === 'string') values[id] = value
  }
  return values
}

function readAttribute(db: Database, masterId: string, row: AttributeRow): VariationAttribute {
  const owner = row.shared ? '*' : masterId
  const shared = row.shared
    ? queryOne<AttributeRow>(
        db,
        `SELECT * FROM variation_attribute WHERE master_id = '*' AND id = ?`,
        row.id,
      )
    : undefined
  const values = queryAll<{value: string; name: string; description: string}>(
    db,
    'SELECT * FROM variation_value WHERE master_id = ? AND attribute_id = ? ORDER BY position',
    owner,
    row.id,
  )
  return {
    id: row.id,
    productAttributeId: shared?.product_attribute_id ?? row.product_attribute_id,
    name: JSON.parse(shared?.name ?? row.name) as Localized,
    values: values.map((value) => ({
      value: value.value,
      name: JSON.parse(value.name) as Localized,
      description: JSON.parse(value.description) as Localized,
    })),
  }
}

/** Returns the ids of the categories of one storefront catalog that a product is directly assigned to. */
export function readCategoryIds(db: Database, catalogId: string, productId: string): string[] {
  return queryAll<{category_id: string}>(
    db,
    `SELECT category_id FROM category_assignment
     WHERE catalog_id = ? AND product_id = ? ORDER BY is_primary DESC, category_id`,
    catalogId,
    productId,
  ).map((row) => row.category_id)
}
