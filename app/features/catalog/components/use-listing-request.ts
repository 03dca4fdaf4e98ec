import {useMemo} from 'react'
import {useLocation} from 'react-router-dom'
import type {CategoryPath} from '../model/category-path'
import {parseListingRequest, type ListingRequest} from '../model/listing-request'

/** The listing request in the URL. */
export function useListingRequest(categoryPath: CategoryPath | null): ListingRequest {
  const {search} = useLocation()
  return useMemo(
    () => parseListingRequest(new URLSearchParams(search), categoryPath),
    [search, categoryPath],
  )
}
