import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {Shop} from '@app/shared/lib/shop-context'
import {tileRowOf, type TileRow} from '../model/product-tile'
import {BATCH_SIZE, readInBatches} from './read-products'

const FIELDS = [
  'id',
  'name',
  'type',
  'price',
  'priceMax',
  'priceRanges',
  'tieredPrices',
  'productPromotions.(promotionalPrice)',
  'inventory.(orderable)',
  'imageGroups',
  'variationAttributes',
  'variants.(productId,orderable)',
  'master.(masterId)',
  'c_masterName',
  'c_badges',
  'c_PromotionalTags',
  'c_availability',
  'c_productType',
  'c_customizable',
  'c_taxRate',
  'c_lowestPrice30Days',
  'c_extraMainImage',
  'c_extraMainImage2',
  'c_imageTones',
]

type Product = ShopperProductsTypes.Product

/**
 * Adds the states of unavailable masters. A master only shows whether its variants can be bought; the
 * reason (sold out, coming soon, discontinued) is read for the masters that cannot be bought at all.
 */
async function withStates(shop: Shop, products: Product[]): Promise<Product[]> {
  const ids = products.flatMap(({type, inventory, variants = []}) =>
    type?.master && inventory?.orderable === false
      ? variants.flatMap(({productId}) => productId ?? [])
      : [],
  )
  if (ids.length === 0) return products
  const read = readInBatches(shop, ids, {expand: ['none'], select: '(data.(id,c_availability))'})
  const found = await read.catch(() => [])
  const states = new Map(found.map(({id, c_availability: state}) => [id, state as unknown]))
  return products.map((product) => ({
    ...product,
    ...(product.variants && {
      variants: product.variants.map((variant) => ({
        ...variant,
        c_availability: states.get(variant.productId ?? ''),
      })),
    }),
  }))
}

/**
 * Products with the fields of a tile (SCAPI Shopper Products `getProducts`); unknown and offline
 * products are left out.
 * @param more additional fields
 */
export async function readTileProducts(
  shop: Shop,
  ids: readonly string[],
  more: readonly string[] = [],
): Promise<Product[]> {
  const withPrices = !shop.site.isContentOnlySite
  const products = await readInBatches(shop, ids, {
    expand: ['availability', 'promotions', 'images', 'prices', 'variations'],
    allImages: true,
    imgTypes: 'mainview:1,emotional1:1',
    select: `(data.(${[...FIELDS, ...more].join(',')}))`,
  })
  return withPrices ? withStates(shop, products) : products
}

/**
 * Products by their ids as tiles, in the order of the ids; unknown and offline ones are left out.
 * @param ids at most 24 are read
 */
export async function readTiles(shop: Shop, ids: readonly string[]): Promise<TileRow> {
  if (ids.length === 0) return {tiles: [], imageFolder: ''}
  const products = await readTileProducts(shop, ids.slice(0, BATCH_SIZE))
  return tileRowOf(products, ids, !shop.site.isContentOnlySite)
}
