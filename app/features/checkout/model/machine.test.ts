import {
  INITIAL,
  isStep,
  NOT_PLACED,
  PRICE_CHANGED,
  transition,
  TRANSITIONS,
  type Checkout,
  type CheckoutEvent,
  type CheckoutState,
} from './machine'
import type {PlacedOrder} from './placed-order'
import {STEPS, type BasketFacts} from './steps'

const facts = (done: number, basketId = 'b1', total = 50): BasketFacts => ({
  basketId,
  total,
  done: new Set(STEPS.slice(0, done)),
})
const order = (payment: PlacedOrder['payment']): PlacedOrder => ({
  orderNo: 'DEU1',
  payment,
  total: 50,
})

/** One event of each kind and of each outcome. */
const EVENTS: readonly CheckoutEvent[] = [
  {type: 'BASKET', basket: null},
  ...[0, 1, 2, 3, 4].map((done): CheckoutEvent => ({type: 'BASKET', basket: facts(done)})),
  {type: 'BASKET', basket: facts(4, 'b2')},
  {type: 'BASKET', basket: facts(4, 'b1', 60)},
  {type: 'PENDING', token: 'b1'},
  ...STEPS.map((step): CheckoutEvent => ({type: 'EDIT', step})),
  {type: 'SAVED'},
  {type: 'SAVED', next: 'delivery'},
  {type: 'PLACE'},
  ...(['settled', 'open', 'refused', 'failed'] as const).flatMap((payment): CheckoutEvent[] => [
    {type: 'PLACED', order: order(payment)},
    {type: 'FOUND', order: order(payment)},
  ]),
  {type: 'REFUSED', notice: {message: 'checkout.error.refused'}},
  {type: 'NO_ANSWER'},
  {type: 'NOT_FOUND'},
  {type: 'OTHER_SESSION'},
  {type: 'CHALLENGED'},
  {type: 'REDIRECTED'},
  {type: 'PAID'},
  {type: 'PAYMENT_FAILED', reason: 'payment_refused'},
  {type: 'PAYMENT_FAILED', reason: 'payment_cancelled'},
  {type: 'FAILED', basketId: 'b2'},
  {type: 'CONFIRMED'},
]

const keyOf = ({state, context}: Checkout) =>
  JSON.stringify([
    state,
    {...context, basket: {...context.basket, done: [...(context.basket?.done ?? [])]}},
  ])

/** Every situation that the events above can lead to. */
function explore(start: Checkout): Map<string, Checkout> {
  const found = new Map([[keyOf(start), start]])
  const open = [start]
  for (let one = open.pop(); one; one = open.pop()) {
    for (const event of EVENTS) {
      const next = transition(one, event)
      if (found.has(keyOf(next))) continue
      found.set(keyOf(next), next)
      open.push(next)
    }
  }
  return found
}

const all = [...explore(INITIAL).values()]
const send = (start: Checkout, ...events: CheckoutEvent[]) => events.reduce(transition, start)
const review = send(INITIAL, {type: 'BASKET', basket: facts(4)})

test('every state of the table can be reached, and only the confirmation is final', () => {
  const reached = new Set(all.map(({state}) => state))
  const states = Object.keys(TRANSITIONS) as CheckoutState[]
  expect(states.filter((state) => !reached.has(state))).toEqual([])
  const final = states.filter((state) => Object.keys(TRANSITIONS[state]).length === 0)
  expect(final).toEqual(['confirmed'])
})

test('an order is only sent from a complete review, and has the token of its basket', () => {
  for (const before of all) {
    const after = transition(before, {type: 'PLACE'})
    if (before.state === 'placing' || after.state !== 'placing') continue
    expect(before.state).toBe('review')
    expect(after.context.token).toBe(before.context.basket?.basketId)
    expect([...(before.context.basket?.done ?? [])]).toEqual(STEPS.slice(0, 4))
  }
})

