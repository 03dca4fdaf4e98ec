import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {Availability} from '../../domains/inventory/inventory'

/** Availability on one inventory list as the APIs show it. */
export function toInventory(
  listId: string,
  {ats, backorderable, inStockDate, orderable, preorderable, stockLevel}: Availability,
): ShopperProductsTypes.Inventory {
  return {
    ats,
    backorderable,
    id: listId,
    ...(inStockDate ? {inStockDate: `${inStockDate}T00:00:00.000Z`} : {}),
    orderable,
    preorderable,
    stockLevel,
  }
}
