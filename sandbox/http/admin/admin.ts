import type {FaultInjector} from '../../domains/faults/fault-injector'
import {countProducts, readCounts, type Counts} from '../../domains/overview/overview-repository'
import {siteProblems} from '../../domains/overview/site-problems'
import type {Sandbox} from '../../sandbox'
import type {RequestLog} from '../request-log'

/** Data and state that the dashboard and the admin API use. */
export interface Admin {
  readonly sandbox: Sandbox
  readonly faults: FaultInjector
  readonly requests: RequestLog
  /** Starts over with an empty database; absent where the server is not started by the command. */
  readonly reset?: () => Promise<void>
}

export interface SiteStatus {
  readonly id: string
  readonly name: string
  readonly locales: readonly string[]
  readonly defaultLocale: string
  readonly currency: string
  readonly taxation: 'gross' | 'net'
  readonly contentOnly: boolean
  readonly catalogId: string
  readonly priceBookIds: readonly string[]
  readonly inventoryListId: string
  /** Number of products in its categories. */
  readonly products: number
  readonly problems: readonly string[]
}

export interface Status {
  readonly organizationId: string
  readonly clientId: string
  readonly publicUrl: string
  /** Time in seconds since the process started. */
  readonly uptime: number
  readonly counts: Counts
  /** Number of requests since the start. */
  readonly requests: number
  readonly faults: number
  readonly sites: readonly SiteStatus[]
}

/** Summary of the sandbox's state. */
export function readStatus({sandbox, faults, requests}: Admin): Status {
  const {config, db, sites} = sandbox
  return {
    organizationId: config.organizationId,
    clientId: config.clientId,
    publicUrl: config.publicUrl,
    uptime: Math.round(process.uptime()),
    counts: readCounts(db),
    requests: requests.total,
    faults: faults.all().length,
    sites: sites.all().map((site) => ({
      id: site.id,
      name: site.name,
      locales: site.locales,
      defaultLocale: site.defaultLocale,
      currency: site.currency,
      taxation: site.taxation,
      contentOnly: site.contentOnly,
      catalogId: site.catalogId,
      priceBookIds: site.priceBookIds,
      inventoryListId: site.inventoryListId,
      products: countProducts(db, site.catalogId),
      problems: [...site.notes, ...siteProblems(db, site)],
    })),
  }
}
