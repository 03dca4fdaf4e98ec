import {isCancellable, minutesToCancel, stepsDone, type OrderCare} from './order-care'

const END = Date.parse('2026-03-01T11:00:00.000Z')
const care = (stage: OrderCare['stage']): OrderCare => ({
  orderNo: 'DEU00001001',
  stage,
  paymentState: 'toBePaid',
  currency: 'EUR',
  createdAt: '2026-03-01T10:00:00.000Z',
  cancelUntil: new Date(END).toISOString(),
  parcels: [],
  methodId: 'standard',
  lines: [],
  deliveryRefund: 0,
  acceptsReturns: false,
  withdrawable: false,
  returnReasons: [],
  returns: [],
})

test('an order can be cancelled until the end of its period, while it is not shipped', () => {
  expect(isCancellable(care('created'), END)).toBe(true)
  expect(isCancellable(care('paid'), END - 1)).toBe(true)
  expect(isCancellable(care('created'), END + 1)).toBe(false)
  const parcel = {shipmentId: 'me', trackingNumber: '1', shippedAt: '', itemIds: []}
  expect(isCancellable({...care('paid'), parcels: [parcel]}, END)).toBe(false)
  for (const stage of ['shipped', 'delivered', 'returned', 'cancelled', 'failed'] as const) {
    expect(isCancellable(care(stage), END - 1)).toBe(false)
  }
})

test('the remaining time is in started minutes and never negative', () => {
  expect(minutesToCancel(care('created'), END - 60_001)).toBe(2)
  expect(minutesToCancel(care('created'), END)).toBe(0)
  expect(minutesToCancel(care('created'), END + 5)).toBe(0)
})

test('the steps that are done follow the stage', () => {
  expect(
    (['created', 'paid', 'shipped', 'delivered', 'returned'] as const).map((stage) =>
      stepsDone({stage}),
    ),
  ).toEqual([1, 1, 2, 3, 3])
})
