/** @jest-environment ./server/test/sandbox-environment.ts */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {addItems} from '@app/features/basket/api/add-items'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {showToast} from '@app/shared/ui/toast'
import {useAddToCart} from './use-add-to-cart'

jest.mock('@app/shared/ui/toast', () => ({showToast: jest.fn()}))

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

const withdrawn = jest.fn()
const begun = jest.fn(() => withdrawn)

function Probe() {
  const {busy, add} = useAddToCart(50)
  return (
    <button
      aria-busy={busy}
      onClick={() => void add([{productId: 'blanket', quantity: 1}], undefined, begun)}
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
  expect(showToast).not.toHaveBeenCalled()
  expect(begun).toHaveBeenCalledTimes(1)
  expect(withdrawn).not.toHaveBeenCalled()
})

it('begins a new cart, with a notice, where the old one was ordered elsewhere', async () => {
  const session = await open()
  await addItems(session, [{productId: 'stroller-green', quantity: 1}])
  sandbox.sql('DELETE FROM basket')
  await press()
  expect(units()).toEqual([[1]])
  expect(showToast).toHaveBeenCalledWith({
    title: 'Your previous cart was ordered or deleted elsewhere. This is a new cart.',
    status: 'info',
  })
})

it('says that a lost connection added nothing', async () => {
  await open()
  sandbox.lose('/baskets', 'lostRequest', 9)
  await press()
  expect(units()).toEqual([])
  expect(withdrawn).toHaveBeenCalledTimes(1)
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({status: 'error'}))
  sandbox.reset()
  await press()
  expect(units()).toEqual([[1]])
})
