import type {ShopContext} from '../../domains/baskets/shop-context'
import {moveOrder, movesOf} from '../../domains/fulfilment/move-order'
import {
  moveShipment,
  shipmentMovesOf,
  type ShipmentMoves,
} from '../../domains/fulfilment/move-shipment'
import type {OrderStage} from '../../domains/fulfilment/order-stage'
import {orderStages, stageOf} from '../../domains/fulfilment/order-stage'
import type {OrderReturn} from '../../domains/fulfilment/return-repository'
import {findReturns} from '../../domains/fulfilment/return-repository'
import {receiveReturn} from '../../domains/fulfilment/return-service'
import {toDecimal} from '../../domains/money'
import type {Order} from '../../domains/orders/order'
import {findOrder, findOrderSite} from '../../domains/orders/order-repository'
import type {Sandbox} from '../../sandbox'
import {shopOf} from '../common/checkout-context'
import {problemOf} from '../commerce-fault'
import {pathParameter} from '../common/routes'
import {ApiProblem, badRequest} from '../errors'
import {answerOf, owner, type AdminRoutes} from './admin-route'

/** Stage of an order, the stages to which it and its single shipments may move, and its returns. */
export interface OrderState {
  readonly orderNo: string
  readonly stage: OrderStage
  readonly moves: readonly OrderStage[]
  readonly shipments: readonly ShipmentMoves[]
  readonly returns: readonly Pick<OrderReturn, 'id' | 'state' | 'refund'>[]
}

function findSituation(sandbox: Sandbox, orderNo: string): {context: ShopContext; order: Order} {
  const {db, sites} = sandbox
  const siteId = findOrderSite(db, orderNo)
  const site = siteId === undefined ? undefined : sites.get(siteId)
  const order = site && findOrder(db, site.id, orderNo)
  if (!site || !order) {
    throw new ApiProblem(404, 'not-found', 'Not Found', `There is no order '${orderNo}'.`)
  }
  return {context: {...shopOf(sandbox), site, locale: site.defaultLocale}, order}
}

/** Returns the state of an order for the dashboard. Throws ApiProblem 404. */
export function readOrderState(sandbox: Sandbox, orderNo: string): OrderState {
  const {context, order} = findSituation(sandbox, orderNo)
  return {
    orderNo,
    stage: stageOf(order),
    moves: movesOf(context, order),
    shipments: shipmentMovesOf(context, order),
    returns: findReturns(sandbox.db, orderNo).map(({id, state, refund}) => ({id, state, refund})),
  }
}

function documentOf(sandbox: Sandbox, orderNo: string) {
  const {returns, ...state} = readOrderState(sandbox, orderNo)
  const {currency} = findSituation(sandbox, orderNo).order.content
  return {
    ...state,
    returns: returns.map(({refund, ...one}) => ({...one, refund: toDecimal(refund, currency)})),
  }
}

/** Runs a change and turns refusals of the domain into problems. */
function attempt<Result>(change: () => Result): Result {
  try {
    return change()
  } catch (error) {
    throw error instanceof Error ? problemOf(error) : error
  }
}

/**
 * Changes of orders by a back office: `POST /admin/orders/{orderNo}/moves` with `to` (and `shipmentId` to
 * ship or deliver one shipment), and `POST /admin/orders/{orderNo}/returns/{returnId}/receive`.
 */
export const orderRoutes: AdminRoutes = (route, {sandbox}) => {
  route('GET /orders/:orderNo', {needs: owner}, (_owner, request) =>
    documentOf(sandbox, pathParameter(request, 'orderNo')),
  )

  route('POST /orders/:orderNo/moves', {needs: owner}, (_owner, request, reply) => {
    const orderNo = pathParameter(request, 'orderNo')
    const {to, shipmentId} = (request.body ?? {}) as {to?: string; shipmentId?: string}
    const stage = orderStages.find((one) => one === to)
    if (!stage) {
      const detail = `The property 'to' must be one of ${orderStages.join(', ')}.`
      throw badRequest(detail)
    }
    const {context} = findSituation(sandbox, orderNo)
    if (shipmentId === undefined) {
      attempt(() => moveOrder(context, orderNo, stage))
    } else if (stage === 'shipped' || stage === 'delivered') {
      attempt(() => moveShipment(context, orderNo, shipmentId, stage))
    } else {
      const detail = "A single shipment can only be 'shipped' or 'delivered'."
      throw badRequest(detail)
    }
    return answerOf(request, reply, 'orders', documentOf(sandbox, orderNo))
  })

  route(
    'POST /orders/:orderNo/returns/:returnId/receive',
    {needs: owner},
    (_owner, request, reply) => {
      const orderNo = pathParameter(request, 'orderNo')
      const {context} = findSituation(sandbox, orderNo)
      attempt(() => receiveReturn(context, orderNo, pathParameter(request, 'returnId')))
      return answerOf(request, reply, 'orders', documentOf(sandbox, orderNo))
    },
  )
}
