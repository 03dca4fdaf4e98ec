import type {QueryClient} from '@tanstack/react-query'
import type {CompiledMessages} from '@app/shared/i18n/messages'
import type {PageMarket} from '@config/markets/market'
import type {Preview} from '@common/preview'
import type {LocaleConfig, SiteConfig} from '@config/schema'
import type {CommerceIdentity} from '@app/shared/api/shop-api'
import type {Pieces} from './pieces'
import type {ServiceKeys, Shop} from './shop-context'

/** Data that the server embeds in the page so that the browser can continue from the server's state. */
export interface FrozenShop {
  site: SiteConfig
  market: PageMarket
  locale: LocaleConfig
  origin: string
  commerce: CommerceIdentity
  services: ServiceKeys
  preview?: Preview
}

/** `res.locals` on the server, one object for the lifetime of the page in the browser. */
export interface ShopLocals {
  shop: Shop
  queryClient: QueryClient
  messages: CompiledMessages
  /** Server only: id of the request in logs and on an error page. */
  requestId?: string
  /** Server only: names of parts that every page lacks now, and without which it must not be cached. */
  missing?: readonly string[]
  /** Server only: where the app's markup waits for the server that sends it in the place of `mark`. */
  markup?: {readonly mark: string; pieces: Pieces}
  /** Server only: sets a security policy with a nonce, for pages that are not cached. */
  useNonce?: () => void
}

/** Selects the data of a shop that the browser needs. */
export function freezeShop(shop: Shop): FrozenShop {
  const {site, market, locale, origin, commerce, services, preview} = shop
  return {site, market, locale, origin, commerce, services, ...(preview && {preview})}
}
