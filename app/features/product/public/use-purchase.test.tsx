/** @jest-environment ./server/test/sandbox-environment.ts */
import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {addItems} from '@app/features/basket/public/add-items'
import {setStock} from '@app/features/basket/testing/sandbox-stock'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {closeOverlay, useOverlay} from '@app/features/purchase/public/overlay-store'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {renderInShop} from '@app/shared/test/render'
import {useBuying} from './use-purchase'

const toasts = shownToasts()

const shop = sandboxShop('DEU', 'en-DE')
/** Default limit of one item in a basket. */
const LIMIT = 50
const shown = {productId: 'blanket', quantity: 1, name: 'Blanket', choices: []}
/** Overlays in the order in which they were shown. */
const overlays: string[] = []

function Probe() {
  const {busy, add} = useBuying({ids: ['blanket'], stock: 200})
  const overlay = useOverlay()
  const text = overlay?.kind ?? 'none'
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

async function pressWith(units: number) {
  setStock('blanket', 200)
  const session = await openSession(shop)
  await addItems(session, [{productId: 'blanket', quantity: units}])
  renderInShop(<Probe />, {shop, queryClient: session.queryClient})
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'))
}

beforeEach(() => {
  jest.clearAllMocks()
  overlays.length = 0
})
afterEach(() => act(closeOverlay))

it('announces an addition within the limit', async () => {
  await pressWith(LIMIT - 1)
  await waitFor(() => expect(overlays).toEqual(['none', 'added']))
  expect(toasts).not.toHaveBeenCalled()
})

it('announces no addition that the known basket refuses', async () => {
  await pressWith(LIMIT)
  expect(overlays).toEqual(['none'])
  expect(toasts).toHaveBeenCalledTimes(1)
})
