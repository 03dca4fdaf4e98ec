/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {refreshBasket} from '@app/features/basket/public/get-basket'
import {customerQuery} from '@app/features/account/public/customer-record'
import type {OrderCare} from '@app/features/order/public/order-care'
import {moveThrough, placedOrder} from '@app/features/order/testing/placed-order'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {sessionOf} from '@app/features/session/public/session-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {registerCustomer} from '@app/features/sign-in/api/register-customer'
import {openCustomerSession, PASSWORD} from '@app/features/sign-in/testing/customer-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import AccountPage from './index'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let session: Awaited<ReturnType<typeof openCustomerSession>>
let customers = 0
let place: string

beforeAll(() => {
  sandbox.sql('UPDATE inventory_record SET allocation = 1000')
})
beforeEach(async () => {
  customers += 1
  session = await openCustomerSession(shop, `orders-${customers}@example.test`)
})
afterEach(() => sandbox.reset())

const show = (path: string) =>
  renderInShop(
    <>
      <Route path={['/:site/:locale/my-stokke/orders/:orderId?', '*']} component={AccountPage} />
      <Route
        render={({location}) => {
          place = location.pathname + location.search
          return null
        }}
      />
    </>,
    {shop, queryClient: session.queryClient, path: `/deu/en-de/my-stokke/orders${path}`},
  )
const order = (productId: string) => placedOrder(session, [{productId, quantity: 1}])
const rows = () => screen.findAllByRole('link', {name: /^Order /})
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}))

test('orders are found by product, number and state, and the address keeps the search', async () => {
  const first = await order('stroller-green')
  const second = await order('blanket')
  await moveThrough(sandbox, second.orderNo, ['paid', 'shipped'])
  show('')
  expect(await rows()).toHaveLength(2)
  await userEvent.type(screen.getByRole('searchbox', {name: /Order number or product/}), 'Blanket')
  await press('Search')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect((await rows())[0]).toHaveTextContent(second.orderNo)
  expect(screen.getByText('1 order found')).toBeVisible()
  expect(place).toBe('/deu/en-de/my-stokke/orders?q=Blanket')
  await userEvent.selectOptions(screen.getByRole('combobox', {name: /State/}), 'Being prepared')
  expect(await screen.findByText('No orders found.')).toBeVisible()
  await press('All orders')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  await userEvent.selectOptions(screen.getByRole('combobox', {name: /State/}), 'Being prepared')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect((await rows())[0]).toHaveTextContent(first.orderNo)
})

test('the list has pages', async () => {
  for (let count = 0; count < 11; count += 1) await order('blanket')
  show('?page=2')
  expect(await screen.findByText('Page 2 of 2')).toBeVisible()
  expect(await rows()).toHaveLength(1)
  await press('Previous')
  await waitFor(async () => expect(await rows()).toHaveLength(10))
})

test('a fresh order can be cancelled, and has its invoice', async () => {
  const {orderNo} = await order('blanket')
  show(`/${orderNo}`)
  const cancel = await screen.findByRole('link', {name: /Cancel/})
  expect(cancel.getAttribute('href')).toMatch(/^\/deu\/en-de\/cancel-order\/.+/)
  const saved = jest.fn()
  Object.assign(URL, {createObjectURL: saved, revokeObjectURL: jest.fn()})
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await press(/invoice/i)
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect((saved.mock.calls as [[Blob]])[0][0].type).toBe('application/pdf')
  jest.restoreAllMocks()
})

