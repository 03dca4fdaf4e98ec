import {randomBytes} from 'node:crypto'
import {amountOf, timeOf} from 'commerce-sandbox/documents'
import {loginKey} from 'commerce-sandbox/domains/customers'
import {confirmReturn, findReturns, stageOf} from 'commerce-sandbox/domains/fulfilment'
import {countAttempt} from 'commerce-sandbox/domains/limits'
import {changeOrder, findOrder, type Order, paymentState} from 'commerce-sandbox/domains/orders'
import {ApiProblem, type SessionContext} from 'commerce-sandbox/plugin'
import {findProvenOrder, type OrderClaim} from './proven-order'
import {withdrawalLines, type WithdrawalLine} from './withdrawal-goods'
import {acknowledge} from './withdrawal-mail'
import {followUpEnd, isWithdrawable, withdrawalEnd} from './withdrawal-period'
import {
  countStatements,
  findByRequest,
  insertStatement,
  type Outcome,
} from './withdrawal-repository'

/** Units of a line. */
interface Units {
  readonly itemId: string
  readonly quantity: number
}

/** A statement of withdrawal. `requestId` is the client's; a repeated request has the same one. */
export interface WithdrawalRequest extends OrderClaim {
  readonly requestId: string
  readonly name: string
  readonly email: string
  /** Parts of the order; absent for the whole order. */
  readonly lines?: readonly Units[]
  /** The parts in words, for an order that is not proven. */
  readonly goods?: string
  /** Number of statements about the order that the shopper has seen. */
  readonly statements?: number
}

/** What follows from the withdrawal of a proven order. Times in ISO 8601, amounts in major units. */
export interface WithdrawalResult {
  readonly outcome: Outcome
  readonly currency: string
  readonly lines: readonly {readonly productName: string; readonly quantity: number}[]
  readonly returnId?: string
  readonly refund?: number
  readonly delivered: boolean
  /** Last moment to send the goods back, and for the refund. */
  readonly followUpUntil?: string
  /** End of a period that is over. */
  readonly endedAt?: string
}

/** The acknowledgement of a statement. Without `order` the owner of the order is not proven. */
export interface Acknowledgement {
  readonly withdrawalId: string
  readonly receivedAt: string
  readonly order?: WithdrawalResult
}

interface Chosen extends Units {
  readonly productName: string
}

/** The units that a statement withdraws from: those that it names, or all, as far as they are still open. */
function chosenUnits(
  lines: readonly WithdrawalLine[],
  named: readonly Units[] | undefined,
): Chosen[] {
  return lines.flatMap(({itemId, productName, open}) => {
    const requested = named
      ? named.filter((one) => one.itemId === itemId).reduce((sum, one) => sum + one.quantity, 0)
      : open
    const quantity = Math.min(requested, open)
    return quantity > 0 ? [{itemId, productName, quantity}] : []
  })
}

/** True when nothing has left the warehouse and every unit of the order is withdrawn at once. */
function endsBeforeDispatch(context: SessionContext, order: Order, chosen: readonly Chosen[]) {
  const isWaiting = ['created', 'paid'].includes(stageOf(order))
  if (!isWaiting || order.shippingStatus !== 'not_shipped') return false
  if (findReturns(context.db, order.orderNo).length > 0) return false
  return order.content.items.every(
    ({itemId, quantity}) => chosen.find((one) => one.itemId === itemId)?.quantity === quantity,
  )
}

