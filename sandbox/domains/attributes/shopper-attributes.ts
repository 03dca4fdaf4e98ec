import type {Database} from '../../db/database'
import {attributeDefinitions} from './attribute-definition-repository'

/** Objects that shoppers write, under the ids that the metadata of an archive gives their types. */
export type ShopperObject =
  | 'Basket'
  | 'CustomerAddress'
  | 'CustomerPaymentInstrument'
  | 'GiftCertificateLineItem'
  | 'Order'
  | 'OrderAddress'
  | 'OrderPaymentInstrument'
  | 'ProductLineItem'
  | 'ProductList'
  | 'ProductListItem'
  | 'Profile'
  | 'Shipment'

/** Custom attributes of an order that the shop decides: payment, delivery, refunds and secrets. */
const ORDER_FACTS = [
  'c_cancellationEndTime',
  'c_cancellationEndTimeInUserTimezone',
  'c_creditedAmount',
  'c_deliveredAt',
  'c_deliveredShipments',
  'c_newBasketId',
  'c_orderCancelToken',
  'c_paidAt',
  'c_paymentRefusal',
  'c_paymentSessionData',
  'c_paymentSessionId',
  'c_paymentUrl',
  'c_productSubTotalNetPrice',
  'c_productTotalNetPrice',
  'c_pspReference',
  'c_refundReference',
  'c_refundedAmount',
  'c_refundedByTransfer',
  'c_returnedAt',
  'c_shippedAt',
  'c_shippedShipments',
  'c_trackingNumber',
] as const

/** `only`: the attributes that shoppers write. `shop`: the attributes that they do not write. */
type Rule = {readonly only: readonly string[]} | {readonly shop: readonly string[]}

/**
 * Custom attributes by who writes them. Shoppers write those of their baskets and accounts, as on an instance of
 * B2C Commerce, except the ones with which the shop decides something; an order is the shop's, and its list names what
 * shoppers add to it. The attributes of a basket become those of its order.
 */
const RULES: Readonly<Record<ShopperObject, Rule>> = {
  Basket: {shop: [...ORDER_FACTS, 'c_returnUrl']},
  CustomerAddress: {shop: []},
  CustomerPaymentInstrument: {
    shop: ['c_providerInstrument', 'c_providerMethod', 'c_providerToken'],
  },
  GiftCertificateLineItem: {shop: []},
  Order: {
    only: [
      'c_merchantReference',
      'c_paymentData',
      'c_paymentMethod',
      'c_sessionData',
      'c_userTimeZone',
    ],
  },
  OrderAddress: {shop: []},
  OrderPaymentInstrument: {shop: ['c_providerToken']},
  ProductLineItem: {shop: ['c_taxRate']},
  ProductList: {shop: []},
  ProductListItem: {shop: []},
  Profile: {shop: ['c_accountType', 'c_isD2BCustomer']},
  Shipment: {shop: []},
}

/** Returns true for an object with custom attributes that shoppers write. */
export const isShopperObject = (type: string | undefined): type is ShopperObject =>
  type !== undefined && Object.hasOwn(RULES, type)

/**
 * Returns true when shoppers write a custom attribute (`c_...`) of an object. The attribute definitions of the archive
 * may name further attributes that they do not write (`externally-managed-flag`).
 */
export function isWrittenByShoppers(
  db: Database,
  object: ShopperObject,
  attribute: string,
): boolean {
  const rule = RULES[object]
  if ('only' in rule) return rule.only.includes(attribute)
  if (rule.shop.includes(attribute)) return false
  return attributeDefinitions(db, object).get(attribute.slice(2))?.externallyManaged !== true
}
