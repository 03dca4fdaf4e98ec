/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/basket/testing/archive
 */
import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import {
  updateShippingAddress,
  updateShippingMethod,
} from '@app/features/basket/public/checkout-changes'
import {rememberPending} from '@app/features/basket/public/pending-order'
import {
  setOnline,
  setPreference,
  setStock,
  setUndeliverable,
} from '@app/features/basket/testing/sandbox-stock'
import {closeOverlay, currentOverlay} from '@app/features/purchase/public/overlay-store'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {changeWish} from '@app/features/wishlist/public/change-wishes'
import {publishWishes} from '@app/features/wishlist/public/wishes'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {testShop} from '@app/shared/test/shop'
import {openDocument} from '@app/shared/lib/open-document'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {CartView} from './CartView'

const shown = shownToasts()
// jsdom cannot open another document.
jest.mock('@app/shared/lib/open-document', () => ({openDocument: jest.fn()}))

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const STROLLER = 'stroller-green'
const ADDRESS = {
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  countryCode: 'DE',
}
const MAXIMUM = {title: 'Maximum order quantity has been reached.', status: 'error'}

let context: BasketContext

/** Opens the cart of a new guest with these units of products in it. */
async function open(...items: [productId: string, quantity: number, custom?: `c_${string}`][]) {
  context = await openSession(shop)
  sandbox.sql('DELETE FROM product_list_item')
  publishWishes(undefined)
  for (const [productId, quantity, custom] of items) {
    const item = {productId, quantity, ...(custom && {custom: {[custom]: 'Mia'}})}
    await addItems(context, [item])
  }
  sandbox.reset()
  return renderInShop(<CartView />, {shop, queryClient: context.queryClient})
}

/** Units in the basket of the backend, by product id. */
const stored = () => {
  const [row] = sandbox.sql(
    'SELECT content FROM basket WHERE id = ?',
    cachedBasket(context)?.basketId ?? '',
  ) as {content: string}[]
  const {items = []} = JSON.parse(row?.content ?? '{}') as {
    items?: {productId: string; quantity: number}[]
  }
  return items.map(({productId, quantity}) => [productId, quantity])
}
const wished = () =>
  (sandbox.sql('SELECT product_id FROM product_list_item') as {product_id: string}[]).map(
    ({product_id: id}) => id,
  )
const changes = () => sandbox.calls.filter((call) => /^(PATCH|POST|DELETE)/.test(call))
const price = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')
const increase = (name = 'City stroller') =>
  screen.findByRole('button', {name: `Increase quantity of ${name}`})
const lastToast = () => shown.mock.lastCall?.[0]
const undo = () => act(() => lastToast()?.action?.onClick())

afterEach(() => {
  setStock(STROLLER, 20)
  setOnline(STROLLER, true)
  setPreference('DEU', 'purchaseLimit', '50')
})

test('lines and the sums of the backend are shown', async () => {
  const page = await open([STROLLER, 2])
  page.unmount()
  await updateShippingAddress(context, ADDRESS, true)
  await updateShippingMethod(context, 'express')
  renderInShop(<CartView />, {shop, queryClient: context.queryClient})
  expect(await screen.findByRole('heading', {level: 3})).toHaveTextContent('City stroller')
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Your cart')
  expect(screen.getByText('2 items')).toBeInTheDocument()
  const summary = within(screen.getByRole('region', {name: 'Order summary'}))
  expect(price(summary.getByText('Subtotal').parentElement?.textContent)).toContain('999.80')
  expect(price(summary.getByText(/VAT/).textContent)).toBe('Includes €161.69 VAT')
  expect(summary.getByRole('link', {name: 'Proceed to Checkout'})).toHaveAttribute(
    'href',
    '/deu/en-de/appcheckout',
  )
})

test('delivery is free where the default method is, before one is chosen', async () => {
  await open([STROLLER, 1])
  const summary = within(await screen.findByRole('region', {name: 'Order summary'}))
  expect(await summary.findByText('Free')).toBeInTheDocument()
})

test('quick presses become the call under way and one more', async () => {
  await open([STROLLER, 2])
  const more = await increase()
  for (let press = 0; press < 3; press += 1) act(() => more.click())
  expect(screen.getByRole('spinbutton')).toHaveValue('5')
  await waitFor(() => expect(stored()).toEqual([[STROLLER, 5]]))
  expect(changes()).toHaveLength(2)
})

test('a refused quantity goes back and says why', async () => {
  await open([STROLLER, 2])
  const more = await increase()
  setStock(STROLLER, 2)
  await userEvent.click(more)
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining(MAXIMUM)))
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('2'))
  expect(stored()).toEqual([[STROLLER, 2]])
})

test('a lost connection leaves the quantity and says so', async () => {
  await open([STROLLER, 2])
  const more = await increase()
  sandbox.lose('PATCH', 'lostRequest')
  await userEvent.click(more)
  await waitFor(() => expect(lastToast()?.status).toBe('error'))
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('2'))
})

