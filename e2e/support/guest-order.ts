import {randomUUID} from 'node:crypto'
import {openDatabase, execute} from '../../sandbox/db/database'
import {placedOrder, moveThrough} from '../../sandbox/testing/placed-order'
import {newShopper} from '../../sandbox/testing/shopper'
import {DATA_FOLDER} from '../../playwright.config'
import {shopOn} from './customer'
import {SANDBOX} from './sandbox'

const ADDRESSES: Readonly<Record<string, {city: string; postalCode: string; countryCode: string}>> =
  {
    DEU: {city: 'Berlin', postalCode: '10115', countryCode: 'DE'},
    FRA: {city: 'Paris', postalCode: '75001', countryCode: 'FR'},
    POL: {city: 'Warszawa', postalCode: '00-001', countryCode: 'PL'},
  }

/** An order that a guest has placed in another browser. */
export interface GuestOrder {
  readonly orderNo: string
  readonly email: string
}

/** Places the order of a guest and moves it through stages. @param items fields of its lines */
export async function guestOrder(
  siteId: string,
  {
    items = [{productId: 'BH-1010-sand-black', quantity: 1}],
    stages = [],
  }: {items?: readonly object[]; stages?: readonly string[]} = {},
): Promise<GuestOrder> {
  const email = `guest-${randomUUID().slice(0, 13)}@example.com`
  const address = {firstName: 'Ida', lastName: 'Berg', address1: '4 Linden', ...ADDRESSES[siteId]}
  const {orderNo} = await placedOrder(await newShopper(shopOn(SANDBOX), siteId), {
    customerInfo: {email},
    productItems: items,
    shipments: [{shippingAddress: address, shippingMethod: {id: 'standard'}}],
    billingAddress: address,
    paymentInstruments: [{paymentMethodId: 'INVOICE'}],
  })
  if (stages.length > 0) await moveThrough({baseUrl: SANDBOX}, orderNo, stages)
  return {orderNo, email}
}

/** Makes the delivery of an order some days older. */
export function deliveredBefore({orderNo}: GuestOrder, days: number): void {
  const db = openDatabase(DATA_FOLDER)
  try {
    execute(
      db,
      `UPDATE customer_order SET custom = json_set(custom, '$.c_deliveredAt', ?) WHERE order_no = ?`,
      new Date(Date.now() - days * 86_400_000).toISOString(),
      orderNo,
    )
  } finally {
    db.close()
  }
}
