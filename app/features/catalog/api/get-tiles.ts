import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {Shop} from '@app/shared/lib/shop-context'
import {tileRowOf, type TileRow} from '../model/product-tile'

/** SCAPI takes at most 24 ids in one call. */
const MAX_IDS = 24

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
  'variants.(orderable)',
  'c_masterName',
  'c_badges',
  'c_PromotionalTags',
  'c_availability',
  'c_productType',
  'c_customizable',
  'c_taxRate',
  'c_extraMainImage',
]

type Product = ShopperProductsTypes.Product

async function readBatch(
  {api, site, currency}: Shop,
  ids: readonly string[],
  fields: readonly string[],
): Promise<Product[]> {
  const withPrices = !site.isContentOnlySite
  const {data = []} = await api.scapi<ShopperProductsTypes.ProductResult>(
    '/product/shopper-products/v1/organizations/:org/products',
    {
      query: {
        ids: ids.join(','),
        expand: 'availability,promotions,images,prices,variations',
        allImages: true,
        imgTypes: 'mainview:1,emotional1:1',
        perPricebook: withPrices || undefined,
        currency: withPrices ? currency : undefined,
        select: `(data.(${fields.join(',')}))`,
      },
    },
  )
  return data
}

/**
 * Products with what a tile shows of them (SCAPI Shopper Products `getProducts`); unknown and offline
 * ones are left out.
 * @param more further fields
 */
export async function readTileProducts(
  shop: Shop,
  ids: readonly string[],
  more: readonly string[] = [],
): Promise<Product[]> {
  const batches = Array.from({length: Math.ceil(ids.length / MAX_IDS)}, (_, index) =>
    readBatch(shop, ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS), [...FIELDS, ...more]),
  )
  return (await Promise.all(batches)).flat()
}

/**
 * Products by their ids as tiles, in the order of the ids; unknown and offline ones are left out.
 * @param ids at most 24 are read
 */
export async function readTiles(shop: Shop, ids: readonly string[]): Promise<TileRow> {
  if (ids.length === 0) return {tiles: [], imageFolder: ''}
  const products = await readTileProducts(shop, ids.slice(0, MAX_IDS))
  return tileRowOf(products, ids, !shop.site.isContentOnlySite)
}
