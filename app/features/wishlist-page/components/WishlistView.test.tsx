/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {cachedBasket} from '@app/features/basket/public/basket'
import {setOnline} from '@app/features/basket/testing/sandbox-stock'
import {currentOverlay, closeOverlay} from '@app/features/purchase/public/overlay-store'
import {
  openSession,
  sandboxShop,
  type TestSession,
} from '@app/features/session/testing/real-session'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {addWish, notePrices, readWishes} from '@app/features/wishlist/public/wish-list'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {publishWishes} from '@app/features/wishlist/public/wishes'
import {useWishlistSign} from '@app/features/wishlist/public/use-wishlist-sign'
import {createQueryClient} from '@app/shared/lib/query-client'
import {WishlistView} from './WishlistView'

const shown = shownToasts()
const events = trackedEvents()

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let session: TestSession

const owner = async () => ({...session, customerId: await loadCustomerId()})
/** Products on the list of the backend. */
const listed = async () => (await readWishes(await owner())).map(({productId}) => productId)

/** Opens the list of a new guest, on which these products are. */
async function open(...wished: string[]) {
  for (const productId of wished) await addWish(await owner(), {productId})
  sandbox.reset()
  renderInShop(<WishlistView />, {shop, queryClient: session.queryClient})
}

beforeEach(async () => {
  session = await openSession(shop)
})
afterEach(async () => {
  act(() => {
    publishWishes(undefined)
    closeOverlay()
  })
  await sandbox.admin('DELETE', '/admin/faults')
})

const tileOf = async (name: string) =>
  (await screen.findByRole('heading', {level: 3, name})).closest('article') as HTMLElement
const heartOf = async (name: string) =>
  within(await tileOf(name)).getByRole('button', {name: `${name} on your wishlist`})

it('is empty for a visitor without a session and sends nothing', async () => {
  document.cookie = 'shopper_DEU=; Max-Age=0; path=/'
  await open()
  expect(await screen.findByRole('heading', {level: 1})).toHaveTextContent('Your wishlist is empty')
  expect(sandbox.calls).toEqual([])
})

function Header() {
  useWishlistSign()
  return null
}

it('is read once for the page and the header', async () => {
  await addWish(await owner(), {productId: 'cup'})
  sandbox.reset()
  renderInShop(
    <>
      <Header />
      <WishlistView />
    </>,
    {shop, queryClient: createQueryClient()},
  )
  await tileOf('Cup holder')
  const reads = sandbox.calls.filter((call) => /^GET .*\/product-lists/.test(call))
  expect(reads).toHaveLength(1)
})

it('shows what is on it, the last wish first, and tracks the view once', async () => {
  await open('cup', 'pram-green', 'bed')
  await tileOf('Pram')
  const names = screen.getAllByRole('heading', {level: 3}).map((one) => one.textContent)
  expect(names).toEqual(['Bed', 'Pram', 'Cup holder'])
  expect(screen.getByText('3 products')).toBeInTheDocument()
  expect(screen.getByText('Spruce green')).toBeInTheDocument()
  expect(await heartOf('Pram')).toHaveAttribute('aria-pressed', 'true')
  expect(events.map(({type}) => type)).toEqual(['view_wishlist'])
})

it('adds a chosen variant in its minimum order quantity, and shows the addition', async () => {
  await open('pram-green')
  await userEvent.click(
    await screen.findByRole('button', {name: 'Add to cart: Pram, Spruce green'}),
  )
  // The gift of the promotion is chosen first; it carries the data of the addition.
  await waitFor(() => expect(currentOverlay()).toMatchObject({kind: 'bonus'}))
  const basket = cachedBasket(session)
  expect(basket?.productItems).toMatchObject([{productId: 'pram-green', quantity: 2}])
  expect(currentOverlay()).toMatchObject({
    added: {name: 'Pram', choices: ['Spruce green'], quantity: 2, basket},
  })
})

const movable = {name: 'Move to cart: Pram, Spruce green'}
const lines = () =>
  (cachedBasket(session)?.productItems ?? []).map(({productId, quantity}) => [productId, quantity])

it('moves a wish to the cart, and takes it back', async () => {
  await open('pram-green', 'bed')
  const button = await screen.findByRole('button', movable)
  await userEvent.dblClick(button)
  await waitFor(async () => expect(await listed()).toEqual(['bed']))
  await waitFor(() => expect(lines()).toContainEqual(['pram-green', 2]))
  expect(screen.queryByRole('heading', {level: 3, name: 'Pram'})).toBeNull()
  await waitFor(() =>
    expect(shown.mock.lastCall?.[0].title).toBe('Pram has been moved to your cart.'),
  )
  const [notice] = shown.mock.lastCall ?? []
  act(() => {
    notice?.action?.onClick()
    notice?.action?.onClick()
  })
  await waitFor(async () => expect(await listed()).toEqual(['bed', 'pram-green']))
  await waitFor(() => expect(lines()).toEqual([]))
})

