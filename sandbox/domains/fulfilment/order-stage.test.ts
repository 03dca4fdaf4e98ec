import type {Order} from '../orders/order'
import {nextStages, orderStages, stageOf} from './order-stage'

type Statuses = Parameters<typeof stageOf>[0]

const created: Statuses = {
  status: 'created',
  paymentStatus: 'not_paid',
  shippingStatus: 'not_shipped',
  externalStatus: undefined,
}
const paid: Statuses = {...created, status: 'new', paymentStatus: 'paid'}
const shipped: Statuses = {...paid, status: 'open', shippingStatus: 'shipped'}
const delivered: Statuses = {...shipped, status: 'completed', externalStatus: 'DELIVERED'}

it.each<[string, Statuses]>([
  ['created', created],
  ['paid', paid],
  ['shipped', shipped],
  ['delivered', delivered],
  ['returned', {...delivered, externalStatus: 'RETURNED', paymentStatus: 'not_paid'}],
  ['cancelled', {...paid, status: 'cancelled'}],
  ['failed', {...created, status: 'failed'}],
])('reads the stage %s from the statuses', (stage, order) => {
  expect(stageOf(order)).toBe(stage)
})

it('ships an order on account before it is paid, but not one that waits for the provider', () => {
  expect(nextStages(created, false)).toEqual(['paid', 'shipped', 'cancelled', 'failed'])
  expect(nextStages(created, true)).toEqual(['paid', 'cancelled', 'failed'])
})

it('accepts the payment of an invoice after shipping, once', () => {
  const onAccount: Pick<Order, 'paymentStatus'> = {paymentStatus: 'not_paid'}
  expect(nextStages({...delivered, ...onAccount}, false)).toEqual(['paid', 'returned'])
  expect(nextStages(delivered, false)).toEqual(['returned'])
})

it('has no way out of an end', () => {
  expect(nextStages({...created, status: 'failed'}, false)).toEqual([])
  expect(nextStages({...paid, status: 'cancelled'}, false)).toEqual([])
})

it('an order of which a shipment has left can be shipped, but not cancelled', () => {
  const partly = {shippingStatus: 'part_shipped'} as const
  expect(nextStages({...created, ...partly}, false)).toEqual(['paid', 'shipped'])
  expect(nextStages({...paid, ...partly}, false)).toEqual(['shipped'])
})

it('every stage has its next ones', () => {
  expect(nextStages(paid, false)).toEqual(['shipped', 'cancelled'])
  expect(nextStages(shipped, false)).toEqual(['delivered'])
  expect(nextStages({...shipped, paymentStatus: 'not_paid'}, true)).toEqual(['paid', 'delivered'])
  expect(nextStages({...delivered, externalStatus: 'RETURNED'}, false)).toEqual([])
})

it('the stages are in the order of an order', () => {
  expect(orderStages).toEqual([
    'created',
    'paid',
    'shipped',
    'delivered',
    'returned',
    'cancelled',
    'failed',
  ])
})
