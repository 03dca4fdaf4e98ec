import type {Database} from '../db/database'
import {execute, queryAll} from '../db/database'

/** Kind of a note. */
export type NoteKind =
  /** Number of imported objects of a kind. */
  | 'imported'
  /** Products that a site can sell. */
  | 'sellable'
  /** Something that was read in another way than the archive may have meant, or that is missing. */
  | 'warning'
  /** An object that the archive contains twice, of which the later element counts. */
  | 'double'
  /** Objects of a kind that an import with `replace` removed, because its archives lack them. */
  | 'removed'
  /** A file that is no part of an archive, or is empty. */
  | 'skipped-file'
  /** An image without a file. */
  | 'missing-image'
  /** An element without a reader. */
  | 'unknown-element'
  /** A file without a reader. */
  | 'unknown-file'

/** One line of the report of an import. */
export interface ImportNote {
  readonly kind: NoteKind
  /** File inside the archive; empty for counts. */
  readonly file: string
  readonly line: number | null
  /** Kind of object, path of the element or image, or a sentence. */
  readonly text: string
  /** Number of occurrences. */
  readonly count: number
}

/** Stores the notes of an import, which replace those of the previous one. */
export function storeImportNotes(db: Database, notes: readonly ImportNote[]): void {
  execute(db, 'DELETE FROM import_note')
  for (const {kind, file, line, text, count} of notes) {
    execute(
      db,
      'INSERT INTO import_note (kind, file, line, text, count) VALUES (?, ?, ?, ?, ?)',
      kind,
      file,
      line,
      text,
      count,
    )
  }
}

/** The notes of the last import, in the order in which they were made. */
export function readImportNotes(db: Database): ImportNote[] {
  return queryAll<ImportNote>(
    db,
    'SELECT kind, file, line, text, count FROM import_note ORDER BY rowid',
  )
}
