import type {JsonValue} from '../../domains/json'
import type {Site} from '../../domains/sites/site-registry'
import {timeZoneOf} from '../../domains/sites/time-zone'
import type {Sandbox} from '../../sandbox'
import {OCAPI_VERSION, type OcapiDocument} from './document'
import {client, type OcapiRoutes} from './needs'

/** The site resource. */
export const siteRoutes: OcapiRoutes = (route, sandbox) => {
  route('GET /site', {needs: client}, ({context: {site}}, _request, reply) => {
    reply.header('cache-control', 'max-age=60,must-revalidate')
    return siteDocument(sandbox, site)
  })
}

function siteDocument({config}: Sandbox, site: Site): OcapiDocument<'site'> {
  const timezone = timeZoneOf(site)
  const statics = `${config.publicUrl}/on/demandware.static/-`
  return {
    _v: OCAPI_VERSION,
    _type: 'site',
    id: site.id,
    name: site.name,
    status: site.online ? 'online' : 'offline',
    default_locale: site.defaultLocale,
    default_currency: site.currency,
    allowed_currencies: [...site.currencies],
    allowed_locales: site.locales.map((id) => localeDocument(id, id === site.defaultLocale)),
    https_hostname: new URL(config.publicUrl).host,
    http_hostname: new URL(config.publicUrl).host,
    http_dis_base_url: `${config.publicUrl}/dw/image/v2`,
    https_dis_base_url: `${config.publicUrl}/dw/image/v2`,
    http_library_content_url: `${statics}/Sites-${site.libraryId}/default`,
    https_library_content_url: `${statics}/Sites-${site.libraryId}/default`,
    http_site_content_url: `${statics}/Sites-${site.id}-Site/default`,
    https_site_content_url: `${statics}/Sites-${site.id}-Site/default`,
    timezone,
    timezone_offset: offsetOf(timezone),
  }
}

function localeDocument(id: string, isDefault: boolean): Record<string, JsonValue> {
  const locale: Record<string, JsonValue> = {
    _type: 'locale',
    id: id.replace('-', '_'),
    name: id,
    default: isDefault,
    active: true,
  }
  if (id === 'default') return locale
  const {language, region} = new Intl.Locale(id)
  const name = (type: 'language' | 'region', code: string, inLocale: string) =>
    new Intl.DisplayNames([inLocale], {type}).of(code) ?? code
  return {
    ...locale,
    display_name: new Intl.DisplayNames(['en'], {type: 'language'}).of(id) ?? id,
    language,
    display_language: name('language', language, 'en'),
    ...(region ? {country: region, display_country: name('region', region, 'en')} : {}),
  }
}

/** Current offset of a time zone from UTC in milliseconds, positive when ahead. */
function offsetOf(timeZone: string): number {
  const now = new Date()
  const there = new Date(now.toLocaleString('en-US', {timeZone}))
  const here = new Date(now.toLocaleString('en-US', {timeZone: 'UTC'}))
  return there.getTime() - here.getTime()
}
