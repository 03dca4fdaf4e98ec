/** @jest-environment ./server/test/sandbox-environment.ts */
import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {addItems} from '@app/features/basket/public/add-items'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {closeOverlay, useOverlay, type PurchaseOverlay} from './overlay-store'
import {useAddToCart} from './use-add-to-cart'

const toasts = shownToasts()

const stateOf = (overlay: PurchaseOverlay | null): string => {
  if (overlay?.kind !== 'added') return overlay?.kind ?? 'none'
  return overlay.added.basket ? 'added' : 'adding'
}

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

const shown = {productId: 'blanket', quantity: 1, name: 'Blanket', choices: []}
/** Overlays in the order in which they were shown. */
const overlays: string[] = []

function Probe() {
  const {busy, add} = useAddToCart(50)
  const overlay = useOverlay()
  const text = stateOf(overlay)
  if (overlays.at(-1) !== text) overlays.push(text)
  return (
    <button
      aria-busy={busy}
      onClick={() => void add({items: [{productId: 'blanket', quantity: 1}], shown, atOnce: true})}
    >
      add
    </button>
  )
}

const units = () =>
  sandbox.sql('SELECT content FROM basket').map((row) => {
    const {items} = JSON.parse((row as {content: string}).content) as {items: {quantity: number}[]}
    return items.map(({quantity}) => quantity)
  })

async function open() {
  sandbox.sql('DELETE FROM basket')
  act(closeOverlay)
  overlays.length = 0
  const session = await openSession(shop)
  renderInShop(<Probe />, {shop, queryClient: session.queryClient})
  return session
}
const press = async () => {
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'))
}

it('adds once for a double press', async () => {
  await open()
  await userEvent.dblClick(screen.getByRole('button'))
  await waitFor(() => expect(units()).toEqual([[1]]))
  expect(toasts).not.toHaveBeenCalled()
  await waitFor(() => expect(overlays).toEqual(['none', 'adding', 'added']))
})

it('begins a new cart, with a notice, where the old one was ordered elsewhere', async () => {
  const session = await open()
  await addItems(session, [{productId: 'stroller-green', quantity: 1}])
  sandbox.sql('DELETE FROM basket')
  await press()
  expect(units()).toEqual([[1]])
  expect(toasts).toHaveBeenCalledWith({
    title: 'Your previous cart was ordered or deleted elsewhere. This is a new cart.',
    status: 'info',
    duration: 20_000,
  })
})

it('says that a lost connection added nothing', async () => {
  await open()
  sandbox.lose('/baskets', 'lostRequest', 9)
  await press()
  expect(units()).toEqual([])
  expect(overlays).toEqual(['none', 'adding', 'none'])
  expect(toasts).toHaveBeenCalledWith(expect.objectContaining({status: 'error'}))
  sandbox.reset()
  await press()
  expect(units()).toEqual([[1]])
})

it('opens no modal for a business customer, who sees a toast', async () => {
  await open()
  act(() =>
    publishCustomerFacts({isRegistered: true, c_isD2BCustomer: true, c_accountType: 'business'}),
  )
  await press()
  expect(units()).toEqual([[1]])
  expect(overlays).toEqual(['none'])
  expect(toasts).toHaveBeenCalledWith(
    expect.objectContaining({
      title: '1 item(s) have been added to your cart',
      status: 'success',
      duration: 8000,
    }),
  )
  act(() => publishCustomerFacts(null))
})

it('adds nothing beyond the limit, and says so', async () => {
  const session = await open()
  await addItems(session, [{productId: 'blanket', quantity: 50}])
  await press()
  expect(units()).toEqual([[50]])
  expect(overlays).toEqual(['none'])
  expect(toasts).toHaveBeenCalledTimes(1)
  expect(toasts).toHaveBeenCalledWith({
    title: 'Maximum order quantity has been reached.',
    status: 'error',
    duration: 5000,
  })
})
