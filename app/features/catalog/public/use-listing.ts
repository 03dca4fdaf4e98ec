import {listingIn, listingParameters} from './get-listing'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {useShop} from '@app/shared/lib/shop-context'
import {type Listing} from './listing-model'
import {type ListingRequest} from './listing-request'
import {useProductSearch} from '@salesforce/commerce-sdk-react'

interface Options {
  readonly enabled?: boolean
  /** Shows the data of the last request until the new answer has arrived. */
  readonly keepPreviousData?: boolean
}

/** One page of a listing as the search answers it; `listingIn` makes our model. */
export const useListingAnswer = (request: ListingRequest, options?: Options) =>
  useProductSearch(
    {parameters: listingParameters(useShop(), request)},
    {staleTime: STATIC_STALE_TIME_MS, ...options},
  )

/** The listing that another component reads; undefined until it is there. */
export function useKnownListing(request: ListingRequest): Listing | undefined {
  const shop = useShop()
  const {data} = useListingAnswer(request, {enabled: false})
  return data && listingIn(shop, data, request)
}
