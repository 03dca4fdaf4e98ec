/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {addItems} from '@app/features/basket/public/add-items'
import {
  addPaymentInstrument,
  updateShippingAddress,
  updateShippingMethod,
} from '@app/features/basket/public/checkout-changes'
import {refreshBasket, updateCustomer} from '@app/features/basket/public/get-basket'
import type {BasketContext, Basket} from '@app/features/basket/public/basket'
import {createTemporaryBasket} from '@app/features/payment/api/create-temporary-basket'
import type {NewItem} from '@app/features/basket/public/new-item'
import {pendingOrder, rememberPending} from '@app/features/basket/public/pending-order'
import {
  rememberTemporaryBasket,
  temporaryBasketId,
} from '@app/features/basket/public/temporary-basket'
import {placeOrder} from '@app/features/checkout/api/place-order'
import {
  addHostedMethod,
  CARDS,
  HOSTED_METHOD,
  payOnPage,
} from '@app/features/checkout/testing/hosted-payment'
import {ADDRESSES} from '@app/features/checkout/testing/ready-basket'
import ProductExpress from '@app/features/payment/components/ProductExpress'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {openDocument} from '@app/shared/lib/open-document'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {shownToasts} from '@app/shared/test/shown-toasts'
import CheckoutPage from './index'

const shown = shownToasts()
jest.mock('@app/shared/lib/open-document', () => ({openDocument: jest.fn()}))

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const STROLLER = {productId: 'stroller-green', quantity: 1}
let own: BasketContext
/** The context of the purchase from the product page, as the checkout has it. */
let purchase: BasketContext
let place: string

