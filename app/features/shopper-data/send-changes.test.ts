/** @jest-environment ./server/test/sandbox-environment.ts */
/** The queue of changes made without a connection, against the real sandbox. */
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import {loadBasket} from '@app/features/basket/public/get-basket'
import {setOnline, setStock} from '@app/features/basket/testing/sandbox-stock'
import {keepChange, type Change} from '@app/features/offline-changes/public/keep-change'
import {forgetShopper, storedRecord} from '@app/features/offline-changes/public/shopper-record'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {readWishes} from '@app/features/wishlist/public/wish-list'
import {ShopperBasketsV2} from '@app/generated/commerce/shopper-baskets-v2'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {claimRecord} from './record'
import {sendChanges} from './api/send-changes'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let context: BasketContext
let outcomes: string[]

const done = () => new Promise((resolve) => setTimeout(resolve))
const tell = {
  outcome: ({name}: Change, outcome: object) =>
    void outcomes.push(`${name}: ${JSON.stringify(outcome)}`),
  done: () => void outcomes.push('done'),
}
const send = () => sendChanges(context, tell)
/** Writes of the last test: method and path below the organization. */
const writes = () =>
  sandbox.calls
    .filter((call) => !call.startsWith('GET') && /baskets|product-lists/.test(call))
    .map((call) =>
      call
        .replace(/ .*(baskets|product-lists)/, ' $1')
        .replace(/\?.*/, '')
        .replace(/(?<=baskets\/|lists\/|items\/)[\w-]+/g, '*'),
    )
const lineOf = (productId: string) => {
  const line = cachedBasket(context)?.productItems?.find((item) => item.productId === productId)
  if (!line?.itemId) throw new Error(`The basket has no ${productId}.`)
  return {...line, itemId: line.itemId}
}
function want(
  productId: string,
  quantity: number,
  {unitPrice, ...more}: {unitPrice?: number; afterWish?: true} = {},
): void {
  const {itemId, quantity: before = 1, basePrice = null} = lineOf(productId)
  keepChange('DEU', {
    kind: 'line',
    itemId,
    productId,
    name: productId,
    quantity,
    before,
    unitPrice: unitPrice ?? basePrice,
    ...more,
  })
}
const wish = (productId: string, wished: boolean) =>
  keepChange('DEU', {kind: 'wish', productId, name: productId, wanted: wished})
const units = async () => {
  const basket = await loadBasket({...context, queryClient: (await openCopy()).queryClient})
  return Object.fromEntries(
    (basket?.productItems ?? []).map(({productId, quantity}) => [productId, quantity]),
  )
}
/** The same shopper with an empty cache. */
const openCopy = async () => {
  const {createQueryClient} = await import('@app/shared/lib/query-client')
  return {...context, queryClient: createQueryClient()}
}
const wishes = async () =>
  (await readWishes({...(await openCopy()), customerId: await loadCustomerId()})).map(
    ({productId}) => productId,
  )
const waiting = async () => (await storedRecord('DEU'))?.changes.length

