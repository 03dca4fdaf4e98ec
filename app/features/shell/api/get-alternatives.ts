import {defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import {readListing} from '@app/features/catalog/public/get-listing'
import {parseListingRequest} from '@app/features/catalog/public/listing-request'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'

const COUNT = '4'

/**
 * Query for alternatives to a product that is no longer sold: products that match the words of its address,
 * else best sellers.
 */
export const {use: useAlternatives} = defineQuery({
  key: ['product', 'alternatives'],
  staleTime: STATIC_STALE_TIME_MS,
  read: async (shop, words: string) => {
    const read = (search: string) =>
      readListing(shop, parseListingRequest(new URLSearchParams(`${search}&limit=${COUNT}`)))
    const alike = words ? await read(`q=${encodePart(words)}`) : null
    if (alike && alike.tiles.length > 0) return alike
    return read('cgid=root&sort=bestSeller')
  },
})
