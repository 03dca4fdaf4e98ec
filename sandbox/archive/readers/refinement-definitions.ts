import type {Database} from '../../db/database'
import type {RefinementBucket} from '../../domains/search/refinement-definition'
import {remove, upsert} from '../upsert'
import {localized} from '../values'
import type {XmlNode} from '../xml-node'

/** Replaces the refinement definitions of a category. */
export function writeRefinementDefinitions(
  db: Database,
  catalogId: string,
  categoryId: string,
  category: XmlNode,
): void {
  remove(db, 'refinement_definition', {catalog_id: catalogId, category_id: categoryId})
  category.walk('refinement-definitions', 'refinement-definition').forEach((node, position) => {
    node.all('value-set')
    node.all('unbucketed-values-mode')
    upsert(db, 'refinement_definition', {
      catalog_id: catalogId,
      category_id: categoryId,
      position,
      type: node.required('type'),
      attribute_id: node.attributes['attribute-id'],
      name: localized(node, 'display-name'),
      sort_mode: node.string('sort-mode') ?? 'value-list',
      sort_descending: node.string('sort-direction') === 'descending',
      cutoff: node.number('cutoff-threshold'),
      buckets: node.walk('bucket-definitions').flatMap(readBuckets),
    })
  })
}

function readBuckets(definitions: XmlNode): RefinementBucket[] {
  const prices = definitions.all('price-bucket').map((node): RefinementBucket => ({
    kind: 'price',
    name: localized(node, 'display-name'),
    currency: node.required('currency'),
    threshold: node.number('threshold') ?? 0,
  }))
  const attributes = definitions.all('attribute-bucket').map((node): RefinementBucket => ({
    kind: 'attribute',
    name: localized(node, 'display-name'),
    values: node
      .all('value-list')
      .flatMap(({text}) => text.split('|'))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
    presentationId: node.string('presentation-id') ?? null,
  }))
  return [...prices, ...attributes]
}
