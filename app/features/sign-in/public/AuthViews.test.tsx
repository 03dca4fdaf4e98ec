/** @jest-environment ./server/test/sandbox-environment.ts */
/** The sign-in with the real session routes and the real sandbox. */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {dropOthersData} from '@app/features/account/public/customer-record'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket} from '@app/features/basket/public/basket'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionOf} from '@app/features/session/public/session-client'
import {
  loadCommerce,
  loadCustomerId,
  sessionState,
} from '@app/features/session/public/shopper-client'
import {sandboxShop} from '@app/features/session/testing/real-session'
import {
  notifyWhenInStock,
  readStockAlerts,
} from '@app/features/stock-alert/public/notify-when-in-stock'
import {changeWish, loadWishes} from '@app/features/wishlist/public/change-wishes'
import {currentWishes} from '@app/features/wishlist/public/wishes'
import {createQueryClient} from '@app/shared/lib/query-client'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {AuthViews, useAuthView} from './AuthViews'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const PASSWORD = 'Sandbox-1234!'
const done = jest.fn()
let emails = 0
const newEmail = () => `views-${(emails += 1)}@example.test`

function Views() {
  const state = useAuthView('login')
  return (
    <>
      <CommerceSlot />
      <AuthViews
        {...state}
        onSignedIn={() => done('signed in')}
        onRegistered={() => done('registered')}
      />
    </>
  )
}

