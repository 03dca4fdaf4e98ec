import {createContext, useContext, type ReactNode} from 'react'
import type {PageMarket} from '@config/markets/market'
import type {LocaleConfig, SiteConfig} from '@config/schema'
import type {CommerceIdentity, ShopApi} from '@app/shared/api/shop-api'
import type {SafeHtml} from '@common/safe-html'
import type {DeliveryTerms} from '@common/delivery-terms'
import type {Preview} from '@common/preview'
import type {SiteDirectory} from '@common/site-directory'

/** Public keys of third-party services; other keys stay on the server. */
export interface ServiceKeys {
  /** Id of the data source of the social feed. */
  socialFeedId: string
  /** Adapter and origin of the payment provider. */
  payment: {readonly provider: string; readonly origin: string}
  /** Share of visits, 0 to 1, that send reports; all where it is missing (rule EVENT-11). */
  reportShare?: number
  /** Share of visits, 0 to 1, whose Web Vitals are measured; all where it is missing (rule EVENT-11). */
  vitalsShare?: number
  /** Set where the service worker is switched off. */
  withoutWorker?: true
  /** Set where pages have the developer overlay (rule EVENT-10). */
  developerOverlay?: true
}

/** Environment of a page: site, locale, backends and services. */
export interface Shop {
  site: SiteConfig
  /** What the law and the custom of the site's country decide. */
  market: PageMarket
  locale: LocaleConfig
  /** ISO 4217 code of every price on the page. */
  currency: string
  /** Absolute origin of the page, for canonical links. */
  origin: string
  commerce: CommerceIdentity
  services: ServiceKeys
  api: ShopApi
  /** Conditions under which a merchandiser previews the page; absent for visitors (rule EXP-9). */
  preview?: Preview
  /**
   * Address and key of the review service, and what calls it, on the server only: browsers call a route of our server,
   * which holds the key.
   */
  reviews?: {
    readonly origin: string
    readonly passkey: string
    readonly send: (url: string, init: RequestInit) => Promise<Response>
  }
  /** Terms of the standard delivery, on the server only: structured data has them. */
  delivery?: DeliveryTerms
  /**
   * Reads sanitised content, on the server only: browsers call a route of our server (ADR 0011).
   * @param path `/pages/{id}` or `/slots/{id}`
   */
  readContent?: (path: string) => Promise<unknown>
  /** Makes HTML of the catalogue safe, on the server only: browsers call a route of our server (ADR 0014). */
  safeText?: (markup: string) => SafeHtml
  /** Reads all sites, on the server only: a page reads the ones that it shows with a query. */
  readDirectory?: () => Promise<SiteDirectory>
}

const ShopContext = createContext<Shop | null>(null)

export function ShopProvider({shop, children}: {shop: Shop; children: ReactNode}) {
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
}

/** @throws Error outside of `ShopProvider` */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it.')
  return shop
}
