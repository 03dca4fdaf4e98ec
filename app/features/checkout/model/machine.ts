import type {OrderRefusal} from './order-refusal'
import type {PlacedOrder} from './placed-order'
import {firstOpen, STEPS, type BasketFacts, type StepId} from './steps'

/**
 * The checkout as one state machine (rules CHECK-1 and CHECK-6 to CHECK-16). This file has no side effects: the
 * requests of a state are in `run-state.ts`, and the components show the state.
 *
 * | state         | what happens                                                                            |
 * |---------------|-----------------------------------------------------------------------------------------|
 * | `loading`     | basket and a pending order are read                                                     |
 * | `empty`       | there is nothing to order                                                               |
 * | contact ... review | the shopper answers the step; a notice says what went wrong before                 |
 * | `placing`     | the order is sent                                                                       |
 * | `paying`      | the order exists; the provider is asked to take the payment                             |
 * | `challenge`   | the card holder confirms in the bank's frame (3-D Secure)                               |
 * | `leaving`     | the browser opens a page of the provider                                                |
 * | `resuming`    | the outcome of a payment is read at the provider: after a redirect, a reload, an error  |
 * | `failing`     | the order is failed, which turns it back into a basket                                  |
 * | `checking`    | the order is looked up by its token, because its outcome is unknown                     |
 * | `confirming`  | the confirmation opens                                                                  |
 * | `confirmed`   | final                                                                                   |
 * | `elsewhere`   | the basket was ordered in another tab or on another device                              |
 */
export type CheckoutState =
  | 'loading'
  | 'empty'
  | StepId
  | 'placing'
  | 'paying'
  | 'challenge'
  | 'leaving'
  | 'resuming'
  | 'failing'
  | 'checking'
  | 'confirming'
  | 'confirmed'
  | 'elsewhere'

/** Reason with which an order is failed; it is sent to the backend. */
export type FailReason =
  | 'payment_refused'
  | 'payment_cancelled'
  | 'payment_expired'
  | 'total_changed'

export interface CheckoutContext {
  readonly basket: BasketFacts | null
  /** The step that the shopper changes, although it may be complete. */
  readonly editing: StepId | null
  /** Token of the order under way: the id of the basket that is ordered. */
  readonly token: string | null
  readonly order: PlacedOrder | null
  /** Total in major units that the shopper saw when the order was sent. */
  readonly agreedTotal: number | null
  readonly failReason: FailReason | null
  /** Message above the open step. */
  readonly notice: OrderRefusal | null
  /** True when the basket disappeared without an order from this page. */
  readonly isGone: boolean
}

export type CheckoutEvent =
  /** The basket was read or changed; null when there is none. `isOwn`: a sign-in on this page changed it. */
  | {readonly type: 'BASKET'; readonly basket: BasketFacts | null; readonly isOwn?: boolean}
  /** An order of an earlier visit or another tab is still pending. */
  | {readonly type: 'PENDING'; readonly token: string}
  | {readonly type: 'EDIT'; readonly step: StepId}
  /** The open step was saved; `next` opens a certain step. */
  | {readonly type: 'SAVED'; readonly next?: StepId}
  | {readonly type: 'PLACE'}
  | {readonly type: 'PLACED'; readonly order: PlacedOrder}
  /** The order was not sent, or the backend refused it: there is no order. */
  | {readonly type: 'REFUSED'; readonly notice: OrderRefusal}
  /** The request was sent, and its outcome is unknown. */
  | {readonly type: 'NO_ANSWER'}
  | {readonly type: 'FOUND'; readonly order: PlacedOrder}
  | {readonly type: 'NOT_FOUND'}
  /** The session that sent the order has ended: this one can read neither the order nor its basket. */
  | {readonly type: 'OTHER_SESSION'}
  | {readonly type: 'CHALLENGED'}
  | {readonly type: 'REDIRECTED'}
  /** The payment is authorised, or the provider decides later. */
  | {readonly type: 'PAID'}
  | {readonly type: 'PAYMENT_FAILED'; readonly reason: FailReason}
  /** The order is failed; a basket with the same goods exists again. */
  | {readonly type: 'FAILED'; readonly basketId: string | null}
  | {readonly type: 'CONFIRMED'}

