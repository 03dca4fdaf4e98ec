import {DEU, GLO, JPN, KOR, USA} from '@config/testing/sites'
import {pageMarket} from '@config/markets/registry'
import {createShopApi} from '@app/shared/api/shop-api'
import type {Shop} from '@app/shared/lib/shop-context'

const sites = {DEU, GLO, JPN, KOR, USA}

/** A shop as in the browser; calls use `fetch` with the page's own paths. */
export function testShop(siteId: keyof typeof sites, localeId?: string): Shop {
  const site = sites[siteId]
  const id = localeId ?? site.l10n.defaultLocale
  const locale = site.l10n.supportedLocales.find((candidate) => candidate.id === id)
  if (!locale) throw new Error(`${siteId} has no locale ${id}.`)
  const commerce = {
    organizationId: 'f_ecom_bhlt_001',
    clientId: 'b4e0c2a1-1111-4222-8333-0123456789ab',
    shortCode: 'sandbox0',
  }
  const services = {
    socialFeedId: 'barnholt-at-home',
    payment: {provider: 'sandbox', origin: 'http://127.0.0.1:4000'},
  }
  const currency = locale.preferredCurrency
  const api = createShopApi({
    commerce,
    scapiBase: '/mobify/proxy/api',
    ocapiBase: '/mobify/proxy/ocapi',
    siteId,
    locale: locale.id,
    currency: site.isContentOnlySite ? null : currency,
    accessToken: () => Promise.resolve('test-token'),
  })
  const market = pageMarket(site, id)
  return {site, market, locale, currency, origin: 'http://localhost', commerce, services, api}
}
