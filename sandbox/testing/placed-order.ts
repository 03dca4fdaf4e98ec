import type {Answer, TestShopper} from './shopper'
import {callShop, ORDERS, readyBasket} from './shopper'
import type {TestShop} from './test-shop'

/** Fields of an order document that tests check. */
export interface OrderDocument {
  orderNo: string
  status: string
  paymentStatus: string
  orderTotal: number
  c_orderCancelToken: string
  productItems: {itemId: string; productId: string; quantity: number}[]
  [key: string]: unknown
}

/** Places an order; `changes` are fields of the basket's create body. */
export async function placedOrder(
  shopper: TestShopper,
  changes: Record<string, unknown> = {},
): Promise<OrderDocument> {
  const {basketId} = await readyBasket(shopper, changes)
  return (await shopper.call<OrderDocument>('POST', ORDERS, {basketId})).body
}

/** State of an order in the admin API. */
export interface OrderStateDocument {
  orderNo: string
  stage: string
  moves: string[]
  shipments: {shipmentId: string; moves: string[]}[]
  returns: {id: string; state: string; refund: number}[]
}

/** Moves an order through stages as the back office does; returns the last answer. */
export async function moveThrough(
  shop: Pick<TestShop, 'baseUrl'>,
  orderNo: string,
  stages: readonly string[],
): Promise<Answer<OrderStateDocument>> {
  let answer: Answer<OrderStateDocument> | undefined
  for (const to of stages) {
    answer = await callShop(shop, 'POST', `/admin/orders/${orderNo}/moves`, {body: {to}})
  }
  if (!answer) throw new Error('No stage is given.')
  return answer
}
