import type {Database} from '../../db/database'
import {mergeRow, remove, upsert} from '../row-repository'
import {isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import {decimalAmount} from './pricebook'

/** Replaces the options of a product: its own ones, and those it shares with others. */
export function writeProductOptions(db: Database, productId: string, options: XmlNode): void {
  for (const table of ['product_option', 'product_option_value']) {
    remove(db, table, {owner: productId})
  }
  options.anyOf('option', 'shared-option').forEach((node, position) => {
    if (node.name === 'option') writeOption(db, productId, node, position)
    else {
      upsert(db, 'product_option', {
        owner: productId,
        id: node.required('option-id'),
        position,
        shared: true,
        name: {},
        description: {},
        sort_mode: 'position',
      })
    }
  })
}

/** Writes an option with its values and their prices; owner `*` keeps those that products share. */
export function writeOption(db: Database, owner: string, node: XmlNode, position: number): void {
  const id = node.required('option-id')
  const values = node.first('option-values')
  if (values || isDeletion(node)) remove(db, 'product_option_value', {owner, option_id: id})
  if (isDeletion(node)) {
    remove(db, 'product_option', {owner, id})
    return
  }
  mergeRow(
    db,
    'product_option',
    {owner, id},
    {
      name: localized(node, 'display-name'),
      description: localized(node, 'description'),
      image: node.string('image'),
      sort_mode: node.string('sort-mode'),
    },
    {position, shared: false, sort_mode: 'position'},
  )
  values?.all('option-value').forEach((value, valuePosition) => {
    value.all('product-id-modifier')
    upsert(db, 'product_option_value', {
      owner,
      option_id: id,
      value: value.required('value-id'),
      position: valuePosition,
      is_default: value.attributes['default'] === 'true',
      name: localized(value, 'display-value'),
      prices: Object.fromEntries(
        value.walk('option-value-prices', 'option-value-price').map((price) => {
          const currency = price.required('currency')
          // A value may be cheaper than the one the price of the product includes.
          return [currency, decimalAmount(price, currency)]
        }),
      ),
    })
  })
}
