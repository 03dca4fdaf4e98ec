import type {Database} from '../../db/database'
import type {ProductType} from '../../domains/catalog/product-record'
import {remove, upsert} from '../upsert'
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
import {writeVariations} from './variations'

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

/** What the sandbox has no use for, and every export carries. */
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
]

/**
 * Writes a product with its images and variations. Whether it is a variant shows only when all
 * masters are read: `linkVariants` settles that at the end of the import.
 */
export function writeProduct(db: Database, catalogId: string, node: XmlNode): void {
  const id = node.required('product-id')
  if (isDeletion(node)) {
    for (const table of ['product_image', 'category_assignment', 'price']) {
      remove(db, table, {product_id: id})
    }
    remove(db, 'product_variant', {variant_id: id})
    remove(db, 'product_variant', {master_id: id})
    remove(db, 'product', {id})
    return
  }
  ignored.forEach((name) => node.all(name))
  upsert(db, 'product', {id, catalog_id: catalogId, ...productColumns(node)})
  writeImages(db, id, node)
  writeVariations(db, id, node.first('variations'))
}

function productColumns(node: XmlNode) {
  const setProducts = node
    .walk('product-set-products', 'product-set-product')
    .map((part) => part.required('product-id'))
  const bundledProducts = node.walk('bundled-products', 'bundled-product').map((part) => ({
    id: part.required('product-id'),
    quantity: part.number('quantity') ?? 1,
  }))
  const rank = defaultText(node, 'search-rank')
  return {
    type: typeOf(node, setProducts.length > 0, bundledProducts.length > 0),
    online: siteBooleans(node, 'online-flag', false),
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
    set_products: setProducts,
    bundled_products: bundledProducts,
  }
}

function typeOf(node: XmlNode, isSet: boolean, isBundle: boolean): ProductType {
  if (isSet) return 'set'
  if (isBundle) return 'bundle'
  return node.all('variations').length > 0 ? 'master' : 'item'
}

function writeImages(db: Database, productId: string, product: XmlNode): void {
  remove(db, 'product_image', {product_id: productId})
  product.walk('images', 'image-group').forEach((group, groupPosition) => {
    const condition: Record<string, string> = {}
    for (const variation of group.all('variation')) {
      condition[variation.required('attribute-id')] = variation.required('value')
    }
    const legacyValue = group.attributes['variation-value']
    if (legacyValue) condition['color'] = legacyValue
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

/** Turns the items that masters list into variants, and back those that no master lists any more. */
export function linkVariants(db: Database): void {
  db.exec(`
    UPDATE product SET type = 'item'
      WHERE type = 'variant' AND id NOT IN (SELECT variant_id FROM product_variant);
    UPDATE product SET type = 'variant'
      WHERE type = 'item' AND id IN (SELECT variant_id FROM product_variant);
  `)
}
