import type {Database} from '../../db/database'
import {readRevision} from '../../db/revision'
import type {JsonValue} from '../json'
import {readSites} from './site-repository'
import {toSite} from './to-site'

/** A country site as the archive configures it. */
export interface Site {
  readonly id: string
  readonly name: string
  readonly catalogId: string
  /** List price book first, then the books that undercut it; empty on a content-only site. */
  readonly priceBookIds: readonly string[]
  readonly inventoryListId: string
  readonly libraryId: string
  /** Customer list that accounts of the site belong to. */
  readonly customerListId: string
  /** Currency of a call that names none. */
  readonly currency: string
  /** Every currency that a call may name; the default is among them. */
  readonly currencies: readonly string[]
  /** Locales in the form `de-DE`; `default` alone when the archive names none. */
  readonly locales: readonly string[]
  readonly defaultLocale: string
  readonly taxation: 'gross' | 'net'
  readonly contentOnly: boolean
  readonly online: boolean
  readonly preferences: Readonly<Record<string, JsonValue>>
  /** What the archive left open or named without having it, as sentences for a person. */
  readonly notes: readonly string[]
}

/** The sites of the database. Re-reads them after an import, whichever process made it. */
export class SiteRegistry {
  private sites = new Map<string, Site>()
  private revision = -1

  constructor(private readonly db: Database) {}

  get(siteId: string): Site | undefined {
    this.refresh()
    return this.sites.get(siteId)
  }

  all(): Site[] {
    this.refresh()
    return [...this.sites.values()]
  }

  private refresh(): void {
    const revision = readRevision(this.db, 'catalog')
    if (revision === this.revision) return
    const rows = readSites(this.db)
    this.sites = new Map(rows.map((row) => [row.id, toSite(this.db, row)]))
    this.revision = revision
  }
}
