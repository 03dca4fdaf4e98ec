/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {BasketContext} from '@app/features/basket/public/basket'
import {moveThrough, placedOrder, type TestOrder} from '@app/features/order/testing/placed-order'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {ReturnView} from './ReturnView'

const tracked = trackedEvents()

const sandbox = testSandbox()
const DEU = sandboxShop('DEU', 'en-DE')
let context: BasketContext
let order: TestOrder

beforeAll(() => {
  Object.assign(crypto, {randomUUID: () => `request-${Math.random()}`})
})
beforeEach(async () => {
  context = await openSession(DEU)
  order = await placedOrder(context, [{productId: 'blanket', quantity: 3}])
  await moveThrough(sandbox, order.orderNo, ['paid', 'shipped', 'delivered'])
  sandbox.reset()
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

const open = (orderNo = order.orderNo) =>
  renderInShop(<ReturnView />, {shop: DEU, path: `/deu/en-de/return-order?order=${orderNo}`})
const choose = async (label: RegExp, value: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', {name: label}), value)
const submit = async () => userEvent.click(screen.getByRole('button', {name: 'Register return'}))
const refund = () => screen.getByText('Refund').closest('p')

test('units of a line are returned with a reason, after the refund was shown', async () => {
  open()
  await choose(/^Quantity to return/, '2')
  expect(refund()).toHaveTextContent('89.86')
  await submit()
  const reason = screen.getByRole('combobox', {name: 'Reason'})
  expect(reason).toHaveFocus()
  expect(reason).toHaveAccessibleDescription('Please choose a reason.')
  await choose(/^Reason/, 'damaged')
  await submit()
  expect(await screen.findByRole('status')).toHaveTextContent(/Your return R-\w+ is registered/)
  const list = screen.getByRole('region', {name: 'Your returns'})
  expect(within(list).getByText('Registered')).toBeInTheDocument()
  expect(list).toHaveTextContent('2 × Knit blanket')
  expect(within(list).getByRole('button', {name: 'Download label (PDF)'})).toBeInTheDocument()
  expect(tracked).toEqual([
    {type: 'begin_refund', orderNo: order.orderNo},
    {type: 'refund', orderNo: order.orderNo, value: 89.86},
  ])
})

test('goods of an announced return are not offered again', async () => {
  open()
  await choose(/^Quantity to return/, '3')
  await choose(/^Reason/, 'damaged')
  await submit()
  await screen.findByRole('status')
  expect(screen.queryByRole('combobox', {name: /^Quantity to return/})).not.toBeInTheDocument()
})

test('an empty choice is not sent', async () => {
  open()
  await screen.findByRole('combobox', {name: /^Quantity to return/})
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose at least one item.')
})

test('a lost answer is repeated without a second return', async () => {
  open()
  await choose(/^Quantity to return/, '1')
  await choose(/^Reason/, 'does_not_fit')
  sandbox.lose('/returns', 'lostAnswer', 1)
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  await submit()
  expect(await screen.findByRole('status')).toBeInTheDocument()
  expect(await sandbox.admin('GET', `/admin/orders/${order.orderNo}`)).toMatchObject({
    returns: [{state: 'announced', refund: 44.93}],
  })
})

test('another session opens the order with number and email address, not with the postcode', async () => {
  context = await openSession(DEU)
  open('')
  await userEvent.type(await screen.findByRole('textbox', {name: 'Order number'}), order.orderNo)
  const proof = screen.getByRole('textbox', {name: 'Email address'})
  const show = () => userEvent.click(screen.getByRole('button', {name: 'Show order'}))
  await show()
  expect(proof).toHaveFocus()
  await userEvent.type(proof, '10969')
  await show()
  expect(proof).toHaveAccessibleDescription('Please enter a valid email address.')
  await userEvent.clear(proof)
  await userEvent.type(proof, 'other@example.com')
  await show()
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not find an order')
  expect(proof).toHaveValue('other@example.com')
  await userEvent.clear(proof)
  await userEvent.type(proof, 'mia@example.com')
  await show()
  expect(await screen.findByRole('combobox', {name: /^Quantity to return/})).toBeInTheDocument()
  await choose(/^Quantity to return/, '3')
  await choose(/^Reason/, 'changed_mind')
  await submit()
  expect(await screen.findByRole('status')).toHaveTextContent('is registered')
  expect(sandbox.calls.join()).not.toContain('accessKey')
})

test('an order that was not delivered yet is not returned', async () => {
  const other = await placedOrder(context)
  open(other.orderNo)
  expect(await screen.findByText(/cannot be returned at the moment/)).toBeInTheDocument()
})
