import type {Site, SiteRegistry} from 'commerce-sandbox/domains/sites'

/** Presumed country of a visitor, and the site for this country. */
export interface GeoResult {
  readonly country: string
  readonly countryCode: string
  readonly siteId: string
  readonly locale: string
  /** Site-relative: `/deu/de-de`. */
  readonly url: string
}

interface Match {
  readonly site: Site
  readonly locale: string
}

/** The site for a country: one that sells first, then the one whose default locale is of the country. */
function siteFor(sites: SiteRegistry, countryCode: string): Match | undefined {
  const rank = ({site, locale}: Match): number =>
    Number(site.contentOnly) * 2 + Number(locale !== site.defaultLocale)
  return sites
    .all()
    .flatMap((site) => site.locales.map((locale) => ({site, locale})))
    .filter(({locale}) => locale.endsWith(`-${countryCode}`))
    .sort((a, b) => rank(a) - rank(b))[0]
}

/**
 * The country of a visitor and the site that serves it.
 * @param locale locale of the request, such as `de-DE`
 * @param visitorCountry country by a proxy in front or by a test; without one, as for a client on this machine, the
 * visitor is in the country of the request's locale, at its site
 */
export function geoResult(
  sites: SiteRegistry,
  site: Site,
  locale: string,
  visitorCountry: string | undefined,
): GeoResult {
  const known = /^[A-Za-z]{2}$/.test(visitorCountry ?? '')
    ? (visitorCountry ?? '').toUpperCase()
    : undefined
  const countryCode = known ?? /-([A-Z]{2})$/.exec(locale)?.[1] ?? 'US'
  const match = (known && siteFor(sites, known)) || {site, locale}
  return {
    country: new Intl.DisplayNames('en', {type: 'region'}).of(countryCode) ?? countryCode,
    countryCode,
    siteId: match.site.id,
    locale: match.locale,
    url: `/${match.site.id.toLowerCase()}/${match.locale.toLowerCase()}`,
  }
}
