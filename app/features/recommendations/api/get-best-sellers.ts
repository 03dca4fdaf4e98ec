import {listingQuery} from '@app/features/catalog/api/get-listing'
import {parseListingRequest, SHORT_PAGE_SIZE} from '@app/features/catalog/model/listing-request'
import type {Shop} from '@app/shared/lib/shop-context'

/** Best sellers of a category (spec 7.1: available on the web, limit 12, sort bestSeller). */
export function bestSellersQuery(shop: Shop, categoryId: string) {
  const request = parseListingRequest(new URLSearchParams(), categoryId)
  return listingQuery(shop, {...request, sort: 'bestSeller', limit: SHORT_PAGE_SIZE})
}
