import {useState} from 'react'
import {useQueries} from '@tanstack/react-query'
import {useLocation} from 'react-router-dom'
import {useShop} from '@app/shared/lib/shop-context'
import {listingIn, listingQuery} from '../public/get-listing'
import type {Listing} from '../public/listing-model'
import type {ListingRequest} from '../public/listing-request'

/**
 * Number of pages opened below the first one, by history entry: going back to a listing restores its
 * length. Only the browser writes to this map.
 */
const openedPages = new Map<string, number>()

interface ListingPages {
  /** Further pages that are loaded, in order. */
  readonly further: readonly Listing[]
  readonly loading: boolean
  readonly failed: boolean
  /** Loads the next page, or retries a failed one. */
  readonly loadMore: () => void
}

/** The pages below the page in the URL. */
export function useListingPages(request: ListingRequest): ListingPages {
  const shop = useShop()
  const {key = '', pathname, search} = useLocation()
  const place = `${key}${pathname}${search}`
  const [opened, setOpened] = useState({place, count: openedPages.get(place) ?? 0})
  const count = opened.place === place ? opened.count : (openedPages.get(place) ?? 0)
  const results = useQueries({
    queries: Array.from({length: count}, (_, index) =>
      listingQuery(shop, {...request, offset: request.offset + (index + 1) * request.limit}),
    ),
  })
  const further: Listing[] = []
  for (const {data} of results) {
    if (!data) break
    further.push(listingIn(shop, data, request))
  }
  const last = results.at(-1)
  return {
    further,
    loading: last?.isFetching ?? false,
    failed: last?.isError ?? false,
    loadMore: () => {
      if (last?.isError) {
        void last.refetch()
        return
      }
      openedPages.set(place, count + 1)
      setOpened({place, count: count + 1})
    },
  }
}
