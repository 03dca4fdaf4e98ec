import type {DeliveryTerms} from '@common/delivery-terms'
import type {AvailabilityModel, AvailabilityState} from '../public/availability-state'
import type {Offer} from '../public/offer'
import {promises} from './promises'

/** schema.org terms of the availability states. */
const AVAILABILITY: Readonly<Record<AvailabilityState, string>> = {
  instock: 'InStock',
  lowstock: 'LimitedAvailability',
  preorder: 'PreOrder',
  backorder: 'BackOrder',
  outofstock: 'OutOfStock',
  comingsoon: 'OutOfStock',
  discontinued: 'Discontinued',
  unpriced: 'OutOfStock',
}

interface OfferContext {
  /** Absolute address of the page. */
  readonly url: string
  readonly currency: string
  readonly delivery?: DeliveryTerms
}

/** Names of the entries that offers refer to. */
const SHIPPING = '#shipping'
const FREE_SHIPPING = '#free-shipping'
const RETURNS = '#returns'

/** Days in which an order leaves the warehouse. */
const HANDLING_DAYS = [0, 1] as const

/** Date from which an unavailable product is available. */
function startOf({state, date}: AvailabilityModel): {availabilityStarts?: string} {
  const isAhead = state === 'preorder' || state === 'backorder' || state === 'comingsoon'
  return isAhead && date ? {availabilityStarts: date} : {}
}

const isFree = (price: number, {freeFrom}: DeliveryTerms): boolean =>
  freeFrom !== undefined && price >= freeFrom

/** An offer (schema.org `Offer`); undefined without a price. A price by quantity or part is its lowest one. */
export function offerData(
  {price, availability}: Offer,
  {url, currency, delivery}: OfferContext,
): object | undefined {
  if (!price) return undefined
  return {
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: currency,
    availability: `https://schema.org/${AVAILABILITY[availability.state]}`,
    ...startOf(availability),
    itemCondition: 'https://schema.org/NewCondition',
    url,
    ...(delivery && {
      shippingDetails: {'@id': isFree(price.amount, delivery) ? FREE_SHIPPING : SHIPPING},
      hasMerchantReturnPolicy: {'@id': RETURNS},
    }),
  }
}

const days = ([minValue, maxValue]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** Standard delivery at its price, and free of charge from an order value. */
export function shippingData(
  {countries, price, freeFrom, transitDays}: DeliveryTerms,
  currency: string,
) {
  const entry = (id: string, value: number) => ({
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: {'@type': 'MonetaryAmount', value, currency},
    shippingDestination: {'@type': 'DefinedRegion', addressCountry: countries},
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(HANDLING_DAYS),
      transitTime: days(transitDays),
    },
  })
  return [entry(SHIPPING, price), ...(freeFrom === undefined ? [] : [entry(FREE_SHIPPING, 0)])]
}

/** Returns as the page promises them: free, by mail, within the days of the shop. */
export const returnsData = ({countries}: DeliveryTerms) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': RETURNS,
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: promises.returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
})
