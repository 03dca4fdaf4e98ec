import type {Database} from './database'
import {execute, queryOne} from './database'

/** `catalog`: everything that an import writes. `inventory`: what orders take from stock. */
export type RevisionName = 'catalog' | 'inventory'

/** Current number; it grows with every change, also one made by another process. */
export function readRevision(db: Database, name: RevisionName): number {
  return (
    queryOne<{revision: number}>(db, 'SELECT revision FROM data_revision WHERE name = ?', name)
      ?.revision ?? 0
  )
}

/** Tells every cache of the data that it is old. Call it in the transaction of the change. */
export function bumpRevision(db: Database, name: RevisionName): void {
  execute(db, 'UPDATE data_revision SET revision = revision + 1 WHERE name = ?', name)
}