export interface Checkout {
  readonly state: CheckoutState
  readonly context: CheckoutContext
}

export const INITIAL: Checkout = {
  state: 'loading',
  context: {
    basket: null,
    editing: null,
    token: null,
    order: null,
    agreedTotal: null,
    failReason: null,
    notice: null,
    isGone: false,
  },
}

export const PRICE_CHANGED: OrderRefusal = {message: 'checkout.error.priceChanged'}
export const NOT_PLACED: OrderRefusal = {message: 'checkout.error.notPlaced'}
const FAILED: OrderRefusal = {message: 'error.orderPayment', goTo: 'payment'}
const CANCELLED: OrderRefusal = {message: 'checkout.error.paymentCancelled', goTo: 'payment'}
const BASKET_REPLACED: OrderRefusal = {message: 'checkout.error.basketReplaced', goTo: 'cart'}

/** Message after an order was failed for a reason. */
const NOTICES: Readonly<Record<FailReason, OrderRefusal>> = {
  payment_refused: FAILED,
  payment_cancelled: CANCELLED,
  payment_expired: CANCELLED,
  total_changed: PRICE_CHANGED,
}

type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, {type: Type}>
type Transition<Type extends CheckoutEvent['type']> = (
  context: CheckoutContext,
  event: EventOf<Type>,
) => Checkout
type Row = {readonly [Type in CheckoutEvent['type']]?: Transition<Type>}

const go = (state: CheckoutState, context: CheckoutContext): Checkout => ({state, context})

/** No order is under way any more: the open step is the edited one, else the first incomplete one. */
function open(context: CheckoutContext, change: Partial<CheckoutContext> = {}): Checkout {
  const next = {...context, token: null, order: null, failReason: null, isGone: false, ...change}
  if (!next.basket) return go('empty', {...next, editing: null})
  return go(next.editing ?? firstOpen(next.basket.done), next)
}

const openBasket: Transition<'BASKET'> = (context, {basket}) => open(context, {basket})

/** The basket while its id is known: a missing one was ordered or deleted elsewhere. */
const changeBasket: Transition<'BASKET'> = (context, {basket, isOwn}) => {
  const known = context.basket
  if (!basket && known) {
    return go('checking', {
      ...context,
      basket,
      editing: null,
      isGone: true,
      token: known.basketId,
      notice: null,
    })
  }
  const isReplaced = known && basket && known.basketId !== basket.basketId
  const notice = isReplaced && !isOwn ? BASKET_REPLACED : context.notice
  return open(context, {basket, notice, editing: isReplaced ? null : context.editing})
}

/** In the review, the shopper has to see a changed total before ordering (rule CHECK-6). */
const reviewBasket: Transition<'BASKET'> = (context, event) => {
  const changed = changeBasket(context, event)
  const before = context.basket
  const after = event.basket
  const isSame = before?.basketId === after?.basketId && before?.total === after?.total
  return changed.state === 'review' && !isSame && !changed.context.notice
    ? go('review', {...changed.context, notice: PRICE_CHANGED})
    : changed
}

/** The basket of an order under way disappears with the order: only its facts are kept. */
const keepBasket =
  (state: CheckoutState): Transition<'BASKET'> =>
  (context, {basket}) =>
    go(state, {...context, basket})

const check = (context: CheckoutContext): Checkout => go('checking', context)

/** Continues with an order that exists, by the state of its payment. */
function continueOrder(
  context: CheckoutContext,
  order: PlacedOrder,
  unpaid: 'paying' | 'resuming',
): Checkout {
  const next = {...context, order, notice: null}
  switch (order.payment) {
    case 'settled':
      return go('confirming', next)
    case 'open':
      return go(unpaid, next)
    case 'refused':
      return go('failing', {...next, failReason: 'payment_refused'})
    case 'failed':
      return go('failing', {...next, failReason: 'payment_cancelled'})
  }
}

