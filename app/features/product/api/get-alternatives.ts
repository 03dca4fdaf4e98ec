import {encodePart} from '@common/address-part'
import {listingQuery} from '@app/features/catalog/api/get-listing'
import {parseListingRequest} from '@app/features/catalog/model/listing-request'
import {unpackListing} from '@app/features/catalog/model/packed-listing'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'

const COUNT = '4'

/**
 * Query for alternatives to a product that is no longer sold: products that match the words of its address,
 * else best sellers.
 */
export function alternativesQuery(shop: Shop, words: string) {
  const read = async (search: string) => {
    const request = parseListingRequest(new URLSearchParams(`${search}&limit=${COUNT}`))
    return unpackListing(await listingQuery(shop, request).queryFn())
  }
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
