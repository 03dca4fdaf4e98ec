import type {Rating} from '@app/features/reviews/public/ratings'
import {jsonLd} from '@app/shared/lib/json-ld'
import type {DeliveryTerms} from '@common/delivery-terms'
import {offerData, returnsData, shippingData} from './offer-data'
import type {ProductModel} from '../public/product'
import type {Offer} from '../public/offer'
import type {Variant} from '../public/variation'

export interface ProductContext {
  /** Absolute address of the page. */
  readonly url: string
  /** Absolute addresses of the pictures. */
  readonly images: readonly string[]
  /** Absolute address of the first picture of a variant. */
  readonly imageOf: (variant: Variant) => string | undefined
  readonly currency: string
  /** Id of the shown variant, or of the product. */
  readonly sku: string
  readonly offer: Offer | undefined
  /** Rating, once it is known; only where there are reviews. */
  readonly rating?: Rating | null
  /** Delivery and returns; missing where nothing is delivered or where they are unknown. */
  readonly delivery?: DeliveryTerms
}

/** Properties of schema.org for variation attributes that it has; others are `additionalProperty`. */
const PROPERTIES: ReadonlySet<string> = new Set(['color', 'size', 'material', 'pattern'])

const described = (product: ProductModel, {url, images, rating}: ProductContext) => ({
  url,
  name: product.name,
  description: product.summary || undefined,
  brand: product.brand ? {'@type': 'Brand', name: product.brand} : undefined,
  image: images,
  aggregateRating: rating
    ? {
        '@type': 'AggregateRating',
        ratingValue: Math.round(rating.average * 10) / 10,
        reviewCount: rating.total,
        bestRating: 5,
      }
    : undefined,
})

/** The values of a variant by their names. */
function valuesOf({attributes}: ProductModel, {values}: Variant) {
  return attributes.flatMap(({id, name, values: known}) => {
    const value = known.find((one) => one.id === values[id])?.name
    return value === undefined ? [] : [{id, name, value}]
  })
}

/** One variant, under the address that selects it (rule ROUTE-4). */
function variantData(product: ProductModel, variant: Variant, context: ProductContext): object {
  const values = valuesOf(product, variant)
  const others = values.filter(({id}) => !PROPERTIES.has(id))
  const url = `${context.url}?${new URLSearchParams(variant.values).toString()}`
  return {
    '@type': 'Product',
    sku: variant.id,
    gtin: variant.gtin,
    name: [product.name, ...values.map(({value}) => value)].join(', '),
    image: context.imageOf(variant),
    ...Object.fromEntries(
      values.filter(({id}) => PROPERTIES.has(id)).map(({id, value}) => [id, value]),
    ),
    additionalProperty: others.length
      ? others.map(({name, value}) => ({'@type': 'PropertyValue', name, value}))
      : undefined,
    offers: variant.offer && offerData(variant.offer, {...context, url}),
  }
}

function groupData(product: ProductModel, context: ProductContext): object {
  return {
    '@type': 'ProductGroup',
    ...described(product, context),
    productGroupID: product.id,
    variesBy: product.attributes
      .filter(({id}) => PROPERTIES.has(id))
      .map(({id}) => `https://schema.org/${id}`),
    hasVariant: product.variants.map((variant) => variantData(product, variant, context)),
  }
}

function singleData(product: ProductModel, context: ProductContext): object {
  const {kind, setTotal, gtin} = product
  const {offer, sku} = context
  // As on the page: the sum of the members, each with its cheapest variant while its choice is incomplete.
  const price = kind === 'set' && setTotal !== undefined ? {amount: setTotal} : offer?.price
  return {
    '@type': 'Product',
    ...described(product, context),
    sku,
    gtin,
    offers: offer && offerData({...offer, ...(price && {price})}, context),
  }
}

/**
 * Structured data of the product for search engines (rule SEO-7): `ProductGroup` with an offer for each variant, or
 * `Product`; without offers on the content-only site. Delivery and returns are entries of their own, to which the
 * offers refer.
 * @returns JSON that is safe inside a script element
 */
export function structuredData(product: ProductModel, context: ProductContext): string {
  const {delivery, currency, offer} = context
  const data =
    product.variants.length > 0 ? groupData(product, context) : singleData(product, context)
  const terms =
    delivery && offer ? [...shippingData(delivery, currency), returnsData(delivery)] : []
  return jsonLd({'@graph': [data, ...terms]})
}