function show() {
  const queryClient = createQueryClient()
  renderInShop(<Views />, {shop, queryClient})
  return {shop, queryClient}
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

async function register(email: string) {
  await press('Create Account')
  await type('First name', 'Ada')
  await type('Last name', 'Berg')
  await type('Email address', email)
  await type('Password', PASSWORD)
  await userEvent.click(screen.getByRole('checkbox', {name: /I read and agree/}))
  await press('Create Account')
}

async function signIn(email: string, password = PASSWORD) {
  await type('Email address', email)
  await type('Password', password)
  await press('Sign In')
}

beforeEach(() => {
  done.mockClear()
  sandbox.reset()
})

test('a registration signs in, and the same address is refused a second time', async () => {
  show()
  const email = newEmail()
  await register(email)
  await waitFor(() => expect(done).toHaveBeenCalledWith('registered'))
  expect(sessionState().kind).toBe('registered')
  await sessionOf('DEU').signOut(false)
  expect(sessionState().kind).toBe('guest')
  await userEvent.click(screen.getByRole('checkbox', {name: /I read and agree/}))
  await userEvent.click(screen.getByRole('checkbox', {name: /I read and agree/}))
  await press('Create Account')
  expect(await screen.findByText('This email is already registered.')).toBeInTheDocument()
  expect(screen.getByLabelText('First name')).toHaveValue('Ada')
})

test('a sign-in reads what the page has of the account again, and the record of the customer once', async () => {
  const {queryClient} = show()
  const email = newEmail()
  await register(email)
  await waitFor(() => expect(done).toHaveBeenCalled())
  const customerId = await loadCustomerId()
  await sessionOf('DEU').signOut(false)
  dropOthersData(queryClient, sessionState().customerId)
  const orders = ['account', customerId, 'orders', 'DEU']
  queryClient.setQueryData(orders, 'before')
  sandbox.reset()
  await press('Sign In')
  await signIn(email)
  await waitFor(() => expect(done).toHaveBeenCalledWith('signed in'))
  await waitFor(() => expect(queryClient.getQueryState(orders)?.isInvalidated).toBe(true))
  const record = new RegExp(`^GET .*/customers/${customerId}(\\?|$)`)
  const records = sandbox.calls.filter((call) => record.test(call))
  expect(records).toHaveLength(1)
})

test('a wrong password is refused with its text, and what was typed stays', async () => {
  show()
  await signIn('nobody@example.test', 'Wrong-1234!')
  expect(
    await screen.findByText('Incorrect username or password, please try again.'),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Email address')).toHaveValue('nobody@example.test')
  expect(done).not.toHaveBeenCalled()
})

test('a guest who signs in keeps basket and wish list', async () => {
  const context = show()
  const email = newEmail()
  await register(email)
  await waitFor(() => expect(done).toHaveBeenCalled())
  await addItems(context, [{productId: 'blanket', quantity: 1}])
  await sessionOf('DEU').signOut(false)

  await (await loadCommerce()).accessToken(false)
  await addItems(context, [{productId: 'blanket', quantity: 2}])
  await loadWishes(context)
  await changeWish(context, {productId: 'blanket'}, true)
  const alert = {firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', phone: ''}
  await notifyWhenInStock(shop, await loadCustomerId(), {...alert, productId: 'blanket'})
  await press('Sign In')
  await signIn(email)
  await waitFor(() => expect(done).toHaveBeenCalledWith('signed in'))

  expect(await loadCustomerId()).toBe(sessionState().customerId)
  const basket = cachedBasket(context)
  expect(basket?.productItems?.map(({quantity}) => quantity)).toEqual([3])
  expect(basket?.customerInfo?.email).toBe(email)
  await waitFor(() => expect(currentWishes()).toMatchObject([{productId: 'blanket'}]))
  expect(await readStockAlerts(shop, await loadCustomerId())).toEqual([
    {...alert, productId: 'blanket'},
  ])
})

test('a guest who registers keeps the stock alerts, and begins another trace', async () => {
  await sessionOf('DEU').signOut(false)
  await (await loadCommerce()).accessToken(false)
  show()
  const alert = {firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', phone: '030 1'}
  await notifyWhenInStock(shop, await loadCustomerId(), {...alert, productId: 'blanket'})
  localStorage.setItem('trace_DEU', '{"traceId":"of the guest"}')
  await register(newEmail())
  await waitFor(() => expect(done).toHaveBeenCalled())
  // The trace of the guest ends with the sign-in (rule EVENT-5).
  expect(localStorage.getItem('trace_DEU')).toBeNull()
  expect(await readStockAlerts(shop, await loadCustomerId())).toEqual([
    {...alert, productId: 'blanket'},
  ])
})

test('a lost connection keeps the form, and the next press signs in', async () => {
  show()
  const email = newEmail()
  await register(email)
  await waitFor(() => expect(done).toHaveBeenCalled())
  await sessionOf('DEU').signOut(false)
  await press('Sign In')
  sandbox.lose('/session/DEU/login', 'lostRequest')
  await signIn(email)
  expect(
    await screen.findByText('Hmmm! Something went wrong. Please try again.'),
  ).toBeInTheDocument()
  await press('Sign In')
  await waitFor(() => expect(done).toHaveBeenCalledWith('signed in'))
})

test.each([
  ['the sign-in after it', 'POST /session/DEU/login', 'lostRequest'],
  ['the answer of the sign-in after it', 'POST /session/DEU/login', 'lostAnswer'],
  ['its answer', 'POST /customer/', 'lostAnswer'],
] as const)(
  'a registration goes on with the next press when %s is lost',
  async (_, call, fault) => {
    show()
    await (await loadCommerce()).accessToken(false)
    sandbox.lose(call, fault)
    await register(newEmail())
    await screen.findByText('Hmmm! Something went wrong. Please try again.')
    expect(done).not.toHaveBeenCalled()
    await press('Create Account')
    await waitFor(() => expect(done).toHaveBeenCalledWith('registered'))
    expect(sessionState().kind).toBe('registered')
    await sessionOf('DEU').signOut(false)
  },
)

test('asking for a new password says the same for every address', async () => {
  show()
  await press('Forgot your password?')
  await type('Email address', 'nobody@example.test')
  await press('Reset Password')
  expect(
    await screen.findByText(
      'You will receive an email at nobody@example.test with a link to reset your password shortly.',
    ),
  ).toBeInTheDocument()
  await press('Back to Sign In')
  expect(screen.getByRole('button', {name: 'Sign In'})).toBeInTheDocument()
})
