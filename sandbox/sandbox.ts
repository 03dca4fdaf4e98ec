import type {SandboxConfig} from './config'
import type {Database} from './db/database'
import type {SiteRegistry} from './domains/sites/site-registry'

/** What every domain and every protocol plugin works on. One per process. */
export interface Sandbox {
  readonly config: SandboxConfig
  readonly db: Database
  readonly sites: SiteRegistry
}
