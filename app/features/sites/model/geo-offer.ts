import {sitePrefixExpression, routeNamed} from '@common/routes'
import type {SiteSummary} from '@common/site-directory'
import {routeOf} from '@app/shared/lib/route-of'
import type {Place} from '../api/get-geo'

/** The site of the visitor's presumed country, which the geo dialog offers. */
export interface GeoOffer {
  /** Presumed country, ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly site: SiteSummary
  readonly locale: SiteSummary['locales'][number]
  /** Whether the site, or the locale, is of that country; otherwise the site serves several. */
  readonly isOfCountry: boolean
}

const regionOf = (localeId: string): string | undefined => localeId.split('-')[1]

/**
 * The site to offer to a visitor; null where the visitor is at the right one already, and where the answer names a
 * site or country that the shop does not serve (rule SITE-15). Two languages of one country are no difference.
 */
export function geoOffer(
  {countryCode, siteId, locale: localeId}: Place,
  present: {readonly siteId: string; readonly localeId: string},
  directory: readonly SiteSummary[],
): GeoOffer | null {
  const site = directory.find(({id}) => id === siteId)
  const locale = site?.locales.find(({id}) => id === localeId) ?? site?.locales[0]
  if (!site || !locale) return null
  const isOfCountry = site.countryCode === countryCode || regionOf(locale.id) === countryCode
  const offer = {countryCode, site, locale, isOfCountry}
  if (site.id !== present.siteId) return offer
  return isOfCountry &&
    site.countryCode !== countryCode &&
    regionOf(present.localeId) !== countryCode
    ? offer
    : null
}

/**
 * Whether a page may be covered by the offer: not a checkout, not a page whose address has a token, and not the
 * country selector, where the visitor is choosing already.
 */
export function mayBeCovered(pathname: string): boolean {
  const name = routeOf(pathname)
  if (name === 'countrySelector' || !sitePrefixExpression.test(pathname)) return false
  if (!name) return true
  const {header, secret} = routeNamed(name)
  return header !== 'minimal' && !secret
}
