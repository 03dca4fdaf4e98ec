import {SearchView} from '@app/features/search/components/SearchView'
import {listingQuery} from '@app/features/catalog/api/get-listing'
import {LISTING_PARAMETERS, parseListingRequest} from '@app/features/catalog/model/listing-request'
import {hasSearch} from '@app/features/search/model/search-request'
import type {PageComponent} from '@app/shared/lib/page'

/** Search results (spec 2 "Routes"); never indexed (spec 9). */
const SearchPage: PageComponent = () => <SearchView page={SearchPage} />

SearchPage.queries = ({shop, search}) => {
  const request = parseListingRequest(search)
  return hasSearch(request) ? [listingQuery(shop, request)] : []
}

SearchPage.parameters = () => LISTING_PARAMETERS
SearchPage.tags = () => ['search']

export default SearchPage
