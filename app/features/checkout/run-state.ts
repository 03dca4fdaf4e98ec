import {faultFromThrown} from '@common/fault'
import {within} from '@app/shared/lib/within'
import type {Shop} from '@app/shared/lib/shop-context'
import {forgetPending, pendingOrder} from '@app/features/basket/public/pending-order'
import {
  PaymentError,
  type Challenge,
  type PaymentConnection,
  type PaymentDetails,
  type PaymentResult,
} from '@app/features/payment/public/provider'
import type {Basket} from '@app/features/basket/public/basket'
import {currentCustomerId} from '@app/features/session/public/shopper-client'
import {failOrder} from './api/fail-order'
import {findPlacedOrder} from './api/find-placed-order'
import {placeOrder} from './api/place-order'
import {settleOrder} from './api/settle-order'
import {confirmPayment, updatePayment} from './api/update-payment'
import {
  NOT_PLACED,
  PRICE_CHANGED,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutState,
} from './model/machine'
import {orderRefusal} from './model/order-refusal'
import type {OrderTiming} from './model/order-timing'
import type {PlacedOrder} from './model/placed-order'

/** What the states of the checkout need from their page. */
export interface CheckoutPorts {
  readonly shop: Shop
  /** Reads the shopper's basket and publishes it. @throws ApiFault */
  readonly refreshBasket: () => Promise<Basket | null>
  /** The provider, and what the shopper entered in the payment step. */
  readonly payment: {
    readonly connect: () => Promise<PaymentConnection>
    /** Null after a reload: the input is not stored. */
    readonly details: () => PaymentDetails | null
  }
  /** Element for the frame of the card holder's bank. */
  readonly challengeContainer: () => Promise<HTMLElement>
  readonly openPage: (url: string) => void
  /** Opens the confirmation of the order with a token. */
  readonly confirm: (token: string) => Promise<void>
  readonly timing: OrderTiming
}

type Run = (
  context: CheckoutContext,
  ports: CheckoutPorts,
  signal: AbortSignal,
) => Promise<CheckoutEvent | null>

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Sends the order, unless its total differs from the one on the page (rule CHECK-6). */
const placing: Run = async ({basket, token}, {shop, refreshBasket, timing}, signal) => {
  const {answerMs} = timing
  try {
    const current = await within<Basket | null, 'late'>(answerMs, refreshBasket, 'late')
    if (current === 'late') return {type: 'REFUSED', notice: NOT_PLACED}
    if (!current || !token) return {type: 'NO_ANSWER'}
    if ((current.orderTotal ?? null) !== basket?.total) {
      return {type: 'REFUSED', notice: PRICE_CHANGED}
    }
  } catch (error) {
    return {type: 'REFUSED', notice: orderRefusal(faultFromThrown(error))}
  }
  // The shopper left the checkout before the order was sent.
  if (signal.aborted) return null
  const placement = await placeOrder(shop, token, timing)
  if (placement.status === 'unknown') return {type: 'NO_ANSWER'}
  if (placement.status === 'placed') return {type: 'PLACED', order: placement.order}
  await within(answerMs, () => refreshBasket().catch(() => null), null)
  return {type: 'REFUSED', notice: orderRefusal(placement.fault)}
}

const GAVE_UP: CheckoutEvent = {type: 'PAYMENT_FAILED', reason: 'payment_cancelled'}

/** The challenge between the states `paying` or `resuming` and `challenge`. */
const challenges = new WeakMap<CheckoutPorts, Challenge>()

/** What a result means in the state that received it. */
interface Meaning {
  readonly order: PlacedOrder
  /** True when a page of the provider is opened; false after the shopper left such a page. */
  readonly opensPages: boolean
}

/** Converts a result of the provider. */
async function eventOf(
  result: PaymentResult,
  ports: CheckoutPorts,
  {order, opensPages}: Meaning,
): Promise<CheckoutEvent> {
  switch (result.status) {
    case 'authorised':
      // The notification of the provider settles the order as well: a failure here changes nothing.
      await within(
        ports.timing.answerMs,
        () => confirmPayment(ports.shop, order).catch(() => undefined),
        undefined,
      )
      return {type: 'PAID'}
    case 'pending':
      // The provider decides later: the order waits, and the confirmation says so.
      return {type: 'PAID'}
    case 'redirect':
      if (!opensPages) return GAVE_UP
      ports.openPage(result.url)
      return {type: 'REDIRECTED'}
    case 'challenge':
      challenges.set(ports, result.challenge)
      return {type: 'CHALLENGED'}
    case 'refused':
      return {type: 'PAYMENT_FAILED', reason: 'payment_refused'}
    case 'cancelled':
      return GAVE_UP
  }
}

const eventOfError = (error: unknown): CheckoutEvent =>
  error instanceof PaymentError && error.code === 'session-expired'
    ? {type: 'PAYMENT_FAILED', reason: 'payment_expired'}
    : {type: 'NO_ANSWER'}

