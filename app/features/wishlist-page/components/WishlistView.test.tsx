import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {ShopEvent} from '@app/features/analytics/model/shop-event'
import {currentOverlay, closeOverlay} from '@app/features/purchase/overlay-store'
import {fakeCommerce, type FakeCommerce} from '@app/features/session/testing/fake-commerce'
import {guestToken} from '@app/features/session/testing/shopper-backend'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {showToast} from '@app/shared/ui/toast'
import {publishWishes} from '@app/features/wishlist/model/wishlist-store'
import {listBackend} from '@app/features/wishlist/testing/list-backend'
import {WishlistView} from './WishlistView'

const told: ShopEvent[] = []
jest.mock('@app/features/analytics/track', () => ({track: (event: ShopEvent) => told.push(event)}))
jest.mock('@app/shared/ui/toast', () => ({showToast: jest.fn()}))

const stock = {id: 'i', ats: 5, orderable: true}
const products: Record<string, object> = {
  cup: {id: 'cup', name: 'Cup holder', price: 24.9, type: {item: true}, inventory: stock},
  'pram-green': {
    id: 'pram-green',
    name: 'Pram, green',
    c_masterName: 'Pram',
    price: 899,
    type: {variant: true},
    master: {masterId: 'pram'},
    minOrderQuantity: 2,
    variationAttributes: [{id: 'color', values: [{value: 'green', name: 'Spruce green'}]}],
    variationValues: {color: 'green'},
    inventory: stock,
  },
  bed: {
    id: 'bed',
    name: 'Bed',
    price: 399,
    type: {master: true},
    variants: [{productId: 'bed-oak', orderable: true}],
    inventory: stock,
  },
  chair: {
    id: 'chair',
    name: 'Chair',
    type: {item: true},
    inventory: {id: 'i', ats: 0, orderable: false},
  },
}

let backend: FakeBackend
let commerce: FakeCommerce

beforeEach(() => {
  told.length = 0
  document.cookie = 'cc-nx-g_DEU=r1'
  commerce = fakeCommerce(null)
  commerce.accessToken.mockResolvedValue(guestToken('guest-1'))
  backend = fakeBackend()
  backend.on('/products', (url) => ({
    body: {
      data: (url.searchParams.get('ids') ?? '').split(',').flatMap((id) => products[id] ?? []),
    },
  }))
})
afterEach(() => {
  act(() => {
    publishWishes(undefined)
    closeOverlay()
  })
  document.cookie = 'cc-nx-g_DEU=; Max-Age=0'
})

const tileOf = async (name: string) =>
  (await screen.findByRole('heading', {level: 3, name})).closest('article') as HTMLElement
const heartOf = async (name: string) =>
  within(await tileOf(name)).getByRole('button', {name: `${name} on your wishlist`})

it('is empty for a visitor without a session, who loads nothing for it', async () => {
  document.cookie = 'cc-nx-g_DEU=; Max-Age=0'
  renderInShop(<WishlistView />)
  expect(await screen.findByRole('heading', {level: 1})).toHaveTextContent('Your wishlist is empty')
  expect(backend.calls).toEqual([])
})

it('shows what is on it, the last wish first, and tells of it once', async () => {
  listBackend(backend, ['cup', 'pram-green', 'bed'])
  renderInShop(<WishlistView />)
  await tileOf('Pram')
  const names = screen.getAllByRole('heading', {level: 3}).map((one) => one.textContent)
  expect(names).toEqual(['Bed', 'Pram', 'Cup holder'])
  expect(screen.getByText('3 products')).toBeInTheDocument()
  expect(screen.getByText('Spruce green')).toBeInTheDocument()
  expect(await heartOf('Pram')).toHaveAttribute('aria-pressed', 'true')
  expect(told.map(({type}) => type)).toEqual(['view_wishlist'])
})

it('adds what is chosen in the quantity that one order takes, and shows it', async () => {
  listBackend(backend, ['pram-green'])
  const basket = {productItems: [{productId: 'pram-green', quantity: 2}]}
  commerce.addItems.mockResolvedValue(basket)
  renderInShop(<WishlistView />)
  await userEvent.click(
    await screen.findByRole('button', {name: 'Add to cart: Pram, Spruce green'}),
  )
  expect(commerce.addItems).toHaveBeenCalledWith([{productId: 'pram-green', quantity: 2}])
  expect(currentOverlay()).toMatchObject({
    kind: 'added',
    added: {name: 'Pram', choices: ['Spruce green'], quantity: 2, basket},
  })
})

it('opens the quick view where something is to choose', async () => {
  listBackend(backend, ['bed'])
  renderInShop(<WishlistView />)
  await userEvent.click(await screen.findByRole('button', {name: 'Choose options: Bed'}))
  expect(currentOverlay()).toEqual({kind: 'quickView', productId: 'bed'})
})

it('leads to the page of what cannot be had now, and says what is gone for good', async () => {
  listBackend(backend, ['chair', 'never-heard-of'])
  renderInShop(<WishlistView />)
  expect(await screen.findByRole('link', {name: 'View product: Chair'})).toHaveAttribute(
    'href',
    '/deu/en-de/product/chair',
  )
  const gone = await tileOf('A product you saved')
  expect(gone).toHaveTextContent('This product is no longer available.')
  expect(within(gone).queryByRole('link')).toBeNull()
  expect(within(gone).getByRole('button')).toHaveAttribute('aria-pressed', 'true')
})

it('takes a product off, tells of it, and can take that back', async () => {
  const lists = listBackend(backend, ['cup', 'bed'])
  renderInShop(<WishlistView />)
  await userEvent.click(await heartOf('Cup holder'))
  expect(screen.queryByRole('heading', {level: 3, name: 'Cup holder'})).toBeNull()
  await waitFor(() => expect(showToast).toHaveBeenCalled())
  expect(lists.items).toEqual([{id: 'i1', productId: 'bed'}])
  expect(told.at(-1)).toMatchObject({type: 'remove_from_wishlist', items: [{id: 'cup'}]})
  const [notice] = jest.mocked(showToast).mock.lastCall ?? []
  expect(notice?.title).toBe('Cup holder has been removed from your wishlist.')
  act(() => notice?.action?.onClick())
  expect(await tileOf('Cup holder')).toBeInTheDocument()
  await waitFor(() => expect(lists.items).toHaveLength(2))
})

it('shows the list as it is when a change failed', async () => {
  const lists = listBackend(backend, ['cup'])
  backend.on('/items/i0', {status: 500})
  renderInShop(<WishlistView />)
  await userEvent.click(await heartOf('Cup holder'))
  expect(await tileOf('Cup holder')).toBeInTheDocument()
  expect(lists.items).toHaveLength(1)
})

it('offers another try when the list cannot be read', async () => {
  backend.on('/product-lists', {status: 503})
  renderInShop(<WishlistView />)
  const again = await screen.findByRole('button', {name: 'Try again'})
  listBackend(backend, ['cup'])
  await userEvent.click(again)
  expect(await tileOf('Cup holder')).toBeInTheDocument()
})

it('does not take products that cannot be read for gone', async () => {
  listBackend(backend, ['cup'])
  backend.on('/products', {status: 500})
  renderInShop(<WishlistView />)
  const again = await screen.findByRole('button', {name: 'Try again'})
  expect(screen.queryByText('This product is no longer available.')).toBeNull()
  backend.on('/products', {body: {data: [products['cup']]}})
  await userEvent.click(again)
  expect(await tileOf('Cup holder')).toBeInTheDocument()
})
