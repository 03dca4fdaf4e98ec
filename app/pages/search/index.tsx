import {SearchView} from '@app/features/search/components/SearchView'
import {listingQuery} from '@app/features/catalog/api/get-listing'
import {LISTING_PARAMETERS, parseListingRequest} from '@app/features/catalog/model/listing-request'
import {contentHitsQuery} from '@app/features/search/api/get-content-hits'
import {hasSearch} from '@app/features/search/model/search-request'
import type {PageComponent} from '@app/shared/lib/page'

/** Search results (spec 2 "Routes"); never indexed (spec 9). */
const SearchPage: PageComponent = () => <SearchView page={SearchPage} />

SearchPage.queries = ({shop, search}) => {
  const request = parseListingRequest(search)
  if (!hasSearch(request)) return []
  const pages = request.query ? [contentHitsQuery(shop, request.query)] : []
  return [listingQuery(shop, request), ...pages]
}

SearchPage.parameters = () => LISTING_PARAMETERS
SearchPage.tags = () => ['search']

export default SearchPage