/** Hands the payment to the provider. */
const paying: Run = async ({order}, ports) => {
  const details = ports.payment.details() ?? order?.details
  if (!order?.session || !details) return GAVE_UP
  try {
    const saved = await within(
      ports.timing.answerMs,
      () => updatePayment(ports.shop, order, details).then(() => true),
      false,
    )
    if (!saved) return {type: 'NO_ANSWER'}
    const connection = await ports.payment.connect()
    const result = await connection.submit(order.session, details)
    return await eventOf(result, ports, {order, opensPages: true})
  } catch (error) {
    return eventOfError(error)
  }
}

const challenge: Run = async ({order}, ports, signal) => {
  const shown = challenges.get(ports)
  if (!shown || !order) return {type: 'NO_ANSWER'}
  try {
    const result = await shown.show(await ports.challengeContainer(), signal)
    return await eventOf(result, ports, {order, opensPages: true})
  } catch (error) {
    return eventOfError(error)
  }
}

/** Number of readings of a payment before the order is failed, which refunds it if it was made. */
const RESUME_ATTEMPTS = 4
/**
 * Reads the outcome of the payment. A payment that the shopper did not confirm is given up: the goods return
 * to the basket, and the shopper chooses how to pay.
 */
const resuming: Run = async ({order}, ports, signal) => {
  const {pausesMs} = ports.timing
  if (!order?.session) return GAVE_UP
  for (let attempt = 0; attempt < RESUME_ATTEMPTS && !signal.aborted; attempt += 1) {
    try {
      const connection = await ports.payment.connect()
      const result = await connection.resume(order.session)
      return await eventOf(result, ports, {order, opensPages: false})
    } catch (error) {
      const event = eventOfError(error)
      if (event.type !== 'NO_ANSWER') return event
      await pause(pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0)
    }
  }
  return GAVE_UP
}

/** Continues when the shopper returns with the browser's back button to a page that was kept in memory. */
const leaving: Run = (_context, _ports, signal) =>
  new Promise((resolve) => {
    const returned = ({persisted}: PageTransitionEvent) => {
      if (persisted) resolve({type: 'NO_ANSWER'})
    }
    globalThis.addEventListener?.('pageshow', returned)
    signal.addEventListener('abort', () => {
      globalThis.removeEventListener?.('pageshow', returned)
      resolve(null)
    })
  })

const failing: Run = async ({token, failReason}, {shop, refreshBasket, timing}) => {
  const reason = failReason ?? 'payment_cancelled'
  try {
    const outcome = await within(
      timing.answerMs,
      () => failOrder(shop, {token: token ?? '', reason, refreshBasket}),
      null,
    )
    if (!outcome) return {type: 'NO_ANSWER'}
    if (outcome.status === 'paid') return {type: 'PAID'}
    return {type: 'FAILED', basketId: outcome.status === 'failed' ? outcome.basketId : null}
  } catch {
    await pause(timing.pausesMs.at(-1) ?? 0)
    return {type: 'NO_ANSWER'}
  }
}

const checking: Run = async ({token}, {shop, refreshBasket, timing}, signal) => {
  const {id: siteId} = shop.site
  /** When the order can no longer be processed; 0 when this browser has not sent it. */
  const sentUntil = () => {
    const pending = pendingOrder(siteId)
    return pending?.token === token ? (pending?.overAt ?? 0) : 0
  }
  const hasBasket = async (id: string) => (await refreshBasket())?.basketId === id
  /** The order was sent in a session that has ended, such as that of a customer who was signed out elsewhere. */
  const isAnothers = () => {
    const pending = pendingOrder(siteId)
    const sender = pending?.token === token ? pending?.customerId : undefined
    return sender !== undefined && sender !== currentCustomerId()
  }
  while (!signal.aborted) {
    const order = {token: token ?? '', overAt: sentUntil()}
    const outcome = await settleOrder(shop, order, {hasBasket, isAnothers, signal, timing})
    if (outcome === 'unreadable') return {type: 'OTHER_SESSION'}
    // Another tab sent the order in the meantime: its outcome is the one that counts.
    if (outcome === 'notPlaced' && sentUntil() !== order.overAt) continue
    if (outcome === 'notPlaced') {
      forgetPending(siteId)
      await within(timing.lookUpMs, () => refreshBasket().catch(() => null), null)
      return {type: 'NOT_FOUND'}
    }
    const placed =
      outcome &&
      (await within(
        timing.lookUpMs,
        (visit) => findPlacedOrder(shop, order.token, visit).catch(() => null),
        null,
      ))
    if (placed) return {type: 'FOUND', order: placed}
    await pause(timing.pausesMs[0] ?? 0)
  }
  return null
}

const confirming: Run = async ({token}, {confirm}) => {
  await confirm(token ?? '')
  return {type: 'CONFIRMED'}
}

/** The requests of each state; the event that they return moves the machine on. */
export const RUN: Readonly<Partial<Record<CheckoutState, Run>>> = {
  placing,
  paying,
  challenge,
  leaving,
  resuming,
  failing,
  checking,
  confirming,
}
