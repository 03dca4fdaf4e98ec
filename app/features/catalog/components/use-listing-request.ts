import {useMemo} from 'react'
import {useLocation} from 'react-router-dom'
import {parseListingRequest, type ListingRequest} from '../model/listing-request'

/** The listing request in the URL. */
export function useListingRequest(categoryId: string | null): ListingRequest {
  const {search} = useLocation()
  return useMemo(
    () => parseListingRequest(new URLSearchParams(search), categoryId),
    [search, categoryId],
  )
}
