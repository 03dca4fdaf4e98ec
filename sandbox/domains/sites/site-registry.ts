import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {readRevision} from '../../db/revision'
import type {JsonValue} from '../json'

/** A country site as the archive configures it. */
export interface Site {
  readonly id: string
  readonly name: string
  readonly catalogId: string
  /** List price book first, then the books that undercut it; empty on a content-only site. */
  readonly priceBookIds: readonly string[]
  readonly inventoryListId: string
  readonly libraryId: string
  readonly currency: string
  readonly locales: readonly string[]
  readonly defaultLocale: string
  readonly taxation: 'gross' | 'net'
  readonly contentOnly: boolean
  readonly preferences: Readonly<Record<string, JsonValue>>
}

interface SiteRow {
  id: string
  name: string
  currency: string
  taxation: 'gross' | 'net'
  preferences: string
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
    const rows = queryAll<SiteRow>(this.db, 'SELECT * FROM site ORDER BY id')
    this.sites = new Map(rows.map((row) => [row.id, toSite(row)]))
    this.revision = revision
  }
}

function toSite(row: SiteRow): Site {
  const preferences = JSON.parse(row.preferences) as Record<string, JsonValue>
  const text = (id: string) => {
    const value = preferences[id]
    return value === undefined || value === null ? '' : String(value).trim()
  }
  const list = (id: string) =>
    text(id)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  const locales = list('siteLocales')
  const taxation = text('siteTaxation')
  return {
    id: row.id,
    name: row.name,
    catalogId: text('siteCatalog'),
    priceBookIds: list('sitePriceBooks'),
    inventoryListId: text('siteInventoryList'),
    libraryId: text('siteLibrary'),
    currency: text('siteCurrency') || row.currency,
    locales: locales.length > 0 ? locales : ['default'],
    defaultLocale: text('siteDefaultLocale') || locales[0] || 'default',
    taxation: taxation === 'net' || taxation === 'gross' ? taxation : row.taxation,
    contentOnly: preferences['isContentOnlySite'] === true,
    preferences,
  }
}