test('while an order is under way it is never forgotten, and no second one can be sent', () => {
  const underWay: CheckoutState[] = [
    'placing',
    'paying',
    'challenge',
    'leaving',
    'resuming',
    'failing',
  ]
  for (const {state, context} of all) {
    if (!underWay.includes(state)) continue
    expect(context.token).not.toBeNull()
    expect(transition({state, context}, {type: 'PLACE'}).state).toBe(state)
    expect(transition({state, context}, {type: 'EDIT', step: 'contact'}).state).toBe(state)
  }
})

test('an open step has a basket; a step before it is never incomplete unless it is edited', () => {
  for (const {state, context} of all) {
    const index = (STEPS as readonly string[]).indexOf(state)
    if (index < 0) continue
    expect(context.basket).not.toBeNull()
    const isIncompleteBefore = STEPS.slice(0, index).some((one) => !context.basket?.done.has(one))
    expect(isIncompleteBefore && context.editing === null).toBe(false)
  }
})

test.each<[string, CheckoutEvent[], CheckoutState]>([
  ['an invoice', [{type: 'PLACED', order: order('settled')}], 'confirming'],
  [
    'a payment at the provider',
    [{type: 'PLACED', order: order('open')}, {type: 'PAID'}],
    'confirming',
  ],
  [
    'a card with 3-D Secure',
    [{type: 'PLACED', order: order('open')}, {type: 'CHALLENGED'}, {type: 'PAID'}],
    'confirming',
  ],
  [
    'a redirect, then the back button',
    [{type: 'PLACED', order: order('open')}, {type: 'REDIRECTED'}, {type: 'NO_ANSWER'}],
    'resuming',
  ],
  ['a lost answer', [{type: 'NO_ANSWER'}], 'checking'],
  [
    'a lost answer to a failing order that was paid',
    [
      {type: 'PLACED', order: order('refused')},
      {type: 'NO_ANSWER'},
      {type: 'FOUND', order: order('settled')},
    ],
    'confirming',
  ],
])('%s', (_name, events, state) => {
  expect(send(review, {type: 'PLACE'}, ...events).state).toBe(state)
})

test.each([
  ['payment_refused', 'error.orderPayment'],
  ['payment_cancelled', 'checkout.error.paymentCancelled'],
  ['payment_expired', 'checkout.error.paymentCancelled'],
] as const)('after %s the shopper chooses the payment again', (reason, message) => {
  const failed = send(
    review,
    {type: 'PLACE'},
    {type: 'PLACED', order: order('open')},
    {type: 'PAYMENT_FAILED', reason},
    {type: 'BASKET', basket: facts(3, 'b2')},
    {type: 'FAILED', basketId: 'b2'},
  )
  expect(failed).toMatchObject({
    state: 'payment',
    context: {token: null, order: null, notice: {message}, basket: {basketId: 'b2'}},
  })
})

test('an unpaid order with another total than the shopper saw is failed', () => {
  const placed = send(
    review,
    {type: 'PLACE'},
    {type: 'BASKET', basket: facts(4, 'b1', 90)},
    {type: 'PLACED', order: {...order('open'), total: 90}},
  )
  expect(placed).toMatchObject({state: 'failing', context: {failReason: 'total_changed'}})
  expect(send(placed, {type: 'FAILED', basketId: 'b2'}).context.notice?.message).toBe(
    'checkout.error.priceChanged',
  )
})

test('a basket that a sign-in on this page replaced is no news', () => {
  const merged = send(review, {type: 'BASKET', basket: facts(2, 'b2'), isOwn: true})
  expect(merged).toMatchObject({state: 'delivery', context: {notice: null}})
})

test('a basket that disappears is looked up: ordered elsewhere, or empty', () => {
  const gone = send(review, {type: 'BASKET', basket: null})
  expect(gone).toMatchObject({state: 'checking', context: {token: 'b1'}})
  expect(send(gone, {type: 'FOUND', order: order('settled')}).state).toBe('elsewhere')
  expect(send(gone, {type: 'NOT_FOUND'}).state).toBe('empty')
})

