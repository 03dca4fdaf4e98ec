import type {QueryClient} from '@tanstack/react-query'
import type {CompiledMessages} from '@app/shared/i18n/messages'
import type {LocaleConfig, SiteConfig} from '@config/schema'
import type {CommerceIdentity} from '@app/shared/api/shop-api'
import type {ServiceKeys, Shop} from './shop-context'

/** What the server writes into the page so that the browser can start where it stopped. */
export interface FrozenShop {
  site: SiteConfig
  locale: LocaleConfig
  origin: string
  commerce: CommerceIdentity
  privateClient?: true
  services: ServiceKeys
}

/** `res.locals` on the server, one object for the life of the page in the browser. */
export interface ShopLocals {
  shop: Shop
  queryClient: QueryClient
  messages: CompiledMessages
  /** Server only: names the request in logs and on an error page. */
  requestId?: string
  /** Server only: gives this answer a policy with a nonce, for pages that no cache keeps. */
  useNonce?: () => void
}

/** Pick what the browser needs of a shop. */
export function freezeShop({
  site,
  locale,
  origin,
  commerce,
  privateClient,
  services,
}: Shop): FrozenShop {
  return {site, locale, origin, commerce, ...(privateClient && {privateClient}), services}
}
