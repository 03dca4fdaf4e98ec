/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {setPreference} from '@app/features/basket/testing/sandbox-stock'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {botCheckStandIn} from '@app/features/scripts/testing/bot-check'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import {connectToaster} from '@app/shared/ui/toast'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import NotifyForm from './NotifyForm'

const check = botCheckStandIn()

const events = trackedEvents()

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let warn: jest.SpyInstance

beforeAll(() => setPreference('DEU', 'reCaptchaPublicKey', 'key'))
beforeEach(async () => {
  warn = jest.spyOn(console, 'warn').mockImplementation()
  await openSession(shop)
  sandbox.reset()
})
afterEach(async () => {
  warn.mockRestore()
  await sandbox.admin('DELETE', '/admin/faults')
})

/** Items on the stock alert list of the guest. */
async function alerts(): Promise<unknown[]> {
  const path = `/customer/shopper-customers/v1/organizations/:org/customers/${await loadCustomerId()}/product-lists`
  const {data = []} = await shop.api.scapi<{
    data?: {type: string; customerProductListItems?: unknown[]}[]
  }>(path)
  return data.flatMap(({type, customerProductListItems = []}) =>
    type === 'custom_1' ? customerProductListItems : [],
  )
}
/** Sign-ups for news that the sandbox stored. */
const signUps = () => sandbox.sql("SELECT body FROM site_message WHERE kind = 'marketing'")

const open = async () => {
  renderInShop(
    <NotifyForm item={{id: 'chair', name: 'Chair'}} name="Chair" onClose={jest.fn()} />,
    {shop},
  )
  await screen.findByLabelText('First name')
}

const submit = () => screen.getByRole('button', {name: 'Notify me'})

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('First name'), 'Ida')
  await userEvent.type(screen.getByLabelText('Last name'), 'Example')
  await userEvent.type(screen.getByLabelText('Email address'), 'ida@example.com')
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
}

it('cannot be sent until consent is ticked (rule PROD-19)', async () => {
  await open()
  expect(submit()).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
  expect(submit()).toBeEnabled()
})

it('says what is missing, without a bot check', async () => {
  await open()
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
  await userEvent.click(submit())
  expect(await screen.findByText('Please enter your first name.')).toBeVisible()
  expect(screen.getByText('Please enter your email address.')).toBeVisible()
  expect(check).not.toHaveBeenCalled()
})

it('adds the product to the stock alert list and says so (rule PROD-20)', async () => {
  await open()
  await fill()
  await userEvent.click(submit())
  expect(
    await screen.findByText('You will receive an email when the Chair is back in stock.'),
  ).toBeVisible()
  expect(check).toHaveBeenCalledWith('key', {action: 'notify'})
  expect(await alerts()).toMatchObject([
    {
      productId: 'chair',
      c_notifyFirstName: 'Ida',
      c_notifyLastName: 'Example',
      c_notifyEmail: 'ida@example.com',
    },
  ])
  expect(signUps()).toEqual([])
})

it('signs up for news only on request, with the token', async () => {
  await open()
  await fill()
  await userEvent.click(screen.getByRole('checkbox', {name: /news and offers/}))
  await userEvent.click(submit())
  await waitFor(() => expect(signUps()).toHaveLength(1))
  expect(sandbox.calls.find((call) => call.includes('newsletter'))).toContain(
    'gRecaptchaResponse=sandbox-notify-key',
  )
  sandbox.sql('DELETE FROM site_message')
})

it('confirms the alert although the sign-up for news failed', async () => {
  const toasts: unknown[] = []
  connectToaster((toast) => toasts.push(toast))
  sandbox.lose('newsletter', 'lostRequest')
  await open()
  await fill()
  await userEvent.click(screen.getByRole('checkbox', {name: /news and offers/}))
  await userEvent.click(submit())
  expect(await screen.findByText(/You will receive an email/)).toBeVisible()
  expect(await alerts()).toHaveLength(1)
  expect(toasts).toMatchObject([
    {status: 'error', title: 'There was an error subscribing to newsletter!'},
  ])
})

it.each([
  ['the bot check fails', () => check.mockRejectedValue(new Error('Recaptcha failed!'))],
  [
    'the list cannot be read',
    () =>
      sandbox.admin('POST', '/admin/faults', {
        kind: 'status',
        status: 500,
        path: '*/product-lists',
      }),
  ],
  ['the connection is lost', () => sandbox.lose('product-lists', 'lostRequest')],
])('keeps what was typed when %s (rule PROD-21)', async (_, breakIt) => {
  await breakIt()
  await open()
  await fill()
  await userEvent.click(submit())
  expect(await screen.findByText('An error occurred during the notification process')).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveValue('Ida')
})

it('tracks the alert after it is stored, without personal data', async () => {
  await open()
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
  await userEvent.click(submit())
  expect(events).toEqual([])
  await fill()
  // `fill` clicks the checkbox again.
  await userEvent.click(screen.getByRole('checkbox', {name: /told by email/}))
  await userEvent.click(submit())
  await waitFor(() =>
    expect(events).toEqual([{type: 'notify_me', item: {id: 'chair', name: 'Chair'}}]),
  )
})
