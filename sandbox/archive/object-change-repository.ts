import {createHash} from 'node:crypto'
import type {Database} from '../db/database'
import {execute, queryAll} from '../db/database'

/** Objects with a date of their last change: table and owner of each kind. */
const KINDS = {
  product: {table: 'product', owner: 'catalog_id'},
  category: {table: 'category', owner: 'catalog_id'},
  content: {table: 'content_asset', owner: 'library_id'},
  store: {table: 'store', owner: 'site_id'},
} as const
type Kind = keyof typeof KINDS

interface Known {
  readonly owner_id: string
  readonly id: string
  readonly digest: string
}

const keyOf = (owner: string, id: string): string => JSON.stringify([owner, id])

const digestOf = (row: Readonly<Record<string, unknown>>): string =>
  createHash('sha1').update(JSON.stringify(row)).digest('base64url')

function recordKind(db: Database, kind: Kind, now: number): void {
  const {table, owner} = KINDS[kind]
  const known = new Map(
    queryAll<Known>(db, 'SELECT owner_id, id, digest FROM object_change WHERE kind = ?', kind).map(
      (one) => [keyOf(one.owner_id, one.id), one.digest],
    ),
  )
  const rows = queryAll<Readonly<Record<string, unknown>>>(db, `SELECT * FROM ${table}`)
  for (const row of rows) {
    const [ownerId, id] = [String(row[owner]), String(row['id'])]
    const digest = digestOf(row)
    const key = keyOf(ownerId, id)
    const isSame = known.get(key) === digest
    known.delete(key)
    if (isSame) continue
    const sql = 'INSERT OR REPLACE INTO object_change VALUES (?, ?, ?, ?, ?)'
    execute(db, sql, kind, ownerId, id, digest, now)
  }
  for (const gone of known.keys()) {
    const [ownerId = '', id = ''] = JSON.parse(gone) as string[]
    const sql = 'DELETE FROM object_change WHERE kind = ? AND owner_id = ? AND id = ?'
    execute(db, sql, kind, ownerId, id)
  }
}

/** A master also changes with its variants. */
const MASTERS = `
  UPDATE object_change SET changed_at = latest
  FROM (
    SELECT master_id, MAX(changed_at) AS latest
    FROM product_variant JOIN object_change ON kind = 'product' AND id = variant_id
    GROUP BY master_id
  )
  WHERE kind = 'product' AND id = master_id AND latest > changed_at`

/** Dates the objects that an import added or changed; those that it left as they were keep their date. */
export function recordChanges(db: Database, now = Date.now()): void {
  for (const kind of Object.keys(KINDS) as Kind[]) recordKind(db, kind, now)
  execute(db, MASTERS)
}
