/** @jest-environment ./server/test/sandbox-environment.ts */
import {BroadcastChannel} from 'node:worker_threads'
import {waitFor} from '@testing-library/react'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {type Basket, cachedBasket, followOtherTabs, type BasketContext} from '../public/basket'
import {addItems} from '../public/add-items'
import {refreshBasket} from '../public/get-basket'

/** A channel that does not keep the process alive. */
class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    this.unref()
  }
}
// jsdom has none.
Object.assign(globalThis, {BroadcastChannel: TabChannel})

const shop = sandboxShop('DEU', 'en-DE')
const sandbox = testSandbox()

interface Message {
  readonly siteId: string
  readonly customerId: string
  readonly basket: Basket | null
}

/** Another tab: what it receives, and its channel. */
let tab: TabChannel
let received: Message[]
let context: BasketContext
let end: () => void
beforeEach(async () => {
  received = []
  tab = new TabChannel('basket')
  tab.onmessage = (event) => received.push((event as {data: Message}).data)
  context = await openSession(shop)
  end = followOtherTabs(context)
})
afterEach(() => {
  end()
  tab.close()
})

const last = () => received.at(-1)

test('other tabs receive a changed basket, and that it was ordered (rule BASKET-21)', async () => {
  const {basketId = ''} = await addItems(context, [{productId: 'stroller-green', quantity: 1}])
  await waitFor(() => expect(last()).toMatchObject({siteId: 'DEU', basket: {basketId}}))
  sandbox.sql('DELETE FROM basket WHERE id = ?', basketId)
  await refreshBasket(context)
  await waitFor(() => expect(last()).toMatchObject({basket: null}))
})

test('what another tab received is the basket of this one', async () => {
  const basket = await addItems(context, [{productId: 'stroller-green', quantity: 1}])
  await waitFor(() => expect(received).not.toHaveLength(0))
  tab.postMessage({...last(), basket: null})
  await waitFor(() => expect(cachedBasket(context)).toBeNull())
  tab.postMessage({...last(), customerId: 'another', basket})
  tab.postMessage({...last(), siteId: 'USA', basket})
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(cachedBasket(context)).toBeNull()
})

test('a purchase of its own does not follow the basket of the shopper', async () => {
  end()
  const source = {key: ['purchase'], read: () => Promise.resolve({baskets: []})}
  const purchase = {...context, source} as BasketContext
  context.queryClient.setQueryData(source.key, {baskets: [{basketId: 'own'}]})
  end = followOtherTabs(purchase)
  tab.postMessage({siteId: 'DEU', customerId: 'any', basket: null})
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(cachedBasket(purchase)).toMatchObject({basketId: 'own'})
})
