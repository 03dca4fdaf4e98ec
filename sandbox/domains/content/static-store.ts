import path from 'node:path'
import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

/** A file of an archive's `static` folder, by the path below its locale. */
export interface StaticFile {
  /** SHA-1 of the content in hex; also the name of its copy. */
  readonly hash: string
  readonly size: number
}

interface FileRow extends StaticFile {
  path: string
}

const owners = new RevisionCache(
  'catalog',
  (db: Database, owner: string): ReadonlyMap<string, StaticFile> =>
    new Map(
      queryAll<FileRow>(db, 'SELECT path, hash, size FROM static_file WHERE owner = ?', owner).map(
        ({path: name, hash, size}) => [name, {hash, size}],
      ),
    ),
)

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
