import {marketOfSite, markets} from '../../config/markets/registry'
import {unionAddresses} from '../../config/markets/address/union-addresses'
import type {AddressFieldName} from '../../config/markets/address/address-format'
import type {SiteConfig} from '../../config/schema'
import {shoppers, type Shopper} from './checkout'

/** Values that fit every country; the postal code is the country's example. */
const VALUES: Readonly<Partial<Record<AddressFieldName, string>>> = {
  firstName: 'Anna',
  lastName: 'Berg',
  address1: '12 Linden',
  city: 'Berg',
  phone: '030 123456',
}
/** A region of each country whose addresses have one. */
const REGIONS: Readonly<Record<string, string>> = {ES: 'M', IE: 'D', IT: 'RM', KR: 'KR-11'}

interface SiteShopper extends Shopper {
  /** ISO 639-1 */
  language: string
  /** Country of delivery. */
  countryCode: string
}

/** A guest of any site in its first language, with the address form of its first country of delivery. */
export function siteShopper(site: SiteConfig): SiteShopper {
  const locale = site.l10n.defaultLocale
  const language = locale.slice(0, 2)
  const countryCode = site.shipTo[0] ?? ''
  const known = Object.values<Shopper>(shoppers).find(({siteId}) => siteId === site.id)
  const format =
    unionAddresses[countryCode] ??
    markets.find((market) => market.countryCode === countryCode)?.address
  const address: Record<string, string> = {}
  const choices: Record<string, string> = {}
  for (const {name, required, regions, pattern} of format?.fields ?? []) {
    if (regions) choices[name] = REGIONS[countryCode] ?? ''
    else if (required) address[name] = pattern?.example ?? VALUES[name] ?? ''
  }
  return {
    siteId: site.id,
    locale,
    prefix: `/${site.alias}/${locale.toLowerCase()}`,
    email: `guest.${site.alias}@example.com`,
    address: known?.address ?? address,
    choices: known?.choices ?? choices,
    orderButton: marketOfSite(site).orderButton?.[language] ?? '',
    language,
    countryCode,
  }
}
