import type {Database} from '../../db/database'
import type {RefinementBucket, RefinementOptions} from '../../domains/search/refinement-definition'
import {remove, upsert} from '../row-repository'
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
  const list = category.first('refinement-definitions')
  if (!list) return
  const blocked = list.all('blocked-refinement-definition')
  const definitions = list.all('refinement-definition')
  ;[...definitions, ...blocked].forEach((node, position) => {
    node.all('value-set')
    node.all('cutoff-threshold')
    upsert(db, 'refinement_definition', {
      catalog_id: catalogId,
      category_id: categoryId,
      position,
      type: node.required('type'),
      attribute_id: node.attributes['attribute-id'],
      name: localized(node, 'display-name'),
      sort_mode: node.string('sort-mode') ?? 'value-list',
      sort_descending: node.string('sort-direction') === 'descending',
      cutoff: null,
      buckets: node.walk('bucket-definitions').flatMap(readBuckets),
      options: {
        system: node.attributes['system'] === 'true',
        blocked: blocked.includes(node),
        unbucketed: unbucketedOf(node),
      },
    })
  })
}

function unbucketedOf(node: XmlNode): NonNullable<RefinementOptions['unbucketed']> {
  const mode = node.string('unbucketed-values-mode')
  return mode === 'show-values' || mode === 'show-as-bucket' ? mode : 'hide'
}

function readBuckets(definitions: XmlNode): RefinementBucket[] {
  const named = (node: XmlNode) => ({
    name: localized(node, 'display-name'),
    presentationId: node.string('presentation-id') ?? null,
    description: localized(node, 'description'),
  })
  const prices = definitions.all('price-bucket').map((node): RefinementBucket => ({
    kind: 'price',
    name: localized(node, 'display-name'),
    currency: node.required('currency'),
    threshold: node.number('threshold') ?? 0,
  }))
  const attributes = definitions.all('attribute-bucket').map((node): RefinementBucket => ({
    kind: 'attribute',
    ...named(node),
    values: node
      .all('value-list')
      .flatMap(({text}) => text.split(text.includes('|') ? '|' : ','))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
    isDefault: node.attributes['default'] === 'true',
  }))
  const thresholds = definitions.all('threshold-bucket').map((node): RefinementBucket => ({
    kind: 'threshold',
    ...named(node),
    threshold: node.string('threshold') ?? '',
  }))
  const periods = definitions.all('period-bucket').map((node): RefinementBucket => ({
    kind: 'period',
    ...named(node),
    days: node.number('duration-in-days') ?? 0,
  }))
  return [...prices, ...attributes, ...thresholds, ...periods]
}