test('a total that changes in the review is announced; one that changes in an edited step is not', () => {
  const changed: CheckoutEvent = {type: 'BASKET', basket: facts(4, 'b1', 60)}
  expect(send(review, changed).context.notice?.message).toBe('checkout.error.priceChanged')
  const editing = send(review, {type: 'EDIT', step: 'delivery'}, changed)
  expect(editing).toMatchObject({state: 'delivery', context: {notice: null}})
})

const basketOf = (done: number, ...rest: [string?, number?]): CheckoutEvent => ({
  type: 'BASKET',
  basket: facts(done, ...rest),
})
const placing = send(review, {type: 'PLACE'})

test('the checkout starts without anything, and opens the first incomplete step', () => {
  expect(INITIAL).toEqual({
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
  })
  STEPS.forEach((step, done) => expect(send(INITIAL, basketOf(done)).state).toBe(step))
  expect(send(INITIAL, {type: 'BASKET', basket: null}).state).toBe('empty')
})

test.each([
  ['loading', INITIAL],
  ['empty', send(INITIAL, {type: 'BASKET', basket: null})],
  ['contact', send(INITIAL, basketOf(0))],
  ['review', review],
])('a pending order is looked up from %s', (state, before) => {
  expect(before.state).toBe(state)
  expect(send(before, {type: 'PENDING', token: 'b7'})).toMatchObject({
    state: 'checking',
    context: {token: 'b7', notice: null},
  })
})

test('a reached step can be edited, and saving it returns to the open one or to a chosen one', () => {
  const edited = send(review, {type: 'EDIT', step: 'address'})
  expect(edited).toMatchObject({state: 'address', context: {editing: 'address', notice: null}})
  expect(send(edited, {type: 'SAVED'})).toMatchObject({state: 'review', context: {editing: null}})
  expect(send(edited, {type: 'SAVED', next: 'delivery'}).state).toBe('delivery')
  const address = send(INITIAL, basketOf(1))
  expect(send(address, {type: 'EDIT', step: 'payment'})).toMatchObject({
    state: 'address',
    context: {editing: null},
  })
  expect(send(address, {type: 'EDIT', step: 'address'}).state).toBe('address')
})

test('a basket that replaces another is announced, and nothing of it is edited', () => {
  const edited = send(review, {type: 'EDIT', step: 'address'}, basketOf(4, 'b2'))
  expect(edited).toMatchObject({
    state: 'review',
    context: {
      editing: null,
      notice: {message: 'checkout.error.basketReplaced', goTo: 'cart'},
    },
  })
})

test('the same basket with the same total is no news, and a notice stays', () => {
  expect(send(review, basketOf(4)).context.notice).toBeNull()
  const announced = send(review, basketOf(4, 'b1', 60))
  expect(announced.context.notice).toEqual(PRICE_CHANGED)
  expect(send(announced, basketOf(4, 'b1', 60)).context.notice).toEqual(PRICE_CHANGED)
  expect(send(review, basketOf(4, 'b2', 60)).context.notice?.message).toBe(
    'checkout.error.basketReplaced',
  )
})

test('sending an order keeps what the shopper agreed to and clears the rest', () => {
  const before = send(review, basketOf(4, 'b1', 60))
  expect(send(before, {type: 'PLACE'})).toMatchObject({
    state: 'placing',
    context: {token: 'b1', agreedTotal: 60, notice: null, editing: null},
  })
})

test('the basket of an order under way changes nothing but its facts', () => {
  const paying = send(placing, {type: 'PLACED', order: order('open')})
  const underWay = {
    placing,
    paying,
    challenge: send(paying, {type: 'CHALLENGED'}),
    leaving: send(paying, {type: 'REDIRECTED'}),
    resuming: send(paying, {type: 'NO_ANSWER'}),
    failing: send(paying, {type: 'PAYMENT_FAILED', reason: 'payment_refused'}),
    checking: send(placing, {type: 'NO_ANSWER'}),
  }
  for (const [state, before] of Object.entries(underWay)) {
    expect(before.state).toBe(state)
    expect(send(before, {type: 'BASKET', basket: null})).toEqual({
      state,
      context: {...before.context, basket: null},
    })
  }
  expect(underWay.failing.context.failReason).toBe('payment_refused')
  expect(send(underWay.challenge, {type: 'NO_ANSWER'}).state).toBe('resuming')
  expect(send(underWay.resuming, {type: 'REDIRECTED'}).state).toBe('leaving')
  expect(send(underWay.failing, {type: 'NO_ANSWER'}).state).toBe('checking')
  expect(send(underWay.failing, {type: 'PAID'}).state).toBe('confirming')
})

