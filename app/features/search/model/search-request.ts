import {refinementCount, type ListingRequest} from '@app/features/catalog/model/listing-request'

/** Whether an address of the search page asks for anything: a phrase, or at least a refinement. */
export const hasSearch = (request: ListingRequest): boolean =>
  request.query.length > 0 || refinementCount(request) > 0
