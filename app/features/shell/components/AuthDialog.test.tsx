/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @account {"passwordless": true, "doubleOptIn": {"everyone": false, "domains": ["later.test"]}}
 */
/** Views and transitions of the sign-in dialog (rules ACCT-9 and ACCT-10), with the real session routes and sandbox. */
import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  closeAuthModal,
  openAuthModal,
  type InitialAuthView,
} from '@app/features/account/public/auth-modal'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionOf} from '@app/features/session/public/session-client'
import {sessionState} from '@app/features/session/public/shopper-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {registerCustomer} from '@app/features/sign-in/api/register-customer'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {ToastHost} from '@app/shared/ui/ToastHost'
import {AccountHost} from './AccountHost'

const sandbox = testSandbox()
const plain = sandboxShop('DEU', 'en-DE')
const account = {passwordless: true, doubleOptIn: {everyone: false, domains: ['later.test']}}
const shop = {...plain, site: {...plain.site, account}}
const PASSWORD = 'Sandbox-1234!'
let people = 0

const TITLES = {
  login: 'Sign in',
  register: 'Create your account',
  password: 'Reset your password',
  email: 'Sign in without a password',
} as const satisfies Record<InitialAuthView, string>

beforeEach(async () => {
  sandbox.reset()
  await openSession(shop)
  renderInShop(
    <>
      <CommerceSlot />
      <AccountHost />
      <ToastHost />
    </>,
    {shop, path: '/deu/en-de/home'},
  )
})
afterEach(() => act(closeAuthModal))

const titled = (name: string) => screen.findByRole('dialog', {name})
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const press = async (name: string) => {
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button', {name})
  await userEvent.click(buttons[0] as HTMLElement)
}
const type = (label: string, text: string) =>
  userEvent.type(within(screen.getByRole('dialog')).getByLabelText(label), text)

async function open(initialView: InitialAuthView = 'login', then?: () => void): Promise<void> {
  act(() => openAuthModal({initialView, ...(then && {then})}))
  await titled(TITLES[initialView])
}

async function newCustomer(): Promise<string> {
  const email = `dialog-${(people += 1)}@example.test`
  await registerCustomer(shop, {firstName: 'Ada', lastName: 'Berg', email, password: PASSWORD})
  return email
}

async function fillRegistration(email: string): Promise<void> {
  await type('First name', 'Ada')
  await type('Last name', 'Berg')
  await type('Email address', email)
  await type('Password', PASSWORD)
  await userEvent.click(screen.getByRole('checkbox', {name: /I read and agree/}))
}

test.each([
  ['Create Account', 'register'],
  ['Forgot your password?', 'password'],
  ['Email me a sign-in link', 'email'],
] as const)('"%s" leads to %s, and back to the sign-in', async (button, view) => {
  await open()
  await press(button)
  await titled(TITLES[view])
  await press('Back')
  await titled(TITLES.login)
  expect(screen.queryByRole('button', {name: 'Back'})).toBeNull()
})

test.each(['register', 'password', 'email'] as const)(
  'back closes the dialog that opened with %s',
  async (view) => {
    await open(view)
    await press('Back')
    await isClosed()
  },
)

test('the registration leads back to the sign-in by its own link', async () => {
  await open('register')
  await press('Sign In')
  await titled(TITLES.login)
})

test('each opening starts in its initial view', async () => {
  await open()
  await press('Forgot your password?')
  await titled(TITLES.password)
  act(closeAuthModal)
  await isClosed()
  await open()
  await press('Create Account')
  await titled(TITLES.register)
  act(closeAuthModal)
  await open('email')
})

test('the mail for a sign-in leads to its code, and back to the options', async () => {
  await open()
  await press('Email me a sign-in link')
  await press('Back to Sign In Options')
  await titled(TITLES.login)
  const email = await newCustomer()
  await press('Email me a sign-in link')
  await type('Email address', email)
  await press('Continue Securely')
  await titled('Check your inbox')
  await press('Back')
  await titled(TITLES.email)
})

test('the confirmation of a reset leads back to the sign-in', async () => {
  await open('password')
  await type('Email address', 'nobody@example.test')
  await press('Reset Password')
  const dialog = await titled('Password Reset')
  expect(
    within(dialog).getByText(
      'You will receive an email at nobody@example.test with a link to reset your password shortly.',
    ),
  ).toBeVisible()
  await press('Back to Sign In')
  await titled(TITLES.login)
})

test('a registration that needs its activation shows the message only', async () => {
  await open('register')
  await fillRegistration(`dialog-${(people += 1)}@later.test`)
  await press('Create Account')
  const dialog = await titled('One more step')
  expect(within(dialog).getByText(/^In order to login, you have to activate/)).toBeVisible()
  expect(within(dialog).queryByRole('textbox')).toBeNull()
  expect(sessionState().kind).toBe('guest')
})

test('a sign-in closes the dialog and does what the guest wanted, once', async () => {
  const email = await newCustomer()
  const then = jest.fn()
  await open('login', then)
  await type('Email address', email)
  await type('Password', PASSWORD)
  await press('Sign In')
  await isClosed()
  expect(await screen.findByText("Hello Ada, welcome! You're now signed in.")).toBeVisible()
  expect(then).toHaveBeenCalledTimes(1)
})

test('it closes when a customer appears who signed in in another tab, and does nothing else', async () => {
  const email = await newCustomer()
  const then = jest.fn()
  await open('login', then)
  await act(() => sessionOf('DEU').signIn('login', {login: email, password: PASSWORD}))
  await isClosed()
  expect(then).not.toHaveBeenCalled()
})
