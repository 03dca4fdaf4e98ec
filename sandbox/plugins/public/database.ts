/** Statements on the database of the sandbox, and the type of its connection. */
export {
  execute,
  queryAll,
  queryOne,
  withRelaxedDurability,
  type Database,
  type SqlValue,
} from '../../db/database'
export {readImportState, writeImportState} from '../../db/import-state-repository'
export {readRevision} from '../../db/revision'
export {RevisionCache} from '../../db/revision-cache'
