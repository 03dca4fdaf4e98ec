import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

const millionths = 1_000_000

const rates = new RevisionCache('catalog', (db: Database, siteId: string) => {
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
  return taxClassId === null ? undefined : rates.get(db, siteId).get(taxClassId)
}
