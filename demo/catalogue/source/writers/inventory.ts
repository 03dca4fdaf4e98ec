import type {ProductSource, Warehouse} from '../model'
import {piecesAhead, piecesOnShelf, sellablesOf, warehouses, type Sellable} from '../variants'
import {el, leaf, serialize, type Element} from './xml'

/** Day on which the shelves were counted; every record carries it, so that stock is reproducible. */
export const countedOn = '2026-11-02T05:00:00.000Z'

/** One document for each inventory list, by list id. */
export function inventoryXmls(range: readonly ProductSource[]): Map<string, string> {
  const sellables = range.flatMap(sellablesOf)
  return new Map(
    warehouses.map((site) => {
      const id = `inventory-${site.toLowerCase()}`
      return [id, inventory(id, site, sellables)] as const
    }),
  )
}

const inventory = (id: string, site: Warehouse, sellables: readonly Sellable[]): string =>
  inventoryXml(
    id,
    site === 'EUROPE' ? 'Warehouse of the European sites' : `Warehouse of site ${site}`,
    sellables.map((one) => record(one, site)),
  )

/** The document of one list; what it has no record of is not in stock. */
export function inventoryXml(id: string, description: string, records: readonly Element[]): string {
  const header = el(
    'header',
    {'list-id': id},
    leaf('default-instock', false),
    leaf('description', description),
    leaf('use-bundle-inventory-only', false),
    leaf('on-order', false),
  )
  return serialize(
    el(
      'inventory',
      {xmlns: 'http://www.demandware.com/xml/impex/inventory/2007-05-31'},
      el('inventory-list', {}, header, el('records', {}, records)),
    ),
  )
}

/** The stock of one product at a site. */
export function record(one: Sellable, site: Warehouse) {
  const {state, source} = one
  const handling = state === 'preorder' || state === 'backorder' ? state : 'none'
  const ahead = piecesAhead(one, site)
  const dated = state === 'comingsoon' || handling !== 'none'
  return el(
    'record',
    {'product-id': one.id},
    leaf('allocation', piecesOnShelf(one, site)),
    leaf('allocation-timestamp', countedOn),
    leaf('perpetual', false),
    leaf('preorder-backorder-handling', handling),
    ahead > 0 ? leaf('preorder-backorder-allocation', ahead) : undefined,
    dated && source.release
      ? leaf('in-stock-datetime', `${source.release}T00:00:00.000Z`)
      : undefined,
  )
}
