import {defineQuery} from '@app/shared/api/define-query'
import {readTileProducts} from '@app/features/catalog/public/get-tiles'
import {wishedProductOf, type WishedProduct} from '../public/wished-product'
import {distinctIds} from '@app/shared/lib/distinct-ids'

const FIELDS = ['minOrderQuantity', 'variationValues', 'c_redirectLinkPartner']

/**
 * The products of wishes by id; products that are no longer sold are left out. Stock and prices
 * are part of the answer.
 */
export const {use: useWishedProducts} = defineQuery({
  key: ['wishlist', 'products'],
  read: async (shop, productIds: readonly string[]): Promise<Record<string, WishedProduct>> => {
    const products = await readTileProducts(shop, distinctIds(productIds), FIELDS)
    return Object.fromEntries(products.map((product) => [product.id, wishedProductOf(product)]))
  },
  keyOf: distinctIds,
})