test.each([
  ['settled', 'confirming', null],
  ['open', 'paying', null],
  ['refused', 'failing', 'payment_refused'],
  ['failed', 'failing', 'payment_cancelled'],
] as const)('a placed order whose payment is %s leads to %s', (payment, state, failReason) => {
  expect(send(placing, {type: 'PLACED', order: order(payment)})).toMatchObject({
    state,
    context: {order: order(payment), failReason, notice: null},
  })
  const found = state === 'paying' ? 'resuming' : state
  const event: CheckoutEvent = {type: 'FOUND', order: order(payment)}
  expect(send(placing, {type: 'NO_ANSWER'}, event)).toMatchObject({
    state: found,
    context: {order: order(payment), failReason},
  })
})

test('an order of another session opens its confirmation, which cannot show it', () => {
  expect(send(placing, {type: 'NO_ANSWER'}, {type: 'OTHER_SESSION'}).state).toBe('confirming')
})

test('a paid order with another total is confirmed: there is nothing to take back', () => {
  const dearer = {...order('settled'), total: 90}
  expect(send(placing, {type: 'PLACED', order: dearer}).state).toBe('confirming')
})

test('a refusal keeps the review and its message; an order that was not found says so', () => {
  const notice = {message: 'checkout.error.refused'} as const
  expect(send(placing, {type: 'REFUSED', notice})).toMatchObject({
    state: 'review',
    context: {token: null, order: null, notice},
  })
  expect(send(placing, {type: 'NO_ANSWER'}, {type: 'NOT_FOUND'})).toMatchObject({
    state: 'review',
    context: {token: null, notice: NOT_PLACED},
  })
  const gone = send(review, {type: 'BASKET', basket: null}, {type: 'NOT_FOUND'})
  expect(gone).toMatchObject({state: 'empty', context: {notice: null, isGone: false}})
})

test('a failed payment leads to the payment step, with its message', () => {
  const failed = (payment: PlacedOrder['payment']) =>
    send(placing, {type: 'PLACED', order: order(payment)}, {type: 'FAILED', basketId: 'b2'})
  expect(failed('refused').context.notice).toEqual({
    message: 'error.orderPayment',
    goTo: 'payment',
  })
  expect(failed('failed').context.notice).toEqual({
    message: 'checkout.error.paymentCancelled',
    goTo: 'payment',
  })
})

test('an order from elsewhere is shown until there is another basket', () => {
  const elsewhere = send(
    review,
    {type: 'BASKET', basket: null},
    {type: 'FOUND', order: order('settled')},
  )
  expect(elsewhere).toMatchObject({state: 'elsewhere', context: {order: order('settled')}})
  expect(send(elsewhere, {type: 'BASKET', basket: null})).toEqual(elsewhere)
  expect(send(elsewhere, basketOf(2, 'b2'))).toMatchObject({
    state: 'delivery',
    context: {order: null, token: null, isGone: false},
  })
})

test('the confirmation is the end, and only steps are steps', () => {
  const confirmed = send(placing, {type: 'PLACED', order: order('settled')}, {type: 'CONFIRMED'})
  expect(confirmed.state).toBe('confirmed')
  expect(EVENTS.map((event) => transition(confirmed, event))).toEqual(EVENTS.map(() => confirmed))
  const states = Object.keys(TRANSITIONS) as CheckoutState[]
  expect(states.filter(isStep)).toEqual([...STEPS])
})
