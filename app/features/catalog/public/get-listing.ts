import {productSearch} from '@salesforce/commerce-sdk-react/hooks/ShopperSearch/queryKeyHelpers'
import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {ShopperSearch} from '@app/generated/commerce/shopper-search'
import {isApiFault} from '@common/fault'
import {declaredQuery} from '@app/shared/commerce/declared-query'
import type {ReadLoaded} from '@app/shared/lib/page'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {type Shop} from '@app/shared/lib/shop-context'
import {lastSegment, type CategoryPath} from '../model/category-path'
import {listingOf, type Listing} from './listing-model'
import {DEFAULT_SORT, searchRefinements, type ListingRequest} from './listing-request'
import {shortHit} from '../model/short-search'
import {categoryParameters, categoryQuery, readOfCategory} from '../api/get-category'

const EXPAND: ShopperSearchTypes.productSearchQueryParameters['expand'] = [
  'availability',
  'images',
  'prices',
  'promotions',
  'represented_products',
  'variations',
  'custom_properties',
  'page_meta_tags',
]

/** Only the fields that a listing shows: otherwise an answer with 38 hits is several hundred kilobytes. */
const HIT_FIELDS = [
  'productId',
  'productName',
  'productType',
  'orderable',
  'price',
  'priceMax',
  'priceRanges',
  'tieredPrices',
  'productPromotions.(promotionalPrice)',
  'image.(link,disBaseLink)',
  'imageGroups.(viewType,images.(disBaseLink),variationAttributes.(id,values.(value)))',
  'variationAttributes.(id,values.(value,name,image.(link)))',
  'variants.(orderable,c_availability)',
  'c_masterName',
  'c_badges',
  'c_availability',
  'c_productType',
  'c_PromotionalTags',
  'c_extraMainImage',
  'c_extraMainImage2',
  'c_imageTones',
]

/** The fields to select for a site: fields for laws, business customers and engraving depend on the site. */
const selectOf = ({site: {features}, market}: Shop): string => {
  const fields = [
    ...HIT_FIELDS,
    ...(market.lowestPriceNote ? ['c_lowestPrice30Days'] : []),
    ...(market.unitPrice ? ['c_unitPricingMeasure'] : []),
    ...(features.business ? ['c_taxRate'] : []),
    ...(features.engraving ? ['c_customizable'] : []),
  ]
  return `(total,query,hits.(${fields.join(',')}),refinements,sortingOptions,searchPhraseSuggestions,pageMetaTags)`
}

type Answer = ShopperSearchTypes.ProductSearchResult

/** Parameters of `productSearch` for one page of a listing, for `useProductSearch` and for the server alike. */
export const listingParameters = (shop: Shop, request: ListingRequest) => ({
  ...(request.query && {q: request.query}),
  refine: searchRefinements(request),
  sort: request.sort,
  limit: request.limit,
  offset: request.offset,
  expand: EXPAND,
  allImages: true,
  imgTypes: 'mainview:1,emotional1:1',
  ...(!shop.site.isContentOnlySite && {perPricebook: true}),
  allVariationProperties: true,
  includedCustomVariationProperties: ['c_availability'],
  select: selectOf(shop),
})

async function search(shop: Shop, request: ListingRequest): Promise<Answer> {
  const client = shop.api.clients.of(ShopperSearch)
  const answer = await client.productSearch({parameters: listingParameters(shop, request)})
  return {...answer, hits: answer.hits?.map(shortHit)}
}

/**
 * Repeats the search without refinements when the search rejects those of the URL: only the search can
 * validate them, and an invalid URL must never cause an error.
 */
async function searchAnyway(shop: Shop, request: ListingRequest): Promise<Answer> {
  try {
    return await search(shop, request)
  } catch (error) {
    if (!isApiFault(error) || error.status !== 400) throw error
    return search(shop, {...request, refine: {}, sort: DEFAULT_SORT})
  }
}

/** One page of a listing, under the key of `useProductSearch` with `listingParameters` (rule API-13). */
export const listingQuery = (shop: Shop, request: ListingRequest) => ({
  ...declaredQuery(
    shop.api.clients.of(ShopperSearch),
    productSearch,
    listingParameters(shop, request),
    () => searchAnyway(shop, request),
  ),
  staleTime: STATIC_STALE_TIME_MS,
})

/**
 * The listing of a category page. The read begins at once with the last segment of the path, which is probably the id; the
 * answer is kept under the key of the category that was found.
 */
export function categoryListingQuery(shop: Shop, request: ListingRequest, path: CategoryPath) {
  const queryOf = (categoryId: string) => listingQuery(shop, {...request, categoryId})
  return {
    ...queryOf(categoryParameters(path).id),
    queryFn: () => readOfCategory(shop, path, (id) => queryOf(id).queryFn()),
    settledKey: (read: ReadLoaded) => {
      const category = read(categoryQuery(shop, path))
      return queryOf(category?.id ?? lastSegment(path)).queryKey
    },
  }
}

const listings = new WeakMap<Answer, Listing>()

/** The listing of an answer; the same for the same answer: a server renders one read on many pages. */
export function listingIn({site}: Shop, answer: Answer, {categoryId}: ListingRequest): Listing {
  const known = listings.get(answer)
  if (known) return known
  const scope = {withPrices: !site.isContentOnlySite, withCategories: categoryId === null}
  const listing = listingOf(answer, scope)
  listings.set(answer, listing)
  return listing
}

/** A listing that is a part of another read. @throws ApiFault */
export const readListing = async (shop: Shop, request: ListingRequest): Promise<Listing> =>
  listingIn(shop, await searchAnyway(shop, request), request)
