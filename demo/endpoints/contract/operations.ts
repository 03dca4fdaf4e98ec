import type {ProjectOperation} from 'commerce-sandbox/contract'

const org = 'v1/organizations/{organizationId}'
const account = `/shopper-customer/${org}`
const wishes = `/shopper-wish-link/${org}`
const basketLink = `/shopper-basket-link/${org}`
const experiments = `/shopper-experiments/${org}`
const order = `/shopper-order-care/${org}/orders`
const push = `/shopper-push/${org}`
const withdrawals = `/shopper-withdrawals/${org}`

/** Custom endpoints that our shop has beside those of its specification. */
const ownOperations: readonly ProjectOperation[] = [
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
  ['lookUpWithdrawal', 'POST', `${withdrawals}/orders/{orderNo}/lookup`],
  ['withdraw', 'POST', `${withdrawals}/withdrawals`],
  ['choosePush', 'POST', `${push}/subscriptions`],
  ['readPush', 'POST', `${push}/subscriptions/read`],
  ['renewPush', 'POST', `${push}/subscriptions/renew`],
  ['endPush', 'POST', `${push}/subscriptions/end`],
  ['pushDevices', 'GET', `${push}/customers/{customerId}/devices`],
  ['removePushDevices', 'DELETE', `${push}/customers/{customerId}/devices`],
  ['removePushDevice', 'DELETE', `${push}/customers/{customerId}/devices/{deviceId}`],
  ['experimentExposure', 'POST', `${experiments}/exposures`],
  ['experimentConversion', 'POST', `${experiments}/conversions`],
]

/** Site controllers (rule API-2). */
export const controllerOperations: readonly ProjectOperation[] = [
  ['getSlot', 'GET', '/getSlot'],
  ['getGeoIpData', 'GET', '/getGeoIpData'],
  ['storeErrorData', 'POST', '/storeErrorData'],
]

/** Our resources of OCAPI (rule API-1). */
export const ocapiOperations: readonly ProjectOperation[] = [
  ['getSlots', 'GET', '/slots'],
  ['getGeoIp', 'GET', '/geoip'],
  ['reportViolation', 'POST', '/csp'],
  ['getCustomObject', 'GET', '/custom_objects/ocapi/{key}'],
]

/** Custom endpoints (rule API-3). Where no API is named, any name counts: `{api}`. */
export const customOperations: readonly ProjectOperation[] = [
  ['navigation', 'GET', '/{api}/v1/organizations/{organizationId}/navigation'],
  ['navigationHeader', 'GET', '/{api}/v1/organizations/{organizationId}/navigation-header'],
  ['fullPrices', 'POST', '/shopper-productset/v1/organizations/{organizationId}/full-prices'],
  ['price', 'POST', '/shopper-productset/v1/organizations/{organizationId}/price'],
  ['paymentIcons', 'GET', '/{api}/v1/organizations/{organizationId}/payment-icons'],
  ['activate', 'POST', '/shopper-customer/v1/organizations/{organizationId}/activate'],
  ['resetPassword', 'POST', '/shopper-customer/v1/organizations/{organizationId}/reset-password'],
  ['customerWarranties', 'GET', '/shopper-customer/v1/organizations/{organizationId}/warranties'],
  [
    'shippingPromotionMessages',
    'GET',
    '/{api}/v1/organizations/{organizationId}/get-shipping-promotion-messages',
  ],
  ['trace', 'POST', '/shopper-checkout/v1/organizations/{organizationId}/trace'],
  [
    'servicePage',
    'GET',
    '/shopper-customer-service/v1/organizations/{organizationId}/pages/{pageType}/{pageId}',
  ],
  ['contact', 'POST', '/shopper-customer-service/v1/organizations/{organizationId}/contact'],
  [
    'pressContact',
    'POST',
    '/shopper-customer-service/v1/organizations/{organizationId}/press-contact',
  ],
  ['urlMapping', 'GET', '/shopper-seo/v1/organizations/{organizationId}/url-mapping'],
  ['warranties', 'GET', '/shopper-warranties/v1/organizations/{organizationId}/warranties'],
  ['warranty', 'GET', '/shopper-warranties/v1/organizations/{organizationId}/warranty'],
  ['recalls', 'GET', '/shopper-warranties/v1/organizations/{organizationId}/recalls'],
  ['registerWarranty', 'POST', '/shopper-warranties/v1/organizations/{organizationId}/register'],
  ...ownOperations,
]

/** What the sandbox shows of our endpoints: results of experiments, traces of a checkout. */
export const readerOperations: readonly ProjectOperation[] = [
  ['getExperiments', 'GET', '/admin/experiments'],
  ['getWithdrawals', 'GET', '/admin/withdrawals'],
  ['getTrace', 'GET', '/custom/shopper-checkout/v1/organizations/{organizationId}/trace'],
]
