import type {Rating} from '@app/features/reviews/model/ratings'
import {jsonLd} from '@app/shared/lib/json-ld'
import type {AvailabilityModel, AvailabilityState} from './availability'
import type {Offer} from './offer'
import type {ProductModel} from './product'

/** schema.org terms of the availability states. */
const AVAILABILITY: Readonly<Record<AvailabilityState, string>> = {
  instock: 'InStock',
  lowstock: 'LimitedAvailability',
  preorder: 'PreOrder',
  backorder: 'BackOrder',
  outofstock: 'OutOfStock',
  comingsoon: 'OutOfStock',
  discontinued: 'Discontinued',
}

interface Context {
  /** Absolute address of the page. */
  readonly url: string
  /** Absolute addresses of the pictures. */
  readonly images: readonly string[]
  readonly currency: string
  /** Id of the shown variant, or of the product. */
  readonly sku: string
  readonly offer: Offer | undefined
  /** Rating, once it is known; only where there are reviews. */
  readonly rating?: Rating | null
}

/** Date from which an unavailable product is available. */
function startOf({state, date}: AvailabilityModel): {availabilityStarts?: string} {
  const isAhead = state === 'preorder' || state === 'backorder' || state === 'comingsoon'
  return isAhead && date ? {availabilityStarts: date} : {}
}

function offersOf(product: ProductModel, {offer, currency, url}: Context): object | undefined {
  if (!offer?.price) return undefined
  const {kind, setTotal, parts = [], variants} = product
  const {amount, max} = offer.price
  const shared = {
    priceCurrency: currency,
    availability: `https://schema.org/${AVAILABILITY[offer.availability.state]}`,
    ...startOf(offer.availability),
    itemCondition: 'https://schema.org/NewCondition',
    url,
  }
  if (kind === 'set' && setTotal !== undefined) {
    // As on the page: the sum of the members, each with its cheapest variant while its choice is
    // incomplete.
    const offerCount = parts.filter(({role}) => role === 'member').length
    return {'@type': 'AggregateOffer', lowPrice: setTotal, offerCount, ...shared}
  }
  if (max === undefined) return {'@type': 'Offer', price: amount, ...shared}
  const offerCount = variants.length || undefined
  return {'@type': 'AggregateOffer', lowPrice: amount, highPrice: max, offerCount, ...shared}
}

/**
 * Structured data of the product for search engines (schema.org `Product`), without an offer on the
 * content-only site.
 * @returns JSON that is safe inside a script element
 */
export function structuredData(product: ProductModel, context: Context): string {
  const data = {
    '@type': 'Product',
    url: context.url,
    name: product.name,
    description: product.summary || undefined,
    sku: context.sku,
    brand: product.brand ? {'@type': 'Brand', name: product.brand} : undefined,
    image: context.images,
    offers: offersOf(product, context),
    aggregateRating: context.rating
      ? {
          '@type': 'AggregateRating',
          ratingValue: Math.round(context.rating.average * 10) / 10,
          reviewCount: context.rating.total,
          bestRating: 5,
        }
      : undefined,
  }
  return jsonLd(data)
}
