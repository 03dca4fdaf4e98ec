/** @jest-environment ./server/test/sandbox-environment.ts */
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {loadScript} from '@app/shared/lib/load-script'
import type {PaymentConnection, PaymentSession} from '../public/provider'
import {sandboxProvider} from './sandbox-provider'

jest.mock('@app/shared/lib/load-script')

const sandbox = testSandbox()
let connection: PaymentConnection
let session: PaymentSession
const visit = new AbortController()

/** jsdom loads no scripts: the provider's script is fetched and run as the browser would. */
async function runScript(src: string): Promise<void> {
  const source = await (await fetch(src)).text()
  Object.defineProperty(document, 'currentScript', {value: {src}, configurable: true})
  window.eval(source)
}

async function openSession(currency = 'EUR'): Promise<PaymentSession> {
  const response = await fetch(`${sandbox.origin}/psp/v1/sessions`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-api-key': 'sandbox-dev-payment-key'},
    body: JSON.stringify({
      merchant: 'ELSEWHERE',
      merchantReference: 'A-1',
      amount: {value: 5000, currency},
      countryCode: 'DE',
    }),
  })
  return (await response.json()) as PaymentSession
}

beforeEach(async () => {
  jest.mocked(loadScript).mockImplementation(runScript)
  session = await openSession()
  connection = await sandboxProvider(sandbox.origin).connect({
    locale: 'de-DE',
    signal: visit.signal,
  })
})

test('a wallet is redirected to the provider; without a confirmation it is cancelled', async () => {
  const result = await connection.submit(session, {method: 'wallet'})
  expect(result).toMatchObject({
    status: 'redirect',
    url: expect.stringContaining(`/psp/pay/${session.id}/challenge`),
  })
  expect((await connection.resume(session)).status).toBe('cancelled')
  await fetch(`${sandbox.origin}/psp/pay/${session.id}/challenge`, {
    method: 'POST',
    redirect: 'manual',
    headers: {'content-type': 'application/x-www-form-urlencoded'},
    body: 'answer=accept',
  })
  const paid = await connection.resume(session)
  expect(paid).toMatchObject({status: 'authorised', details: {method: 'wallet'}})
  const again = await connection.submit(session, {method: 'wallet'})
  expect(again).toEqual({...paid, details: {method: 'wallet'}})
})

test('a session that was never paid is cancelled', async () => {
  expect((await connection.resume(session)).status).toBe('cancelled')
})

test('an ended session is an error', async () => {
  const ended = connection.resume({...session, sessionData: 'guess'})
  await expect(ended).rejects.toMatchObject({code: 'session-expired'})
  const data = connection.submit(session, {method: 'card', data: 'pd_unknown'})
  await expect(data).rejects.toMatchObject({code: 'session-expired'})
})

test('a provider that cannot be reached is an error', async () => {
  const online = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(connection.resume(session)).rejects.toMatchObject({code: 'unavailable'})
  globalThis.fetch = online
  jest.mocked(loadScript).mockRejectedValueOnce(new Error('no script'))
  await expect(
    sandboxProvider(sandbox.origin).connect({locale: 'en', signal: visit.signal}),
  ).rejects.toMatchObject({code: 'unavailable'})
})

test('messages of other windows do not reach the frames, and leaving removes them', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const leaving = new AbortController()
  const own = await sandboxProvider(sandbox.origin).connect({
    locale: 'de-DE',
    signal: leaving.signal,
  })
  let isMounted = false
  void own.mountFields('card', container).then(() => (isMounted = true))
  const frame = container.querySelector('iframe')
  expect(frame?.title).toBe('Kartendaten')
  const url = new URL(frame?.src ?? '')
  expect(url.origin).toBe(sandbox.origin)
  const data = {source: 'sandbox-pay', frame: url.searchParams.get('frame'), type: 'ready'}
  window.dispatchEvent(new MessageEvent('message', {origin: 'https://evil.example', data}))
  window.dispatchEvent(new MessageEvent('message', {origin: sandbox.origin, data}))
  await Promise.resolve()
  expect(isMounted).toBe(false)
  window.dispatchEvent(
    new MessageEvent('message', {origin: sandbox.origin, source: frame?.contentWindow, data}),
  )
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(isMounted).toBe(true)
  leaving.abort()
  expect(container.querySelector('iframe')).toBeNull()
})
