import {createContext, useContext, type ReactNode} from 'react'
import type {LocaleConfig, SiteConfig} from '@config/schema'
import type {CommerceIdentity, ShopApi} from '@app/shared/api/shop-api'
import type {SiteSummary} from '@common/site-directory'

/** Public keys of third-party services; other keys stay on the server. */
export interface ServiceKeys {
  /** Id of the data source of the social feed. */
  socialFeedId: string
}

/** Environment of a page: site, locale, backends and services. */
export interface Shop {
  site: SiteConfig
  locale: LocaleConfig
  /** ISO 4217 code of every price on the page. */
  currency: string
  /** Absolute origin of the page, for canonical links. */
  origin: string
  commerce: CommerceIdentity
  /** True when the SLAS client is private: its secret stays on the server, which logs browsers in. */
  privateClient?: true
  services: ServiceKeys
  api: ShopApi
  /**
   * Address and key of the review service, on the server only: browsers call a route of our server, which
   * holds the key.
   */
  reviews?: {readonly origin: string; readonly passkey: string}
  /** All sites, on the server only: a page reads the ones that it shows with a query. */
  directory?: readonly SiteSummary[]
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
