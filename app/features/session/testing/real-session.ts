import type {QueryClient} from '@tanstack/react-query'
import {createShopApi} from '@app/shared/api/shop-api'
import {createQueryClient} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {testShop} from '@app/shared/test/shop'
import {proxyPath} from '@common/proxy-path'
import {sessionOf} from '../public/session-client'
import {loadCommerce, provideShopperClient} from '../public/shopper-client'

/** A shop whose calls carry the token of the session that `openSession` opened. */
export function sandboxShop(siteId: Parameters<typeof testShop>[0], localeId?: string): Shop {
  const shop = testShop(siteId, localeId)
  const api = createShopApi({
    commerce: shop.commerce,
    scapiBase: proxyPath('api'),
    ocapiBase: proxyPath('ocapi'),
    siteId,
    locale: shop.locale.id,
    currency: shop.site.isContentOnlySite ? null : shop.currency,
    accessToken: async (refresh, refused) => (await loadCommerce()).accessToken(refresh, refused),
  })
  return {...shop, api}
}

function forgetSession(): void {
  for (const pair of document.cookie.split(';')) {
    document.cookie = `${pair.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
  localStorage.clear()
  sessionStorage.clear()
}

/** A visit of one guest: the shop, and the query cache, which holds the basket. */
export interface TestSession {
  readonly shop: Shop
  readonly queryClient: QueryClient
}

/**
 * Opens the session of a new guest with the shop's real session code. The guest's browser storage and query
 * cache are empty. The session of an earlier call ends.
 */
export async function openSession(shop: Shop): Promise<TestSession> {
  forgetSession()
  provideShopperClient(sessionOf(shop.site.id))
  const {accessToken} = await loadCommerce()
  // A token that is still in memory belongs to the earlier shopper, whose session has ended if it was a customer's.
  await accessToken(true).catch(() => accessToken(false))
  return {shop, queryClient: createQueryClient()}
}
