import {defineQuery} from '@app/shared/api/define-query'
import {encodePart} from '@common/address-part'
import type {Shop} from '@app/shared/lib/shop-context'
import {claimRememberedOrder} from '../public/claim-order'
import {findOrderNumber} from '@app/features/checkout/public/find-order-number'
import {orderOf, type OcapiOrder, type OrderModel} from '../public/order'

/** Number of the order of a token. An order that the shopper's new account does not have yet is claimed first. */
async function findOrClaim(shop: Shop, token: string): Promise<string | null> {
  const orderNo = await findOrderNumber(shop, token)
  if (orderNo !== null) return orderNo
  return (await claimRememberedOrder(shop)) ? findOrderNumber(shop, token) : null
}

/** The order of a confirmation link; null when this browser has no access to it. Read in the browser only. */
export const {use: useOrderByToken} = defineQuery({
  key: ['order', 'by-token'],
  staleTime: Infinity,
  read: async (shop, token: string): Promise<OrderModel | null> => {
    const orderNo = await findOrClaim(shop, token)
    if (orderNo === null) return null
    const order = await shop.api.ocapi<OcapiOrder>(`/orders/${encodePart(orderNo)}`)
    return orderOf(order, shop.site.taxation)
  },
})
