import {amountOf, timeOf} from 'commerce-sandbox/documents'
import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {
  acceptsReturns,
  findReturns,
  type OrderReturn,
  paidForDelivery,
  refundSteps,
  returnEnd,
  returnReasonIds,
  stageOf,
} from 'commerce-sandbox/domains/fulfilment'
import {
  cancellationEnd,
  deliveredShipments,
  linePriceOf,
  lineStates,
  type Order,
  paymentState,
  shipmentTimes,
  trackingNumber,
} from 'commerce-sandbox/domains/orders'
import {isWithdrawable} from '../withdrawal/withdrawal-period'

/** Custom attributes with the times of the stages, under their names in the document. */
const TIMES = {
  paidAt: 'c_paidAt',
  shippedAt: 'c_shippedAt',
  deliveredAt: 'c_deliveredAt',
  returnedAt: 'c_returnedAt',
} as const

function timesOf({custom}: Order): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TIMES).flatMap(([name, attribute]) => {
      const time = custom[attribute]
      return typeof time === 'string' ? [[name, time]] : []
    }),
  )
}

function returnDocument(one: OrderReturn, currency: string) {
  return {
    returnId: one.id,
    state: one.state,
    createdAt: timeOf(one.createdAt),
    ...(one.receivedAt === undefined ? {} : {receivedAt: timeOf(one.receivedAt)}),
    refund: amountOf(one.refund, currency),
    deliveryRefund: amountOf(one.deliveryRefund, currency),
    lines: one.lines.map(({refund, ...line}) => ({...line, refund: amountOf(refund, currency)})),
  }
}

/** The parcels of an order that have left, each with its goods. */
function parcelsOf(order: Order) {
  const times = shipmentTimes(order, 'shipped')
  const arrivals = shipmentTimes(order, 'delivered')
  return deliveredShipments(order).flatMap(({shipmentId}) => {
    const shippedAt = times[shipmentId]
    if (shippedAt === undefined) return []
    const goods = order.content.items.filter((item) => item.shipmentId === shipmentId)
    const number = trackingNumber(order, shipmentId)
    const deliveredAt = arrivals[shipmentId]
    return [
      {
        shipmentId,
        trackingNumber: number,
        shippedAt,
        ...(deliveredAt === undefined ? {} : {deliveredAt}),
        itemIds: goods.map(({itemId}) => itemId),
      },
    ]
  })
}

/**
 * Stage, tracking, lines and returns of an order for its shopper, without personal data. `refunds`
 * of a line are the refunds of one, two, ... units; `deliveryRefund` is added when the last units of
 * the order are returned.
 */
export function orderCareDocument(context: ShopContext, order: Order, now = Date.now()) {
  const {site} = context
  const {currency} = order.content
  const stage = stageOf(order)
  const states = lineStates(context, order)
  const end = returnEnd(site, order)
  return {
    orderNo: order.orderNo,
    stage,
    paymentState: paymentState(order),
    currency,
    total: amountOf(order.content.totals.total ?? 0, currency),
    createdAt: timeOf(order.creationDate),
    cancelUntil: timeOf(cancellationEnd(site, order)),
    ...timesOf(order),
    ...(order.shippingStatus === 'shipped' ? {trackingNumber: trackingNumber(order)} : {}),
    parcels: parcelsOf(order),
    methodId: order.content.shipments[0]?.shippingMethod?.id ?? null,
    lines: order.content.items.map((item) => {
      const state = states.get(item.itemId)
      return {
        itemId: item.itemId,
        productId: item.productId,
        productName: item.productName,
        quantity: item.quantity,
        price: amountOf(linePriceOf(item), currency),
        refunds: state
          ? refundSteps(order, item, state).map((minor) => amountOf(minor, currency))
          : [],
      }
    }),
    deliveryRefund: amountOf(paidForDelivery(order.content), currency),
    acceptsReturns: acceptsReturns(site, order, now),
    withdrawable: isWithdrawable(site, order, now),
    ...(end === null ? {} : {returnUntil: timeOf(end)}),
    returnReasons: returnReasonIds,
    returns: findReturns(context.db, order.orderNo).map((one) => returnDocument(one, currency)),
  }
}

/** An order in a list, without personal data. */
export function orderSummaryDocument({db}: ShopContext, order: Order) {
  const {currency, items, totals} = order.content
  return {
    orderNo: order.orderNo,
    stage: stageOf(order),
    createdAt: timeOf(order.creationDate),
    currency,
    total: amountOf(totals.total ?? 0, currency),
    lines: items.map(({productId, productName, quantity}) => ({productId, productName, quantity})),
    returns: findReturns(db, order.orderNo).map(({id, state}) => ({returnId: id, state})),
  }
}
