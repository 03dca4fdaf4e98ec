import {render} from '@testing-library/react'
import {ShopProvider, type Shop} from '@app/shared/lib/shop-context'
import {testShop} from '@app/shared/test/shop'
import {reportStep} from './api/report-step'
import {traceCheckout} from './api/trace-checkout'
import type {Checkout} from './model/machine'
import {useCheckoutReports} from './use-checkout-reports'

jest.mock('./api/report-step', () => ({reportStep: jest.fn()}))
jest.mock('./api/trace-checkout', () => ({traceCheckout: jest.fn()}))

const checkout = {state: 'address', context: {order: null}} as unknown as Checkout

function Page() {
  useCheckoutReports(checkout)
  return null
}

const show = (reportShare?: number) => {
  const shop = testShop('DEU')
  const services: Shop['services'] = {
    ...shop.services,
    ...(reportShare !== undefined && {reportShare}),
  }
  render(
    <ShopProvider shop={{...shop, services}}>
      <Page />
    </ShopProvider>,
  )
}

beforeEach(() => {
  // jsdom has no random ids.
  Object.assign(crypto, {randomUUID: () => 'id'})
  jest.mocked(reportStep).mockClear()
  jest.mocked(traceCheckout).mockClear()
  sessionStorage.clear()
})

it.each([undefined, 1])('reports the steps of every visit with the share %s', (share) => {
  show(share)
  expect(reportStep).toHaveBeenCalledTimes(1)
  expect(traceCheckout).toHaveBeenCalledTimes(1)
})

it('reports nothing of a visit outside of the share (rule EVENT-11)', () => {
  show(0)
  expect(reportStep).not.toHaveBeenCalled()
  expect(traceCheckout).not.toHaveBeenCalled()
})
