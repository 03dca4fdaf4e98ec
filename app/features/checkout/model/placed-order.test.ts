import {placedOrderOf, type OcapiPlacedOrder} from './placed-order'

const placed: OcapiPlacedOrder = {
  order_no: 'DEU1',
  status: 'created',
  payment_status: 'not_paid',
  order_total: 49.9,
  c_paymentSessionId: 's1',
  c_paymentSessionData: 'data',
}
const stateOf = (more: OcapiPlacedOrder) => placedOrderOf({...placed, ...more})?.payment

it.each([[undefined], [{}], [{order_no: ''}], [{order_no: 5}]])('%j is no order', (document) => {
  expect(placedOrderOf(document)).toBeNull()
})

it('an order that its provider still has to pay has a session', () => {
  expect(placedOrderOf(placed)).toEqual({
    orderNo: 'DEU1',
    payment: 'open',
    total: 49.9,
    session: {id: 's1', sessionData: 'data'},
  })
})

it('a session needs both its id and its data', () => {
  expect(placedOrderOf({...placed, c_paymentSessionData: ''})).not.toHaveProperty('session')
  expect(placedOrderOf({...placed, c_paymentSessionId: ''})).not.toHaveProperty('session')
})

it('an order without a provider has its number and its total alone', () => {
  expect(placedOrderOf({order_no: 'DEU1', status: 'new'})).toEqual({
    orderNo: 'DEU1',
    payment: 'settled',
    total: null,
  })
})

it('everything else that the checkout needs is read', () => {
  const more = {
    c_newBasketId: 'b2',
    c_merchantReference: 'ref',
    _resource_state: 'state',
    payment_instruments: [{c_providerMethod: 'card', c_providerInstrument: 'Visa 1111'}],
  }
  expect(placedOrderOf({...placed, ...more})).toMatchObject({
    newBasketId: 'b2',
    merchantReference: 'ref',
    resourceState: 'state',
    details: {method: 'card', instrument: 'Visa 1111'},
  })
})

it.each([
  ['failed', {status: 'failed'}],
  ['failed', {status: 'cancelled', payment_status: 'paid'}],
  ['settled', {payment_status: 'paid'}],
  ['settled', {c_paymentSessionId: undefined}],
  ['settled', {status: 'new'}],
  ['settled', {status: 'open', c_paymentRefusal: 'declined'}],
  ['refused', {c_paymentRefusal: 'declined'}],
  ['open', {}],
] as const)('the payment is %s with %j', (payment, more) => {
  expect(stateOf(more as OcapiPlacedOrder)).toBe(payment)
})
