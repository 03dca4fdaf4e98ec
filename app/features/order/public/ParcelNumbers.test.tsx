import {screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import type {OrderCare, Parcel} from './order-care'
import {ParcelNumbers} from './ParcelNumbers'

const line = (itemId: string, productName: string) => ({
  itemId,
  productId: itemId,
  productName,
  quantity: 1,
  refunds: [],
})
const parcel = (trackingNumber: string, itemIds: string[], deliveredAt?: string): Parcel => ({
  shipmentId: trackingNumber,
  trackingNumber,
  shippedAt: '2026-03-01T10:00:00.000Z',
  itemIds,
  ...(deliveredAt && {deliveredAt}),
})
const care = (parcels: Parcel[]): OrderCare => ({
  orderNo: 'DEU00001001',
  stage: 'shipped',
  paymentState: 'paid',
  currency: 'EUR',
  createdAt: '2026-03-01T10:00:00.000Z',
  cancelUntil: '2026-03-01T11:00:00.000Z',
  parcels,
  methodId: null,
  lines: [line('a', 'Stroller'), line('b', 'Blanket')],
  deliveryRefund: 0,
  acceptsReturns: false,
  withdrawable: false,
  returnReasons: [],
  returns: [],
})

test('the only parcel of an order is a number alone', () => {
  renderInShop(<ParcelNumbers care={care([parcel('111', ['a', 'b'])])} />)
  expect(screen.getByText('111')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('several parcels name their goods', () => {
  renderInShop(<ParcelNumbers care={care([parcel('111', ['a']), parcel('222', ['b'])])} />)
  const items = screen.getAllByRole('listitem').map(({textContent}) => textContent)
  expect(items).toEqual([
    expect.stringMatching(/^111: 1 × Stroller On its way/),
    expect.stringMatching(/^222: 1 × Blanket On its way/),
  ])
})

test('the first of two parcels names its goods too', () => {
  renderInShop(<ParcelNumbers care={care([parcel('111', ['a'])])} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('111: 1 × Stroller')
})

test('each parcel says when it left or was delivered', () => {
  const parcels = [parcel('111', ['a'], '2026-03-03T15:20:00.000Z'), parcel('222', ['b'])]
  renderInShop(<ParcelNumbers care={care(parcels)} />, {shop: testShop('DEU', 'de-DE')})
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Zugestellt 3. März um 15:20 UTC')
  expect(second).toHaveTextContent('Unterwegs 1. März um 10:00 UTC')
})
