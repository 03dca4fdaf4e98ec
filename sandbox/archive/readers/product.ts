import type {Database} from '../../db/database'
import type {ProductType} from '../../domains/catalog/product-record'
import {remove, upsert} from '../row-repository'
import {
  customAttributes,
  defaultText,
  isDeletion,
  localized,
  localizedTexts,
  pageTexts,
  siteBooleans,
} from '../values'
import type {XmlNode} from '../xml-node'
import {writeMetaTagRules} from './page-meta-tags'
import {writeProductOptions} from './product-options'
import type {ReadContext} from './read-context'
import {writeVariations} from './variations'
import {writeRecord} from './write-record'

const plainAttributes = {
  ean: 'ean',
  upc: 'upc',
  unit: 'unit',
  unitMeasure: 'unit-measure',
  unitQuantity: 'unit-quantity',
  brand: 'brand',
  manufacturerName: 'manufacturer-name',
  manufacturerSku: 'manufacturer-sku',
} as const

/** Elements of every export that the sandbox does not use. */
const ignored = [
  'available-flag',
  'searchable-if-unavailable-flag',
  'search-placement',
  'template',
  'sitemap-included-flag',
  'sitemap-changefrequency',
  'sitemap-priority',
  'pinterest-enabled-flag',
  'facebook-enabled-flag',
  'store-receipt-name',
  'store-tax-class',
  'store-force-price-flag',
  'store-non-inventory-flag',
  'store-non-revenue-flag',
  'store-non-discountable-flag',
]

/** Tables that hold parts of a product, with the column that names it. */
const partTables = [
  ['product_image', 'product_id'],
  ['category_assignment', 'product_id'],
  ['price', 'product_id'],
  ['product_variant', 'variant_id'],
  ['product_variant', 'master_id'],
  ['variation_group', 'group_id'],
  ['variation_group', 'master_id'],
  ['product_option', 'owner'],
  ['product_option_value', 'owner'],
  ['product_link', 'source_id'],
] as const

/**
 * Writes a product with its images, options, links and variations; values that the element does
 * not contain stay as an earlier archive wrote them. Variants are known only when all masters have been
 * read: `linkVariants` marks them at the end of the import.
 */
export function writeProduct(
  context: ReadContext,
  catalogId: string,
  node: XmlNode,
  imageAttribute: string,
): void {
  const {db, report} = context
  const id = node.required('product-id')
  if (isDeletion(node)) {
    for (const [table, column] of partTables) remove(db, table, {[column]: id})
    remove(db, 'product', {id})
    return
  }
  ignored.forEach((name) => node.all(name))
  node.first('store-attributes')?.children.forEach(({name}) => {
    node.walk('store-attributes', name)
  })
  const before = writeRecord(context, node, 'product', {id}, productColumns(node), {
    catalog_id: catalogId,
    type: 'item',
    online: {default: false},
    searchable: {default: true},
    set_products: [],
    bundled_products: [],
  })
  if (node.first('images')) {
    writeImages(db, id, node, imageAttribute)
    for (const image of node.walk('images', 'image-group', 'image')) {
      report.nameImage({catalogId, path: image.required('path'), file: node.file, line: image.line})
    }
  }
  if (!before || node.first('variations')) writeVariations(db, id, node.first('variations'))
  const options = node.first('options')
  if (options) writeProductOptions(db, id, options)
  const links = node.first('product-links')
  if (links) writeLinks(db, id, links)
  writeOldAssignments(db, catalogId, id, node)
  writeMetaTagRules(db, node, {kind: 'product', owner_id: '', object_id: id}, [
    'product-detail-page',
  ])
}

function writeLinks(db: Database, productId: string, links: XmlNode): void {
  remove(db, 'product_link', {source_id: productId})
  links.all('product-link').forEach((link, position) => {
    upsert(db, 'product_link', {
      source_id: productId,
      target_id: link.required('product-id'),
      type: link.required('type'),
      position,
    })
  })
}

/** In exports of older versions the product contains its categories. */
function writeOldAssignments(
  db: Database,
  catalogId: string,
  productId: string,
  node: XmlNode,
): void {
  const links = node.first('category-links')
  if (!links) return
  const all = [...links.all('classification-link'), ...links.all('category-link')]
  all.forEach((link, index) => {
    upsert(db, 'category_assignment', {
      catalog_id: link.attributes['catalog-id'] ?? catalogId,
      category_id: link.required('category-id'),
      product_id: productId,
      position: link.number('position') ?? index,
      is_primary: link.boolean('primary-flag') ?? false,
    })
  })
}

function productColumns(node: XmlNode) {
  const setProducts = node
    .walk('product-set-products', 'product-set-product')
    .concat(node.walk('retail-set-products', 'retail-set-product'))
    .map((part) => part.required('product-id'))
  const bundledProducts = node.walk('bundled-products', 'bundled-product').map((part) => ({
    id: part.required('product-id'),
    quantity: part.number('quantity') ?? 1,
  }))
  const rank = defaultText(node, 'search-rank')
  return {
    type: typeOf(node, setProducts.length > 0, bundledProducts.length > 0),
    online: siteBooleans(node, 'online-flag', false),
    classification: classificationOf(node),
    online_from: defaultText(node, 'online-from'),
    online_to: defaultText(node, 'online-to'),
    searchable: siteBooleans(node, 'searchable-flag', true),
    search_rank: rank === undefined ? undefined : Number(rank),
    tax_class_id: node.string('tax-class-id'),
    min_order_quantity: node.number('min-order-quantity'),
    step_quantity: node.number('step-quantity'),
    texts: {
      ...localizedTexts(node, {
        name: 'display-name',
        shortDescription: 'short-description',
        longDescription: 'long-description',
      }),
      ...pageTexts(node),
    },
    attributes: Object.fromEntries(
      Object.entries(plainAttributes).flatMap(([key, name]) => {
        const text = node.string(name)
        return text === undefined ? [] : [[key, text]]
      }),
    ),
    custom: customAttributes(node),
    set_products: setProducts.length > 0 ? setProducts : undefined,
    bundled_products: bundledProducts.length > 0 ? bundledProducts : undefined,
  }
}

/** Undefined for a plain product: an earlier archive may have given it another type. */
function typeOf(node: XmlNode, isSet: boolean, isBundle: boolean): ProductType | undefined {
  if (isSet) return 'set'
  if (isBundle) return 'bundle'
  return node.all('variations').length > 0 ? 'master' : undefined
}

function classificationOf(node: XmlNode): object | undefined {
  const category = node.first('classification-category')
  const categoryId = category?.text.trim()
  if (!category || !categoryId) return undefined
  return {categoryId, catalogId: category.attributes['catalog-id'] ?? null}
}

function writeImages(
  db: Database,
  productId: string,
  product: XmlNode,
  imageAttribute: string,
): void {
  remove(db, 'product_image', {product_id: productId})
  product.walk('images', 'image-group').forEach((group, groupPosition) => {
    const condition: Record<string, string> = {}
    for (const variation of group.all('variation')) {
      const {'attribute-id': attributeId, value} = variation.attributes
      if (attributeId && value) condition[attributeId] = value
    }
    const legacyValue = group.attributes['variation-value']
    if (legacyValue) condition[imageAttribute] = legacyValue
    group.all('image').forEach((image, position) => {
      upsert(db, 'product_image', {
        product_id: productId,
        group_position: groupPosition,
        position,
        view_type: group.required('view-type'),
        condition,
        path: image.required('path'),
        alt: localized(image, 'alt'),
        title: localized(image, 'title'),
      })
    })
  })
}
