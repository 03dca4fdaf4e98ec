import type {Database} from '../../db/database'
import {countRows, insertMissing, mergeRow, nextPosition, remove, upsert} from '../row-repository'
import {customAttributes, isDeletion, localized, localizedTexts, pageTexts} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {writeMetaTagRules} from './page-meta-tags'
import {writeProduct} from './product'
import {writeOption} from './product-options'
import type {ReadContext} from './read-context'
import {writeRefinementDefinitions} from './refinement-definitions'
import {writeVariationAttribute} from './variations'
import {writeRecord} from './write-record'

/** Position of assignments without a number: behind the numbered ones, in document order. */
const automaticPosition = 1_000_000

/** Reads `catalog.xml`: products, category tree, assignments, recommendations. */
export function catalogReader(context: ReadContext): FileReader {
  const {db, report} = context
  let catalogId = ''
  let assignments = 0
  let imageAttribute = 'color'
  return {
    root: 'catalog',
    start(root) {
      catalogId = root.required('catalog-id')
      insertMissing(db, 'catalog', {id: catalogId})
      assignments = countRows(db, 'category_assignment', {catalog_id: catalogId})
      report.count('catalogs')
    },
    records: {
      header(node) {
        const location = node
          .walk('image-settings', 'internal-location')
          .map(({attributes}) => attributes['base-path'])[0]
        const external = node.walk('image-settings', 'external-location')[0]
        mergeRow(
          db,
          'catalog',
          {id: catalogId},
          {
            image_location: location,
            external_location: external?.string('https-url') ?? external?.string('http-url'),
          },
        )
        node.all('custom-attributes')
        for (const settings of node.all('image-settings')) {
          settings.walk('view-types', 'view-type')
          imageAttribute = settings.string('variation-attribute-id') ?? imageAttribute
          for (const name of ['alt-pattern', 'title-pattern']) settings.all(name)
        }
      },
      category(node) {
        writeCategory(context, catalogId, node)
      },
      product(node) {
        writeProduct(context, catalogId, node, imageAttribute)
        report.count('products')
      },
      'product-option'(node) {
        report.meet('product_option', [node.required('option-id')], node)
        writeOption(db, '*', node, nextPosition(db, 'product_option', {owner: '*'}))
        report.count('shared options')
      },
      'variation-attribute'(node) {
        report.meet('variation_attribute', [node.required('variation-attribute-id')], node)
        writeVariationAttribute(
          db,
          '*',
          node,
          nextPosition(db, 'variation_attribute', {master_id: '*'}),
        )
      },
      'category-assignment'(node) {
        const {'category-id': categoryId, 'product-id': productId} = node.attributes
        if (isDeletion(node)) {
          // With only one of the two, all assignments of the category or the product are meant.
          remove(db, 'category_assignment', {
            catalog_id: catalogId,
            ...(categoryId ? {category_id: categoryId} : {}),
            ...(productId ? {product_id: productId} : {}),
          })
          return
        }
        const key = {
          catalog_id: catalogId,
          category_id: node.required('category-id'),
          product_id: node.required('product-id'),
        }
        writeRecord(
          context,
          node,
          'category_assignment',
          key,
          {
            position: node.first('position') && assignmentPosition(node, assignments),
            is_primary: node.boolean('primary-flag'),
          },
          {position: automaticPosition + assignments, is_primary: false},
        )
        assignments += 1
        report.count('assignments')
      },
      recommendation(node) {
        const sourceType = node.attributes['source-type']
        if (sourceType !== 'product')
          throw node.error(`recommendations of a ${sourceType} are not supported`)
        const key = {
          source_id: node.required('source-id'),
          target_id: node.required('target-id'),
          type: recommendationType(node.attributes['type']),
        }
        if (isDeletion(node)) {
          remove(db, 'product_recommendation', key)
          return
        }
        writeRecord(
          context,
          node,
          'product_recommendation',
          key,
          {
            name: localized(node, 'display-name'),
            texts: localizedTexts(node, {
              shortDescription: 'short-description',
              longDescription: 'long-description',
              calloutMsg: 'callout-message',
            }),
            image: node.string('image'),
          },
          {position: nextPosition(db, 'product_recommendation', {source_id: key.source_id})},
        )
        report.count('recommendations')
      },
    },
  }
}

/** Assignments without a number keep their order; `top` is before all others, `bottom` behind them. */
function assignmentPosition(node: XmlNode, order: number): number {
  const text = node.string('position') ?? 'auto'
  const number = Number(text)
  if (Number.isFinite(number)) return number
  if (text === 'top') return order - automaticPosition
  return (text === 'bottom' ? 2 * automaticPosition : automaticPosition) + order
}

const recommendationNumbers: Readonly<Record<string, string>> = {
  '1': 'cross-sell',
  '2': 'up-sell',
  '3': 'other',
}

/** Exports write the number of a type or its name. */
function recommendationType(type = 'cross-sell'): string {
  return recommendationNumbers[type] ?? type
}

function writeCategory(context: ReadContext, catalogId: string, node: XmlNode): void {
  const {db, report} = context
  const id = node.required('category-id')
  const key = {catalog_id: catalogId, id}
  if (isDeletion(node)) {
    remove(db, 'category', key)
    return
  }
  ignoredOfCategory.forEach((name) => node.all(name))
  const before = writeRecord(
    context,
    node,
    'category',
    key,
    {
      parent_id: node.string('parent'),
      position: node.number('position'),
      online: node.boolean('online-flag'),
      online_from: node.string('online-from'),
      online_to: node.string('online-to'),
      texts: {
        ...localizedTexts(node, {name: 'display-name', description: 'description'}),
        ...pageTexts(node),
      },
      thumbnail: node.string('thumbnail'),
      image: node.string('image'),
      custom: customAttributes(node),
    },
    {position: automaticPosition + (report.counts.get('categories') ?? 0), online: true},
  )
  writeCategoryLinks(db, key, node)
  writeMetaTagRules(db, node, {kind: 'category', owner_id: catalogId, object_id: id}, [
    'product-detail-page',
    'product-listing-page',
  ])
  if (!before || node.first('refinement-definitions')) {
    writeRefinementDefinitions(db, catalogId, id, node)
  }
  report.count('categories')
}

/** Elements that concern only editors, site maps or search of the source system. */
const ignoredOfCategory = [
  'template',
  'search-placement',
  'search-rank',
  'sitemap-included-flag',
  'sitemap-changefrequency',
  'sitemap-priority',
  'variation-groups-display-mode',
  'attribute-groups',
]

function writeCategoryLinks(
  db: Database,
  {catalog_id, id}: {catalog_id: string; id: string},
  node: XmlNode,
): void {
  if (!node.first('category-links')) return
  remove(db, 'category_link', {catalog_id, category_id: id})
  node.walk('category-links', 'category-link').forEach((link, position) => {
    upsert(db, 'category_link', {
      catalog_id,
      category_id: id,
      target_id: link.required('category-id'),
      type: link.required('type'),
      position,
    })
  })
}