test('a quantity counts all lines of a product, and ends at the preference of the site', async () => {
  setPreference('DEU', 'purchaseLimit', '8')
  await open([STROLLER, 3], [STROLLER, 4, 'c_engravingText'])
  const [more] = await screen.findAllByRole('button', {name: /Increase/})
  if (!more) throw new Error('no button')
  await waitFor(() =>
    expect(screen.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuemax', '4'),
  )
  await userEvent.click(more)
  await waitFor(() => expect(stored()[0]).toEqual([STROLLER, 4]))
  sandbox.reset()
  await userEvent.click(more)
  expect(shown).toHaveBeenCalledWith(expect.objectContaining(MAXIMUM))
  expect(changes()).toEqual([])
})

describe('gifts', () => {
  test('that wait to be chosen are offered', async () => {
    await open(['blanket', 1])
    expect(await screen.findByText('A gift is waiting for you')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', {name: 'Choose gift'}))
    expect(currentOverlay()).toMatchObject({kind: 'bonus'})
    act(closeOverlay)
  })

  test('that were chosen cost nothing, and can be taken out and put back', async () => {
    const page = await open(['blanket', 1])
    page.unmount()
    const offer = cachedBasket(context)?.bonusDiscountLineItems?.[0]?.id
    const gift = {productId: 'last-one', quantity: 1, bonusDiscountLineItemId: offer}
    await addItems(context, [gift])
    renderInShop(<CartView />, {shop, queryClient: context.queryClient})
    const line = (await screen.findByText('A gift from us')).closest('li') as HTMLElement
    expect(within(line).getByText('Free')).toBeInTheDocument()
    expect(within(line).queryByRole('spinbutton')).toBeNull()
    expect(screen.queryByText('A gift is waiting for you')).toBeNull()
    await userEvent.click(within(line).getByRole('button', {name: /^Remove/}))
    expect(await screen.findByText('A gift is waiting for you')).toBeInTheDocument()
    undo()
    expect(await screen.findByText('A gift from us')).toBeInTheDocument()
    expect(stored()).toContainEqual(['last-one', 1])
  })

  test('that come by themselves go with what earned them', async () => {
    await open(['cup-set', 2])
    const line = (await screen.findByText('A gift from us')).closest('li') as HTMLElement
    expect(within(line).queryByRole('button')).toBeNull()
  })
})

test('more than the stock is not requested', async () => {
  setStock(STROLLER, 2)
  await open([STROLLER, 2])
  await screen.findByText('Only 2 left!')
  await userEvent.click(await increase())
  expect(changes()).toEqual([])
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Only 2 left for City stroller!',
      status: 'error',
    }),
  )
})

test('a line moves to the wish list, and back with its notice', async () => {
  await open([STROLLER, 2])
  const name = 'Save for later: City stroller'
  await userEvent.click(await screen.findByRole('button', {name}))
  await waitFor(() => expect(lastToast()?.title).toBe('City stroller is now on your wishlist.'))
  expect(stored()).toEqual([])
  expect(wished()).toEqual([STROLLER])
  undo()
  await waitFor(() => expect(stored()).toEqual([[STROLLER, 2]]))
  await waitFor(() => expect(wished()).toEqual([]))
})

test('a product that was on the wish list before stays there when the move is undone', async () => {
  const page = await open([STROLLER, 1])
  await changeWish(context, {productId: STROLLER}, true)
  await userEvent.click(await screen.findByRole('button', {name: /^Save for later/}))
  await waitFor(() => expect(stored()).toEqual([]))
  undo()
  await waitFor(() => expect(stored()).toEqual([[STROLLER, 1]]))
  page.unmount()
  expect(wished()).toEqual([STROLLER])
})

test('a move to the wish list that cannot remove the line leaves it in the cart only', async () => {
  await open([STROLLER, 1])
  sandbox.lose('/items/', 'lostRequest')
  await userEvent.click(await screen.findByRole('button', {name: /^Save for later/}))
  await waitFor(() => expect(lastToast()?.status).toBe('error'))
  expect(stored()).toEqual([[STROLLER, 1]])
  expect(wished()).toEqual([])
})

test('a gift that the cart no longer qualifies for is announced', async () => {
  await open(['cup-set', 2])
  const remove = await screen.findByRole('button', {name: /^Remove/})
  await userEvent.click(remove)
  await waitFor(() =>
    expect(shown).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Your cart no longer qualifies for the gift. It has been removed.',
        status: 'warning',
      }),
    ),
  )
})

