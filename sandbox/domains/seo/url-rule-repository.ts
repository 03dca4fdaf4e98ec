import type {Database} from '../../db/database'
import {queryOne} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {UrlRules} from './url-rules'

const rules = new RevisionCache('catalog', (db: Database, siteId: string): UrlRules | null => {
  const row = queryOne<{rules: string}>(db, 'SELECT rules FROM url_rules WHERE site_id = ?', siteId)
  return row ? (JSON.parse(row.rules) as UrlRules) : null
})

/** The rules of a site, or null for one that configures none. */
export function urlRules(db: Database, siteId: string): UrlRules | null {
  return rules.get(db, siteId)
}
