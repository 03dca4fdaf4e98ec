/** @jest-environment ./server/test/sandbox-environment.ts */
/** Changes by the hooks of commerce-sdk-react, as a package from elsewhere makes them, beside those of the shop. */
import {useEffect} from 'react'
import {act, screen, waitFor} from '@testing-library/react'
import {useCustomerBaskets, useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {currentCustomerId, useCommerceState} from '@app/features/session/public/shopper-client'
import {
  openSession,
  sandboxShop,
  type TestSession,
} from '@app/features/session/testing/real-session'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {renderInShop} from '@app/shared/test/render'
import {addItems} from './public/add-items'
import {basketsOf} from './public/basket-call'
import {basketKey, cachedBasket, storeBasket, useCurrentBasket} from './public/basket'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let session: TestSession
let hooks: ReturnType<typeof useHooks>

function useHooks() {
  return {
    create: useShopperBasketsV2Mutation('createBasket').mutateAsync,
    add: useShopperBasketsV2Mutation('addItemToBasket').mutateAsync,
    method: useShopperBasketsV2Mutation('updateShippingMethodForShipment').mutateAsync,
    email: useShopperBasketsV2Mutation('updateCustomerForBasket').mutateAsync,
  }
}

/** The reader of the header stands before the hooks, as on a page. */
function Header() {
  return <output>{useCurrentBasket()?.productItems?.length ?? 'none'}</output>
}

function Package() {
  const current = useHooks()
  useEffect(() => {
    hooks = current
  })
  const {customerId = ''} = useCommerceState()
  const {data} = useCustomerBaskets({parameters: {customerId}}, {enabled: customerId !== ''})
  return <p>{`${data?.baskets?.length ?? 0} baskets`}</p>
}

const idOf = () => cachedBasket(session)?.basketId ?? ''
const readsOfBaskets = () =>
  sandbox.calls.filter((call) => /^GET .*customers\/\w+\/baskets/.test(call))

beforeEach(async () => {
  session = await openSession(shop)
  sandbox.reset()
})

const show = () =>
  renderInShop(
    <>
      <Header />
      <Package />
    </>,
    {shop, queryClient: session.queryClient},
  )

test('changes at the same moment are made one after another', async () => {
  show()
  await act(() => addItems(session, [{productId: 'blanket', quantity: 1}]))
  const parameters = {basketId: idOf()}
  const add = (productId: string) => hooks.add({parameters, body: [{productId, quantity: 1}]})
  await act(() => Promise.all([add('blanket'), add('stroller-green')]))
  expect(cachedBasket(session)?.productItems?.map(({quantity}) => quantity)).toEqual([2, 1])
})

test('a change after which the package reads all baskets again stops nothing', async () => {
  // As at a visitor's first press: the header knows the key, and the basket is stored without a read.
  const {unmount} = renderInShop(<Header />, {shop, queryClient: session.queryClient})
  const body = {currency: 'EUR', productItems: [{productId: 'blanket', quantity: 1}]}
  storeBasket(session, await basketsOf(session).createBasket({body}))
  unmount()
  show()
  sandbox.reset()
  const parameters = {basketId: idOf(), shipmentId: 'me'}
  await act(() => hooks.method({parameters, body: {id: 'express'}}))
  await act(() => hooks.email({parameters, body: {email: 'mia@example.com'}}))
  expect(cachedBasket(session)?.customerInfo?.email).toBe('mia@example.com')
  expect(readsOfBaskets()).toEqual([])
})

test('a temporary basket is not the one of the shopper', async () => {
  show()
  await act(() => hooks.create({parameters: {temporary: true}, body: {}}))
  expect(await screen.findByText('0 baskets')).toBeInTheDocument()
  const key = basketKey(session, currentCustomerId())
  expect(session.queryClient.getQueryData(key)).toMatchObject({total: 0})
})

test('a basket that is gone is read again', async () => {
  show()
  await act(() => addItems(session, [{productId: 'blanket', quantity: 1}]))
  sandbox.sql('DELETE FROM basket WHERE id = ?', idOf())
  const parameters = {basketId: idOf()}
  await act(() =>
    expect(hooks.email({parameters, body: {email: 'mia@example.com'}})).rejects.toMatchObject({
      status: 404,
    }),
  )
  await waitFor(() => expect(cachedBasket(session)).toBeNull())
})
