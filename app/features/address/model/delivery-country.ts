import type {AddressValues} from '@config/markets/address/address-format'
import type {Shop} from '@app/shared/lib/shop-context'

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
