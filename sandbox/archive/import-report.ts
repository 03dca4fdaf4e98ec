import {FirstPlaces, type Place} from './first-places'
import type {ImportNote} from './import-note-repository'
import type {XmlNode} from './xml-node'

/** Something that was read in another way than the archive may have meant. */
export interface ImportWarning {
  readonly file: string
  readonly line: number | null
  readonly message: string
}

/** An element without a reader: its first occurrence, and their number in that file. */
interface UnreadElement extends Place {
  /** Path from the document element: `catalog/product/shoe-size`. */
  readonly element: string
  readonly count: number
}

/** An image that a product names. */
export interface NamedImage extends Place {
  readonly catalogId: string
  readonly path: string
}

/** Result of an import: number of objects of each kind, and what was not read. */
export class ImportReport {
  readonly counts = new Map<string, number>()
  /** Elements without a reader, by file and path. */
  readonly unread = new Map<string, UnreadElement>()
  /** Objects that an archive contains twice. */
  readonly doubles: ImportWarning[] = []
  /** Rows that an import with `replace` removed, by table. */
  removed: readonly {readonly table: string; readonly count: number}[] = []
  /** Hidden and empty files, with the reason. */
  readonly skipped: {readonly file: string; readonly reason: string}[] = []
  private readonly met = new FirstPlaces()
  /** Number of the archive that is read: a later archive may contain an object once more. */
  archive = 0
  /** Files of the archive without a reader. */
  readonly skippedFiles: string[] = []
  readonly warnings: ImportWarning[] = []
  /** Number of products that each site can sell, one sentence for each site. */
  readonly sellable: {readonly siteId: string; readonly text: string; readonly count: number}[] = []
  /** Images that products name, by catalog and path. */
  readonly images = new Map<string, NamedImage>()
  /** Images of `images` that have no file. */
  missingImages: readonly NamedImage[] = []
  /** Lines with undecodable bytes by file: the first one, and how many. */
  private readonly undecodable = new Map<string, {line: number; count: number}>()

  count(kind: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
  }

  /** Records the element of an object; the second one in an archive is a double. */
  meet(table: string, key: readonly unknown[], {file, line}: XmlNode): void {
    const first = this.met.meet(`${this.archive} ${table}`, key.join('\n'), {file, line})
    if (!first) return
    const named = key.filter((part) => part !== '').join(' ')
    const message = `${named} (${wordsOf(table)}) is there twice, first at ${first.file}:${first.line}: this one counts`
    this.doubles.push({file, line, message})
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

  countUndecodable(file: string, line: number): void {
    const known = this.undecodable.get(file)
    this.undecodable.set(file, {line: known?.line ?? line, count: (known?.count ?? 0) + 1})
  }

  /** Records where an image is named first. */
  nameImage(image: NamedImage): void {
    const key = `${image.catalogId}\n${image.path}`
    if (!this.images.has(key)) this.images.set(key, image)
  }

  /** Adds a warning; `file` is the place as a user would name it. */
  warn(message: string, file: string, line: number | null = null): void {
    this.warnings.push({file, line, message})
  }

  /** All of the report. */
  notes(): ImportNote[] {
    const imported = [...this.counts].map(([text, count]) =>
      note('imported', '', null, text, count),
    )
    const sellable = this.sellable.map(({siteId, text, count}) =>
      note('sellable', `sites/${siteId}`, null, text, count),
    )
    const undecodable = [...this.undecodable].map(([file, {line, count}]) =>
      note('warning', file, line, `bytes that are no characters of the file's encoding`, count),
    )
    return [
      ...imported,
      ...this.removed.map(({table, count}) => note('removed', '', null, wordsOf(table), count)),
      ...sellable,
      ...this.doubles.map(({file, line, message}) => note('double', file, line, message)),
      ...this.warnings.map(({file, line, message}) => note('warning', file, line, message)),
      ...undecodable,
      ...this.missingImages.map(({file, line, path}) => note('missing-image', file, line, path)),
      ...[...this.unread.values()].map(({file, line, element, count}) =>
        note('unknown-element', file, line, element, count),
      ),
      ...this.skippedFiles.map((file) => note('unknown-file', file, null, '')),
      ...this.skipped.map(({file, reason}) => note('skipped-file', file, null, reason)),
    ]
  }
}

/** Name of a table in a sentence. */
const wordsOf = (table: string): string => table.replaceAll('_', ' ')

function note(
  kind: ImportNote['kind'],
  file: string,
  line: number | null,
  text: string,
  count = 1,
): ImportNote {
  return {kind, file, line, text, count}
}
