/** Id, method and path of a call. */
export type ProjectOperation = readonly [id: string, method: string, path: string]

const org = 'v1/organizations/{organizationId}'
const account = `/shopper-customer/${org}`
const wishes = `/shopper-wish-link/${org}`
const basketLink = `/shopper-basket-link/${org}`
const experiments = `/shopper-experiments/${org}`
const order = `/shopper-order-care/${org}/orders`

/** Custom endpoints that this project has added to those of its specification. */
export const ownOperations: readonly ProjectOperation[] = [
  ['accountData', 'GET', `${account}/account-data`],
  ['closeAccount', 'POST', `${account}/close-account`],
  ['emailChange', 'GET', `${account}/email-change`],
  ['requestEmailChange', 'POST', `${account}/email-change`],
  ['cancelEmailChange', 'DELETE', `${account}/email-change`],
  ['confirmEmailChange', 'POST', `${account}/email-change/confirm`],
  ['basketCheck', 'GET', `/shopper-basket-check/${org}/baskets/{basketId}/check`],
  ['setDeliveries', 'PUT', `/shopper-delivery-plan/${org}/baskets/{basketId}/deliveries`],
  ['createBasketLink', 'POST', `${basketLink}/baskets/{basketId}/link`],
  ['basketLink', 'GET', `${basketLink}/baskets/{basketId}/link`],
  ['revokeBasketLink', 'DELETE', `${basketLink}/baskets/{basketId}/link`],
  ['openBasketLink', 'POST', `${basketLink}/links/open`],
  ['createWishLink', 'POST', `${wishes}/customers/{customerId}/links`],
  ['wishLinks', 'GET', `${wishes}/customers/{customerId}/links`],
  ['revokeWishLinks', 'DELETE', `${wishes}/customers/{customerId}/links`],
  ['openWishLink', 'POST', `${wishes}/links/open`],
  ['reserveGift', 'POST', `${wishes}/links/reserve`],
  ['releaseGift', 'POST', `${wishes}/links/release`],
  ['searchOrders', 'POST', `${order}/search`],
  ['lookUpOrder', 'POST', `${order}/{orderNo}/lookup`],
  ['orderCare', 'POST', `${order}/{orderNo}/care`],
  ['experimentExposure', 'POST', `${experiments}/exposures`],
  ['experimentConversion', 'POST', `${experiments}/conversions`],
]
