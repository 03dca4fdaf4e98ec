import type {ShopContext} from '../baskets/shop-context'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import {insertLineMove} from '../orders/line-move-repository'
import type {Order} from '../orders/order'
import {lineStates, returnable, type LineState} from '../orders/order-management'
import {sendReturnAnnounced, sendReturnReceived} from '../orders/order-mails'
import {findOrder} from '../orders/order-repository'
import {changeOrder, orderNotFound} from '../orders/order-service'
import {giveGoodsBack} from '../orders/order-stock'
import {recordRefund} from '../orders/record-refund'
import {RETURNED} from './order-stage'
import {refundFor} from './return-amounts'
import type {OrderReturn, ReturnLine} from './return-repository'
import {findReturns, insertReturn, markReceived} from './return-repository'
import {acceptsReturns, deliveryRefund, type ReturnReason} from './return-rules'

const ID_LENGTH = 10

/** Units of a line to return. */
export interface ReturnRequestLine {
  readonly itemId: string
  readonly quantity: number
  readonly reason: ReturnReason
}

/** Request for a return; the client chooses `requestId`, and repeats it when it repeats the request. */
export interface ReturnRequest {
  readonly requestId: string
  readonly lines: readonly ReturnRequestLine[]
}

const inTransaction = <Result>({db}: ShopContext, work: () => Result): Result =>
  db.inTransaction ? work() : db.transaction(work).immediate()

/**
 * Announces a return of single lines, which a mail confirms. A request that is repeated with its id returns the first
 * return. Throws ReturnPeriodOver, UnknownProductItemIds, ReturnQuantityExceeded and DuplicateReturnItem.
 */
export function announceReturn(
  context: ShopContext,
  find: () => Order,
  request: ReturnRequest,
  now = Date.now(),
): OrderReturn {
  return inTransaction(context, () => {
    const order = find()
    const known = findReturns(context.db, order.orderNo).find(
      ({requestId}) => requestId === request.requestId,
    )
    if (known) return known
    if (!acceptsReturns(context.site, order, now)) throw returnPeriodOver(order)
    return confirmReturn(context, order, request, now)
  })
}

/**
 * Stores a return and confirms it by mail. Throws UnknownProductItemIds, ReturnQuantityExceeded and
 * DuplicateReturnItem.
 */
export function confirmReturn(
  context: ShopContext,
  order: Order,
  request: ReturnRequest,
  now: number,
): OrderReturn {
  const announced = storeReturn(context, order, request, now)
  sendReturnAnnounced(context, order, {
    ...announced,
    isCredit: order.paymentStatus === 'not_paid',
  })
  return announced
}

function storeReturn(
  context: ShopContext,
  order: Order,
  {requestId, lines}: ReturnRequest,
  now: number,
): OrderReturn {
  requireDistinct(order, lines)
  const states = lineStates(context, order)
  const returned = lines.map((line) => refundedLine(order, states.get(line.itemId), line))
  const delivery = deliveryRefund(order, states, lines)
  const one: OrderReturn = {
    id: `R-${randomId(ID_LENGTH).toUpperCase()}`,
    siteId: order.siteId,
    orderNo: order.orderNo,
    requestId,
    state: 'announced',
    refund: returned.reduce((sum, {refund}) => sum + refund, delivery),
    deliveryRefund: delivery,
    createdAt: now,
    lines: returned,
  }
  insertReturn(context.db, one)
  for (const {itemId, quantity, reason} of lines) {
    const move = {itemId, kind: 'return_initiated', quantity, reason} as const
    insertLineMove(context.db, order.orderNo, move, now)
  }
  return one
}

/** Refuses a line that a return has twice: its quantity would count twice. Throws DuplicateReturnItem. */
function requireDistinct({orderNo}: Order, lines: readonly ReturnRequestLine[]): void {
  const ids = lines.map(({itemId}) => itemId)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice === undefined) return
  throw new CommerceFault(
    'DuplicateReturnItem',
    `The item '${twice}' of order '${orderNo}' is in the return more than once.`,
    {orderNo, itemIds: [twice]},
  )
}

