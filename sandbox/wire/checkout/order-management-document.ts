import type {ShopperOrdersTypes} from 'commerce-sdk-isomorphic'
import type {ShopContext} from '../../domains/baskets/shop-context'
import {stageOf} from '../../domains/fulfilment/order-stage'
import {findReturns} from '../../domains/fulfilment/return-repository'
import type {Order} from '../../domains/orders/order'
import {lineStates, returnable, type LineState} from '../../domains/orders/order-management'
import {
  deliveredShipments,
  shipmentTimes,
  trackingNumber,
} from '../../domains/orders/order-shipping'
import type {OrderDocument} from './order-document'

type Item = NonNullable<ShopperOrdersTypes.Order['productItems']>[number]
type OmsData = NonNullable<ShopperOrdersTypes.Order['omsData']>

/** A line with what the moves of its order have done to it. */
interface ManagedLine extends LineState {
  readonly hasLeft: boolean
  readonly returned: number
}

/** An order document with what order management knows, as far as `expand` asks for it. */
export function withOrderManagement(
  context: ShopContext,
  order: Order,
  document: OrderDocument,
  expand: ReadonlySet<string>,
): OrderDocument {
  if (!expand.has('oms') && !expand.has('oms_shipments')) return document
  const lines = managedLines(context, order)
  const shipments = expand.has('oms_shipments') ? {shipments: managedShipments(order)} : {}
  return {
    ...document,
    omsData: {status: statusOf(order, [...lines.values()]), ...shipments},
    productItems: document.productItems?.map((item) =>
      withLine(item, lines.get(item.itemId ?? '')),
    ),
  }
}

function managedLines(context: ShopContext, order: Order): Map<string, ManagedLine> {
  const states = lineStates(context, order)
  const left = shipmentTimes(order, 'shipped')
  const received = findReturns(context.db, order.orderNo)
    .filter(({state}) => state === 'received')
    .flatMap(({lines}) => lines)
  const isOver = order.status === 'cancelled' || order.status === 'failed'
  return new Map(
    order.content.items.flatMap(({itemId, shipmentId}) => {
      const state = states.get(itemId)
      if (!state) return []
      const returned = received
        .filter((line) => line.itemId === itemId)
        .reduce((sum, {quantity}) => sum + quantity, 0)
      const cancelled = isOver ? state.ordered : state.cancelled
      return [[itemId, {...state, cancelled, returned, hasLeft: left[shipmentId] !== undefined}]]
    }),
  )
}

function statusOf(order: Order, lines: readonly ManagedLine[]): string {
  if (lines.every(({ordered, cancelled}) => cancelled >= ordered)) return 'Cancelled'
  const stage = stageOf(order)
  if (stage === 'returned') return 'Returned'
  if (lines.some(({returnInitiated, returned}) => returnInitiated > returned)) {
    return 'Return Initiated'
  }
  if (stage === 'delivered') return 'Delivered'
  if (lines.every(({hasLeft}) => hasLeft)) return 'Shipped'
  return lines.some(({hasLeft}) => hasLeft) ? 'Partially Shipped' : 'Created'
}

function lineStatus(line: ManagedLine) {
  const {ordered, cancelled, returnInitiated, returned, hasLeft} = line
  if (cancelled >= ordered) return 'canceled'
  if (returned >= ordered) return 'returned'
  if (returnInitiated > returned) return 'return_initiated'
  return hasLeft ? 'fulfilled' : 'ordered'
}

function withLine(item: Item, line: ManagedLine | undefined): Item {
  if (!line) return item
  return {
    ...item,
    omsData: {
      status: lineStatus(line),
      quantityOrdered: line.ordered,
      quantityAvailableToCancel: line.hasLeft ? 0 : returnable(line),
      quantityAvailableToReturn: returnable(line),
      quantityCanceled: line.cancelled,
      quantityReturnInitiated: line.returnInitiated - line.returned,
      quantityReturned: line.returned,
    },
  }
}

/** The shipments that have left, as the fulfilment of order management knows them. */
function managedShipments(order: Order): NonNullable<OmsData['shipments']> {
  const left = shipmentTimes(order, 'shipped')
  const arrived = shipmentTimes(order, 'delivered')
  const parcels = new Set(deliveredShipments(order).map(({shipmentId}) => shipmentId))
  return order.content.shipments.flatMap(({shipmentId, shippingMethod}) => {
    if (left[shipmentId] === undefined) return []
    const deliveredAt = arrived[shipmentId]
    return [
      {
        id: shipmentId,
        status: deliveredAt === undefined ? 'shipped' : 'delivered',
        ...(shippingMethod ? {provider: shippingMethod.name} : {}),
        ...(parcels.has(shipmentId) ? {trackingNumber: trackingNumber(order, shipmentId)} : {}),
        ...(deliveredAt === undefined ? {} : {actualDeliveryDate: deliveredAt}),
        shipmentItems: order.content.items
          .filter((item) => item.shipmentId === shipmentId)
          .map(({itemId, quantity}) => ({id: itemId, productItemId: itemId, quantity})),
      },
    ]
  })
}
