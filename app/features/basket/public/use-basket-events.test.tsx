import {render} from '@testing-library/react'
import {ShopProvider} from '@app/shared/lib/shop-context'
import {testShop} from '@app/shared/test/shop'
import type {Basket} from './basket'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {useCartView, useCheckoutEvents} from './use-basket-events'

const events = trackedEvents()
beforeEach(() => {
  sessionStorage.clear()
})

const basket = (quantity: number): Basket => ({
  basketId: 'b1',
  productSubTotal: 10 * quantity,
  productItems: [{itemId: 'i', productId: 'p', productName: 'Cup', quantity, price: 10 * quantity}],
})
const item = (quantity: number) => ({id: 'p', name: 'Cup', price: 10, quantity})

function Cart({quantity}: {quantity: number}) {
  useCartView(basket(quantity))
  return null
}

function Checkout({step}: {step: 'contact' | 'address'}) {
  useCheckoutEvents(basket(2), step, step === 'contact' ? 1 : 2)
  return null
}

const shop = testShop('DEU')

it('tells that the cart was looked at once, whatever changes in it', () => {
  const view = (quantity: number) => (
    <ShopProvider shop={shop}>
      <Cart quantity={quantity} />
    </ShopProvider>
  )
  const {rerender} = render(view(1))
  rerender(view(3))
  expect(events).toEqual([{type: 'view_cart', value: 10, items: [item(1)]}])
})

it('tells that the checkout began, and every step that opens', () => {
  const view = (step: 'contact' | 'address') => (
    <ShopProvider shop={shop}>
      <Checkout step={step} />
    </ShopProvider>
  )
  const {rerender} = render(view('contact'))
  rerender(view('contact'))
  rerender(view('address'))
  expect(events).toEqual([
    {type: 'begin_checkout', value: 20, items: [item(2)]},
    {type: 'checkout_step', stepName: 'contact', stepNumber: 1, basketId: 'b1'},
    {type: 'checkout_step', stepName: 'address', stepNumber: 2, basketId: 'b1'},
  ])
})

it('repeats neither after a reload, and begins another checkout with other goods', () => {
  const open = (quantity: number, step: string) => {
    const Page = () => {
      useCheckoutEvents(basket(quantity), step, 1)
      return null
    }
    const {unmount} = render(
      <ShopProvider shop={shop}>
        <Page />
      </ShopProvider>,
    )
    unmount()
  }
  open(2, 'contact')
  open(2, 'contact')
  expect(events.map(({type}) => type)).toEqual(['begin_checkout', 'checkout_step'])
  open(2, 'address')
  open(2, 'contact')
  expect(events.slice(2)).toMatchObject([
    {type: 'checkout_step', stepName: 'address'},
    {type: 'checkout_step', stepName: 'contact'},
  ])
  events.length = 0
  open(3, 'contact')
  expect(events).toMatchObject([{type: 'begin_checkout', value: 30}])
})
