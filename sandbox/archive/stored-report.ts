import type {Database} from '../db/database'
import {queryAll} from '../db/database'

/** One line of the report of the last import. */
export interface ImportNote {
  /** `imported` counts objects of a kind; the others say what was left out or read differently. */
  readonly kind: 'imported' | 'unknown-element' | 'unknown-file' | 'warning'
  /** File inside the archive; empty for counts. */
  readonly file: string
  readonly line: number | null
  /** Kind of object, path of the element, or message. */
  readonly text: string
  readonly count: number
}

/** The report of the last import, in the order in which it was made. */
export function readImportNotes(db: Database): ImportNote[] {
  return queryAll<ImportNote>(
    db,
    'SELECT kind, file, line, text, count FROM import_note ORDER BY rowid',
  )
}
