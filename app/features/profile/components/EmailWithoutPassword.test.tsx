/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @account {"social": ["google"]}
 */
/** The change of the email address of an account that a login by Google has made (rule ACCT-26). */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {loadCustomerId, sessionState} from '@app/features/session/model/shopper-client'
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

async function signInWithGoogle(): Promise<string> {
  await openSession(shop)
  const buttons = renderInShop(<SocialButtons providers={['google']} />, {shop})
  await press('Continue with Google')
  await waitFor(() => expect(opened).toHaveBeenCalled())
  buttons.unmount()
  const {search} = await sandbox.identify(String(opened.mock.lastCall?.[0]), {
    email: OLD,
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

async function mailedCode(): Promise<string> {
  const {data} = (await sandbox.admin('GET', '/outbox.json')) as {
    data: {to: string; template: string; data: {code: string}}[]
  }
  return (
    data.find(({to, template}) => to === OLD && template === 'emailChangeCode')?.data.code ?? ''
  )
}

test('a mailed code stands in for the password', async () => {
  const customerId = await signInWithGoogle()
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
  await userEvent.type(field, await mailedCode())
  await press('Send confirmation link')
  expect(await screen.findByText(new RegExp(`We sent a message to ${NEW}`))).toBeVisible()
})
