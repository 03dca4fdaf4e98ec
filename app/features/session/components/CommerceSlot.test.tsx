/** @jest-environment ./server/test/sandbox-environment.ts */
/** The real session routes in front of the sandbox; one visit, so the tests build on each other. */
import {render} from '@testing-library/react/pure'
import {QueryClientProvider} from '@tanstack/react-query'
import {createQueryClient} from '@app/shared/lib/query-client'
import {ShopProvider} from '@app/shared/lib/shop-context'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {currentCustomerId, loadCommerce, customerIdOf} from '../public/shopper-client'
import {sandboxShop} from '../testing/real-session'
import {CommerceSlot} from './CommerceSlot'

const sandbox = testSandbox()
const shop = sandboxShop('DEU')

beforeAll(() => {
  // Calls come from outside of React, as in the shop.
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false})
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider shop={shop}>
        <CommerceSlot />
      </ShopProvider>
    </QueryClientProvider>,
  )
})
beforeEach(() => sandbox.reset())

test('a new visitor makes no session before the first call that needs one', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sandbox.calls).toEqual([])
  expect(currentCustomerId()).toBeUndefined()
})

test('a failed login is a network fault, and the next call logs in', async () => {
  sandbox.lose('/session/DEU/token', 'lostRequest', 9)
  const commerce = await loadCommerce()
  await expect(commerce.accessToken(false)).rejects.toMatchObject({type: 'network', status: 0})
  sandbox.reset()
  expect(customerIdOf(await commerce.accessToken(false))).toBe(currentCustomerId())
})

test('no script can read a token', async () => {
  const commerce = await loadCommerce()
  expect(await commerce.accessToken(false)).toMatch(/^\w+\./)
  expect(sandbox.calls).toEqual([])
  expect(document.cookie).toMatch(/^shopper_DEU=guest~[\w-]{22}$/)
  expect(localStorage).toHaveLength(0)
})

test('a new token belongs to the same shopper', async () => {
  const before = currentCustomerId()
  const commerce = await loadCommerce()
  const token = await commerce.accessToken(true)
  expect(sandbox.calls).toEqual(['POST /session/DEU/token'])
  expect(customerIdOf(token)).toBe(before)
})

test('a guest whose refresh token was replaced keeps the identity, after a second call', async () => {
  const before = currentCustomerId()
  const commerce = await loadCommerce()
  sandbox.sql('DELETE FROM slas_refresh_token')
  expect(customerIdOf(await commerce.accessToken(true))).toBe(before)
  expect(sandbox.calls).toEqual(['POST /session/DEU/token', 'POST /session/DEU/token'])
})

test('a refused token is replaced and the call made again', async () => {
  const path = `/customer/shopper-customers/v1/organizations/:org/customers/${currentCustomerId()}/baskets`
  const id = new RegExp(`GET .*/customers/${currentCustomerId()}`)
  const token = await (await loadCommerce()).accessToken(false)
  const payload = JSON.parse(atob(token.split('.')[1] ?? '')) as {jti: string; exp: number}
  sandbox.sql(
    'INSERT INTO slas_revoked_token (jti, expires_at) VALUES (?, ?)',
    payload.jti,
    payload.exp * 1000,
  )
  await expect(shop.api.scapi(path)).resolves.toMatchObject({total: 0})
  expect(sandbox.calls).toEqual([
    expect.stringMatching(id),
    'POST /session/DEU/token',
    expect.stringMatching(id),
  ])
})
