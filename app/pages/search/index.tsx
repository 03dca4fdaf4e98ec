import {SearchView} from '@app/features/search/components/SearchView'
import {listingQuery} from '@app/features/catalog/public/get-listing'
import {LISTING_PARAMETERS, parseListingRequest} from '@app/features/catalog/public/listing-request'
import {contentHitsQuery} from '@app/features/search/api/get-content-hits'
import {hasSearch} from '@app/features/search/model/search-request'
import type {PageComponent} from '@app/shared/lib/page'

/** Search results (rule ROUTE-5); never indexed (rule SEARCH-7). */
const SearchPage: PageComponent = () => <SearchView page={SearchPage} />

SearchPage.queries = ({shop, search}) => {
  const request = parseListingRequest(search)
  return hasSearch(request) ? [listingQuery(shop, request)] : []
}

/** Content pages that match the phrase: part of the server-rendered page, so that nothing moves. */
const CONTENT_HITS = {name: 'content-hits', timeoutMs: 1500, cacheableWithout: false} as const

SearchPage.parts = ({shop, search}) => {
  const {query} = parseListingRequest(search)
  return query ? [{...contentHitsQuery(shop, query), ...CONTENT_HITS}] : []
}

SearchPage.parameters = () => LISTING_PARAMETERS
SearchPage.tags = () => ['search']

export default SearchPage
