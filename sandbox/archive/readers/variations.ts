import type {Database} from '../../db/database'
import {mergeRow, remove, upsert} from '../row-repository'
import {localized} from '../values'
import type {XmlNode} from '../xml-node'

/** Replaces the variation attributes and variants of a product; none when it is no master. */
export function writeVariations(
  db: Database,
  masterId: string,
  variations: XmlNode | undefined,
): void {
  for (const table of [
    'variation_attribute',
    'variation_value',
    'product_variant',
    'variation_group',
  ]) {
    remove(db, table, {master_id: masterId})
  }
  if (!variations) return
  variations
    .walk('attributes')
    .flatMap((attributes) => attributes.anyOf('variation-attribute', 'shared-variation-attribute'))
    .forEach((node, position) => writeVariationAttribute(db, masterId, node, position))
  variations.walk('variants', 'variant').forEach((node, position) => {
    upsert(db, 'product_variant', {
      master_id: masterId,
      variant_id: node.required('product-id'),
      position,
      is_default: node.attributes['default'] === 'true',
    })
  })
  variations.walk('variation-groups', 'variation-group').forEach((node, position) => {
    upsert(db, 'variation_group', {
      master_id: masterId,
      group_id: node.required('product-id'),
      position,
    })
  })
}

/** Writes one variation attribute with its values; owner `*` keeps those that masters share. */
export function writeVariationAttribute(
  db: Database,
  owner: string,
  node: XmlNode,
  position: number,
): void {
  const id = node.required('variation-attribute-id')
  mergeRow(
    db,
    'variation_attribute',
    {master_id: owner, id},
    {
      product_attribute_id: node.required('attribute-id'),
      shared: node.name === 'shared-variation-attribute',
      name: localized(node, 'display-name'),
    },
    {position},
  )
  node
    .walk('variation-attribute-values', 'variation-attribute-value')
    .forEach((value, valuePosition) => {
      upsert(db, 'variation_value', {
        master_id: owner,
        attribute_id: id,
        value: value.required('value'),
        position: valuePosition,
        name: localized(value, 'display-value'),
        description: localized(value, 'description'),
      })
    })
}
