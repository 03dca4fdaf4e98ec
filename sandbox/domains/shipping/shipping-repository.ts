import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Localized} from '../sites/locale'
import type {ShippingMethod, ShippingPriceStep, ShippingRules} from './shipping-method'
import {defaultShippingMethods} from './default-methods'

interface MethodRow {
  id: string
  online: number
  is_default: number
  currency: string
  tax_class_id: string | null
  name: string
  description: string
  price_table: string
  custom: string
  rules: string
}

const methods = new RevisionCache('catalog', (db: Database, siteId: string): ShippingMethod[] => {
  const rows = queryAll<MethodRow>(
    db,
    'SELECT * FROM shipping_method WHERE site_id = ? ORDER BY position',
    siteId,
  )
  if (rows.length === 0) return defaultShippingMethods(db, siteId)
  return withBasePrices(rows.filter(({online}) => online === 1).map(toMethod))
})

/**
 * The shipping methods of a site that are online, in the order of the archive. When the archive
 * contains none, a default method is used.
 */
export function readShippingMethods(db: Database, siteId: string): readonly ShippingMethod[] {
  return methods.get(db, siteId)
}

/** A method without prices of its own has those of its base method, in the same currency. */
function withBasePrices(all: readonly ShippingMethod[]): ShippingMethod[] {
  return all.map((method) => {
    if (method.priceTable.length > 0) return method
    const base = all.find(
      ({id, currency}) => id === method.rules?.baseMethod && currency === method.currency,
    )
    return base ? {...method, priceTable: base.priceTable} : method
  })
}

function toMethod(row: MethodRow): ShippingMethod {
  return {
    id: row.id,
    isDefault: row.is_default === 1,
    currency: row.currency,
    taxClassId: row.tax_class_id,
    name: JSON.parse(row.name) as Localized,
    description: JSON.parse(row.description) as Localized,
    priceTable: JSON.parse(row.price_table) as ShippingPriceStep[],
    custom: JSON.parse(row.custom) as ShippingMethod['custom'],
    rules: JSON.parse(row.rules) as Partial<ShippingRules>,
  }
}
