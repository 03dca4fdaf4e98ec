import {useEffect} from 'react'
import {useBasketContext, type Basket} from './basket'
import {shipmentRepair} from './delivery'

/**
 * Removes shipments without goods (rule PICK-4), for example after the last line of a store was removed.
 * @returns true while a shipment has no goods
 */
export function useShipmentRepair(basket: Basket | null): boolean {
  const context = useBasketContext()
  const needsRepair = basket !== null && shipmentRepair(basket) !== null
  const version = `${basket?.basketId} ${basket?.productItems?.map(({itemId}) => itemId).join()}`
  useEffect(() => {
    if (!needsRepair) return
    // A basket that cannot be repaired now is repaired at the next change, or refused when it is ordered.
    import('./shipments')
      .then(({repairShipments}) => repairShipments(context))
      .catch(() => undefined)
  }, [needsRepair, version, context])
  return needsRepair
}