const edit: Transition<'EDIT'> = (context, {step}) => {
  const isReached = context.basket?.done.has(step) || step === firstOpen(context.basket?.done)
  return isReached ? open(context, {editing: step, notice: null}) : open(context)
}

const step: Row = {
  BASKET: changeBasket,
  PENDING: (context, {token}) => go('checking', {...context, token, notice: null}),
  EDIT: edit,
  SAVED: (context, {next}) => open(context, {editing: next ?? null, notice: null}),
}

const confirm = (context: CheckoutContext) => go('confirming', context)

const payment: Row = {
  BASKET: (context, {basket}) => go('paying', {...context, basket}),
  CHALLENGED: (context) => go('challenge', context),
  REDIRECTED: (context) => go('leaving', context),
  PAID: confirm,
  PAYMENT_FAILED: (context, {reason}) => go('failing', {...context, failReason: reason}),
  /** The provider did not answer: its own state decides. */
  NO_ANSWER: (context) => go('resuming', context),
}

/** The transitions: an event without an entry does not change the state. */
export const TRANSITIONS: Readonly<Record<CheckoutState, Row>> = {
  loading: {BASKET: openBasket, PENDING: step.PENDING},
  empty: {BASKET: openBasket, PENDING: step.PENDING},
  contact: step,
  address: step,
  delivery: step,
  payment: step,
  review: {
    ...step,
    BASKET: reviewBasket,
    PLACE: (context) => {
      const {basket} = context
      // Only the review itself is open: each other step has its answer.
      if (!basket || firstOpen(basket.done) !== 'review') return open(context)
      return go('placing', {
        ...context,
        token: basket.basketId,
        agreedTotal: basket.total,
        notice: null,
        editing: null,
      })
    },
  },
  placing: {
    BASKET: keepBasket('placing'),
    PLACED: (context, {order}) =>
      // Another device changed the basket in the moment between reading and ordering it.
      order.payment === 'open' && order.total !== context.agreedTotal
        ? go('failing', {...context, order, failReason: 'total_changed'})
        : continueOrder(context, order, 'paying'),
    REFUSED: (context, {notice}) => open(context, {notice}),
    NO_ANSWER: check,
  },
  paying: payment,
  challenge: {...payment, BASKET: keepBasket('challenge')},
  leaving: {BASKET: keepBasket('leaving'), NO_ANSWER: (context) => go('resuming', context)},
  resuming: {...payment, BASKET: keepBasket('resuming')},
  failing: {
    BASKET: keepBasket('failing'),
    FAILED: (context) =>
      open(context, {
        notice: NOTICES[context.failReason ?? 'payment_cancelled'],
        editing: null,
      }),
    /** The order may be paid meanwhile: its state is read again. */
    NO_ANSWER: check,
    PAID: confirm,
  },
  checking: {
    BASKET: keepBasket('checking'),
    FOUND: (context, {order}) =>
      context.isGone
        ? go('elsewhere', {...context, order})
        : continueOrder(context, order, 'resuming'),
    /** The confirmation says that it cannot be shown here. */
    OTHER_SESSION: confirm,
    NOT_FOUND: (context) => open(context, {notice: context.isGone ? null : NOT_PLACED}),
  },
  confirming: {CONFIRMED: (context) => go('confirmed', context)},
  confirmed: {},
  elsewhere: {
    BASKET: (context, event) =>
      event.basket ? openBasket(context, event) : go('elsewhere', context),
  },
}

/** The next state. */
export function transition(checkout: Checkout, event: CheckoutEvent): Checkout {
  const row = TRANSITIONS[checkout.state][event.type] as Transition<typeof event.type> | undefined
  return row ? row(checkout.context, event as never) : checkout
}

/** The states in which the steps are on the page. */
export const isStep = (state: CheckoutState): state is StepId =>
  (STEPS as readonly string[]).includes(state)
