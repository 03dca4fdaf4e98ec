import type {Database} from '../../db/database'
import {readRevision} from '../../db/revision'
import {RevisionCache} from '../../db/revision-cache'
import type {ProductType} from '../catalog/product-record'
import {
  readColumnData,
  storeColumnData,
  type ColumnData,
  type ProductRow,
  type UnrankedRow,
} from './column-data'
import {pack, unpack} from './packed'
import {readAttributeValues} from './search-repository'
import {hasSnapshot, readSnapshot, writeSnapshot, type SnapshotKey} from './snapshot-repository'
import {finished} from './steps'
import type {NumberTable} from './text/text-index'

/** Number of products after which the reading of an attribute pauses. */
const productsPerStep = 2000

/** Values of one attribute by product: each number is an index of a text in `values`. */
export interface AttributeColumn {
  readonly values: readonly string[]
  /** The codes of a product are `codes` from `starts[ordinal]` to before `starts[ordinal + 1]`. */
  readonly starts: Int32Array
  readonly codes: Int32Array
}

/**
 * Product data for searches, stored by column. The ordinal of a product is its position in the
 * order of ids.
 */
export class CatalogColumns {
  readonly ids: readonly string[]
  /** Ordinal of the master of a variant or variation group, else -1. */
  readonly masterOf: Int32Array
  private readonly groups = new Set<number>()
  private readonly attributes = new Map<string, AttributeColumn>()
  private allRows: readonly ProductRow[] | undefined
  private ordinals: ReadonlyMap<string, number> | undefined
  private variants: ReadonlyMap<number, readonly number[]> | undefined

  constructor(
    private readonly db: Database,
    readonly revision: number,
    readonly data: ColumnData,
  ) {
    this.ids = data.ids
    this.masterOf = new Int32Array(data.ids.length).fill(-1)
    for (const [master, variant] of pairsOf(data.variants)) {
      if (this.masterOf[variant] === -1) this.masterOf[variant] = master
    }
    for (const [master, group] of pairsOf(data.groups)) {
      this.groups.add(group)
      this.masterOf[group] = master
    }
  }

  /** Row of each product; made on first use, which a search by stored tables does not need. */
  get rows(): readonly ProductRow[] {
    const {rows, rowOf, ranks} = this.data
    this.allRows ??= Array.from(rowOf, (at, ordinal): ProductRow => {
      const rank = ranks[ordinal] ?? NaN
      return {...(rows[at] as UnrankedRow), search_rank: Number.isNaN(rank) ? null : rank}
    })
    return this.allRows
  }

  ordinalOf(id: string): number | undefined {
    this.ordinals ??= new Map(this.ids.map((one, ordinal) => [one, ordinal]))
    return this.ordinals.get(id)
  }

  /** Returns the type of a product, including the type of variation groups. */
  typeOf(ordinal: number): ProductType | undefined {
    return this.groups.has(ordinal)
      ? 'variation_group'
      : this.data.rows[this.data.rowOf[ordinal] ?? -1]?.type
  }

  /** Returns the variants of a master in its order. */
  variantsOf(ordinal: number): readonly number[] {
    this.variants ??= variantsByMaster(this.data.variants)
    return this.variants.get(ordinal) ?? []
  }

  /**
   * Values of an attribute: `c_` and the id of a custom one, else a system one such as `brand`.
   * A variant without values has those of its master.
   */
  attribute(attributeId: string): AttributeColumn {
    return finished(this.growAttribute(attributeId))
  }

  /** The same, read in steps of some milliseconds. */
  *growAttribute(attributeId: string): Generator<void, AttributeColumn> {
    const known = this.attributes.get(attributeId)
    if (known) return known
    const column =
      this.readStored(attributeId) ?? this.toColumn(yield* this.growValues(attributeId))
    this.attributes.set(attributeId, column)
    return column
  }

  /** Stores the column of an attribute for the next start, unless it is stored. */
  storeAttribute(attributeId: string): void {
    const key = this.attributeKey(attributeId)
    if (hasSnapshot(this.db, key)) return
    const {values, starts, codes} = this.attribute(attributeId)
    writeSnapshot(this.db, key, pack(values, {starts, codes}))
  }

  private attributeKey(attributeId: string): SnapshotKey {
    return {revision: this.revision, parts: ['attribute', attributeId]}
  }

  private readStored(attributeId: string): AttributeColumn | undefined {
    const stored = readSnapshot(this.db, this.attributeKey(attributeId))
    if (!stored) return undefined
    const {value: values, tables} = unpack<string[], Omit<AttributeColumn, 'values'>>(stored)
    return {values, ...tables}
  }

  private toColumn(own: ReadonlyMap<number, readonly string[]>): AttributeColumn {
    const values: string[] = []
    const codeOf = new Map<string, number>()
    const starts = new Int32Array(this.ids.length + 1)
    const codes: number[] = []
    for (let ordinal = 0; ordinal < this.ids.length; ordinal += 1) {
      for (const value of own.get(ordinal) ?? own.get(this.masterOf[ordinal] ?? -1) ?? []) {
        let code = codeOf.get(value)
        if (code === undefined) {
          code = values.length
          codeOf.set(value, code)
          values.push(value)
        }
        codes.push(code)
      }
      starts[ordinal + 1] = codes.length
    }
    return {values, starts, codes: Int32Array.from(codes)}
  }

  /** Values of an attribute by the products that have their own. */
  private *growValues(attributeId: string): Generator<void, Map<number, readonly string[]>> {
    const found = new Map<number, readonly string[]>()
    for (let at = 0; at < this.ids.length; at += productsPerStep) {
      if (at > 0) yield
      const end = Math.min(at + productsPerStep, this.ids.length)
      const span = {first: this.ids[at] ?? '', last: this.ids[end - 1] ?? ''}
      for (const {id, values} of readAttributeValues(this.db, attributeId, span)) {
        const ordinal = this.ordinalOf(id)
        if (ordinal !== undefined) found.set(ordinal, values)
      }
    }
    return found
  }
}

function* pairsOf(numbers: NumberTable): Generator<readonly [number, number]> {
  for (let at = 0; at < numbers.length; at += 2) yield [numbers[at] ?? -1, numbers[at + 1] ?? -1]
}

function variantsByMaster(pairs: NumberTable): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const [master, variant] of pairsOf(pairs)) {
    const known = found.get(master)
    if (known) known.push(variant)
    else found.set(master, [variant])
  }
  return found
}

const columns = new RevisionCache('catalog', (db: Database) => {
  const revision = readRevision(db, 'catalog')
  return new CatalogColumns(db, revision, readColumnData(db, revision))
})

/** The columns of the current catalog revision. */
export function catalogColumns(db: Database): CatalogColumns {
  return columns.get(db, '')
}

/** Stores the columns, without attributes, for the next start, unless they are stored. */
export function storeCatalogColumns(db: Database): void {
  const {revision, data} = catalogColumns(db)
  storeColumnData(db, revision, data)
}
