import {remove, upsert} from '../upsert'
import {customAttributes, isDeletion, localized, localizedTexts, pageTexts} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {writeProduct} from './product'
import type {ReadContext} from './read-context'
import {writeRefinementDefinitions} from './refinement-definitions'
import {writeVariationAttribute} from './variations'

/** Position of assignments without a number: behind the numbered ones, in document order. */
const automaticPosition = 1_000_000

/** Reads `catalog.xml`: products, category tree, assignments, recommendations. */
export function catalogReader({db, report}: ReadContext): FileReader {
  let catalogId = ''
  let assignments = 0
  let sharedAttributes = 0
  return {
    root: 'catalog',
    start(root) {
      catalogId = root.required('catalog-id')
      upsert(db, 'catalog', {id: catalogId, image_location: null})
      report.count('catalogs')
    },
    records: {
      header(node) {
        const location = node
          .walk('image-settings', 'internal-location')
          .map(({attributes}) => attributes['base-path'])[0]
        upsert(db, 'catalog', {id: catalogId, image_location: location})
        for (const settings of node.all('image-settings')) {
          settings.walk('view-types', 'view-type')
          for (const name of ['variation-attribute-id', 'alt-pattern', 'title-pattern']) {
            settings.all(name)
          }
        }
      },
      category(node) {
        writeCategory({db, report, siteId: ''}, catalogId, node)
      },
      product(node) {
        writeProduct(db, catalogId, node)
        report.count('products')
      },
      'variation-attribute'(node) {
        writeVariationAttribute(db, '*', node, sharedAttributes)
        sharedAttributes += 1
      },
      'category-assignment'(node) {
        const key = {
          catalog_id: catalogId,
          category_id: node.required('category-id'),
          product_id: node.required('product-id'),
        }
        if (isDeletion(node)) {
          remove(db, 'category_assignment', key)
          return
        }
        const position = node.string('position')
        upsert(db, 'category_assignment', {
          ...key,
          position:
            position === undefined || position === 'auto'
              ? automaticPosition + assignments
              : node.number('position'),
          is_primary: node.boolean('primary-flag') ?? false,
        })
        assignments += 1
        report.count('assignments')
      },
      recommendation(node) {
        if (node.attributes['source-type'] !== 'product') return
        upsert(db, 'product_recommendation', {
          source_id: node.required('source-id'),
          target_id: node.required('target-id'),
          type: node.attributes['type'] ?? 'cross-sell',
          name: localized(node, 'display-name'),
          position: (report.counts.get('recommendations') ?? 0) + 1,
        })
        report.count('recommendations')
      },
    },
  }
}

function writeCategory({db, report}: ReadContext, catalogId: string, node: XmlNode): void {
  const id = node.required('category-id')
  const key = {catalog_id: catalogId, id}
  if (isDeletion(node)) {
    remove(db, 'category', key)
    return
  }
  for (const ignored of ['template', 'sitemap-included-flag', 'sitemap-priority']) node.all(ignored)
  upsert(db, 'category', {
    ...key,
    parent_id: node.string('parent'),
    position: node.number('position') ?? automaticPosition + (report.counts.get('categories') ?? 0),
    online: node.boolean('online-flag') ?? true,
    online_from: node.string('online-from'),
    online_to: node.string('online-to'),
    texts: {
      ...localizedTexts(node, {name: 'display-name', description: 'description'}),
      ...pageTexts(node),
    },
    thumbnail: node.string('thumbnail'),
    image: node.string('image'),
    custom: customAttributes(node),
  })
  writeRefinementDefinitions(db, catalogId, id, node)
  report.count('categories')
}
