/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @account {"social": ["google"]}
 */
/** Email address and deletion of an account that a login by Google has made (rules ACCT-26 and MY-7). */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {loadCustomerId, sessionState} from '@app/features/session/public/shopper-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {SocialButtons} from '@app/features/sign-in/components/SocialButtons'
import {SocialLoginPage} from '@app/features/sign-in/components/SocialLoginPage'
import {openDocument} from '@app/shared/lib/open-document'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {Profile} from './Profile'

jest.mock('@app/shared/lib/open-document', () => ({openDocument: jest.fn()}))
const opened = jest.mocked(openDocument)
const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const OLD = 'google-account@example.test'
const NEW = 'google-moved@example.test'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', {name}))

async function signInWithGoogle(email: string): Promise<string> {
  await openSession(shop)
  const buttons = renderInShop(<SocialButtons providers={['google']} />, {shop})
  await press('Continue with Google')
  await waitFor(() => expect(opened).toHaveBeenCalled())
  buttons.unmount()
  const {search} = await sandbox.identify(String(opened.mock.lastCall?.[0]), {
    email,
    firstName: 'Ada',
  })
  const page = renderInShop(
    <>
      <CommerceSlot />
      <SocialLoginPage />
    </>,
    {shop, path: `/deu/en-de/social-callback${search}`},
  )
  await waitFor(() => expect(sessionState().kind).toBe('registered'))
  page.unmount()
  return loadCustomerId()
}

async function mailedCode(recipient: string, kind: string): Promise<string> {
  const {data} = (await sandbox.admin('GET', '/outbox.json')) as {
    data: {to: string; template: string; data: {code: string}}[]
  }
  return data.find(({to, template}) => to === recipient && template === kind)?.data.code ?? ''
}

test('a mailed code stands in for the password', async () => {
  const customerId = await signInWithGoogle(OLD)
  renderInShop(
    <>
      <CommerceSlot />
      <Profile customerId={customerId} />
    </>,
    {shop},
  )
  await userEvent.type(await screen.findByLabelText('New email address'), NEW)
  await press('Send code')
  expect(await screen.findByText(`We sent a code to ${OLD}.`)).toBeVisible()
  const field = screen.getByLabelText('Code from the email')
  await userEvent.type(field, '00000000')
  await press('Send confirmation link')
  expect(await screen.findByText('Invalid token, please try again.')).toBeVisible()
  expect(field).toHaveValue('00000000')
  await userEvent.clear(field)
  await userEvent.type(field, await mailedCode(OLD, 'emailChangeCode'))
  await press('Send confirmation link')
  expect(await screen.findByText(new RegExp(`We sent a message to ${NEW}`))).toBeVisible()
})

const accounts = async () => JSON.stringify(await sandbox.admin('GET', '/admin/customers'))

test('a mailed code deletes the account', async () => {
  const email = 'google-leaves@example.test'
  const customerId = await signInWithGoogle(email)
  expect(await accounts()).toContain(email)
  renderInShop(
    <>
      <CommerceSlot />
      <Profile customerId={customerId} />
    </>,
    {shop},
  )
  await press('Delete my account')
  expect(await screen.findByText(/This cannot be undone/)).toBeVisible()
  expect(screen.queryByRole('button', {name: 'Delete everything now'})).toBeNull()
  const [, send] = await screen.findAllByRole('button', {name: 'Send code'})
  if (send) await userEvent.click(send)
  const field = await screen.findByLabelText('Code from the email')
  await userEvent.type(field, '00000000')
  await press('Delete everything now')
  expect(await screen.findByText('Invalid token, please try again.')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, await mailedCode(email, 'accountDeletionCode'))
  await press('Delete everything now')
  await waitFor(() => expect(sessionState().kind).toBe('guest'))
  expect(await accounts()).not.toContain(email)
})
