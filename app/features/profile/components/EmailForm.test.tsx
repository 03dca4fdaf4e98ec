/** @jest-environment ./server/test/sandbox-environment.ts */
/** The change of the email address with the real session routes and the real sandbox. */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionOf} from '@app/features/session/public/session-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {openCustomerSession, PASSWORD} from '@app/features/sign-in/testing/customer-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {ConfirmEmail} from './ConfirmEmail'
import {Profile} from './Profile'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let accounts = 0
let customerId: string
let oldEmail: string
let email: string

beforeEach(async () => {
  accounts += 1
  oldEmail = `old-${accounts}@example.test`
  email = `moved-${accounts}@example.test`
  customerId = (await openCustomerSession(shop, oldEmail)).customerId
})
afterEach(() => sandbox.reset())

const showProfile = () =>
  renderInShop(
    <>
      <CommerceSlot />
      <Profile customerId={customerId} />
    </>,
    {shop},
  )
const showLink = (search: string) =>
  renderInShop(
    <>
      <CommerceSlot />
      <ConfirmEmail />
    </>,
    {shop, path: `/deu/en-de/confirm-email${search}`},
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', {name}))

/** Fields of the section; "Current password" is in another section, too. */
async function request(to: string, password = PASSWORD): Promise<void> {
  const field = await screen.findByLabelText('New email address')
  await userEvent.type(field, to)
  const [current] = screen.getAllByLabelText('Current password')
  await userEvent.type(current as HTMLElement, password)
  await press('Send confirmation link')
}

async function linkOf(to: string): Promise<string> {
  const {data} = (await sandbox.admin('GET', '/outbox.json')) as {
    data: {to: string; template: string; data: {link: string}}[]
  }
  const mail = data.find((one) => one.to === to && one.template === 'emailChangeLink')
  return new URL(mail?.data.link ?? '').search
}

test('the address changes when the link is opened and confirmed, on another device', async () => {
  const {unmount} = showProfile()
  await request(email)
  expect(await screen.findByText(new RegExp(`We sent a message to ${email}`))).toBeVisible()
  expect(screen.getByText(oldEmail)).toBeVisible()
  unmount()
  await openSession(shop)
  const link = await linkOf(email)
  const confirmation = showLink(link)
  expect(await screen.findByText(`Use ${email} for your account from now on?`)).toBeVisible()
  await press('Confirm email address')
  expect(await screen.findByText('Your email address has been changed')).toBeVisible()
  confirmation.unmount()
  await sessionOf('DEU').signIn('login', {login: email, password: PASSWORD})
  showLink(link)
  await press('Confirm email address')
  expect(await screen.findByText(/This link is no longer valid/)).toBeVisible()
})

test('a change is taken back', async () => {
  const {unmount} = showProfile()
  await request(email)
  await press('Cancel the change')
  await waitFor(() => expect(screen.queryByText(/We sent a message to/)).not.toBeInTheDocument())
  unmount()
  showLink(await linkOf(email))
  await press('Confirm email address')
  expect(await screen.findByText(/This link is no longer valid/)).toBeVisible()
})

test('a wrong password and the own address are refused, and what was typed stays', async () => {
  showProfile()
  await request(email, 'Wrong-1234!')
  expect(await screen.findByText('The current password is incorrect.')).toBeVisible()
  const field = screen.getByLabelText('New email address')
  expect(field).toHaveValue(email)
  await userEvent.clear(field)
  await userEvent.type(field, oldEmail.toUpperCase())
  await press('Send confirmation link')
  expect(await screen.findByText('This is your current email address.')).toBeVisible()
})

test('a confirmation that fails is repeated with the same link', async () => {
  const {unmount} = showProfile()
  await request(email)
  await screen.findByText(/We sent a message to/)
  unmount()
  await sandbox.admin('POST', '/admin/faults', {kind: 'status', status: 500, path: '*/confirm'})
  showLink(await linkOf(email))
  await press('Confirm email address')
  expect(await screen.findByText('Hmmm! Something went wrong. Please try again.')).toBeVisible()
  await sandbox.admin('DELETE', '/admin/faults')
  await press('Confirm email address')
  expect(await screen.findByText('Your email address has been changed')).toBeVisible()
})