function refundedLine(
  {orderNo, content}: Order,
  state: LineState | undefined,
  {itemId, quantity, reason}: ReturnRequestLine,
): ReturnLine {
  const item = content.items.find((one) => one.itemId === itemId)
  if (!item || !state) {
    throw new CommerceFault(
      'UnknownProductItemIds',
      `One or more product item IDs in the request are not part of order '${orderNo}'.`,
      {orderNo, unknownItemIds: [itemId]},
    )
  }
  if (quantity <= 0 || quantity > returnable(state)) {
    throw new CommerceFault(
      'ReturnQuantityExceeded',
      `The return request for order '${orderNo}' exceeds the quantity available to return on one or more items.`,
      {orderNo, itemIds: [itemId]},
    )
  }
  const before = state.cancelled + state.returnInitiated
  return {itemId, quantity, reason, refund: refundFor(content, item, {quantity, before})}
}

function returnPeriodOver({orderNo}: Order): CommerceFault {
  return new CommerceFault(
    'ReturnPeriodOver',
    `Goods of the order with number '${orderNo}' can't be returned now.`,
    {orderNo},
  )
}

/**
 * Receives the goods of a return: they go back into stock, the amount is refunded, and a mail
 * confirms it. An order whose goods are all back is returned. A return that was received before is
 * not changed. Throws OrderNotFound and RefundExceedsPayment.
 */
export function receiveReturn(
  context: ShopContext,
  orderNo: string,
  returnId: string,
  now = Date.now(),
): Order {
  return inTransaction(context, () => {
    const order = findOrder(context.db, context.site.id, orderNo)
    const one = findReturns(context.db, orderNo).find(({id}) => id === returnId)
    if (!order || !one) throw orderNotFound(orderNo)
    if (!markReceived(context.db, returnId, now)) return order
    giveGoodsBack(context, {items: returnedItems(order, one)})
    const {custom, paymentStatus, isCredit} = recordRefund(context, order, one.refund)
    const isComplete = isAllReceived(context, order)
    const {order: after} = changeOrder(context, () => order, {
      paymentStatus,
      ...(isComplete ? {externalStatus: RETURNED} : {}),
      custom: {...custom, ...(isComplete ? {c_returnedAt: new Date(now).toISOString()} : {})},
    })
    sendReturnReceived(context, after, {
      refund: one.refund,
      isCredit,
      lines: one.lines,
    })
    return after
  })
}

/** The returned units as lines of an order, for the stock. */
function returnedItems({content}: Order, {lines}: OrderReturn) {
  return content.items.flatMap((item) => {
    const quantity = lines.find(({itemId}) => itemId === item.itemId)?.quantity
    if (quantity === undefined) return []
    const bundled = item.bundled?.map((part) => ({
      ...part,
      quantity: (part.quantity / item.quantity) * quantity,
    }))
    return [{...item, quantity, ...(bundled ? {bundled} : {})}]
  })
}

function isAllReceived(context: ShopContext, order: Order): boolean {
  const received = findReturns(context.db, order.orderNo).filter(({state}) => state === 'received')
  return order.content.items.every(({itemId, quantity}) => {
    const units = received
      .flatMap(({lines}) => lines)
      .filter((line) => line.itemId === itemId)
      .reduce((sum, line) => sum + line.quantity, 0)
    return units >= quantity
  })
}

/** Announces a return of all goods that were not returned yet, and receives all returns of an order. */
export function returnWholeOrder(context: ShopContext, order: Order, now = Date.now()): Order {
  return inTransaction(context, () => {
    const open = [...lineStates(context, order)].flatMap(([itemId, state]) => {
      const quantity = returnable(state)
      return quantity > 0 ? [{itemId, quantity, reason: 'changed_mind' as const}] : []
    })
    if (open.length > 0) {
      storeReturn(context, order, {requestId: `all-${order.orderNo}`, lines: open}, now)
    }
    let after = order
    for (const {id} of findReturns(context.db, order.orderNo)) {
      after = receiveReturn(context, order.orderNo, id, now)
    }
    return after
  })
}
