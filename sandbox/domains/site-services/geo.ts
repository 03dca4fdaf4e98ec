import type {Site, SiteRegistry} from '../sites/site-registry'

/** Presumed country of a visitor, and the site for this country. */
export interface GeoResult {
  readonly country: string
  readonly countryCode: string
  readonly siteId: string
  readonly locale: string
  /** Site-relative: `/deu/de-de`. */
  readonly url: string
}

/** A country, by what a proxy in front says or a test asks for; else that of the site. */
export function geoResult(sites: SiteRegistry, site: Site, told: string | undefined): GeoResult {
  const own = site.defaultLocale.split('-')[1] ?? 'US'
  const countryCode = /^[A-Za-z]{2}$/.test(told ?? '') ? (told ?? '').toUpperCase() : own
  const match = sites
    .all()
    .flatMap((one) => one.locales.map((locale) => ({site: one, locale})))
    .filter(({locale}) => locale.endsWith(`-${countryCode}`))
    .sort((a, b) => Number(a.site.contentOnly) - Number(b.site.contentOnly))[0]
  const {site: serving, locale} = match ?? {site, locale: site.defaultLocale}
  return {
    country: new Intl.DisplayNames('en', {type: 'region'}).of(countryCode) ?? countryCode,
    countryCode,
    siteId: serving.id,
    locale,
    url: `/${serving.id.toLowerCase()}/${locale.toLowerCase()}`,
  }
}
