/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import type {BasketContext} from '@app/features/basket/public/basket'
import {setPreference} from '@app/features/basket/testing/sandbox-stock'
import {moveThrough, placedOrder, type TestOrder} from '@app/features/order/testing/placed-order'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {previewWithdrawal, withdrawalPath} from '../api/preview-withdrawal'
import {WithdrawalView} from './WithdrawalView'

const tracked = trackedEvents()

const sandbox = testSandbox()
const DEU = sandboxShop('DEU', 'en-DE')
let context: BasketContext
let order: TestOrder

beforeAll(() => {
  Object.assign(crypto, {randomUUID: () => `request-number-${Math.random()}`})
  setPreference('DEU', 'orderWithdrawalDays', '14')
  sandbox.sql('UPDATE inventory_record SET allocation = 1000')
})
beforeEach(async () => {
  sandbox.sql('DELETE FROM limited_attempt')
  context = await openSession(DEU)
  order = await placedOrder(context, [{productId: 'blanket', quantity: 3}])
  // The link is opened in another browser.
  context = await openSession(DEU)
  sandbox.reset()
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

function open(orderNo = order.orderNo) {
  const {withdrawal} = DEU.market
  if (!withdrawal) throw new Error('The market has no right of withdrawal.')
  return renderInShop(<WithdrawalView withdrawal={withdrawal} />, {
    shop: DEU,
    queryClient: context.queryClient,
    path: `/deu/en-de/withdraw${orderNo && `?order=${orderNo}`}`,
  })
}
const field = (name: string) => screen.getByRole('textbox', {name})
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

async function fill(email = 'mia@example.com'): Promise<void> {
  await userEvent.type(field('First name'), 'Mia')
  await userEvent.type(field('Last name'), 'Sommer')
  await userEvent.type(field('Email address'), email)
  await press('Continue')
}
const second = () => screen.findByRole('heading', {name: 'What do you withdraw from?'})
const receipt = () => screen.findByRole('heading', {name: 'We have received your withdrawal'})
const choose = async (units: string) => {
  await userEvent.click(screen.getByRole('radio', {name: 'Parts of the order'}))
  await userEvent.selectOptions(screen.getByRole('combobox', {name: /^Quantity/}), units)
}
const state = async () =>
  (await sandbox.admin('GET', `/admin/orders/${order.orderNo}`)) as {
    stage: string
    returns: {refund: number}[]
  }

test('missing details are named, and nothing is asked', async () => {
  open()
  await press('Continue')
  expect(await screen.findByText('Please enter your first name.')).toBeVisible()
  expect(field('First name')).toHaveFocus()
  expect(field('Order number')).toHaveValue(order.orderNo)
  expect(sandbox.calls).toEqual([])
})

test('before dispatch the whole order is cancelled by the second step alone', async () => {
  open()
  await fill()
  expect(await second()).toHaveFocus()
  expect(screen.getByText(/begins when the last parcel arrives/)).toBeVisible()
  expect(await state()).toMatchObject({stage: 'created'})
  await userEvent.dblClick(screen.getByRole('button', {name: 'Confirm withdrawal'}))
  expect(await receipt()).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Your order is cancelled')
  expect(screen.getByRole('status')).toHaveTextContent('mia@example.com')
  expect(screen.getByText(/^W-/)).toBeVisible()
  expect(await state()).toMatchObject({stage: 'cancelled'})
  expect(sandbox.calls.filter((call) => call.includes('/withdrawals'))).toHaveLength(1)
  expect(tracked).toEqual([{type: 'refund', orderNo: order.orderNo}])
})

test('parts of a delivered order become a return with its label', async () => {
  await moveThrough(sandbox, order.orderNo, ['paid', 'shipped', 'delivered'])
  open()
  await fill()
  await second()
  expect(screen.getByText(/You can withdraw from this order until/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', {name: 'Parts of the order'}))
  await press('Confirm withdrawal')
  expect(screen.getByText('Please choose or name at least one item.')).toBeVisible()
  await choose('2')
  await press('Confirm withdrawal')
  await receipt()
  expect(screen.getByText('2 × Knit blanket')).toBeVisible()
  const returns = await screen.findByRole('region', {name: 'Your returns'})
  expect(within(returns).getByRole('button', {name: 'Download label (PDF)'})).toBeVisible()
  expect(await state()).toMatchObject({stage: 'delivered', returns: [{refund: 89.86}]})
})

test('an order that nothing proves is withdrawn from in words', async () => {
  open('')
  await userEvent.type(field('Order number'), 'my order of May')
  await fill()
  await second()
  expect(screen.getByText(/We could not find an order/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', {name: 'Parts of the order'}))
  await press('Confirm withdrawal')
  const words = field('Which goods?')
  expect(words).toHaveAccessibleDescription('Please choose or name at least one item.')
  await userEvent.type(words, 'The blanket')
  await press('Confirm withdrawal')
  await receipt()
  expect(screen.getByRole('status')).toHaveTextContent('We look for your order by hand')
  expect(screen.getByText('The blanket')).toBeVisible()
  expect(sandbox.calls).toHaveLength(1)
  expect(tracked).toEqual([])
})

test('another address finds nothing, and going back keeps what was entered', async () => {
  open()
  await fill('other@example.com')
  await second()
  expect(screen.getByText(/We could not find an order/)).toBeVisible()
  await press('Back')
  const address = field('Email address')
  expect(address).toHaveValue('other@example.com')
  await userEvent.clear(address)
  await userEvent.type(address, 'mia@example.com')
  await press('Continue')
  expect(await screen.findByText(/3 × Knit blanket/)).toBeVisible()
})

test('after the period the page says so, and the statement can be sent', async () => {
  await moveThrough(sandbox, order.orderNo, ['paid', 'shipped', 'delivered'])
  const then = new Date(Date.now() - 20 * 86_400_000).toISOString()
  sandbox.sql(
    "UPDATE customer_order SET custom = json_set(custom, '$.c_deliveredAt', ?) WHERE order_no = ?",
    then,
    order.orderNo,
  )
  open()
  await fill()
  await second()
  expect(screen.getByText(/The withdrawal period for this order ended on/)).toBeVisible()
  expect(screen.getByRole('link', {name: 'Return items'})).toHaveAttribute(
    'href',
    `/deu/en-de/return-order?order=${order.orderNo}`,
  )
  await press('Confirm withdrawal')
  await receipt()
  expect(screen.getByRole('status')).toHaveTextContent('We look at your withdrawal')
  expect((await state()).returns).toEqual([])
})

test('a lost answer is asked for again, and there is one withdrawal', async () => {
  await moveThrough(sandbox, order.orderNo, ['paid', 'shipped', 'delivered'])
  open()
  await fill()
  await second()
  await choose('1')
  sandbox.lose('/withdrawals', 'lostAnswer', 1)
  await press('Confirm withdrawal')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong'))
  await press('Confirm withdrawal')
  await receipt()
  expect((await state()).returns).toHaveLength(1)
})

test('a withdrawal of parts in another tab is seen first', async () => {
  await moveThrough(sandbox, order.orderNo, ['paid', 'shipped', 'delivered'])
  open()
  await fill()
  await second()
  await choose('2')
  const {orderNo} = order
  const person = {orderNo, name: 'Mia Sommer', email: 'mia@example.com'}
  const {itemId} = (
    await previewWithdrawal(DEU, {
      ...person,
      firstName: 'Mia',
      lastName: 'Sommer',
    })
  )?.lines[0] ?? {itemId: ''}
  await DEU.api.scapi(withdrawalPath('withdrawals'), {
    method: 'POST',
    body: {...person, requestId: crypto.randomUUID(), lines: [{itemId, quantity: 2}]},
  })
  await press('Confirm withdrawal')
  expect(await screen.findByText(/This order has changed in the meantime/)).toBeVisible()
  expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual(['Keep', '1'])
  expect((await state()).returns).toHaveLength(1)
})

test('of an order that was withdrawn from already nothing is left', async () => {
  await moveThrough(sandbox, order.orderNo, ['cancelled'])
  open()
  await fill()
  await second()
  expect(screen.getByText(/There is nothing left to withdraw from/)).toBeVisible()
  expect(screen.queryByRole('button', {name: 'Confirm withdrawal'})).not.toBeInTheDocument()
})
