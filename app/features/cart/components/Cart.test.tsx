import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {ApiFault} from '@common/fault'
import {closeOverlay, currentOverlay} from '@app/features/purchase/overlay-store'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {showToast} from '@app/shared/ui/toast'
import {publishBasket, type Basket} from '@app/features/session/model/shopper-client'
import {fakeCommerce} from '@app/features/session/testing/fake-commerce'
import {rememberPending} from '@app/features/basket/model/pending-order'
import {CartView} from './CartView'

jest.mock('@app/shared/ui/toast', () => ({showToast: jest.fn()}))

const basket: Basket = {
  basketId: 'b1',
  currency: 'EUR',
  taxation: 'gross',
  productSubTotal: 1798,
  productTotal: 1798,
  taxTotal: 287.08,
  productItems: [
    {
      itemId: 'i1',
      productId: 'p1',
      productName: 'Fjell City',
      quantity: 2,
      basePrice: 899,
      price: 1798,
    },
  ],
}

const product = (change: object = {}) => ({
  id: 'p1',
  name: 'Fjell City, spruce',
  c_masterName: 'Fjell City',
  minOrderQuantity: 1,
  stepQuantity: 1,
  inventory: {ats: 20, orderable: true, id: 'x'},
  variationAttributes: [{id: 'color', name: 'Color', values: [{value: 'spruce', name: 'Spruce'}]}],
  variationValues: {color: 'spruce'},
  ...change,
})

const fault = (type: string, status = 400) =>
  new ApiFault({type, status, title: '', detail: '', arguments: {}})

function open(products: unknown[] = [product()], preferences: object = {}) {
  const backend = fakeBackend()
  backend.on('/custom_objects/ocapi/site', {body: {c_result: preferences}})
  backend.on('/products', {body: {data: products}})
  renderInShop(<CartView />)
}

const price = (text: string) => text.replace(/\s/g, ' ')

test('lines, their choices and the sums are shown', async () => {
  fakeCommerce(basket)
  open()
  expect(await screen.findByText('Spruce')).toBeInTheDocument()
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Your cart')
  expect(screen.getByText('2 items')).toBeInTheDocument()
  const summary = within(screen.getByRole('region', {name: 'Order summary'}))
  expect(price(summary.getByText('Subtotal').parentElement?.textContent ?? '')).toContain(
    '1,798.00',
  )
  expect(price(summary.getByText(/VAT/).textContent ?? '')).toBe('Includes €287.08 VAT')
  expect(summary.getByRole('link', {name: 'Proceed to Checkout'})).toHaveAttribute(
    'href',
    '/deu/en-de/appcheckout',
  )
})

test('delivery is said to be free where the usual one is, before anything is chosen', async () => {
  const commerce = fakeCommerce({...basket, shipments: [{shipmentId: 'me'}]})
  commerce.shippingMethods.mockResolvedValue({
    applicableShippingMethods: [
      {id: 'express', price: 12.9},
      {id: 'standard', price: 0},
    ],
    defaultShippingMethodId: 'standard',
  })
  open()
  const summary = within(await screen.findByRole('region', {name: 'Order summary'}))
  expect(await summary.findByText('Free')).toBeInTheDocument()
})

test('quick presses become the call under way and one more', async () => {
  const commerce = fakeCommerce(basket)
  open()
  const more = await screen.findByRole('button', {name: 'Increase quantity of Fjell City'})
  let finish: (value: unknown) => void = () => undefined
  commerce.updateItem.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  const user = userEvent.setup()
  await user.click(more)
  await user.click(more)
  await user.click(more)
  expect(screen.getByRole('spinbutton')).toHaveValue('5')
  await act(async () => finish(basket))
  await waitFor(() => expect(commerce.updateItem).toHaveBeenCalledTimes(2))
  expect(commerce.updateItem.mock.calls).toEqual([
    ['i1', {quantity: 3}],
    ['i1', {quantity: 5}],
  ])
})

test('a refused quantity goes back and says why', async () => {
  const commerce = fakeCommerce(basket)
  open()
  commerce.updateItem.mockRejectedValueOnce(fault('product-item-not-available'))
  await userEvent.click(await screen.findByRole('button', {name: /Increase/}))
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('2'))
  expect(showToast).toHaveBeenCalledWith({
    title: 'Maximum order quantity has been reached.',
    status: 'error',
  })
})

