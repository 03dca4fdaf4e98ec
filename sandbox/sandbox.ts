import type {SandboxConfig} from './config'
import type {ShopData} from './domains/shop-data'
import type {SiteRegistry} from './domains/sites/site-registry'
import type {Outgoing} from './outgoing'

/** What every domain and every protocol plugin works on. One per process. */
export interface Sandbox extends ShopData {
  readonly config: SandboxConfig
  readonly sites: SiteRegistry
  readonly outgoing: Outgoing
}
