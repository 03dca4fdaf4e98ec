import type {Database} from '../../db/database'
import type {ImportReport} from '../import-report'

/** Database and report that every reader writes to. */
export interface ReadContext {
  readonly db: Database
  readonly report: ImportReport
  /** Id of the site for a file below `sites/`, else empty. */
  readonly siteId: string
}