beforeAll(() => void Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false}))
beforeEach(async () => {
  outcomes = []
  context = await openSession(shop)
  await forgetShopper('DEU')
  const customerId = await loadCustomerId()
  await claimRecord('DEU', {customerId, kind: 'guest'})
  await addItems(context, [
    {productId: 'blanket', quantity: 1},
    {productId: 'stroller-green', quantity: 1},
  ])
  sandbox.reset()
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

test('changes are sent once, in order, and then forgotten', async () => {
  want('stroller-green', 2)
  wish('last-one', true)
  want('blanket', 0)
  await done()
  await expect(send()).resolves.toBe(true)
  expect(writes()).toEqual([
    'PATCH baskets/*/items/*',
    'POST product-lists',
    'POST product-lists/*/items',
    'DELETE baskets/*/items/*',
  ])
  expect(await units()).toEqual({'stroller-green': 2})
  expect(await wishes()).toEqual(['last-one'])
  expect(await waiting()).toBe(0)
  expect(outcomes.at(-1)).toBe('done')
  sandbox.reset()
  await expect(send()).resolves.toBe(true)
  expect(sandbox.calls).toEqual([])
})

test('two calls at the same moment send each change once', async () => {
  want('stroller-green', 3)
  await done()
  await Promise.all([send(), send()])
  expect(await units()).toMatchObject({'stroller-green': 3})
  expect(outcomes.filter((text) => text.startsWith('stroller'))).toHaveLength(1)
})

test.each(['lostAnswer', 'lostRequest'] as const)(
  'after a %s the change stays first, and is made once',
  async (fault) => {
    want('stroller-green', 3)
    wish('last-one', true)
    await done()
    sandbox.lose('/items/', fault)
    await expect(send()).resolves.toBe(false)
    expect(await waiting()).toBe(2)
    expect(await wishes()).toEqual([])
    await expect(send()).resolves.toBe(true)
    expect(await units()).toMatchObject({'stroller-green': 3})
    expect(await wishes()).toEqual(['last-one'])
    const attempts = writes().filter((call) => call.startsWith('PATCH'))
    expect(attempts).toHaveLength(fault === 'lostAnswer' ? 1 : 2)
  },
)

test('a wish whose answer was lost is on the list once', async () => {
  wish('last-one', true)
  await done()
  sandbox.lose('/items', 'lostAnswer')
  await expect(send()).resolves.toBe(false)
  await expect(send()).resolves.toBe(true)
  expect(await wishes()).toEqual(['last-one'])
})

test('a backend that fails keeps the queue', async () => {
  want('blanket', 2)
  await done()
  await sandbox.admin('POST', '/admin/faults', {
    kind: 'status',
    status: 503,
    path: '/baskets/',
    method: 'PATCH',
    times: 1,
  })
  await expect(send()).resolves.toBe(false)
  expect(await waiting()).toBe(1)
  expect(outcomes).toEqual([])
  await expect(send()).resolves.toBe(true)
  expect(await units()).toMatchObject({blanket: 2})
})

test('a lower stock lowers the quantity, and that is told', async () => {
  want('stroller-green', 4)
  await done()
  setStock('stroller-green', 2)
  try {
    await expect(send()).resolves.toBe(true)
    expect(outcomes).toContain('stroller-green: {"kind":"lowered","units":2}')
    expect(await units()).toMatchObject({'stroller-green': 2})
  } finally {
    setStock('stroller-green', 25)
  }
})

test('a product that is no longer sold, and a line that is gone, are told', async () => {
  want('stroller-green', 2)
  want('blanket', 2)
  await done()
  const {itemId} = lineOf('blanket')
  const basketId = cachedBasket(context)?.basketId ?? ''
  await shop.api.clients.of(ShopperBasketsV2).removeItemFromBasket({parameters: {basketId, itemId}})
  setOnline('stroller-green', false)
  try {
    await expect(send()).resolves.toBe(true)
    expect(outcomes).toEqual([
      expect.stringMatching(/^stroller-green: .*(unavailable|gone|refused)/),
      'blanket: {"kind":"gone"}',
      'done',
    ])
    expect(await waiting()).toBe(0)
  } finally {
    setOnline('stroller-green', true)
  }
})

test('another price than the shopper saw is told', async () => {
  want('blanket', 2, {unitPrice: 1})
  await done()
  await send()
  expect(outcomes[0]).toMatch(/^blanket: {"kind":"price","before":1,"after":/)
})

test('another shopper finds no queue, and is told', async () => {
  want('blanket', 2)
  await done()
  context = await openSession(shop)
  const customerId = await loadCustomerId()
  await expect(claimRecord('DEU', {customerId, kind: 'guest'})).resolves.toBe(true)
  expect(await waiting()).toBe(0)
  sandbox.reset()
  await expect(send()).resolves.toBe(true)
  expect(sandbox.calls).toEqual([])
})

test('a line that is saved for later stays in the cart when the wish is refused', async () => {
  wish('stroller-green', true)
  want('stroller-green', 0, {afterWish: true})
  await done()
  await sandbox.admin('POST', '/admin/faults', {
    kind: 'status',
    status: 400,
    path: '/product-lists',
    method: 'POST',
    times: 9,
  })
  await send()
  expect(outcomes[0]).toMatch(/^stroller-green: {"kind":"refused"/)
  expect(await units()).toMatchObject({'stroller-green': 1})
  expect(await waiting()).toBe(0)
})

test('a line that is saved for later waits for its wish', async () => {
  wish('stroller-green', true)
  want('stroller-green', 0, {afterWish: true})
  await done()
  await sandbox.admin('POST', '/admin/faults', {
    kind: 'status',
    status: 503,
    path: '/product-lists',
    method: 'POST',
    times: 2,
  })
  await expect(send()).resolves.toBe(false)
  expect(await units()).toMatchObject({'stroller-green': 1})
  await sandbox.admin('DELETE', '/admin/faults')
  await expect(send()).resolves.toBe(true)
  expect(await units()).toEqual({blanket: 1})
  expect(await wishes()).toEqual(['stroller-green'])
})

test('a wish list that is out of order does not hold back the cart', async () => {
  wish('last-one', true)
  want('blanket', 2)
  await done()
  await sandbox.admin('POST', '/admin/faults', {
    kind: 'status',
    status: 503,
    path: '/product-lists',
    method: 'POST',
    times: 99,
  })
  await send()
  expect(await units()).toMatchObject({blanket: 2})
})
