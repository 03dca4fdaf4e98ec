import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {listingOf} from '../model/listing'
import {listingSearch, searchRefinements, type ListingRequest} from '../model/listing-request'
import {packListing, unpackListing, type PackedListing} from '../model/packed-listing'

const EXPAND =
  'availability,images,prices,promotions,represented_products,variations,custom_properties'

/** Only what a listing shows: an answer of 38 hits is several hundred kilobytes otherwise. */
const HIT_FIELDS = [
  'productId',
  'productName',
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
  'c_extraMainImage',
]
const SELECT = `(total,query,hits.(${HIT_FIELDS.join(',')}),refinements,sortingOptions,searchPhraseSuggestions)`

/**
 * One page of a listing. It is kept packed, in the browser and in the page; readers get it unpacked.
 * (SCAPI Shopper Search `productSearch`; spec 7.1 "Search expands ...")
 */
export function listingQuery(shop: Shop, request: ListingRequest) {
  const {api, site, locale, currency} = shop
  const withPrices = !site.isContentOnlySite
  return {
    queryKey: [
      'catalog',
      'listing',
      site.id,
      locale.id,
      request.categoryId,
      listingSearch(request),
    ],
    staleTime: STATIC_STALE_TIME_MS,
    select: unpackListing,
    queryFn: async (): Promise<PackedListing> => {
      const result = await api.scapi<ShopperSearchTypes.ProductSearchResult>(
        '/search/shopper-search/v1/organizations/:org/product-search',
        {
          query: {
            q: request.query || undefined,
            refine: searchRefinements(request),
            sort: request.sort,
            limit: request.limit,
            offset: request.offset,
            currency: withPrices ? currency : undefined,
            expand: EXPAND,
            allImages: true,
            imgTypes: 'mainview:1,emotional1:1',
            perPricebook: withPrices || undefined,
            allVariationProperties: true,
            includedCustomVariationProperties: 'c_availability',
            select: SELECT,
          },
        },
      )
      return packListing(
        listingOf(result, {withPrices, withCategories: request.categoryId === null}),
      )
    },
  }
}
