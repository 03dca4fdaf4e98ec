/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @account {"passwordless": true}
 */
/** The message of each failure of sign-in, registration, codes and new passwords, by faults of the real sandbox. */
import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {setPreference} from '@app/features/basket/testing/sandbox-stock'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionState} from '@app/features/session/public/shopper-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {registerCustomer} from '../api/register-customer'
import {AuthViews, useAuthView} from '../public/AuthViews'
import {LoginCodeForm} from './CodeForms'
import {NewPasswordForm} from './NewPasswordForm'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const PASSWORD = 'Sandbox-1234!'
const EMAIL = 'errors@example.test'
const GENERIC = 'Hmmm! Something went wrong. Please try again.'
const INVALID_TOKEN = 'Invalid token, please try again.'

type View = 'login' | 'register' | 'password' | 'email'

function Views({initial}: {initial: View}) {
  const state = useAuthView(initial)
  return <AuthViews {...state} onSignedIn={jest.fn()} onRegistered={jest.fn()} />
}

const show = (ui: React.ReactElement) =>
  renderInShop(
    <>
      <CommerceSlot />
      {ui}
    </>,
    {shop},
  )

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

const forms = {
  login: async () => {
    show(<Views initial="login" />)
    await type('Email address', EMAIL)
    await type('Password', 'Wrong-1234!')
    await press('Sign In')
  },
  registration: async (email = EMAIL) => {
    show(<Views initial="register" />)
    await type('First name', 'Ada')
    await type('Last name', 'Berg')
    await type('Email address', email)
    await type('Password', PASSWORD)
    await userEvent.click(screen.getByRole('checkbox', {name: /I read and agree/}))
    await press('Create Account')
  },
  'request for a code': async () => {
    show(<Views initial="email" />)
    await type('Email address', EMAIL)
    await press('Continue Securely')
  },
  code: async () => {
    show(<LoginCodeForm email={EMAIL} onSignedIn={jest.fn()} />)
    await type('Code from the email', '0000 0000')
    await press('Sign In')
  },
  'request for a new password': async () => {
    show(<Views initial="password" />)
    await type('Email address', EMAIL)
    await press('Reset Password')
  },
  'new password': async () => {
    show(<NewPasswordForm email={EMAIL} token="00000000" />)
    await type('New password', PASSWORD)
    await press('Save new password')
  },
} as const

type Form = keyof typeof forms

beforeAll(async () => {
  await openSession(shop)
  await registerCustomer(shop, {
    firstName: 'Ada',
    lastName: 'Berg',
    email: EMAIL,
    password: PASSWORD,
  })
})
beforeEach(async () => {
  sandbox.reset()
  await openSession(shop)
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

const refusals: readonly (readonly [Form, string])[] = [
  ['login', 'Incorrect username or password, please try again.'],
  ['registration', 'This email is already registered.'],
  ['code', INVALID_TOKEN],
  ['new password', INVALID_TOKEN],
]

test.each(refusals)('a refused %s says: %s', async (form, text) => {
  await forms[form]()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(sessionState().kind).toBe('guest')
})

const faults: readonly (readonly [Form, string, number, string])[] = [
  ['login', '*/oauth2/login', 401, 'Incorrect username or password, please try again.'],
  ['login', '*/oauth2/login', 503, GENERIC],
  ['registration', '*/customers', 500, GENERIC],
  ['request for a code', '*/passwordless/login', 500, GENERIC],
  ['code', '*/passwordless/token', 503, GENERIC],
  ['request for a new password', '*/password/reset', 500, GENERIC],
  ['new password', '*/password/action', 400, INVALID_TOKEN],
  ['new password', '*/password/action', 503, GENERIC],
]

test.each(faults)('a %s when %s answers %d says: %s', async (form, path, status, text) => {
  await sandbox.admin('POST', '/admin/faults', {kind: 'status', status, path, method: 'POST'})
  await forms[form]()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(sessionState().kind).toBe('guest')
})

test('a password that the rules of the backend refuse says: Invalid password', async () => {
  setPreference('DEU', 'passwordMinLength', '20')
  await forms.registration('refused@example.test')
  expect(await screen.findByText('Invalid password')).toBeInTheDocument()
  setPreference('DEU', 'passwordMinLength', '8')
})

test.each(Object.keys(forms) as Form[])(
  'a %s that is lost on the way can be sent again',
  async (form) => {
    const path = form === 'registration' ? 'POST /customer/' : 'POST /session/'
    await openSession(shop)
    sandbox.lose(path, 'lostRequest')
    await forms[form]()
    expect(await screen.findByText(GENERIC)).toBeInTheDocument()
  },
)
