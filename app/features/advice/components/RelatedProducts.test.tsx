/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {cachedBasket} from '@app/features/basket/public/basket'
import {loadProduct} from '@app/features/product/api/load-product'
import {ProductView} from '@app/features/sets/components/ProductView'
import {PurchaseOverlays} from '@app/features/purchase/components/PurchaseOverlays'
import {closeOverlay} from '@app/features/purchase/public/overlay-store'
import {
  openSession,
  sandboxShop,
  type TestSession,
} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import RelatedProducts from './RelatedProducts'

let session: TestSession

/** The page of a rug, with the products that go with it. */
async function show(...goesWith: string[]) {
  session = await openSession(sandboxShop('DEU', 'en-DE'))
  const {shop, queryClient} = session
  const product = {...(await loadProduct(shop, 'rug')), advice: {goesWith}}
  renderInShop(
    <>
      <ProductView product={product} />
      <RelatedProducts product={product} />
      <PurchaseOverlays quickView={() => null} />
    </>,
    {shop, queryClient},
  )
  await screen.findByRole('heading', {name: 'Goes well with it'})
}
afterEach(() => act(closeOverlay))

const basketLines = () =>
  (cachedBasket(session)?.productItems ?? []).map(({productId, quantity}) => [productId, quantity])
const pressMain = () => userEvent.click(screen.getByRole('button', {name: 'Add to cart'}))
const tick = (product: string) =>
  userEvent.click(screen.getByRole('checkbox', {name: `Include ${product}`}))

it('buys what is ticked with the main button, with one total, and lists each with its price', async () => {
  await show('bowl', 'spoon', 'bib')
  await tick('Bowl')
  await tick('Spoon')
  // Below the button, in the bar of phones, and beside the list.
  expect(screen.getAllByText('3 products together')).toHaveLength(3)
  expect(screen.getAllByText('€33.80')).toHaveLength(3)
  await pressMain()
  const added = await screen.findByRole('dialog')
  await within(added).findByText('3 items added to your cart')
  expect(basketLines()).toEqual([
    ['rug', 1],
    ['bowl', 1],
    ['spoon', 1],
  ])
  for (const name of ['Rug', 'Bowl', 'Spoon']) expect(within(added).getByText(name)).toBeVisible()
  expect(within(added).getAllByText('€11.90')).toHaveLength(2)
  expect(within(added).getByText('€10.00')).toBeVisible()
  // The next press buys the product alone.
  await waitFor(() => expect(screen.queryByText('3 products together')).toBeNull())
})

it('waits for the choices of what is ticked', async () => {
  await show('sleep')
  await tick('Sleep bag')
  expect(screen.getAllByText('2 products together')).toHaveLength(3)
  await pressMain()
  expect(await screen.findByText('Please select all your options above')).toBeVisible()
  expect(basketLines()).toEqual([])
  await tick('Sleep bag')
  await pressMain()
  await waitFor(() => expect(basketLines()).toEqual([['rug', 1]]))
})

it('adds what is ticked without the product of the page', async () => {
  await show('bowl', 'spoon')
  await tick('Bowl')
  await tick('Spoon')
  await userEvent.click(screen.getByRole('button', {name: 'Add 2 products to cart'}))
  const added = await screen.findByRole('dialog')
  expect(await within(added).findByText('2 items added to your cart')).toBeVisible()
  expect(within(added).getByText('€10.00')).toBeVisible()
  expect(basketLines()).toEqual([
    ['bowl', 1],
    ['spoon', 1],
  ])
})
