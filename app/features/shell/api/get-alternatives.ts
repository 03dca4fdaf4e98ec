import {encodePart} from '@common/address-part'
import {readListing} from '@app/features/catalog/public/get-listing'
import {parseListingRequest} from '@app/features/catalog/public/listing-request'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

const COUNT = '4'

/**
 * Query for alternatives to a product that is no longer sold: products that match the words of its address,
 * else best sellers.
 */
export function alternativesQuery(shop: Shop, words: string) {
  const read = (search: string) =>
    readListing(shop, parseListingRequest(new URLSearchParams(`${search}&limit=${COUNT}`)))
  return {
    queryKey: ['product', 'alternatives', shop.site.id, shop.locale.id, words],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async () => {
      const alike = words ? await read(`q=${encodePart(words)}`) : null
      if (alike && alike.tiles.length > 0) return alike
      return read('cgid=root&sort=bestSeller')
    },
  }
}
