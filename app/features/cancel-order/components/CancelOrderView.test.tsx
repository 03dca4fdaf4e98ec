/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {BasketContext} from '@app/features/basket/public/basket'
import {refreshBasket} from '@app/features/basket/public/get-basket'
import {cancelHashOf} from '@app/features/order/public/cancel-hash'
import {moveThrough, placedOrder, type TestOrder} from '@app/features/order/testing/placed-order'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {CancelOrderView} from './CancelOrderView'

const tracked = trackedEvents()

const sandbox = testSandbox()
const DEU = sandboxShop('DEU', 'en-DE')
let context: BasketContext
let order: TestOrder

beforeEach(async () => {
  context = await openSession(DEU)
  order = await placedOrder(context)
  // The link is opened in another browser.
  context = await openSession(DEU)
  sandbox.reset()
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

const open = (hash = cancelHashOf(order)) =>
  renderInShop(<CancelOrderView hash={hash} />, {shop: DEU, queryClient: context.queryClient})
/** Presses the button once the order was read. */
const press = async () =>
  userEvent.click(await screen.findByRole('button', {name: 'Cancel the order'}))
const title = (name: string) => screen.findByRole('heading', {level: 1, name})
const stage = async () =>
  (await sandbox.admin('GET', `/admin/orders/${order.orderNo}`)) as {stage: string}

test('opening reads and changes nothing; the button cancels', async () => {
  open()
  expect(await title('Cancel your order')).toBeInTheDocument()
  expect(screen.getByText(new RegExp(order.orderNo))).toBeInTheDocument()
  await press()
  const [read, ...others] = sandbox.calls
  expect(read).toMatch(/^POST .*lookup/)
  expect(others).toHaveLength(1)
  expect(others[0]).toMatch(/^PATCH /)
  expect(await title('Your order has been cancelled')).toHaveFocus()
  expect(await stage()).toMatchObject({stage: 'cancelled'})
  expect(tracked).toEqual([{type: 'refund', orderNo: order.orderNo}])
})

test('standard base64 is read too', async () => {
  open(Buffer.from(`${order.orderNo}:${order.cancelToken}`).toString('base64'))
  await press()
  expect(await title('Your order has been cancelled')).toBeInTheDocument()
})

test('an order that is cancelled already says so at once, and its goods go back into the cart', async () => {
  await moveThrough(sandbox, order.orderNo, ['cancelled'])
  open()
  expect(await title('This order has already been cancelled')).toBeInTheDocument()
  expect(screen.queryByRole('button', {name: 'Cancel the order'})).not.toBeInTheDocument()
  expect(tracked).toEqual([])
  await userEvent.click(screen.getByRole('button', {name: 'Put back into the cart'}))
  await waitFor(async () =>
    expect((await refreshBasket(context))?.productItems).toMatchObject([
      {productId: 'stroller-green', quantity: 1},
    ]),
  )
})

test('an order that was cancelled elsewhere meanwhile says so too', async () => {
  open()
  await screen.findByRole('button', {name: 'Cancel the order'})
  await moveThrough(sandbox, order.orderNo, ['cancelled'])
  await press()
  expect(await title('This order has already been cancelled')).toBeInTheDocument()
})

test('a shipped order and one after its period can no longer be cancelled', async () => {
  await moveThrough(sandbox, order.orderNo, ['shipped'])
  const {unmount} = open()
  expect(await title('This order can no longer be cancelled')).toBeInTheDocument()
  unmount()
  sandbox.sql(
    "UPDATE customer_order SET created_at = 0, shipping_status = 'not_shipped' WHERE order_no = ?",
    order.orderNo,
  )
  open()
  expect(await title('This order can no longer be cancelled')).toBeInTheDocument()
})

test('a wrong token looks like an unknown order, and the sixth attempt is refused', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const {unmount} = open(cancelHashOf({...order, cancelToken: `guess-${attempt}`}))
    await title('We could not find this order')
    unmount()
  }
  open()
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
