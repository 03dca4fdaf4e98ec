import path from 'node:path'
import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

/** A smaller copy of a picture that the archive brings along. */
export interface ReadyCopy {
  /** Width in pixels. */
  readonly width: number
  /** Name of the copy in the static folder. */
  readonly hash: string
}

/** A file of an archive's `static` folder, by the path below its locale. */
export interface StaticFile {
  /** SHA-1 of the content in hex; also the name of its copy. */
  readonly hash: string
  readonly size: number
  /** Extension of the stored file in lower case, without the dot. */
  readonly extension: string
  /** AVIF copies in smaller widths, the narrowest first. */
  readonly ready: readonly ReadyCopy[]
}

interface FileRow {
  path: string
  hash: string
  size: number
}

/** `stroller.w480.avif` is `stroller` in a width of 480 pixels. */
const copyName = /^(.+)\.w(\d{1,4})\.avif$/

const owners = new RevisionCache(
  'catalog',
  (db: Database, owner: string): ReadonlyMap<string, StaticFile> =>
    filesByPath(
      queryAll<FileRow>(db, 'SELECT path, hash, size FROM static_file WHERE owner = ?', owner),
    ),
)

/** Files by their path; a picture that is stored as AVIF alone is found as `.jpg` too. */
function filesByPath(rows: readonly FileRow[]): ReadonlyMap<string, StaticFile> {
  const copies = readyCopies(rows)
  const files = new Map<string, StaticFile>()
  for (const {path: name, hash, size} of rows) {
    const dotted = path.extname(name)
    const ready = copies.get(name.slice(0, name.length - dotted.length)) ?? []
    files.set(name, {hash, size, extension: dotted.slice(1).toLowerCase(), ready})
  }
  for (const [name, file] of [...files]) {
    const asJpeg = name.replace(/\.avif$/, '.jpg')
    if (!files.has(asJpeg)) files.set(asJpeg, file)
  }
  return files
}

function readyCopies(rows: readonly FileRow[]): ReadonlyMap<string, readonly ReadyCopy[]> {
  const copies = new Map<string, ReadyCopy[]>()
  for (const {path: name, hash} of rows) {
    const [, stem, width] = copyName.exec(name) ?? []
    if (!stem) continue
    const known = copies.get(stem) ?? []
    known.push({width: Number(width), hash})
    copies.set(
      stem,
      known.sort((a, b) => a.width - b.width),
    )
  }
  return copies
}

/** The files of a catalog, of a library, or of a site's own library (`{site}-Site`). */
export function staticFiles(db: Database, owner: string): ReadonlyMap<string, StaticFile> {
  return owners.get(db, owner)
}

const directories = new WeakMap<Database, string>()

/** Folder beside the database in which copies of static files lie, named by their hash. */
export function staticDirOf(db: Database): string {
  let directory = directories.get(db)
  if (!directory) {
    const main = queryOne<{file: string}>(
      db,
      `SELECT file FROM pragma_database_list WHERE name = 'main'`,
    )
    directory = path.join(path.dirname(main?.file ?? ''), 'static')
    directories.set(db, directory)
  }
  return directory
}

/** The names of all copies that a file or a smaller picture of one has. */
export function storedHashes(db: Database): string[] {
  return queryAll<{hash: string}>(db, 'SELECT DISTINCT hash FROM static_file').map(({hash}) => hash)
}
