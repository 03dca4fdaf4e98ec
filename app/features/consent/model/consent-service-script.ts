import type {Shop} from '@app/shared/lib/shop-context'

/**
 * Address of the consent service's script with the site's id; null where the shop asks itself: the service is off, or
 * the country of the page is not one of its regions (rule CONSENT-5).
 */
export function consentServiceScript({site, market}: Pick<Shop, 'site' | 'market'>): string | null {
  const {gdpr, services} = site
  if (!gdpr?.enableCookiebot || !services.consentService) return null
  const region = site.countryCode ?? market.countryCode
  if (!gdpr.cookiebotRegions.includes(region)) return null
  const {script} = services.consentService
  const query = new URLSearchParams({cbid: gdpr.cookiebotID})
  return `${script}${script.includes('?') ? '&' : '?'}${query}`
}
