/** @jest-environment ./server/test/sandbox-environment.ts */
/** The newsletter option of the registration (rules NEWS-3, NEWS-5 and NEWS-6), with the real sandbox. */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {setPreference} from '@app/features/basket/testing/sandbox-stock'
import {botCheckStandIn} from '@app/features/scripts/testing/bot-check'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {sessionState} from '@app/features/session/public/shopper-client'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {connectToaster} from '@app/shared/ui/toast'
import {RegisterForm} from './RegisterForm'

const check = botCheckStandIn()

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const FAILURE = 'There was an error subscribing to newsletter!'
const done = jest.fn()
let toasts: object[] = []

beforeAll(() => setPreference('DEU', 'reCaptchaPublicKey', 'key'))
beforeEach(async () => {
  toasts = []
  done.mockClear()
  connectToaster((toast) => toasts.push(toast))
  check.mockResolvedValue('sandbox-registration-key')
  jest.spyOn(console, 'warn').mockImplementation()
  await openSession(shop)
  sandbox.reset()
})

const newsBox = () => screen.getByRole('checkbox', {name: /^Send me news/})

async function register(email: string, news: boolean): Promise<void> {
  renderInShop(
    <>
      <CommerceSlot />
      <RegisterForm go={jest.fn()} onRegistered={done} onMailed={jest.fn()} />
    </>,
    {shop},
  )
  expect(newsBox()).not.toBeChecked()
  await userEvent.type(screen.getByLabelText('First name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Last name'), 'Berg')
  await userEvent.type(screen.getByLabelText('Email address'), email)
  await userEvent.type(screen.getByLabelText('Password'), 'Sandbox-1234!')
  if (news) await userEvent.click(newsBox())
  await userEvent.click(screen.getByRole('checkbox', {name: /I read and agree/}))
  await userEvent.click(screen.getByRole('button', {name: 'Create Account'}))
  await waitFor(() => expect(done).toHaveBeenCalled())
}

const signUps = () => sandbox.calls.filter((call) => call.includes('/newsletter'))

test('a ticked box signs up with its source, and with nothing else of the form', async () => {
  await register('news-1@example.test', true)
  expect(signUps()).toHaveLength(1)
  const [call = ''] = signUps()
  expect(Object.fromEntries(new URLSearchParams(call.split('?')[1]))).toEqual({
    locale: 'en-DE',
    email: 'news-1@example.test',
    firstName: 'Ada',
    lastName: 'Berg',
    optIn: '1',
    gRecaptchaResponse: 'sandbox-registration-key',
    source: 'Web - Registration',
  })
  expect(sandbox.calls.join()).not.toContain('Sandbox-1234')
})

test('a box that is not ticked signs up for nothing', async () => {
  await register('news-2@example.test', false)
  expect(signUps()).toEqual([])
})

test('a failed sign-up is named, and the account stays', async () => {
  sandbox.lose('/newsletter', 'lostRequest')
  await register('news-3@example.test', true)
  expect(toasts).toContainEqual(expect.objectContaining({status: 'error', title: FAILURE}))
  expect(sessionState().kind).toBe('registered')
})
