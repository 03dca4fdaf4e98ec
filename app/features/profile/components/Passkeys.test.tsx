/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @account {"passkeys": true}
 */
/** Passkeys with the real session routes, the real sandbox and an authenticator in software. */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionOf} from '@app/features/session/public/session-client'
import {loadCustomerId, sessionState} from '@app/features/session/public/shopper-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {registerCustomer} from '@app/features/sign-in/api/register-customer'
import {OtherLogins} from '@app/features/sign-in/components/OtherLogins'
import {installPasskeys} from '@app/features/sign-in/testing/browser-authenticator'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import PasskeySection from './PasskeySection'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const password = 'Sandbox-1234!'
const settings = {
  doubleOptIn: {everyone: false, domains: []},
  passwordless: false,
  codeMails: 'slas',
  passkeys: true,
  social: [],
} as const
let emails = 0
let uninstall = () => {}

beforeEach(() => {
  sandbox.reset()
  uninstall = installPasskeys(sandbox.authenticator())
})
afterEach(() => uninstall())

/** Opens the section of a new customer. */
async function showSection(): Promise<string> {
  await openSession(shop)
  const email = `passkey-section-${(emails += 1)}@example.test`
  await registerCustomer(shop, {firstName: 'Ada', lastName: 'Berg', email, password})
  await sessionOf('DEU').signIn('login', {login: email, password})
  renderInShop(
    <>
      <CommerceSlot />
      <PasskeySection customerId={await loadCustomerId()} email={email} />
    </>,
    {shop},
  )
  await screen.findByText('You have no passkeys yet.')
  return email
}

async function codeFor(email: string): Promise<string> {
  const {data} = (await sandbox.admin('GET', '/outbox.json')) as {
    data: {to: string; data: {code: string}}[]
  }
  return data.find(({to}) => to === email)?.data.code ?? ''
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}))

async function addPasskey(email: string): Promise<void> {
  await press('Add a passkey')
  await userEvent.type(await screen.findByLabelText('Code from the email'), await codeFor(email))
  await press('Create passkey')
}

async function showLogin(): Promise<jest.Mock> {
  await openSession(shop)
  const done = jest.fn()
  renderInShop(
    <>
      <CommerceSlot />
      <OtherLogins settings={settings} go={jest.fn()} onSignedIn={done} />
    </>,
    {shop},
  )
  await screen.findByRole('button', {name: 'Sign in with a passkey'})
  return done
}

test('a customer adds a passkey, signs in with it, and removes it', async () => {
  const email = await showSection()
  await addPasskey(email)
  expect(await screen.findByText('My device')).toBeInTheDocument()
  await sessionOf('DEU').signOut(false)

  const done = await showLogin()
  await press('Sign in with a passkey')
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(sessionState().kind).toBe('registered')

  await press('Remove passkey My device')
  await waitFor(() => expect(screen.queryByText('My device')).not.toBeInTheDocument())
})

test('a wrong code is told, and what was typed stays', async () => {
  await showSection()
  await press('Add a passkey')
  await userEvent.type(await screen.findByLabelText('Code from the email'), '0000 0000')
  const name = screen.getByLabelText('Name of the passkey')
  await userEvent.clear(name)
  await press('Create passkey')
  expect(await screen.findByText('Please enter a name.')).toBeInTheDocument()
  await userEvent.type(name, 'Phone')
  await press('Create passkey')
  expect(await screen.findByText('Invalid token, please try again.')).toBeInTheDocument()
  expect(name).toHaveValue('Phone')
})

test('a device has one passkey of an account', async () => {
  const email = await showSection()
  await addPasskey(email)
  await screen.findByText('My device')
  await addPasskey(email)
  expect(
    await screen.findByText('This device already has a passkey for your account.'),
  ).toBeInTheDocument()
})

test('a shopper who cancels can try again', async () => {
  const done = await showLogin()
  await press('Sign in with a passkey')
  expect(await screen.findByText('No passkey was used. Please try again.')).toBeInTheDocument()
  expect(screen.getByRole('button', {name: 'Sign in with a passkey'})).not.toHaveAttribute(
    'aria-busy',
  )
  expect(done).not.toHaveBeenCalled()
})

test('a passkey that the shop does not know any more is told', async () => {
  const email = await showSection()
  await addPasskey(email)
  await screen.findByText('My device')
  await press('Remove passkey My device')
  await waitFor(() => expect(screen.queryByText('My device')).not.toBeInTheDocument())
  await sessionOf('DEU').signOut(false)
  const done = await showLogin()
  await press('Sign in with a passkey')
  expect(
    await screen.findByText('This passkey is not known here. Please sign in another way.'),
  ).toBeInTheDocument()
  expect(done).not.toHaveBeenCalled()
})

test('a browser without passkeys says so, and has no button', async () => {
  uninstall()
  await showSection()
  expect(screen.getByText('This browser does not support passkeys.')).toBeInTheDocument()
  expect(screen.queryByRole('button', {name: 'Add a passkey'})).not.toBeInTheDocument()
})
