import {faultFromThrown} from '@common/fault'
import {botCheckMessage, botCheckToken} from '../public/use-bot-check'

// The script is a third party's, which a test must not call.
jest.mock('@app/shared/lib/load-script', () => ({
  loadScript: jest.fn(() => Promise.resolve()),
  forgetScript: jest.fn(),
}))

const script = {id: 'botCheck', address: '/check.js'} as const

const page = window as {grecaptcha?: object}
const ready = (run: () => void) => run()

afterEach(() => {
  delete page.grecaptcha
})

it.each([
  ['no script', null, 'key'],
  ['no key', script, undefined],
  ['a script that brings nothing', script, 'key'],
])('%s: not initialized (rule ERROR-12)', async (_, given, key) => {
  await expect(botCheckToken(given, key, 'notify')).rejects.toThrow('Recaptcha not initialized!')
})

it('fails when nobody gets a token', async () => {
  page.grecaptcha = {ready, execute: () => Promise.reject(new Error('x'))}
  await expect(botCheckToken(script, 'key', 'a')).rejects.toThrow('Recaptcha failed!')
})

it.each([
  ['is never ready', {ready: () => undefined, execute: () => Promise.resolve('token')}],
  ['never answers', {ready, execute: () => new Promise(() => undefined)}],
])('fails when the check %s', async (_, check) => {
  jest.useFakeTimers()
  page.grecaptcha = check
  const token = botCheckToken(script, 'key', 'a')
  const failed = expect(token).rejects.toThrow('Recaptcha failed!')
  await jest.advanceTimersByTimeAsync(10_000)
  await failed
  jest.useRealTimers()
})

it('answers the token of the action', async () => {
  const execute = jest.fn(() => Promise.resolve('token'))
  page.grecaptcha = {ready, execute}
  await expect(botCheckToken(script, 'key', 'notify')).resolves.toBe('token')
  expect(execute).toHaveBeenCalledWith('key', {action: 'notify'})
})

it('names the message of its own failures only', async () => {
  const failure: unknown = await botCheckToken(null, 'key', 'a').catch((error: unknown) => error)
  expect(botCheckMessage(faultFromThrown(failure))).toBe('botCheck.notInitialized')
  expect(botCheckMessage(faultFromThrown(new Error('Recaptcha failed!')))).toBeUndefined()
})