test('a delivered order is tracked, returned and reviewed', async () => {
  const {orderNo} = await order('blanket')
  await moveThrough(sandbox, orderNo, ['paid', 'shipped', 'delivered'])
  show(`/${orderNo}`)
  expect(await screen.findByRole('link', {name: 'Track parcel'})).toHaveAttribute(
    'href',
    `/deu/en-de/shipment-tracking?orderNo=${orderNo}`,
  )
  expect(screen.queryByRole('link', {name: /Cancel/})).not.toBeInTheDocument()
  expect(screen.getByRole('link', {name: /return/i})).toHaveAttribute(
    'href',
    `/deu/en-de/return-order?order=${orderNo}`,
  )
  const review = screen.getByRole('link', {name: /^Review /})
  expect(review.getAttribute('href')).toMatch(/\/product\/blanket#reviews$/)
})

test('products are bought again, and those that are gone are named', async () => {
  const {orderNo} = await placedOrder(session, [
    {productId: 'blanket', quantity: 1},
    {productId: 'stroller-green', quantity: 1},
  ])
  show(`/${orderNo}`)
  sandbox.sql("UPDATE inventory_record SET allocation = 0 WHERE product_id = 'stroller-green'")
  await userEvent.click(await screen.findByRole('button', {name: 'Buy again'}))
  expect(await screen.findByText(/No longer available/)).toBeVisible()
  expect(await refreshBasket(session)).toMatchObject({productItems: [{productId: 'blanket'}]})
  sandbox.sql("UPDATE inventory_record SET allocation = 1000 WHERE product_id = 'stroller-green'")
})

test('without a connection nothing is called gone', async () => {
  const {orderNo} = await order('blanket')
  show(`/${orderNo}`)
  const again = await screen.findByRole('button', {name: 'Buy again'})
  sandbox.lose('/items', 'lostRequest')
  sandbox.lose('/baskets', 'lostRequest')
  await userEvent.click(again)
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'))
  expect(screen.queryByText(/No longer available/)).not.toBeInTheDocument()
  expect(place).toBe(`/deu/en-de/my-stokke/orders/${orderNo}`)
})

test('an order that a guest placed before is in the list once it is claimed', async () => {
  const guest = await openSession(shop)
  const email = 'claim@example.test'
  const {orderNo} = await placedOrder(guest, [{productId: 'blanket', quantity: 1}], email)
  await registerCustomer(shop, {firstName: 'Mia', lastName: 'Sommer', email, password: PASSWORD})
  await sessionOf('DEU').signIn('login', {login: email, password: PASSWORD})
  const customerId = await loadCustomerId()
  const {customerNo = ''} = await customerQuery(shop, customerId).queryFn()
  const query = {customer: customerNo}
  await shop.api.ocapi(`/orders/${orderNo}`, {method: 'PATCH', query, body: {}})
  session = {...guest, customerId}
  show('')
  const [row] = await rows()
  expect(within(row as HTMLElement).getByText(`Order ${orderNo}`)).toBeVisible()
})

test('an unknown number says so', async () => {
  show('/DEU99999999')
  expect(await screen.findByText('We could not find this order.')).toBeVisible()
})

test('the overview shows the last order, and a return that is on its way', async () => {
  const {orderNo} = await order('blanket')
  await moveThrough(sandbox, orderNo, ['paid', 'shipped', 'delivered'])
  const path = `/custom/shopper-order-care/v1/organizations/:org/orders/${orderNo}`
  const care = await shop.api.scapi<OrderCare>(`${path}/care`, {method: 'POST', body: {}})
  const lines = [{itemId: care.lines[0]?.itemId, quantity: 1, reason: 'damaged'}]
  const body = {requestId: 'overview-request', lines}
  await shop.api.scapi(`${path}/returns`, {method: 'POST', body})
  renderInShop(<AccountPage />, {
    shop,
    queryClient: session.queryClient,
    path: '/deu/en-de/my-stokke',
  })
  expect(
    await screen.findByRole('link', {name: new RegExp(`^Return R-.* ${orderNo}`)}),
  ).toHaveAttribute('href', `/deu/en-de/my-stokke/orders/${orderNo}`)
  expect(screen.getByRole('link', {name: new RegExp(`^Order ${orderNo}`)})).toBeVisible()
})
