import type {Database} from '../../db/database'
import {pack, unpack} from './packed'
import {
  readGroupLinks,
  readIndexedProducts,
  readVariantLinks,
  type IndexedProduct,
} from './search-repository'
import {hasSnapshot, readSnapshot, writeSnapshot, type SnapshotKey} from './snapshot-repository'
import {narrowed} from './text/growing-numbers'
import type {NumberTable} from './text/text-index'

export type ProductRow = Omit<IndexedProduct, 'id'>
export type UnrankedRow = Omit<ProductRow, 'search_rank'>

/** What the columns are made of; products are identified by ordinal. */
export interface ColumnData {
  readonly ids: readonly string[]
  /** Rows that occur, each once, without ids and ranks. */
  readonly rows: readonly UnrankedRow[]
  /** Index in `rows` by product. */
  readonly rowOf: NumberTable
  /** Search rank by product; NaN without one. */
  readonly ranks: NumberTable
  /** Pairs of a master and a variant, by master and position. */
  readonly variants: NumberTable
  /** Pairs of a master and a variation group. */
  readonly groups: NumberTable
}

const keyOf = (revision: number): SnapshotKey => ({parts: ['columns'], revision})

type StoredTexts = Pick<ColumnData, 'ids' | 'rows'>

/** The data of the present catalog, whose revision is given: stored, or read from the products. */
export function readColumnData(db: Database, revision: number): ColumnData {
  const stored = readSnapshot(db, keyOf(revision))
  if (!stored) return buildColumnData(db)
  const {value, tables} = unpack<StoredTexts, Omit<ColumnData, keyof StoredTexts>>(stored)
  return {...value, ...tables}
}

/** Stores the data for the next start, unless it is stored. */
export function storeColumnData(db: Database, revision: number, data: ColumnData): void {
  const key = keyOf(revision)
  if (hasSnapshot(db, key)) return
  const {ids, rows, ...tables} = data
  const texts: StoredTexts = {ids, rows}
  writeSnapshot(db, key, pack(texts, tables))
}

function buildColumnData(db: Database): ColumnData {
  const ids: string[] = []
  const rows: UnrankedRow[] = []
  const rowOf: number[] = []
  const ranks: number[] = []
  const ordinals = new Map<string, number>()
  const known = new Map<string, number>()
  for (const {id, search_rank: rank, ...row} of readIndexedProducts(db)) {
    const text = JSON.stringify(Object.values(row))
    const at = known.get(text) ?? rows.push(row) - 1
    known.set(text, at)
    ordinals.set(id, ids.length)
    ids.push(id)
    rowOf.push(at)
    ranks.push(rank ?? NaN)
  }
  const pairs = (links: readonly (readonly [string, string])[]) =>
    narrowed(
      links.flatMap(([master, other]) => {
        const pair = [ordinals.get(master), ordinals.get(other)]
        return pair.every((ordinal) => ordinal !== undefined) ? pair : []
      }),
    )
  const variants = readVariantLinks(db).map((one) => [one.master_id, one.variant_id] as const)
  const groups = readGroupLinks(db).map((one) => [one.master_id, one.group_id] as const)
  return {
    ids,
    rows,
    rowOf: narrowed(rowOf),
    ranks: narrowed(ranks),
    variants: pairs(variants),
    groups: pairs(groups),
  }
}
