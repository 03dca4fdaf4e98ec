import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import type {AddressFieldName, AddressValues} from '@config/markets/address/address-format'
import {addressFormat, emptyAddress, normaliseAddress} from './address-rules'
import type {Shop} from '@app/shared/lib/shop-context'

/** An address of the Shopper APIs; their types do not include the `c_` attributes. */
type WireAddress = Readonly<Partial<Record<AddressFieldName | 'countryCode', unknown>>>

/** Converts form values to an address document; empty fields are left out. */
export function toOrderAddress(values: AddressValues): ShopperBasketsV2Types.OrderAddress {
  const {countryCode, ...fields} = normaliseAddress(addressFormat(values.countryCode), values)
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return {...Object.fromEntries(filled), countryCode} as ShopperBasketsV2Types.OrderAddress
}

/**
 * Converts an address document to form values.
 * @param countryCode used when the document has no country
 */
export function fromOrderAddress(address: object | undefined, countryCode: string): AddressValues {
  const wire = (address ?? {}) as WireAddress
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const empty = emptyAddress(text(wire.countryCode) || countryCode)
  const names = Object.keys(empty) as (AddressFieldName | 'countryCode')[]
  return {
    ...empty,
    ...Object.fromEntries(names.map((name) => [name, text(wire[name]) || empty[name]])),
  }
}

type SiteAndLocale = Pick<Shop, 'site' | 'locale'>

/** The country with which an address form starts: that of the locale if the site delivers there, else its first one. */
export function deliveryCountry({site, locale}: SiteAndLocale): string {
  const [first = site.countryCode ?? ''] = site.shipTo
  const region = locale.id.slice(3)
  return site.shipTo.includes(region) ? region : first
}

/** The values of a form, unless the site does not deliver to their country: its countries may have changed since. */
export const deliverable = (
  values: AddressValues | undefined,
  {shipTo, countryCode}: Pick<Shop['site'], 'shipTo' | 'countryCode'>,
): AddressValues | undefined =>
  values &&
  (shipTo.includes(values.countryCode) ||
    (shipTo.length === 0 && values.countryCode === countryCode))
    ? values
    : undefined