it('takes back only the units that were moved', async () => {
  await open('pram-green')
  await userEvent.click(
    await screen.findByRole('button', {name: 'Add to cart: Pram, Spruce green'}),
  )
  await waitFor(() => expect(lines()).toContainEqual(['pram-green', 2]))
  act(() => closeOverlay())
  await userEvent.click(await screen.findByRole('button', movable))
  await waitFor(() => expect(lines()).toContainEqual(['pram-green', 4]))
  await waitFor(async () => expect(await listed()).toEqual([]))
  const [notice] = shown.mock.lastCall ?? []
  act(() => notice?.action?.onClick())
  await waitFor(() => expect(lines()).toContainEqual(['pram-green', 2]))
  expect(await listed()).toEqual(['pram-green'])
})

it('keeps a wish that the cart refuses', async () => {
  await open('pram-green')
  await sandbox.admin('POST', '/admin/faults', {
    kind: 'status',
    status: 500,
    method: 'POST',
    path: '*/baskets*',
  })
  await userEvent.click(await screen.findByRole('button', movable))
  await waitFor(() =>
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({status: 'error'})),
  )
  expect(await listed()).toEqual(['pram-green'])
})

it('opens the quick view of a product with open choices', async () => {
  await open('bed')
  await userEvent.click(await screen.findByRole('button', {name: 'Choose options: Bed'}))
  expect(currentOverlay()).toEqual({kind: 'quickView', productId: 'bed'})
})

it('links to the page of a sold-out product, and says which product no longer exists', async () => {
  for (const productId of ['chair', 'toy']) await addWish(await owner(), {productId})
  setOnline('toy', false)
  await open()
  expect(await screen.findByRole('link', {name: 'View product: Chair'})).toHaveAttribute(
    'href',
    '/deu/en-de/product/chair',
  )
  const gone = await tileOf('A product you saved')
  expect(gone).toHaveTextContent('This product is no longer available.')
  expect(within(gone).queryByRole('link')).toBeNull()
  expect(within(gone).getByRole('button')).toHaveAttribute('aria-pressed', 'true')
})

it('removes a product, tracks that, and can undo it', async () => {
  await open('cup', 'bed')
  await userEvent.click(await heartOf('Cup holder'))
  expect(screen.queryByRole('heading', {level: 3, name: 'Cup holder'})).toBeNull()
  await waitFor(() => expect(shown).toHaveBeenCalled())
  expect(await listed()).toEqual(['bed'])
  expect(events.at(-1)).toMatchObject({type: 'remove_from_wishlist', items: [{id: 'cup'}]})
  const [notice] = shown.mock.lastCall ?? []
  expect(notice?.title).toBe('Cup holder has been removed from your wishlist.')
  act(() => notice?.action?.onClick())
  expect(await tileOf('Cup holder')).toBeInTheDocument()
  await waitFor(async () => expect(await listed()).toEqual(['bed', 'cup']))
})

it('shows the list of the backend after a failed change', async () => {
  await open('cup')
  await sandbox.admin('POST', '/admin/faults', {kind: 'status', status: 500, method: 'DELETE'})
  await userEvent.click(await heartOf('Cup holder'))
  await waitFor(() =>
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({status: 'error'})),
  )
  expect(await tileOf('Cup holder')).toBeInTheDocument()
  expect(await listed()).toEqual(['cup'])
})

it.each([
  ['the list', '*/product-lists'],
  ['its products', '*/products'],
])('offers another try when %s cannot be read', async (_, path) => {
  await addWish(await owner(), {productId: 'cup'})
  await sandbox.admin('POST', '/admin/faults', {kind: 'status', status: 503, path})
  await open()
  const again = await screen.findByRole('button', {name: 'Try again'})
  expect(screen.queryByText('This product is no longer available.')).toBeNull()
  await sandbox.admin('DELETE', '/admin/faults')
  await userEvent.click(again)
  expect(await tileOf('Cup holder')).toBeInTheDocument()
})

const names = () => screen.getAllByRole('heading', {level: 3}).map((one) => one.textContent)

it('is sorted by name', async () => {
  await open('bed', 'cup')
  await tileOf('Bed')
  expect(names()).toEqual(['Cup holder', 'Bed'])
  await userEvent.selectOptions(screen.getByRole('combobox', {name: /Sort by/}), 'Name')
  expect(names()).toEqual(['Bed', 'Cup holder'])
})

it('is moved to the cart; what stays is named', async () => {
  await open('bed', 'cup')
  await userEvent.click(await screen.findByRole('button', {name: 'Move all to cart'}))
  expect(await screen.findByText('1 product was moved to the cart.')).toBeVisible()
  expect(screen.getByText(/^Not moved, .*: Bed\.$/)).toBeVisible()
  expect(cachedBasket(session)?.productItems).toMatchObject([{productId: 'cup'}])
  expect(await listed()).toEqual(['bed'])
})

it('says that a price has dropped since it was first shown', async () => {
  await open('cup')
  await tileOf('Cup holder')
  const noted = async () => (await readWishes(await owner()))[0]?.noted
  await waitFor(async () => expect(await noted()).toMatchObject({currency: 'EUR'}))
  expect(screen.queryByText(/Cheaper/)).toBeNull()
  const [{itemId = ''} = {}] = await readWishes(await owner())
  await notePrices(await owner(), [{itemId, price: {amount: 999, currency: 'EUR'}}])
  const cheaper = readWishes(await owner())
  act(() => publishWishes(undefined))
  const wishes = await cheaper
  act(() => publishWishes(wishes))
  expect(await screen.findByText(/^Cheaper: it was €999\.00/)).toBeVisible()
})