test('a quantity counts all lines of a product, and ends at the preference of the site', async () => {
  const [item] = basket.productItems ?? []
  const commerce = fakeCommerce({
    ...basket,
    productItems: [
      {...item, quantity: 3},
      {...item, itemId: 'i2', quantity: 4, c_engravingText: 'Mia'},
    ],
  })
  open([product()], {purchaseLimit: 8})
  const [more] = await screen.findAllByRole('button', {name: /Increase/})
  if (!more) throw new Error('no button')
  await waitFor(() =>
    expect(screen.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuemax', '4'),
  )
  await userEvent.click(more)
  await waitFor(() => expect(commerce.updateItem).toHaveBeenCalledWith('i1', {quantity: 4}))
  await userEvent.click(more)
  expect(showToast).toHaveBeenCalledWith({
    title: 'Maximum order quantity has been reached.',
    status: 'error',
  })
  expect(commerce.updateItem).toHaveBeenCalledTimes(1)
})

describe('gifts', () => {
  const gift = {
    itemId: 'i2',
    productId: 'p2',
    productName: 'Cup holder',
    quantity: 1,
    price: 24.9,
    priceAfterItemDiscount: 0,
    bonusProductLineItem: true,
  }
  const choice = {
    id: 'c1',
    promotionId: 'big-day',
    maxBonusItems: 1,
    bonusProducts: [{productId: 'p2'}],
  }
  const withGift = (more: object): Basket => ({
    ...basket,
    productItems: [...(basket.productItems ?? []), {...gift, ...more}],
    bonusDiscountLineItems: [choice],
  })
  const products = () => [product(), product({id: 'p2', c_masterName: 'Cup holder'})]

  test('that wait to be chosen are offered', async () => {
    fakeCommerce({...basket, bonusDiscountLineItems: [choice]})
    open()
    expect(await screen.findByText('A gift is waiting for you')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', {name: 'Choose gift'}))
    expect(currentOverlay()).toEqual({kind: 'bonus', choiceId: 'c1', added: undefined})
    act(closeOverlay)
  })

  test('that were chosen cost nothing, and can be taken out and put back', async () => {
    const commerce = fakeCommerce(withGift({bonusDiscountLineItemId: 'c1'}))
    open(products())
    const line = (await screen.findByText('A gift from us')).closest('li') as HTMLElement
    expect(within(line).getByText('Free')).toBeInTheDocument()
    expect(within(line).queryByRole('spinbutton')).toBeNull()
    expect(screen.queryByText('A gift is waiting for you')).toBeNull()
    jest.mocked(showToast).mockClear()
    await userEvent.click(within(line).getByRole('button', {name: /^Remove/}))
    expect(await screen.findByText('A gift is waiting for you')).toBeInTheDocument()
    act(() => jest.mocked(showToast).mock.lastCall?.[0].action?.onClick())
    await waitFor(() =>
      expect(commerce.addItems).toHaveBeenCalledWith([
        {productId: 'p2', quantity: 1, bonusDiscountLineItemId: 'c1'},
      ]),
    )
  })

  test('that come by themselves go with what earned them', async () => {
    fakeCommerce(withGift({}))
    open(products())
    const line = (await screen.findByText('A gift from us')).closest('li') as HTMLElement
    expect(within(line).queryByRole('button')).toBeNull()
  })
})

test('more than the stock is not asked for', async () => {
  const commerce = fakeCommerce(basket)
  open([product({inventory: {ats: 2, orderable: true, id: 'x'}})])
  await screen.findByText('Only 2 left!')
  await userEvent.click(screen.getByRole('button', {name: /Increase/}))
  expect(commerce.updateItem).not.toHaveBeenCalled()
  expect(showToast).toHaveBeenCalledWith({
    title: 'Maximum order quantity has been reached.',
    status: 'error',
  })
})

test('a removed line leaves the empty cart, and can be put back', async () => {
  const commerce = fakeCommerce(basket)
  open()
  const remove = await screen.findByRole('button', {name: 'Remove Fjell City from your cart'})
  await userEvent.dblClick(remove)
  expect(await screen.findByRole('heading', {name: 'Your cart is empty'})).toBeInTheDocument()
  expect(commerce.removeItem).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('heading', {level: 1}).closest('[tabindex]')).toHaveFocus()
  const [[toast]] = (showToast as jest.Mock).mock.calls as [[{action: {onClick: () => void}}]]
  act(() => toast.action.onClick())
  await waitFor(() =>
    expect(commerce.addItems).toHaveBeenCalledWith([{productId: 'p1', quantity: 2}]),
  )
})

test('a removed line is not put back into a basket that is full of it by now', async () => {
  const commerce = fakeCommerce(basket)
  open()
  await userEvent.click(await screen.findByRole('button', {name: /^Remove/}))
  await screen.findByRole('heading', {name: 'Your cart is empty'})
  const [[toast]] = (showToast as jest.Mock).mock.calls as [[{action: {onClick: () => void}}]]
  act(() => publishBasket({...basket, productItems: [{productId: 'p1', quantity: 49}]}))
  act(() => toast.action.onClick())
  expect(commerce.addItems).not.toHaveBeenCalled()
  expect(showToast).toHaveBeenLastCalledWith({
    title: 'Maximum order quantity has been reached.',
    status: 'error',
  })
})

test('an empty cart whose order has no answer yet leads to the checkout', () => {
  rememberPending('DEU', {token: 'b1', overAt: 0})
  fakeCommerce(null)
  fakeBackend()
  let place = ''
  const where = (
    <Route
      render={({location}) => {
        place = location.pathname
        return null
      }}
    />
  )
  renderInShop(
    <>
      <CartView />
      {where}
    </>,
  )
  expect(place).toBe('/deu/en-de/appcheckout')
  localStorage.clear()
})

test.each([
  ['is out of stock', [product({inventory: {ats: 0, orderable: false, id: 'x'}})], /out of stock/],
  [
    'has too little stock',
    [product({inventory: {ats: 1, orderable: true, id: 'x'}})],
    /Only 1 is in stock/,
  ],
  ['is not sold any more', [], 'This product is no longer available.'],
])('a line that %s closes the way to the checkout', async (_, products, text) => {
  fakeCommerce(basket)
  open(products)
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', {name: 'Proceed to Checkout'})).toBeDisabled()
})

test('a site that sells nothing leads to the country selector', () => {
  const shop = testShop('GLO')
  renderInShop(<CartView />, {shop})
  expect(screen.getByRole('link', {name: 'Choose your country'})).toHaveAttribute(
    'href',
    '/global/en-gr/country-selector',
  )
})
