import {SearchView} from '@app/features/search/components/SearchView'
import {listingQuery} from '@app/features/catalog/api/get-listing'
import {parseListingRequest} from '@app/features/catalog/model/listing-request'
import {hasSearch} from '@app/features/search/model/search-request'
import type {PageComponent} from '@app/shared/lib/page'

/** Search results (spec 2 "Routes"); never indexed (spec 9). */
const SearchPage: PageComponent = () => <SearchView page={SearchPage} />

SearchPage.queries = ({shop, search}) => {
  const request = parseListingRequest(search)
  return hasSearch(request) ? [listingQuery(shop, request)] : []
}

export default SearchPage