/** Cancels the order or opens a return, and marks the order. Runs in the transaction of the statement. */
function carryOut(
  context: SessionContext,
  {order, id, named}: {order: Order; id: string; named: readonly Units[] | undefined},
  now: number,
): WithdrawalResult {
  const {site} = context
  const {currency, totals} = order.content
  const chosen = chosenUnits(withdrawalLines(context, order), named)
  const lines = chosen.map(({productName, quantity}) => ({productName, quantity}))
  const delivered = stageOf(order) === 'delivered'
  const facts = {currency, lines, delivered}
  const end = withdrawalEnd(site, order)
  if (delivered && end !== null && now > end) {
    return {...facts, outcome: 'late', endedAt: timeOf(end)}
  }
  if (chosen.length === 0 || !isWithdrawable(site, order, now)) {
    return {...facts, outcome: 'nothing'}
  }
  const custom = {c_withdrawnAt: timeOf(now), c_withdrawalId: id}
  const followUpUntil = timeOf(followUpEnd(site, order, now))
  if (endsBeforeDispatch(context, order, chosen)) {
    const paid = paymentState(order) === 'paid' ? amountOf(totals.total ?? 0, currency) : undefined
    changeOrder(context, () => order, {status: 'cancelled', custom}, {byShop: true})
    return {
      ...facts,
      outcome: 'cancelled',
      ...(paid === undefined ? {} : {refund: paid, followUpUntil}),
    }
  }
  const {order: marked} = changeOrder(context, () => order, {custom}, {byShop: true})
  const units = chosen.map(({itemId, quantity}) => ({
    itemId,
    quantity,
    reason: 'changed_mind' as const,
  }))
  const opened = confirmReturn(context, marked, {requestId: id, lines: units}, now)
  const refund = amountOf(opened.refund, currency)
  return {...facts, outcome: 'return', returnId: opened.id, refund, followUpUntil}
}

/** The goods of a statement in words; null for the whole order. */
function goodsInWords(
  {lines, goods = ''}: WithdrawalRequest,
  result: WithdrawalResult | undefined,
): string | null {
  if (result && lines) {
    return result.lines.map(({quantity, productName}) => `${quantity} × ${productName}`).join('\n')
  }
  return goods.trim() || null
}

const isChanged = (
  {db, site}: SessionContext,
  {orderNo}: Order,
  {lines, statements}: WithdrawalRequest,
): boolean =>
  lines !== undefined &&
  statements !== undefined &&
  countStatements(db, site.id, orderNo) !== statements

/**
 * Receives a statement of withdrawal: it is always kept and acknowledged by mail, also when it names no order that
 * exists. A proven order is cancelled or gets a return at once. A request that is repeated gets the first
 * acknowledgement. Throws TooManyAttempts, and ApiProblem 409 for parts of an order of which the shopper has not seen
 * an earlier withdrawal.
 */
export function receiveWithdrawal(
  context: SessionContext,
  request: WithdrawalRequest,
  now = Date.now(),
): Acknowledgement {
  const {db, site, client} = context
  const repeated = () => {
    const known = findByRequest(db, site.id, request)
    return known && (JSON.parse(known.answer) as Acknowledgement)
  }
  const first = repeated()
  if (first) return first
  countAttempt(db, 'withdrawal', {account: loginKey(request.email), client})
  // Proofs are counted in a transaction of their own, which a refusal does not undo.
  const orderNo = findProvenOrder(context, request)?.order.orderNo
  const work = (): Acknowledgement => {
    const before = repeated()
    if (before) return before
    const order = orderNo === undefined ? undefined : findOrder(db, site.id, orderNo)
    if (order && isChanged(context, order, request)) {
      const detail = 'The order has a withdrawal that the shopper has not seen.'
      throw new ApiProblem(409, 'withdrawal-changed', 'Withdrawal Changed', detail)
    }
    const id = `W-${randomBytes(5).toString('hex').toUpperCase()}`
    const result = order && carryOut(context, {order, id, named: request.lines}, now)
    const answer = {withdrawalId: id, receivedAt: timeOf(now), ...(result && {order: result})}
    const goods = goodsInWords(request, result)
    insertStatement(db, {
      id,
      siteId: site.id,
      requestId: request.requestId,
      orderNo: request.orderNo,
      name: request.name,
      email: request.email,
      goods,
      outcome: result?.outcome ?? null,
      answer: JSON.stringify(answer),
      receivedAt: now,
    })
    acknowledge(context, {...request, words: goods, id, order, result}, now)
    return answer
  }
  return db.transaction(work).immediate()
}
