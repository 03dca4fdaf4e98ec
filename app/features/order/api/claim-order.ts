import {encodePart} from '@common/address-part'
import {customerParameters} from '@app/features/account/api/customer'
import {loadCommerce} from '@app/features/session/model/shopper-client'
import {shopperOf} from '@app/features/session/model/shopper'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import type {Shop} from '@app/shared/lib/shop-context'
import {emailHash} from '@app/shared/lib/email-hash'
import {forgetClaim, rememberedClaim} from '../model/claim-memory'

/**
 * Assigns a guest's order to the account that the shopper has just opened in the same session
 * (rule ORDER-4). The body is empty.
 * @throws ApiFault
 */
async function claimOrder(
  {api}: Shop,
  {orderNo, customerNo}: {orderNo: string; customerNo: string},
): Promise<void> {
  await api.ocapi(`/orders/${encodePart(orderNo)}`, {
    method: 'PATCH',
    query: {customer: customerNo},
    body: {},
  })
}

/**
 * Assigns the order that this browser remembers, when the customer who is signed in has the address of the
 * claim. The claim stays remembered until it succeeds.
 * @returns true when an order was assigned
 * @throws ApiFault (rejects)
 */
export async function claimRememberedOrder(shop: Shop): Promise<boolean> {
  const {api, site} = shop
  const claim = rememberedClaim(site.id)
  if (!claim) return false
  const shopper = shopperOf(await (await loadCommerce()).accessToken(false))
  if (!shopper.registered) return false
  const {customerNo, email = ''} = await api.clients
    .of(ShopperCustomers)
    .getCustomer({parameters: customerParameters(shopper.customerId)})
  if (!customerNo || (await emailHash(email)) !== claim.emailHash) return false
  await claimOrder(shop, {orderNo: claim.orderNo, customerNo})
  forgetClaim(site.id)
  return true
}
