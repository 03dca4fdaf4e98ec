/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {BasketContext} from '@app/features/basket/public/basket'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {moveThrough, placedOrder} from '../testing/placed-order'
import {cancelHashOf} from '../public/cancel-hash'
import {ConfirmationView} from './ConfirmationView'

const tracked = trackedEvents()

const sandbox = testSandbox()
const DEU = sandboxShop('DEU', 'en-DE')
let context: BasketContext

beforeEach(async () => {
  context = await openSession(DEU)
  sandbox.reset()
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

const open = (search: string) =>
  renderInShop(<ConfirmationView accountOffer={() => <p>Open an account</p>} />, {
    shop: DEU,
    path: `/deu/en-de/appcheckout/confirmation${search}`,
  })
const thanks = () => screen.findByRole('heading', {level: 1, name: 'Thank you, Mia'})

test('the order of the token is shown with payment state, stage and the time to cancel', async () => {
  const {orderNo, token, cancelToken} = await placedOrder(context)
  open(`?token=${token}`)
  expect(await thanks()).toBeInTheDocument()
  expect(screen.getByText(orderNo)).toBeInTheDocument()
  expect(screen.getByText(/mia@example.com/)).toBeInTheDocument()
  expect(screen.getAllByText('Berlin', {exact: false}).length).toBeGreaterThan(0)
  expect(await screen.findByText('To be paid by invoice')).toBeInTheDocument()
  expect(screen.getByText('Order received').closest('li')).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText(/^(59|60) minutes left$/)).toBeInTheDocument()
  expect(screen.getByRole('link', {name: 'Cancel the order'})).toHaveAttribute(
    'href',
    `/deu/en-de/cancel-order/${cancelHashOf({orderNo, cancelToken})}`,
  )
  expect(screen.getByText('Open an account')).toBeInTheDocument()
})

test('an order whose payment failed is no purchase: the page leads to the cart', async () => {
  const {orderNo, token} = await placedOrder(context)
  await moveThrough(sandbox, orderNo, ['failed'])
  open(`?token=${token}`)
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'The payment failed, so this order was not placed.',
    }),
  ).toBeVisible()
  expect(screen.getByRole('link', {name: 'View Cart'})).toHaveAttribute(
    'href',
    '/deu/en-de/appcart',
  )
  expect(screen.queryByText(/Thank you/)).toBeNull()
  expect(tracked).toEqual([])
})

test('a cancelled order has no next steps', async () => {
  const {orderNo, token} = await placedOrder(context)
  await moveThrough(sandbox, orderNo, ['cancelled'])
  open(`?token=${token}`)
  expect(await screen.findByText('This order has been cancelled.')).toBeVisible()
  expect(screen.queryByText('What happens next')).toBeNull()
})

test('the gift message is shown, and is in the mail', async () => {
  const {token} = await placedOrder(context, undefined, 'gift@example.com', 'For Mia')
  open(`?token=${token}`)
  await thanks()
  expect(screen.getByText('Gift message').parentElement).toHaveTextContent('For Mia')
  const [mail] = sandbox.sql("SELECT * FROM outbox WHERE recipient = 'gift@example.com'")
  expect(JSON.stringify(mail)).toContain('For Mia')
})

test('a later visit shows how far the order is, and no way to cancel a shipped one', async () => {
  const {orderNo, token} = await placedOrder(context)
  await moveThrough(sandbox, orderNo, ['paid', 'shipped'])
  open(`?token=${token}`)
  const step = await screen.findByText('On its way')
  expect(step.closest('li')).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText('Paid')).toBeInTheDocument()
  expect(screen.queryByRole('link', {name: 'Cancel the order'})).not.toBeInTheDocument()
})

test('another session sees nothing of the order', async () => {
  const {orderNo, token} = await placedOrder(context)
  context = await openSession(DEU)
  open(`?token=${token}`)
  expect(
    await screen.findByRole('heading', {level: 1, name: 'We cannot show this order here'}),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', {name: 'Continue shopping'})).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(orderNo)
})

test('without a token nothing is asked', () => {
  open('')
  expect(screen.getByRole('heading', {name: 'We cannot show this order here'})).toBeInTheDocument()
  expect(sandbox.calls).toEqual([])
})

test('a failing backend can be asked again', async () => {
  const {token} = await placedOrder(context)
  await sandbox.admin('POST', '/admin/faults', {
    kind: 'status',
    status: 503,
    path: '*/custom_objects/ocapi/order',
    times: 1,
  })
  open(`?token=${token}`)
  await userEvent.click(await screen.findByRole('button', {name: 'Try again'}))
  expect(await thanks()).toBeInTheDocument()
})

test('the order is shown while its state cannot be read', async () => {
  const {token} = await placedOrder(context)
  await sandbox.admin('POST', '/admin/faults', {kind: 'status', status: 500, path: '*/care'})
  open(`?token=${token}`)
  expect(await thanks()).toBeInTheDocument()
  await waitFor(() => expect(sandbox.calls.join()).toContain('/care'))
  expect(screen.queryByText('Order received')).not.toBeInTheDocument()
})

test('a purchase is tracked once, however often its confirmation is opened', async () => {
  const {orderNo, token} = await placedOrder(context)
  const {unmount} = open(`?token=${token}`)
  await thanks()
  const purchases = () => tracked.filter(({type}) => type === 'purchase')
  expect(purchases()).toEqual([
    expect.objectContaining({
      orderNo,
      email: 'mia@example.com',
      items: [expect.objectContaining({id: 'stroller-green', quantity: 1})],
    }),
  ])
  unmount()
  open(`?token=${token}`)
  await thanks()
  expect(purchases()).toHaveLength(1)
})

test('the invoice is read with the token of the session', async () => {
  const {orderNo, token} = await placedOrder(context)
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push(file)
      return 'blob:invoice'
    },
    revokeObjectURL: () => undefined,
  })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  open(`?token=${token}`)
  await userEvent.click(await screen.findByRole('button', {name: 'Download invoice (PDF)'}))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(click.mock.contexts[0]).toHaveAttribute('download', `${orderNo}.pdf`)
  expect(saved[0]?.size).toBeGreaterThan(1000)
  click.mockRestore()
})
