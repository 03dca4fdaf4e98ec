import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {ProductRecord} from '../catalog/product-record'
import type {Localized} from '../sites/locale'

/** One value of an option; prices in minor units by currency. */
export interface OptionValue {
  readonly id: string
  readonly isDefault: boolean
  readonly name: Localized
  readonly prices: Readonly<Record<string, number>>
}

export interface ProductOption {
  readonly id: string
  readonly name: Localized
  readonly values: readonly OptionValue[]
}

/** Options by owner: a product, or `*` for those that products share. */
const options = new RevisionCache('catalog', (db: Database, owner: string) => {
  const rows = queryAll<{id: string; shared: number; name: string}>(
    db,
    'SELECT id, shared, name FROM product_option WHERE owner = ? ORDER BY position',
    owner,
  )
  return rows.map((row) => ({
    id: row.id,
    shared: row.shared === 1,
    name: JSON.parse(row.name) as Localized,
    values: readValues(db, owner, row.id),
  }))
})

function readValues(db: Database, owner: string, optionId: string): OptionValue[] {
  return queryAll<{value: string; is_default: number; name: string; prices: string}>(
    db,
    `SELECT value, is_default, name, prices FROM product_option_value
     WHERE owner = ? AND option_id = ? ORDER BY position`,
    owner,
    optionId,
  ).map((row) => ({
    id: row.value,
    isDefault: row.is_default === 1,
    name: JSON.parse(row.name) as Localized,
    prices: JSON.parse(row.prices) as Record<string, number>,
  }))
}

/** The options of a product; a variant without its own has those of its master. */
export function optionsOf(
  db: Database,
  product: Pick<ProductRecord, 'id' | 'masterId'>,
): ProductOption[] {
  const own = options.get(db, product.id)
  const listed =
    own.length > 0 || product.masterId === null ? own : options.get(db, product.masterId)
  if (!listed.some(({shared}) => shared)) return listed
  const sharedOnes = options.get(db, '*')
  return listed.flatMap((option) =>
    option.shared ? sharedOnes.filter(({id}) => id === option.id) : [option],
  )
}

/** The value that is chosen while the shopper says nothing. */
export function defaultValue(option: ProductOption): OptionValue | undefined {
  return option.values.find(({isDefault}) => isDefault) ?? option.values[0]
}
