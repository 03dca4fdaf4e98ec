/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/basket/testing/archive
 */
/** The cart of a business customer: prices without tax, as the backend calculated them. */
import {act, screen, waitFor, within} from '@testing-library/react'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {addCoupon} from '@app/features/basket/testing/changes'
import {addItems} from '@app/features/basket/public/add-items'
import type {BasketContext} from '@app/features/basket/public/basket'
import {
  updateShippingAddress,
  updateShippingMethod,
} from '@app/features/basket/public/checkout-changes'
import {setStock} from '@app/features/basket/testing/sandbox-stock'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {CartView} from './CartView'

const base = sandboxShop('DEU', 'en-DE')
const shop = {...base, site: {...base.site, features: {...base.site.features, business: true}}}
const ADDRESS = {
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  countryCode: 'DE',
}
let context: BasketContext

beforeEach(async () => {
  context = await openSession(shop)
})
afterEach(() => act(() => publishCustomerFacts(null)))

const text = (element: HTMLElement | null | undefined) =>
  (element?.textContent ?? '').replace(/\s/g, ' ')

function open() {
  renderInShop(<CartView />, {shop, queryClient: context.queryClient})
  act(() =>
    publishCustomerFacts({isRegistered: true, c_isD2BCustomer: true, c_accountType: 'business'}),
  )
}

test('lines and sums are net, the tax is a row of its own, and they add up', async () => {
  await addItems(context, [{productId: 'stroller-green', quantity: 2}])
  await updateShippingAddress(context, ADDRESS, true)
  await updateShippingMethod(context, 'express')
  open()
  const line = (await screen.findByRole('heading', {level: 3})).closest('li')
  // 499.90 / 1.19 = 420.08, and 999.80 / 1.19 = 840.17 (rule PRICE-7).
  expect(text(line)).toContain('€420.08')
  expect(text(line)).toContain('€840.17')
  const summary = within(screen.getByRole('region', {name: 'Order summary'}))
  const row = (name: string | RegExp) => text(summary.getByText(name).parentElement)
  expect(row('Subtotal')).toContain('€840.17')
  // Delivery 12.90 / 1.19 = 10.84; tax 159.63 + 2.06.
  expect(row('Delivery')).toContain('€10.84')
  expect(row('Tax')).toContain('€161.69')
  expect(row('Total')).toContain('€1,012.70')
})

test('sums and lines are net before there is an address, and the total stays the same with one', async () => {
  await addItems(context, [{productId: 'stroller-green', quantity: 2}])
  await addCoupon(context, 'TEN')
  open()
  const line = (await screen.findByRole('heading', {level: 3})).closest('li')
  await waitFor(() => expect(text(line)).toContain('€420.08'))
  const summary = within(screen.getByRole('region', {name: 'Order summary'}))
  const row = (name: string | RegExp) => text(summary.getByText(name).parentElement)
  const before = [row('Subtotal'), row('Tax'), row(/Estimated total/)]
  expect(before[0]).toContain('€840.17')
  await act(() => updateShippingAddress(context, ADDRESS, true))
  expect([row('Subtotal'), row('Tax'), row(/Estimated total/)]).toEqual(before)
})

test('a discount of the order is net too', async () => {
  await addItems(context, [{productId: 'blanket', quantity: 1}])
  await updateShippingAddress(context, ADDRESS, true)
  await updateShippingMethod(context, 'express')
  await addCoupon(context, 'TEN')
  open()
  const region = await screen.findByRole('region', {name: 'Order summary'})
  // 44.93 / 1.19 = 37.76; the order is 40.44 / 1.19 = 33.98 after the discount of 4.49.
  await waitFor(() => expect(text(region)).toContain('€37.76'))
  expect(text(region)).toContain('-€3.78')
  expect(text(region)).not.toContain('You save')
})

test('the limit of a product is that of business customers', async () => {
  setStock('stroller-green', 5000)
  await addItems(context, [{productId: 'stroller-green', quantity: 2}])
  open()
  const field = await screen.findByRole('spinbutton')
  await waitFor(() => expect(field).toHaveAttribute('aria-valuemax', '999'))
  setStock('stroller-green', 20)
})
