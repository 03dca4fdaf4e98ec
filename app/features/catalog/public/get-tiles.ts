import {defineQuery} from '@app/shared/api/define-query'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {ShopperProductsTypes, ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import type {Shop} from '@app/shared/lib/shop-context'
import {BATCH_SIZE, readInBatches} from './read-products'
import {COLOR_ATTRIBUTE, tileOf, type TileModel} from './tile'

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
  'c_unitPricingMeasure',
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

const once = (ids: readonly string[]): readonly string[] => [...new Set(ids)]

/**
 * Products by their ids as tiles, in the order of the ids; unknown and offline ones are left out.
 * @param ids at most 24 are read
 */
export async function readTiles(shop: Shop, ids: readonly string[]): Promise<TileRow> {
  if (ids.length === 0) return {tiles: [], imageFolder: ''}
  const products = await readTileProducts(shop, ids.slice(0, BATCH_SIZE))
  return tileRowOf(products, ids, !shop.site.isContentOnlySite)
}

/** `readTiles` for a part of a page. Each product is read once. */
export const {use: useTiles} = defineQuery({
  key: ['catalog', 'tiles'],
  staleTime: STATIC_STALE_TIME_MS,
  read: (shop, ids: readonly string[]) => readTiles(shop, once(ids)),
  keyOf: once,
})

type Hit = ShopperSearchTypes.ProductSearchHit

/** Tiles and the folder that their pictures are relative to, in the format of `ProductGrid`. */
export interface TileRow {
  readonly tiles: readonly TileModel[]
  readonly imageFolder: string
}

/**
 * First picture of a variant in its colour; for other products, pictures for all colours come before
 * those for one colour.
 */
function leadPicture({imageGroups = [], variationValues}: Product) {
  const own = (variationValues as Readonly<Record<string, string>> | undefined)?.[COLOR_ATTRIBUTE]
  const main = imageGroups.filter(({viewType}) => viewType === 'mainview')
  const ofOwn = main.find(({variationAttributes}) =>
    variationAttributes?.some(
      ({id, values}) => id === COLOR_ATTRIBUTE && values?.some(({value}) => value === own),
    ),
  )
  const group = ofOwn ?? main.find(({variationAttributes}) => !variationAttributes?.length)
  return (group ?? main[0])?.images[0]
}

/** Converts a product of Shopper Products to a search hit. A variant has no attributes left to select. */
export function hitOfProduct(product: Product): Hit {
  const {id, name, inventory, type, variationAttributes, ...rest} = product
  const image = leadPicture(product)
  return {
    ...(rest as unknown as Hit),
    ...(variationAttributes &&
      !type?.variant && {
        variationAttributes: variationAttributes as unknown as Hit['variationAttributes'],
      }),
    productId: id,
    productName: name,
    productType: type as Hit['productType'],
    ...(inventory && {orderable: inventory.orderable}),
    ...(image && {image: image as Hit['image']}),
  }
}

/**
 * Converts products, looked up by id, to a row of tiles in the order of the ids; products that cannot
 * be shown are left out.
 */
export function tileRowOf(
  products: readonly Product[],
  ids: readonly string[],
  withPrices: boolean,
): TileRow {
  const byId = new Map(products.map((product) => [product.id, product]))
  const tiles = ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [tileOf(hitOfProduct(product), withPrices)] : []
  })
  return {tiles, imageFolder: ''}
}
