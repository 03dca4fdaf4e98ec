import {refinementCount, type ListingRequest} from '@app/features/catalog/public/listing-request'

/** Whether the address of the search page has a phrase or at least one refinement. */
export const hasSearch = (request: ListingRequest): boolean =>
  request.query.length > 0 || refinementCount(request) > 0
