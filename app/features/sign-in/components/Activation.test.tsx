/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @account {"doubleOptIn": {"everyone": false, "domains": ["example.test"]}}
 */
/** The activation of accounts with the real session routes and the real sandbox. */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionState} from '@app/features/session/public/shopper-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {AuthPage} from './AuthPage'

const sandbox = testSandbox()
const plain = sandboxShop('DEU', 'en-DE')
const account = {doubleOptIn: {everyone: false, domains: ['example.test']}}
const shop = {...plain, site: {...plain.site, account}}
const PASSWORD = 'Sandbox-1234!'
const ACTIVATION_NEEDED =
  'In order to login, you have to activate your account from the link we sent you in an email.'
let emails = 0
const newEmail = (domain = 'example.test') => `activation-${(emails += 1)}@${domain}`

beforeEach(async () => {
  sandbox.reset()
  await openSession(shop)
})

function showPage(initial: 'login' | 'register', search = '') {
  return renderInShop(
    <>
      <CommerceSlot />
      <AuthPage initial={initial} />
    </>,
    {shop, path: `/deu/en-de/login${search}`},
  )
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

async function register(email: string): Promise<() => void> {
  const {unmount} = showPage('register')
  await type('First name', 'Ada')
  await type('Last name', 'Berg')
  await type('Email address', email)
  await type('Password', PASSWORD)
  await userEvent.click(screen.getByRole('checkbox', {name: /I read and agree/}))
  await press('Create Account')
  return unmount
}

async function logIn(email: string) {
  await type('Email address', email)
  await type('Password', PASSWORD)
  await press('Sign In')
}

/** Links of the mails to an address, newest first. */
async function links(email: string): Promise<string[]> {
  const {data} = (await sandbox.admin('GET', '/outbox.json')) as {
    data: {to: string; template: string; data: {link: string}}[]
  }
  return data
    .filter(({to, template}) => to === email && template === 'accountActivation')
    .map(({data: {link}}) => new URL(link).search)
}

/** Registers an account that waits for its activation; returns the query of its link. */
async function registerAndWait(email: string): Promise<string> {
  const leave = await register(email)
  await screen.findByText(
    `We sent an email to ${email}. Open the link in it to activate your account.`,
  )
  expect(sessionState().kind).toBe('guest')
  leave()
  const [link = ''] = await links(email)
  return link
}

test('the link of the mail activates the account, once', async () => {
  const email = newEmail()
  const link = await registerAndWait(email)
  const {unmount} = showPage('login', link)
  await screen.findByText('Your account is active. Sign in to start.')
  await logIn(email)
  await waitFor(() => expect(sessionState().kind).toBe('registered'))
  unmount()
  await openSession(shop)
  showPage('login', link)
  expect(
    await screen.findByText('This link is no longer valid. Request a new email and try again.'),
  ).toBeInTheDocument()
})

test('an account that is not active is told so at the sign-in, and gets the mail again', async () => {
  const email = newEmail()
  await registerAndWait(email)
  const {unmount} = showPage('login')
  await logIn(email)
  expect(await screen.findByText(ACTIVATION_NEEDED)).toBeInTheDocument()
  expect(sessionState().kind).toBe('guest')
  await press('Send the email again')
  await screen.findByText(/^We sent an email to/)
  const sent = await links(email)
  expect(sent).toHaveLength(2)
  unmount()
  showPage('login', sent[0])
  expect(await screen.findByText('Your account is active. Sign in to start.')).toBeInTheDocument()
})

test('a link that has expired offers a new mail, whose link works', async () => {
  const email = newEmail()
  const link = await registerAndWait(email)
  sandbox.sql(`UPDATE slas_action_code SET expires_at = 0 WHERE action = 'activate'`)
  const {unmount} = showPage('login', link)
  await screen.findByText('This link is no longer valid. Request a new email and try again.')
  await press('Send the email again')
  await screen.findByText(/^We sent an email to/)
  unmount()
  const [latest = ''] = await links(email)
  expect(latest).not.toBe(link)
  showPage('login', latest)
  expect(await screen.findByText('Your account is active. Sign in to start.')).toBeInTheDocument()
})

test('an address of another domain needs no activation', async () => {
  const email = newEmail('elsewhere.test')
  await register(email)
  await waitFor(() => expect(sessionState().kind).toBe('registered'))
  expect(await links(email)).toEqual([])
})
