import type {Database} from '../../db/database'
import type {ImportReport} from '../import-report'

/** What every reader writes to. */
export interface ReadContext {
  readonly db: Database
  readonly report: ImportReport
  /** Site of a file below `sites/`, else empty. */
  readonly siteId: string
}
