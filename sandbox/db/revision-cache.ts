import type {Database} from './database'
import type {RevisionName} from './revision'
import {readRevision} from './revision'

/**
 * A value per database and key that is built once for each revision of the data it comes from.
 * `const trees = new RevisionCache('catalog', buildTree); trees.get(db, catalogId)`.
 */
export class RevisionCache<T> {
  private readonly caches = new WeakMap<Database, {revision: number; values: Map<string, T>}>()

  constructor(
    private readonly name: RevisionName,
    private readonly build: (db: Database, key: string) => T,
  ) {}

  get(db: Database, key: string): T {
    const revision = readRevision(db, this.name)
    let cache = this.caches.get(db)
    if (cache?.revision !== revision) {
      cache = {revision, values: new Map()}
      this.caches.set(db, cache)
    }
    let value = cache.values.get(key)
    if (value === undefined) {
      value = this.build(db, key)
      cache.values.set(key, value)
    }
    return value
  }
}