beforeAll(() => {
  addHostedMethod(sandbox)
  sandbox.sql(
    `UPDATE site SET preferences = json_set(preferences, '$.cartEnabledExpressPayments', 'wallet')
     WHERE id = 'DEU'`,
  )
  sandbox.sql("UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
})
beforeEach(async () => {
  jest.clearAllMocks()
  own = await openSession(shop)
  purchase = {
    ...own,
    source: {
      key: ['basket', 'temporary', 'test'],
      read: async ({api}) => ({
        baskets: [
          await api.scapi<Basket>(
            `/checkout/shopper-baskets/v2/organizations/:org/baskets/${temporaryBasketId('DEU')}`,
          ),
        ],
      }),
    },
  }
  await addItems(own, [{productId: 'blanket', quantity: 2}])
  sandbox.reset()
})

/** The shopper's own basket as the backend has it. */
const expectOwnBasketUnchanged = async () =>
  expect(await refreshBasket(own)).toMatchObject({
    productItems: [{productId: 'blanket', quantity: 2}],
  })

const pressExpress = async (take: () => readonly NewItem[] | null) => {
  renderInShop(<ProductExpress take={take} />, {shop, queryClient: own.queryClient})
  await userEvent.click(await screen.findByRole('button', {name: 'Buy now with wallet'}))
}

describe('the button on the product page', () => {
  test('opens the sheet in the checkout with a basket of the product alone', async () => {
    await pressExpress(() => [STROLLER])
    await waitFor(() =>
      expect(openDocument).toHaveBeenCalledWith(
        '/deu/en-de/appcheckout?purchase=product&express=wallet',
      ),
    )
    expect(await refreshBasket(purchase)).toMatchObject({
      temporaryBasket: true,
      productItems: [STROLLER],
    })
    await expectOwnBasketUnchanged()
  })

  test('creates nothing while the choice is incomplete', async () => {
    const take = jest.fn(() => null)
    await pressExpress(take)
    await waitFor(() => expect(take).toHaveBeenCalled())
    expect(sandbox.calls.filter((call) => call.startsWith('POST'))).toEqual([])
    expect(openDocument).not.toHaveBeenCalled()
  })

  test('says why a product cannot be bought, and leaves no basket', async () => {
    await pressExpress(() => [{productId: 'stroller-green', quantity: 100_000}])
    await waitFor(() => expect(shown).toHaveBeenCalled())
    expect(openDocument).not.toHaveBeenCalled()
    expect(temporaryBasketId('DEU')).toBeNull()
    await expectOwnBasketUnchanged()
  })

  test('works again and again: the oldest purchase makes room', async () => {
    const ids: string[] = []
    for (const _time of [1, 2, 3, 4, 5]) ids.push(await createTemporaryBasket(own, [STROLLER]))
    expect(new Set(ids).size).toBe(5)
    expect(sandbox.sql('SELECT id FROM basket WHERE id = ?', ids[0] ?? '')).toEqual([])
    rememberTemporaryBasket('DEU', ids[4] ?? '')
    expect(await refreshBasket(purchase)).toMatchObject({productItems: [STROLLER]})
    await expectOwnBasketUnchanged()
  })
})

const open = (search = '?purchase=product') =>
  renderInShop(
    <>
      <CheckoutPage />
      <Route
        render={({location}) => {
          place = location.pathname + location.search
          return null
        }}
      />
    </>,
    {shop, queryClient: own.queryClient, path: `/deu/en-de/appcheckout${search}`},
  )

/** A purchase from a product page whose only open step is the review. */
async function readyPurchase(paymentMethodId: string): Promise<string> {
  const basketId = await createTemporaryBasket(own, [STROLLER])
  rememberTemporaryBasket('DEU', basketId)
  await updateCustomer(purchase, 'mia@example.com')
  await updateShippingAddress(purchase, ADDRESSES.DEU, true)
  await updateShippingMethod(purchase, 'standard')
  await addPaymentInstrument(purchase, {paymentMethodId})
  return basketId
}
const orderNow = async () => {
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', {name: 'Order with obligation to pay'}))
}

describe('the checkout of the purchase', () => {
  test('orders the product alone, and forgets the purchase', async () => {
    const token = await readyPurchase('INVOICE')
    open()
    expect(await screen.findByRole('link', {name: 'Back to the product'})).toBeInTheDocument()
    expect(screen.queryByRole('link', {name: 'Edit cart'})).not.toBeInTheDocument()
    await orderNow()
    await waitFor(() => expect(place).toBe(`/deu/en-de/appcheckout/confirmation?token=${token}`))
    expect(pendingOrder('DEU')).toBeNull()
    expect(temporaryBasketId('DEU')).toBeNull()
    await expectOwnBasketUnchanged()
  })

  test('keeps both baskets when the payment is refused, also in another tab', async () => {
    const token = await readyPurchase(HOSTED_METHOD)
    const placement = await placeOrder(shop, token)
    if (placement.status !== 'placed') throw new Error(placement.status)
    await payOnPage(sandbox.origin, placement.order.session?.id ?? '', CARDS.declined)
    expect(pendingOrder('DEU')).toMatchObject({token, isTemporary: true})
    // Another tab has no storage of this one.
    sessionStorage.clear()
    open('')
    expect(await screen.findByText(/Order was cancelled because payment/)).toBeVisible()
    await waitFor(() => expect(place).toBe('/deu/en-de/appcheckout?purchase=product'))
    expect(screen.getByRole('link', {name: 'Back to the product'})).toBeInTheDocument()
    expect(temporaryBasketId('DEU')).not.toBe(token)
    expect(await refreshBasket(purchase)).toMatchObject({
      temporaryBasket: true,
      productItems: [STROLLER],
    })
    await expectOwnBasketUnchanged()
  })

  test('an order of the own basket that is pending comes first', async () => {
    const {basketId: ownId = ''} = (await refreshBasket(own)) ?? {}
    await readyPurchase('INVOICE')
    rememberPending('DEU', {token: ownId, overAt: 0})
    open('?purchase=product&express=wallet')
    expect(await screen.findByText(/Your order was not placed/)).toBeVisible()
    expect(place).toBe('/deu/en-de/appcheckout')
    expect(screen.getByRole('link', {name: 'Edit cart'})).toBeInTheDocument()
    await expectOwnBasketUnchanged()
  })

  test('says that an expired purchase has ended, and that the cart is still there', async () => {
    const basketId = await readyPurchase('INVOICE')
    sandbox.sql('DELETE FROM basket WHERE id = ?', basketId)
    open()
    expect(await screen.findByText(/This purchase has ended/)).toBeVisible()
    await expectOwnBasketUnchanged()
  })
})
