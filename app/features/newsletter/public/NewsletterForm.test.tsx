/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {setPreference} from '@app/features/basket/testing/sandbox-stock'
import {botCheckStandIn, removeBotCheck} from '@app/features/scripts/testing/bot-check'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {connectToaster} from '@app/shared/ui/toast'
import {NewsletterForm} from './NewsletterForm'

const check = botCheckStandIn()

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const FAILURE = 'There was an error subscribing to newsletter!'
let toasts: object[] = []
let warn: jest.SpyInstance

beforeAll(() => setPreference('DEU', 'reCaptchaPublicKey', 'key'))
beforeEach(async () => {
  toasts = []
  connectToaster((toast) => toasts.push(toast))
  warn = jest.spyOn(console, 'warn').mockImplementation()
  await openSession(shop)
  sandbox.reset()
  renderInShop(<NewsletterForm data="banner" />, {shop})
})
afterEach(async () => {
  warn.mockRestore()
  await sandbox.admin('DELETE', '/admin/faults')
})

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))
const subscribe = () => screen.getByRole('button', {name: 'Subscribe'})
const signUps = () =>
  sandbox.sql("SELECT body FROM site_message WHERE kind = 'newsletter'") as {body: string}[]

async function toDetails(email: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email address'), email)
  await press('Continue')
  await screen.findByText(email)
}
async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('First name'), 'Ida')
  await userEvent.type(screen.getByLabelText('Last name'), 'Example')
  await userEvent.click(screen.getByRole('checkbox'))
}

it.each([
  ['', 'Please enter your email address.'],
  ['ida@example', 'Please enter a valid email address.'],
])('stays at the first step with the address "%s" (rule NEWS-2)', async (email, text) => {
  if (email) await userEvent.type(screen.getByLabelText('Email address'), email)
  await press('Continue')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Email address')).toHaveFocus()
})

it('needs the consent, then both names, and asks the bot check with them only (rule NEWS-2)', async () => {
  await toDetails('names@example.com')
  expect(screen.getByLabelText('First name')).toHaveFocus()
  expect(subscribe()).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(subscribe())
  expect(await screen.findByText('Please enter your first name.')).toBeVisible()
  expect(screen.getByText('Please enter your last name.')).toBeVisible()
  expect(check).not.toHaveBeenCalled()
})

it('returns to the address with what was typed', async () => {
  await toDetails('first@example.com')
  await press('Change')
  expect(screen.getByLabelText('Email address')).toHaveValue('first@example.com')
  expect(screen.getByLabelText('Email address')).toHaveFocus()
})

it('signs up once and asks to confirm the mail (rules NEWS-3 and NEWS-4)', async () => {
  await toDetails('ida@example.com')
  await fill()
  await userEvent.dblClick(subscribe())
  expect(await screen.findByText(/We have sent an email to ida@example.com/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(signUps().map(({body}) => JSON.parse(body) as object)).toEqual([
    {
      email: 'ida@example.com',
      firstName: 'Ida',
      lastName: 'Example',
      source: 'Web - Newsletter',
      data: 'banner',
    },
  ])
  const call = sandbox.calls.find((one) => one.includes('newsletter'))
  expect(call).toMatch(/optIn=1.*gRecaptchaResponse=sandbox-newsletter-key/)
})

it.each([
  ['the service refuses', () => check.mockResolvedValue('forged'), {}],
  ['the connection is lost', () => sandbox.lose('newsletter', 'lostRequest'), {}],
  [
    'the bot check fails',
    () => check.mockRejectedValue(new Error('x')),
    {description: 'Recaptcha failed!'},
  ],
  ['there is no bot check', removeBotCheck, {description: 'Recaptcha not initialized!'}],
])('says so and keeps what was typed when %s (rule NEWS-5)', async (_, breakIt, more) => {
  breakIt()
  await toDetails('kept@example.com')
  await fill()
  await userEvent.click(subscribe())
  await waitFor(() => expect(toasts).toMatchObject([{status: 'error', title: FAILURE, ...more}]))
  expect(screen.getByLabelText('First name')).toHaveValue('Ida')
  expect(subscribe()).toBeEnabled()
})
