import type {Database} from '../db/database'
import {execute} from '../db/database'

/** An element that no reader knows: where it was first met, and how often it occurred there. */
export interface UnreadElement {
  readonly file: string
  readonly line: number
  /** Path from the document element: `catalog/product/shoe-size`. */
  readonly element: string
  readonly count: number
}

/** Something that was read in another way than the archive may have meant. */
export interface ImportWarning {
  readonly file: string
  readonly line: number | null
  readonly message: string
}

/** Most elements and files that the printed summary names; the stored report has all. */
const mostPrinted = 12

/** What an import did: how many objects of each kind, and what it did not understand. */
export class ImportReport {
  readonly counts = new Map<string, number>()
  /** Elements that no reader knows, by file and path. */
  readonly unread = new Map<string, UnreadElement>()
  /** Files of the archive that no reader knows. */
  readonly skippedFiles: string[] = []
  readonly warnings: ImportWarning[] = []

  count(kind: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
  }

  countUnread(file: string, line: number, element: string): void {
    const key = `${file}\n${element}`
    const known = this.unread.get(key)
    this.unread.set(key, {
      file,
      line: known?.line ?? line,
      element,
      count: (known?.count ?? 0) + 1,
    })
  }

  /** Notes what was read in another way than meant; `file` names the place for a person. */
  warn(message: string, file: string, line: number | null = null): void {
    this.warnings.push({file, line, message})
  }

  /** Some lines for a person: what came in, what was left out, what to look at. */
  lines(): string[] {
    const counts = [...this.counts].map(([kind, number]) => `${number} ${kind}`).join(', ')
    const lines = [`Imported ${counts || 'nothing'}.`]
    const unread = [...this.unread.values()].map(
      ({file, line, element, count}) => `${file}:${line} ${element} (${count})`,
    )
    if (unread.length > 0) lines.push(`Left out elements without a meaning here: ${some(unread)}.`)
    if (this.skippedFiles.length > 0) lines.push(`Left out files: ${some(this.skippedFiles)}.`)
    for (const {file, line, message} of this.warnings) {
      lines.push(`Note: ${file}${line === null ? '' : `:${line}`}: ${message}`)
    }
    return lines
  }

  /** Keeps the report in the database, in place of that of the import before. */
  store(db: Database): void {
    execute(db, 'DELETE FROM import_note')
    const insert = (kind: string, file: string, line: number | null, text: string, count: number) =>
      execute(
        db,
        'INSERT INTO import_note (kind, file, line, text, count) VALUES (?, ?, ?, ?, ?)',
        kind,
        file,
        line,
        text,
        count,
      )
    for (const [kind, count] of this.counts) insert('imported', '', null, kind, count)
    for (const {file, line, element, count} of this.unread.values()) {
      insert('unknown-element', file, line, element, count)
    }
    for (const file of this.skippedFiles) insert('unknown-file', file, null, '', 1)
    for (const {file, line, message} of this.warnings) insert('warning', file, line, message, 1)
  }
}

function some(texts: readonly string[]): string {
  const shown = texts.slice(0, mostPrinted).join(', ')
  return texts.length > mostPrinted ? `${shown} and ${texts.length - mostPrinted} more` : shown
}
