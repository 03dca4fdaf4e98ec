/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @account {"social": ["apple", "google"]}
 */
/** The login by Apple and Google with the real session routes and the sandbox as identity provider. */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionState} from '@app/features/session/public/shopper-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {registerCustomer} from '../api/register-customer'
import {openDocument} from '@app/shared/lib/open-document'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {ToastHost} from '@app/shared/ui/ToastHost'
import {OtherLogins} from './OtherLogins'
import {SocialLoginPage} from './SocialLoginPage'

jest.mock('@app/shared/lib/open-document', () => ({openDocument: jest.fn()}))
const opened = jest.mocked(openDocument)
const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const settings = {
  doubleOptIn: {everyone: false, domains: []},
  passwordless: false,
  codeMails: 'slas',
  passkeys: false,
  social: ['apple', 'google'],
} as const

beforeEach(() => {
  opened.mockClear()
  sandbox.reset()
})

/** Presses a button on a page of the shop; returns the address to which the browser goes. */
async function begin(name: string): Promise<string> {
  const {unmount} = renderInShop(
    <OtherLogins settings={settings} go={jest.fn()} onSignedIn={jest.fn()} />,
    {
      shop,
      path: '/deu/en-de/product/blanket?color=moss',
    },
  )
  await userEvent.click(screen.getByRole('button', {name}))
  await waitFor(() => expect(opened).toHaveBeenCalled())
  unmount()
  return String(opened.mock.lastCall?.[0])
}

/** Fills in the form of the provider; returns the query with which the browser comes back. */
const atProvider = async (url: string, values: Record<string, string>): Promise<string> =>
  (await sandbox.identify(url, values)).search

function comeBack(search: string) {
  renderInShop(
    <>
      <CommerceSlot />
      <ToastHost />
      <SocialLoginPage />
      <Route>{({location: {pathname, search: query}}) => <p>at {pathname + query}</p>}</Route>
    </>,
    {shop, path: `/deu/en-de/social-callback${search}`},
  )
}

test.each(['Apple', 'Google'])(
  '%s signs in and leads back to the page of the shopper',
  async (name) => {
    await openSession(shop)
    const url = await begin(`Continue with ${name}`)
    comeBack(await atProvider(url, {email: `${name}-views@example.test`, firstName: 'Ada'}))
    expect(await screen.findByText('at /deu/en-de/product/blanket?color=moss')).toBeInTheDocument()
    expect(sessionState().kind).toBe('registered')
  },
)

test('a shopper of whom the provider tells no name is greeted without one', async () => {
  await openSession(shop)
  const email = 'nameless@example.test'
  comeBack(await atProvider(await begin('Continue with Google'), {email}))
  expect(await screen.findByText("Hello and welcome! You're now signed in.")).toBeInTheDocument()
  expect(screen.queryByText(new RegExp(email))).toBeNull()
})

test('the code leaves the address at once', async () => {
  await openSession(shop)
  const search = await atProvider(await begin('Continue with Google'), {email: 'code@example.test'})
  expect(search).toContain('code=')
  comeBack(search)
  expect(screen.getByText('at /deu/en-de/social-callback')).toBeInTheDocument()
  await waitFor(() => expect(sessionState().kind).toBe('registered'))
})

test('an address that has an account already is named, and the password form is there', async () => {
  await openSession(shop)
  const email = 'taken-social@example.test'
  const person = {firstName: 'Ada', lastName: 'Berg', password: 'Sandbox-1234!'}
  await registerCustomer(shop, {...person, email})
  comeBack(await atProvider(await begin('Continue with Google'), {email}))
  expect(await screen.findByText('This email is already registered.')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Email address'), email)
  await userEvent.type(screen.getByLabelText('Password'), 'Sandbox-1234!')
  await userEvent.click(screen.getByRole('button', {name: 'Sign In'}))
  await waitFor(() => expect(sessionState().kind).toBe('registered'))
})

const GENERIC = 'Hmmm! Something went wrong. Please try again.'

test.each([
  ['a shopper who cancels', '?error=access_denied&state=DEU.en-DE.a', GENERIC],
  ['an answer without a code', '', GENERIC],
  ['a login that this browser did not begin', '?code=a&state=DEU.en-DE.a', GENERIC],
  [
    'a redirect address that is not registered',
    `?error=invalid_request&error_description=${encodeURIComponent("The redirect_uri doesn't match the registered redirects.")}`,
    'Sign-in with this service is not set up for this shop. Please use another way.',
  ],
])('%s is told so, and can sign in another way', async (_name, search, text) => {
  await openSession(shop)
  comeBack(search)
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', {name: 'Sign In'})).toBeInTheDocument()
  expect(sessionState().kind).toBe('guest')
})

test('the answer to another login is refused', async () => {
  await openSession(shop)
  const search = await atProvider(await begin('Continue with Google'), {email: 's@example.test'})
  comeBack(search.replace(/state=[^&]+/, 'state=DEU.en-DE.other'))
  expect(await screen.findByText(GENERIC)).toBeInTheDocument()
  expect(sessionState().kind).toBe('guest')
})

test('a lost connection is told, and the next press works', async () => {
  await openSession(shop)
  renderInShop(<OtherLogins settings={settings} go={jest.fn()} onSignedIn={jest.fn()} />, {shop})
  sandbox.lose('/session/DEU/social', 'lostRequest')
  await userEvent.click(screen.getByRole('button', {name: 'Continue with Google'}))
  expect(await screen.findByText(GENERIC)).toBeInTheDocument()
  expect(opened).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', {name: 'Continue with Google'}))
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
})
