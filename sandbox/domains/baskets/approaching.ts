import type {ApproachingDiscount} from '../promotions/approaching'
import {approachingDiscounts} from '../promotions/approaching'
import type {Basket} from './basket'
import {cartOf} from './basket-cart'
import {calculateGoods} from './price-basket'
import {exclusionsOf} from './price-shipments'
import type {ShopContext} from './shop-context'

/** Returns the discounts whose threshold a basket nearly reaches. */
export function approachingOf(context: ShopContext, basket: Basket): ApproachingDiscount[] {
  const {pricing, lines, parcels, active} = calculateGoods(context, basket)
  const shipments = parcels.map(({shipment}) => ({
    shipmentId: shipment.shipmentId,
    methodId: null,
    price: null,
  }))
  return approachingDiscounts(cartOf(pricing, lines, shipments), active, exclusionsOf(pricing))
}
