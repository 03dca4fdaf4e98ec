/** @jest-environment ./server/test/sandbox-environment.ts */
/** Sections of the account whose service fails, with the real session routes and the real sandbox. */
import {useState} from 'react'
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {useAddressBook} from '@app/features/address-book/use-address-book'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sandboxShop} from '@app/features/session/testing/real-session'
import {openCustomerSession} from '@app/features/sign-in/testing/customer-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import AccountPage from './index'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const GENERIC = 'Hmmm! Something went wrong. Please try again.'

const show = (section: string) =>
  renderInShop(
    <>
      <CommerceSlot />
      <Route path={['/:site/:locale/my-stokke/orders/:orderId?', '*']} component={AccountPage} />
    </>,
    {shop, path: `/deu/en-de/my-stokke${section}`},
  )

let customerId = ''
beforeAll(async () => {
  customerId = (await openCustomerSession(shop, 'trouble@example.test')).customerId
})
beforeEach(() => sandbox.reset())
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

test.each([
  ['/orders', '*/orders*', 'You have not ordered yet.'],
  ['/addresses', '*/shopper-customers/*', 'You have not saved an address yet.'],
  ['/payment', '*/shopper-customers/*', 'You have not saved a card yet.'],
  ['/personal-information', '*/shopper-customers/*', 'Your details'],
  ['/warranty', '*/warranties*', 'You have not registered a product yet.'],
])('%s says so and can be read again', async (section, path, text) => {
  await sandbox.admin('POST', '/admin/faults', {kind: 'status', status: 503, path})
  show(section)
  expect((await screen.findAllByText(GENERIC))[0]).toBeVisible()
  expect(screen.queryByText(text)).toBeNull()
  await sandbox.admin('DELETE', '/admin/faults')
  for (const button of screen.getAllByRole('button', {name: 'Try again'})) {
    await userEvent.click(button)
  }
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(GENERIC)).toBeNull())
})

/** Saves an address at once, and shows the message of the failure. */
function EarlySave() {
  const {save, isError} = useAddressBook(customerId)
  const [message, setMessage] = useState('')
  const early = () =>
    save(undefined, {city: 'Berlin'}, false).catch((error: Error) => setMessage(error.message))
  return (
    <button type="button" onClick={() => void early()}>
      {isError && (message || 'not read')}
    </button>
  )
}

test('an address is not saved before the customer is loaded', async () => {
  await sandbox.admin('POST', '/admin/faults', {
    kind: 'status',
    status: 503,
    path: '*/shopper-customers/*',
    method: 'GET',
  })
  renderInShop(
    <>
      <CommerceSlot />
      <EarlySave />
    </>,
    {shop},
  )
  await userEvent.click(await screen.findByRole('button', {name: 'not read'}))
  expect(await screen.findByText('Customer not yet loaded!')).toBeVisible()
  expect(sandbox.calls.filter((call) => call.startsWith('POST /customer/'))).toEqual([])
})
