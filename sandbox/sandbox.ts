import type {SandboxConfig} from './config'
import type {ShopData} from './domains/shop-data'
import type {SiteRegistry} from './domains/sites/site-registry'
import type {Systems} from './http/system'
import type {Outgoing} from './outgoing'
import type {LoadedPlugin} from './plugins/load-plugins'

/** What every domain and every protocol plugin works on. One per process. */
export interface Sandbox extends ShopData {
  readonly config: SandboxConfig
  readonly sites: SiteRegistry
  readonly outgoing: Outgoing
  readonly plugins: readonly LoadedPlugin[]
  readonly systems: Systems
}
