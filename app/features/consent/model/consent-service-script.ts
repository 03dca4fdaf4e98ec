import {scriptUse, type ScriptUse} from '@config/scripts/script-uses'
import type {Shop} from '@app/shared/lib/shop-context'

/**
 * The consent service's script, whose address has the site's id; null where the shop asks itself: the service is off, or
 * the country of the page is not one of its regions (rule CONSENT-5).
 */
export function consentServiceScript({
  site,
  market,
  locale,
}: Pick<Shop, 'site' | 'market' | 'locale'>): ScriptUse | null {
  const region = site.countryCode ?? market.countryCode
  if (!site.gdpr?.cookiebotRegions.includes(region)) return null
  return scriptUse('consentService', {site, localeId: locale.id})
}
