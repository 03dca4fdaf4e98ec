import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'

/** One row of table `redirect_url`; dates are ISO instants. */
export interface RedirectRow {
  uri: string | null
  source_id: string | null
  source_type: string | null
  destination_id: string | null
  destination_type: string | null
  destination_url: string | null
  product_category_id: string | null
  status_code: number
  copy_source_params: string
  additional_url_params: string | null
  online_from: string | null
  online_to: string | null
}

/** The enabled redirects of a site, the first to try first. */
export function readRedirects(db: Database, siteId: string): RedirectRow[] {
  return queryAll<RedirectRow>(
    db,
    `SELECT * FROM redirect_url WHERE site_id = ? AND enabled = 1
     ORDER BY priority, id`,
    siteId,
  )
}
