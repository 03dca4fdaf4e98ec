import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {ProductType} from '../catalog/product-record'

/** Values of one attribute by product: numbers that stand for the texts in `values`. */
export interface AttributeColumn {
  readonly values: readonly string[]
  /** Products have `codes` from `starts[ordinal]` to before `starts[ordinal + 1]`. */
  readonly starts: Int32Array
  readonly codes: Int32Array
}

interface ProductRow {
  id: string
  type: ProductType
  online: string
  online_from: string | null
  online_to: string | null
  searchable: string
  search_rank: number | null
  min_order_quantity: number | null
}

/** What a search needs of every product, by column. Products go by their place in the order of ids. */
export class CatalogColumns {
  readonly ids: readonly string[]
  readonly rows: readonly Omit<ProductRow, 'id'>[]
  /** Ordinal of the master of a variant or variation group, else -1. */
  readonly masterOf: Int32Array
  private readonly ordinals = new Map<string, number>()
  private readonly variants = new Map<number, number[]>()
  private readonly groups = new Set<number>()
  private readonly attributes = new Map<string, AttributeColumn>()

  constructor(private readonly db: Database) {
    const rows = queryAll<ProductRow>(
      db,
      `SELECT id, type, online, online_from, online_to, searchable, search_rank,
         min_order_quantity
       FROM product ORDER BY id`,
    )
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

  /** Type of a product, variation groups told apart. */
  typeOf(ordinal: number): ProductType | undefined {
    return this.groups.has(ordinal) ? 'variation_group' : this.rows[ordinal]?.type
  }

  /** Variants of a master in its order. */
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
    const links = queryAll<{master_id: string; variant_id: string}>(
      this.db,
      'SELECT master_id, variant_id FROM product_variant ORDER BY master_id, position',
    )
    for (const link of links) {
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
    const rows = queryAll<{group_id: string; master_id: string}>(
      this.db,
      'SELECT group_id, master_id FROM variation_group',
    )
    for (const row of rows) {
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
    const isCustom = attributeId.startsWith('c_')
    const name = (isCustom ? attributeId.slice(2) : attributeId).replaceAll('"', '')
    const column = isCustom ? 'custom' : 'attributes'
    const path = isCustom ? `$."${name}".default` : `$."${name}"`
    const rows = queryAll<{id: string; type: string; value: string}>(
      this.db,
      `SELECT id, json_type(${column}, ?) AS type, json_extract(${column}, ?) AS value
       FROM product WHERE json_type(${column}, ?) IS NOT NULL`,
      path,
      path,
      path,
    )
    const found = new Map<number, readonly string[]>()
    for (const {id, type, value} of rows) {
      const ordinal = this.ordinals.get(id)
      if (ordinal === undefined) continue
      found.set(ordinal, type === 'array' ? (JSON.parse(value) as string[]) : [String(value)])
    }
    return found
  }
}

const columns = new RevisionCache('catalog', (db: Database) => new CatalogColumns(db))

/** The columns of the current catalog revision. */
export function catalogColumns(db: Database): CatalogColumns {
  return columns.get(db, '')
}
