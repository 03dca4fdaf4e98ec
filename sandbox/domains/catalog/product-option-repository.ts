import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Localized} from '../sites/locale'
import type {ProductRecord} from './product-record'

/** One choice of an option. */
export interface OptionValue {
  readonly id: string
  readonly name: Localized
  readonly isDefault: boolean
  /** Surcharge in minor units by currency; there is no surcharge in a currency without an entry. */
  readonly prices: Readonly<Record<string, number>>
}

/** Product option that a shopper may choose, such as a warranty or a strap. */
export interface ProductOption {
  readonly id: string
  readonly name: Localized
  readonly description: Localized
  readonly image: string | null
  readonly sortMode: 'position' | 'price'
  readonly values: readonly OptionValue[]
}

interface OptionRow {
  id: string
  shared: number
  name: string
  description: string
  image: string | null
  sort_mode: string
}

interface ValueRow {
  value: string
  is_default: number
  name: string
  prices: string
}

const options = new RevisionCache('catalog', readOptions)

/** Returns the options of a product; a variant has the options of its master. */
export function productOptions(db: Database, product: ProductRecord): readonly ProductOption[] {
  const own = options.get(db, product.id)
  return own.length === 0 && product.masterId ? options.get(db, product.masterId) : own
}

/** Returns the default value: the one marked as default, else the first. */
export function defaultOptionValue(option: ProductOption): OptionValue | undefined {
  return option.values.find(({isDefault}) => isDefault) ?? option.values[0]
}

function readOptions(db: Database, productId: string): ProductOption[] {
  const rows = queryAll<OptionRow>(
    db,
    'SELECT * FROM product_option WHERE owner = ? ORDER BY position',
    productId,
  )
  return rows.flatMap((row) => {
    if (row.shared !== 1) return [toOption(db, productId, row)]
    const [common] = queryAll<OptionRow>(
      db,
      `SELECT * FROM product_option WHERE owner = '*' AND id = ?`,
      row.id,
    )
    return common ? [toOption(db, '*', common)] : []
  })
}

function toOption(db: Database, owner: string, row: OptionRow): ProductOption {
  const values = queryAll<ValueRow>(
    db,
    'SELECT * FROM product_option_value WHERE owner = ? AND option_id = ? ORDER BY position',
    owner,
    row.id,
  )
  return {
    id: row.id,
    name: JSON.parse(row.name) as Localized,
    description: JSON.parse(row.description) as Localized,
    image: row.image,
    sortMode: row.sort_mode === 'price' ? 'price' : 'position',
    values: values.map((value) => ({
      id: value.value,
      name: JSON.parse(value.name) as Localized,
      isDefault: value.is_default === 1,
      prices: JSON.parse(value.prices) as Record<string, number>,
    })),
  }
}
