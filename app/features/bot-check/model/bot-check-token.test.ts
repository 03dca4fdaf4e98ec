import {botCheckMessage, botCheckToken} from './bot-check-token'

jest.mock('@app/shared/lib/load-script', () => ({loadScript: jest.fn(() => Promise.resolve())}))

const page = window as {grecaptcha?: object}
const ready = (run: () => void) => run()

afterEach(() => {
  delete page.grecaptcha
})

it.each([
  ['no script', undefined, 'key'],
  ['no key', '/check.js', undefined],
  ['a script that brings nothing', '/check.js', 'key'],
])('%s: not initialized (rule ERROR-12)', async (_, script, key) => {
  await expect(botCheckToken(script, key, 'notify')).rejects.toThrow('Recaptcha not initialized!')
})

it('fails when nobody gets a token', async () => {
  page.grecaptcha = {ready, execute: () => Promise.reject(new Error('x'))}
  await expect(botCheckToken('/check.js', 'key', 'a')).rejects.toThrow('Recaptcha failed!')
})

it.each([
  ['is never ready', {ready: () => undefined, execute: () => Promise.resolve('token')}],
  ['never answers', {ready, execute: () => new Promise(() => undefined)}],
])('fails when the check %s', async (_, check) => {
  jest.useFakeTimers()
  page.grecaptcha = check
  const token = botCheckToken('/check.js', 'key', 'a')
  const failed = expect(token).rejects.toThrow('Recaptcha failed!')
  await jest.advanceTimersByTimeAsync(10_000)
  await failed
  jest.useRealTimers()
})

it('answers the token of the action', async () => {
  const execute = jest.fn(() => Promise.resolve('token'))
  page.grecaptcha = {ready, execute}
  await expect(botCheckToken('/check.js', 'key', 'notify')).resolves.toBe('token')
  expect(execute).toHaveBeenCalledWith('key', {action: 'notify'})
})

it('names the message of its own failures only', async () => {
  const failure: unknown = await botCheckToken(undefined, 'key', 'a').catch(
    (error: unknown) => error,
  )
  expect(botCheckMessage(failure)).toBe('botCheck.notInitialized')
  expect(botCheckMessage(new Error('Recaptcha failed!'))).toBeUndefined()
})
