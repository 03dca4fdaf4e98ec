/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {ShopEvent} from '@app/features/analytics/model/shop-event'
import type {BasketContext} from '@app/features/basket/api/basket-context'
import {cancelHashOf} from '@app/features/order/model/cancel-hash'
import {moveThrough, placedOrder, type TestOrder} from '@app/features/order/testing/placed-order'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {CancelOrderView} from './CancelOrderView'

const tracked: ShopEvent[] = []
jest.mock('@app/features/analytics/track', () => ({
  track: (event: ShopEvent) => tracked.push(event),
}))

const sandbox = testSandbox()
const DEU = sandboxShop('DEU', 'en-DE')
let context: BasketContext
let order: TestOrder

beforeEach(async () => {
  tracked.length = 0
  context = await openSession(DEU)
  order = await placedOrder(context)
  // The link is opened in another browser.
  context = await openSession(DEU)
  sandbox.reset()
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

const open = (hash = cancelHashOf(order)) =>
  renderInShop(<CancelOrderView hash={hash} />, {shop: DEU})
const press = async () => userEvent.click(screen.getByRole('button', {name: 'Cancel the order'}))
const title = (name: string) => screen.findByRole('heading', {level: 1, name})
const stage = async () =>
  (await sandbox.admin('GET', `/admin/orders/${order.orderNo}`)) as {stage: string}

test('opening reads and changes nothing; the button cancels', async () => {
  open()
  expect(await title('Cancel your order')).toBeInTheDocument()
  expect(screen.getByText(new RegExp(order.orderNo))).toBeInTheDocument()
  expect(sandbox.calls).toEqual([])
  await press()
  expect(await title('Your order has been cancelled')).toHaveFocus()
  expect(await stage()).toMatchObject({stage: 'cancelled'})
  expect(tracked).toEqual([{type: 'refund', orderNo: order.orderNo}])
})

test('standard base64 is read too', async () => {
  open(Buffer.from(`${order.orderNo}:${order.cancelToken}`).toString('base64'))
  await press()
  expect(await title('Your order has been cancelled')).toBeInTheDocument()
})

test('a second cancellation says that it was cancelled before', async () => {
  await moveThrough(sandbox, order.orderNo, ['cancelled'])
  open()
  await press()
  expect(await title('This order has already been cancelled')).toBeInTheDocument()
  expect(tracked).toEqual([])
})

test('a shipped order and one after its period can no longer be cancelled', async () => {
  await moveThrough(sandbox, order.orderNo, ['shipped'])
  const {unmount} = open()
  await press()
  expect(await title('This order can no longer be cancelled')).toBeInTheDocument()
  unmount()
  sandbox.sql(
    "UPDATE customer_order SET created_at = 0, shipping_status = 'not_shipped' WHERE order_no = ?",
    order.orderNo,
  )
  open()
  await press()
  expect(await title('This order can no longer be cancelled')).toBeInTheDocument()
})

test('a wrong token looks like an unknown order, and the sixth attempt is refused', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const {unmount} = open(cancelHashOf({...order, cancelToken: `guess-${attempt}`}))
    await press()
    await title('We could not find this order')
    unmount()
  }
  open()
  await press()
  expect(await title('Please try again later')).toBeInTheDocument()
  expect(await stage()).toMatchObject({stage: 'created'})
  sandbox.sql('DELETE FROM limited_attempt')
})

test('an unreadable link asks nothing', async () => {
  open('nonsense')
  expect(await title('We could not find this order')).toBeInTheDocument()
  expect(sandbox.calls).toEqual([])
})

test('after a failure of the backend the button cancels', async () => {
  await sandbox.admin('POST', '/admin/faults', {
    kind: 'status',
    status: 503,
    method: 'PATCH',
    times: 1,
  })
  open()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  await press()
  expect(await title('Your order has been cancelled')).toBeInTheDocument()
})
