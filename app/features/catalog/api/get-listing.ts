import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {ShopperSearch} from '@app/generated/commerce/shopper-search'
import {isApiFault} from '@common/fault'
import {listingTags} from '@app/features/catalog/api/listing-tags'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {listingOf} from '../model/listing'
import {
  DEFAULT_SORT,
  listingSearch,
  searchRefinements,
  type ListingRequest,
} from '../model/listing-request'
import {packListing, unpackListing, type PackedListing} from '../model/packed-listing'
import {readOfCategory} from './get-category'

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
    ...(features.business ? ['c_taxRate'] : []),
    ...(features.engraving ? ['c_customizable'] : []),
  ]
  return `(total,query,hits.(${fields.join(',')}),refinements,sortingOptions,searchPhraseSuggestions,pageMetaTags)`
}

function search(
  shop: Shop,
  request: ListingRequest,
  categoryId: string | null,
): Promise<ShopperSearchTypes.ProductSearchResult> {
  return shop.api.clients.of(ShopperSearch).productSearch({
    parameters: {
      q: request.query || undefined,
      refine: searchRefinements(request, categoryId),
      sort: request.sort,
      limit: request.limit,
      offset: request.offset,
      expand: EXPAND,
      allImages: true,
      imgTypes: 'mainview:1,emotional1:1',
      perPricebook: !shop.site.isContentOnlySite || undefined,
      allVariationProperties: true,
      includedCustomVariationProperties: ['c_availability'],
      select: selectOf(shop),
    },
  })
}

/**
 * Repeats the search without refinements when the search rejects those of the URL: only the search can
 * validate them, and an invalid URL must never cause an error.
 */
async function searchAnyway(...[shop, request, categoryId]: Parameters<typeof search>) {
  try {
    return await search(shop, request, categoryId)
  } catch (error) {
    if (!isApiFault(error) || error.status !== 400) throw error
    return search(shop, {...request, refine: {}, sort: DEFAULT_SORT}, categoryId)
  }
}

/**
 * One page of a listing. It is stored packed, in the browser and in the page state; callers receive it
 * unpacked.
 * (SCAPI Shopper Search `productSearch`; rule API-13)
 */
export function listingQuery(shop: Shop, request: ListingRequest) {
  const {site, locale} = shop
  const withPrices = !site.isContentOnlySite
  return {
    queryKey: [
      'catalog',
      'listing',
      site.id,
      locale.id,
      request.categoryPath,
      listingSearch(request),
    ],
    staleTime: STATIC_STALE_TIME_MS,
    select: unpackListing,
    queryFn: async (): Promise<PackedListing> => {
      const {categoryPath} = request
      if (categoryPath === null) {
        const result = await searchAnyway(shop, request, null)
        return packListing(listingOf(result, {withPrices, withCategories: true}))
      }
      const answer = await readOfCategory(shop, categoryPath, (id) =>
        searchAnyway(shop, request, id),
      )
      const tags = await listingTags(shop, categoryPath, answer)
      return packListing({...listingOf(answer, {withPrices, withCategories: false}), ...tags})
    },
  }
}
