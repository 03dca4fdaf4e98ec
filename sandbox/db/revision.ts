import type {Database} from './database'
import {execute, queryOne} from './database'

/** `catalog`: everything that an import writes. `inventory`: what orders take from stock. */
export type RevisionName = 'catalog' | 'inventory'

interface Known {
  readonly revisions: Map<RevisionName, number>
  /** True once this process changed a revision: it may still be taken back. */
  isChanging: boolean
}

/** Revisions read in the current turn of the event loop: a request asks for them dozens of times. */
const turns = new WeakMap<Database, Known>()

/**
 * Current number; it grows with every change. A change by another process shows in the next turn
 * of the event loop.
 */
export function readRevision(db: Database, name: RevisionName): number {
  const turn = turnOf(db)
  const known = turn.isChanging ? undefined : turn.revisions.get(name)
  if (known !== undefined) return known
  const revision = readRevisionNow(db, name)
  turn.revisions.set(name, revision)
  return revision
}

/** Current number, including a change that another process has just made. */
export function readRevisionNow(db: Database, name: RevisionName): number {
  return (
    queryOne<{revision: number}>(db, 'SELECT revision FROM data_revision WHERE name = ?', name)
      ?.revision ?? 0
  )
}

/**
 * Increments the revision, which invalidates all caches of the data. Call it in the transaction of
 * the change.
 */
export function bumpRevision(db: Database, name: RevisionName): void {
  turnOf(db).isChanging = true
  execute(db, 'UPDATE data_revision SET revision = revision + 1 WHERE name = ?', name)
}

function turnOf(db: Database): Known {
  let turn = turns.get(db)
  if (!turn) {
    turn = {revisions: new Map(), isChanging: false}
    turns.set(db, turn)
    setImmediate(() => turns.delete(db))
  }
  return turn
}
