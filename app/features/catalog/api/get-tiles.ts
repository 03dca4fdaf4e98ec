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

/**
 * Products by their ids as tiles, in the order of the ids; unknown and offline ones are left out
 * (SCAPI Shopper Products `getProducts`).
 * @param ids at most 24 are read
 */
export async function readTiles(shop: Shop, ids: readonly string[]): Promise<TileRow> {
  const withPrices = !shop.site.isContentOnlySite
  if (ids.length === 0) return {tiles: [], imageFolder: ''}
  const {data = []} = await shop.api.scapi<ShopperProductsTypes.ProductResult>(
    '/product/shopper-products/v1/organizations/:org/products',
    {
      query: {
        ids: ids.slice(0, MAX_IDS).join(','),
        expand: 'availability,promotions,images,prices,variations',
        allImages: true,
        imgTypes: 'mainview:1,emotional1:1',
        perPricebook: withPrices || undefined,
        currency: withPrices ? shop.currency : undefined,
        select: `(data.(${FIELDS.join(',')}))`,
      },
    },
  )
  return tileRowOf(data, ids, withPrices)
}
