/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import {createBasketLink} from '../api/basket-link'
import type {NewItem} from '@app/features/basket/public/new-item'
import {setStock} from '@app/features/basket/testing/sandbox-stock'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import BasketLinkForm from './BasketLinkForm'
import {SharedCart} from './SharedCart'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let context: BasketContext
let address = ''

/** A link of a basket of another device; afterwards the session is that of this device. */
async function linkTo(...items: NewItem[]): Promise<string> {
  const elsewhere = await openSession(shop)
  await addItems(elsewhere, items)
  const {token} = await createBasketLink(elsewhere)
  context = await openSession(shop)
  sandbox.reset()
  return token
}

function open(token: string) {
  renderInShop(
    <>
      <SharedCart />
      <Route
        render={({location}) => {
          address = location.pathname + location.hash
          return null
        }}
      />
    </>,
    {shop, queryClient: context.queryClient, path: `/deu/en-de/shared-cart#${token}`},
  )
}
const stored = () =>
  (cachedBasket(context)?.productItems ?? []).map(({productId, quantity}) => [productId, quantity])

beforeEach(() => {
  sandbox.sql('DELETE FROM limited_attempt')
  sandbox.sql('DELETE FROM basket_link')
})
afterEach(() => setStock('last-one', 1))

test('the products are shown, and added with the button only', async () => {
  const token = await linkTo({productId: 'stroller-green', quantity: 2})
  open(token)
  expect(await screen.findByText('City stroller')).toBeInTheDocument()
  expect(address).toBe('/deu/en-de/shared-cart')
  expect(sandbox.calls.join()).not.toContain(token)
  expect(stored()).toEqual([])
  await userEvent.click(screen.getByRole('button', {name: 'Add to my cart here'}))
  await waitFor(() => expect(address).toBe('/deu/en-de/appcart'))
  expect(stored()).toEqual([['stroller-green', 2]])
})

test('a product that cannot be added is named, the others are added', async () => {
  const token = await linkTo(
    {productId: 'stroller-green', quantity: 1},
    {productId: 'last-one', quantity: 1},
  )
  setStock('last-one', 0)
  open(token)
  await userEvent.click(await screen.findByRole('button', {name: 'Add to my cart here'}))
  expect(await screen.findByText(/These could not be added: last-one/)).toBeInTheDocument()
  expect(stored()).toEqual([['stroller-green', 1]])
})

test.each(['unknown', '', '%E0%A4'])('a link that does not hold says so: %j', async (token) => {
  context = await openSession(shop)
  open(token)
  expect(
    await screen.findByRole('heading', {name: 'This link no longer works'}),
  ).toBeInTheDocument()
})

test('the cart creates a link, replaces and revokes it', async () => {
  context = await openSession(shop)
  await addItems(context, [{productId: 'blanket', quantity: 1}])
  renderInShop(<BasketLinkForm />, {shop, queryClient: context.queryClient})
  await userEvent.click(await screen.findByRole('button', {name: 'Create link'}))
  const field = await screen.findByLabelText('Link to your cart')
  const first = (field as HTMLInputElement).value
  expect(first).toMatch(/^http:\/\/localhost\/deu\/en-de\/shared-cart#[\w-]{43}$/)
  await userEvent.click(screen.getByRole('button', {name: 'Create a new link'}))
  await waitFor(() => expect(screen.getByLabelText('Link to your cart')).not.toHaveValue(first))
  await userEvent.click(screen.getByRole('button', {name: 'Revoke link'}))
  expect(await screen.findByRole('button', {name: 'Create link'})).toBeInTheDocument()
  expect(sandbox.sql('SELECT * FROM basket_link')).toEqual([])
})