describe('before the checkout, the backend checks the cart', () => {
  const press = async () =>
    userEvent.click(await screen.findByRole('link', {name: 'Proceed to Checkout'}))

  test('and a line that sold out meanwhile is shown, not removed', async () => {
    await open([STROLLER, 2])
    // The page knows the stock of before; it must not read it again between the change and the press.
    await waitFor(() =>
      expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '20'),
    )
    setStock(STROLLER, 0)
    await press()
    expect(await screen.findByText(/out of stock/)).toBeInTheDocument()
    expect(screen.getByRole('button', {name: 'Proceed to Checkout'})).toBeDisabled()
    expect(stored()).toEqual([[STROLLER, 2]])
    expect(openDocument).not.toHaveBeenCalled()
  })

  test('and a line that no method delivers is marked, with the way to the address', async () => {
    const page = await open([STROLLER, 1], ['blanket', 1])
    page.unmount()
    await updateShippingAddress(context, ADDRESS, true)
    setUndeliverable('DEU', 'blanket')
    renderInShop(<CartView />, {shop, queryClient: context.queryClient})
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(2))
    await press()
    const note = await screen.findByText(/cannot be delivered to your address/)
    expect(note.closest('li')).toHaveTextContent('Knit blanket')
    expect(within(note).getByRole('link', {name: 'Change the address'})).toHaveAttribute(
      'href',
      '/deu/en-de/appcheckout',
    )
    expect(screen.getByRole('button', {name: 'Proceed to Checkout'})).toBeDisabled()
    expect(stored()).toHaveLength(2)
    setUndeliverable('DEU', null)
    await userEvent.click(screen.getByRole('button', {name: 'Remove Knit blanket from your cart'}))
    await screen.findByRole('link', {name: 'Proceed to Checkout'})
  })

  test('and a check that fails does not close the shop', async () => {
    await open([STROLLER, 1])
    await increase()
    sandbox.lose('/check', 'lostRequest')
    await press()
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/deu/en-de/appcheckout'))
    expect(sandbox.calls.join()).toContain('/shopper-basket-check/')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('a price that changed since the last visit is shown with the earlier one', async () => {
  const page = await open([STROLLER, 1])
  await increase()
  page.unmount()
  const [itemId] = Object.keys(
    JSON.parse(localStorage.getItem('cart-prices:DEU') ?? '{}') as object,
  )
  localStorage.setItem('cart-prices:DEU', JSON.stringify({[itemId ?? '']: 450}))
  renderInShop(<CartView />, {shop, queryClient: context.queryClient})
  expect(price((await screen.findByText(/The price has changed/)).textContent)).toBe(
    'The price has changed from €450.00 to €499.90.',
  )
})

test('a removed line leaves the empty cart, and can be put back', async () => {
  await open([STROLLER, 2])
  const name = 'Remove City stroller from your cart'
  await userEvent.dblClick(await screen.findByRole('button', {name}))
  expect(await screen.findByRole('heading', {name: 'Your cart is empty'})).toBeInTheDocument()
  expect(changes()).toHaveLength(1)
  expect(screen.getByRole('heading', {level: 1}).closest('[tabindex]')).toHaveFocus()
  undo()
  await waitFor(() => expect(stored()).toEqual([[STROLLER, 2]]))
})

test('a removed line is not put back into a basket that is full of it by now', async () => {
  setStock(STROLLER, 99)
  await open([STROLLER, 2])
  await userEvent.click(await screen.findByRole('button', {name: /^Remove/}))
  await screen.findByRole('heading', {name: 'Your cart is empty'})
  const {action} = lastToast() ?? {}
  await act(async () => {
    await addItems(context, [{productId: STROLLER, quantity: 49}])
  })
  sandbox.reset()
  act(() => action?.onClick())
  expect(changes()).toEqual([])
  expect(shown).toHaveBeenLastCalledWith(expect.objectContaining(MAXIMUM))
})

test('an empty cart whose order has no answer yet leads to the checkout', async () => {
  context = await openSession(shop)
  rememberPending('DEU', {token: 'b1', overAt: 0})
  let place = ''
  renderInShop(
    <>
      <CartView />
      <Route
        render={({location}) => {
          place = location.pathname
          return null
        }}
      />
    </>,
    {shop, queryClient: context.queryClient},
  )
  await waitFor(() => expect(place).toBe('/deu/en-de/appcheckout'))
  localStorage.clear()
})

test.each([
  ['is out of stock', () => setStock(STROLLER, 0), /out of stock/],
  ['has too little stock', () => setStock(STROLLER, 1), /Only 1 is in stock/],
  ['is not sold any more', () => setOnline(STROLLER, false), /no longer available/],
])('a line that %s closes the way to the checkout', async (_, breakIt, text) => {
  const page = await open([STROLLER, 2])
  page.unmount()
  breakIt()
  renderInShop(<CartView />, {shop})
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', {name: 'Proceed to Checkout'})).toBeDisabled()
})

test('a site that sells nothing leads to the country selector', () => {
  renderInShop(<CartView />, {shop: testShop('GLO')})
  expect(screen.getByRole('link', {name: 'Choose your country'})).toHaveAttribute(
    'href',
    '/global/en-gr/country-selector',
  )
})
