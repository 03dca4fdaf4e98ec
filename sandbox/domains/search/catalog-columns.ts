import type {Database} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {ProductType} from '../catalog/product-record'
import type {IndexedProduct} from './search-repository'
import {
  readAttributeValues,
  readGroupLinks,
  readIndexedProducts,
  readVariantLinks,
} from './search-repository'

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
  readonly rows: readonly Omit<IndexedProduct, 'id'>[]
  /** Ordinal of the master of a variant or variation group, else -1. */
  readonly masterOf: Int32Array
  private readonly ordinals = new Map<string, number>()
  private readonly variants = new Map<number, number[]>()
  private readonly groups = new Set<number>()
  private readonly attributes = new Map<string, AttributeColumn>()

  constructor(private readonly db: Database) {
    const rows = readIndexedProducts(db)
    this.ids = rows.map(({id}) => id)
    this.rows = rows
    this.ids.forEach((id, ordinal) => this.ordinals.set(id, ordinal))
    this.masterOf = new Int32Array(rows.length).fill(-1)
    this.readVariants()
    this.readGroups()
  }

  ordinalOf(id: string): number | undefined {
    return this.ordinals.get(id)
  }

  /** Returns the type of a product, including the type of variation groups. */
  typeOf(ordinal: number): ProductType | undefined {
    return this.groups.has(ordinal) ? 'variation_group' : this.rows[ordinal]?.type
  }

  /** Returns the variants of a master in its order. */
  variantsOf(ordinal: number): readonly number[] {
    return this.variants.get(ordinal) ?? []
  }

  /**
   * Values of an attribute: `c_` and the id of a custom one, else a system one such as `brand`.
   * A variant without values has those of its master.
   */
  attribute(attributeId: string): AttributeColumn {
    let column = this.attributes.get(attributeId)
    if (!column) {
      column = this.readAttribute(attributeId)
      this.attributes.set(attributeId, column)
    }
    return column
  }

  private readVariants(): void {
    for (const link of readVariantLinks(this.db)) {
      const master = this.ordinals.get(link.master_id)
      const variant = this.ordinals.get(link.variant_id)
      if (master === undefined || variant === undefined) continue
      if (this.masterOf[variant] === -1) this.masterOf[variant] = master
      const known = this.variants.get(master)
      if (known) known.push(variant)
      else this.variants.set(master, [variant])
    }
  }

  private readGroups(): void {
    for (const row of readGroupLinks(this.db)) {
      const group = this.ordinals.get(row.group_id)
      const master = this.ordinals.get(row.master_id)
      if (group === undefined || master === undefined) continue
      this.groups.add(group)
      this.masterOf[group] = master
    }
  }

  private readAttribute(attributeId: string): AttributeColumn {
    const own = this.readValues(attributeId)
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

  private readValues(attributeId: string): Map<number, readonly string[]> {
    const found = new Map<number, readonly string[]>()
    for (const {id, values} of readAttributeValues(this.db, attributeId)) {
      const ordinal = this.ordinals.get(id)
      if (ordinal !== undefined) found.set(ordinal, values)
    }
    return found
  }
}

const columns = new RevisionCache('catalog', (db: Database) => new CatalogColumns(db))

/** The columns of the current catalog revision. */
export function catalogColumns(db: Database): CatalogColumns {
  return columns.get(db, '')
}
