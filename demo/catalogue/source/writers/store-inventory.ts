import type {ProductSource} from '../model'
import {siteOfStore, storeInventoryId, stores} from '../stores'
import {piecesInStore, sellablesOf} from '../variants'
import {countedOn, inventoryXml} from './inventory'
import {el, leaf} from './xml'

/** The inventory lists of the stores that count their shelves, by list id. */
export function storeInventoryXmls(range: readonly ProductSource[]): Map<string, string> {
  return new Map(
    stores.flatMap((store) => {
      const id = storeInventoryId(store)
      const site = siteOfStore(store)
      if (!id || !site) return []
      const records = range
        .filter(({notIn}) => !notIn?.some((without) => without === site))
        .flatMap(sellablesOf)
        .flatMap((one) => {
          const pieces = piecesInStore(one, store.id)
          return pieces === 0
            ? []
            : [
                el(
                  'record',
                  {'product-id': one.id},
                  leaf('allocation', pieces),
                  leaf('allocation-timestamp', countedOn),
                ),
              ]
        })
      return [[id, inventoryXml(id, store.name, records)] as const]
    }),
  )
}
