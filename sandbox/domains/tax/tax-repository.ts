import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {TaxTable} from './tax'

const tables = new RevisionCache('catalog', buildTaxTable)

/** The tax table of a site; empty when the site has none. */
export function readTaxTable(db: Database, siteId: string): TaxTable {
  return tables.get(db, siteId)
}

function buildTaxTable(db: Database, siteId: string): TaxTable {
  const jurisdictions = queryAll<{id: string; is_default: number; address_mappings: string}>(
    db,
    'SELECT id, is_default, address_mappings FROM tax_jurisdiction WHERE site_id = ? ORDER BY id',
    siteId,
  )
  // Without a class that says so, goods without a class are taxed as most are.
  const defaultClass = queryOne<{id: string}>(
    db,
    `SELECT id FROM tax_class WHERE site_id = ?
     ORDER BY is_default DESC, id = 'standard' DESC, id LIMIT 1`,
    siteId,
  )
  const rates: Record<string, Record<string, number>> = {}
  const rows = queryAll<{jurisdiction_id: string; class_id: string; rate_micros: number}>(
    db,
    'SELECT jurisdiction_id, class_id, rate_micros FROM tax_rate WHERE site_id = ?',
    siteId,
  )
  for (const row of rows) {
    const ofJurisdiction = (rates[row.jurisdiction_id] ??= {})
    ofJurisdiction[row.class_id] = row.rate_micros
  }
  return {
    jurisdictions: jurisdictions.map((row) => ({
      id: row.id,
      isDefault: row.is_default === 1,
      addressMappings: JSON.parse(row.address_mappings) as {key1?: string; key2?: string}[],
    })),
    defaultClassId: defaultClass?.id ?? null,
    rates,
  }
}

const millionths = 1_000_000

const includedRates = new RevisionCache('catalog', (db: Database, siteId: string) => {
  const rows = queryAll<{class_id: string; rate_micros: number}>(
    db,
    `SELECT r.class_id, r.rate_micros FROM tax_rate r
     JOIN tax_jurisdiction j ON j.site_id = r.site_id AND j.id = r.jurisdiction_id
     WHERE r.site_id = ? AND j.is_default = 1`,
    siteId,
  )
  return new Map(rows.map((row) => [row.class_id, row.rate_micros / millionths]))
})

/**
 * Tax rate that the prices of a gross site contain: that of its default jurisdiction, 0.19 for
 * 19 percent; undefined when the site configures none.
 */
export function includedTaxRate(
  db: Database,
  siteId: string,
  taxClassId: string | null,
): number | undefined {
  return taxClassId === null ? undefined : includedRates.get(db, siteId).get(taxClassId)
}
