/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/product/testing/archive
 */
import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useHistory} from 'react-router-dom'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket} from '@app/features/basket/public/basket'
import {setStock} from '@app/features/basket/testing/sandbox-stock'
import {openQuickView} from '@app/features/catalog/public/use-tile-frame'
import {
  openSession,
  sandboxShop,
  type TestSession,
} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {PurchaseOverlays} from '@app/features/purchase/components/PurchaseOverlays'
import {openChoices} from '@app/features/purchase/public/bonus'
import {closeOverlay, openOverlay} from '@app/features/purchase/public/overlay-store'
import {QuickView} from './lazy-quick-view'

const shown = shownToasts()
const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let session: TestSession

const GIFTS = ['net', 'cover', 'bag', 'toy']

beforeAll(async () => {
  await act(async () => {
    await Promise.all([
      import('@app/shared/ui/overlay/Dialog'),
      import('@app/features/purchase/components/AddedDialog'),
      import('@app/features/purchase/components/BonusDialog'),
      import('./QuickView'),
    ])
  })
})
beforeEach(async () => {
  session = await openSession(shop)
})
afterEach(async () => {
  act(closeOverlay)
  await sandbox.admin('DELETE', '/admin/faults')
})

function Page({productId}: {productId: string}) {
  const history = useHistory()
  return (
    <>
      <button onClick={() => openQuickView(productId)}>look</button>
      <button onClick={() => history.push('/deu/en-de/appcart')}>go</button>
      <PurchaseOverlays quickView={QuickView} />
    </>
  )
}
const open = (productId = 'cup', at = shop) =>
  renderInShop(<Page productId={productId} />, {shop: at, queryClient: session.queryClient})
const button = (name: string | RegExp) => screen.findByRole('button', {name})
/** Products and quantities of the basket in the backend. */
const basketLines = () =>
  (cachedBasket(session)?.productItems ?? []).map(({productId, quantity}) => [productId, quantity])

describe('the quick view', () => {
  it('adds no more than a basket may hold', async () => {
    await addItems(session, [{productId: 'cup', quantity: 50}])
    open()
    await userEvent.click(await button('look'))
    const view = await screen.findByRole('dialog', {name: 'Cup holder'})
    await userEvent.click(await within(view).findByRole('button', {name: 'Add to cart'}))
    await waitFor(() =>
      expect(shown).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Maximum order quantity has been reached.',
          status: 'error',
        }),
      ),
    )
    expect(basketLines()).toEqual([['cup', 50]])
  })

  it('sells by the rules of the page, then shows what was added', async () => {
    open('spoon')
    await userEvent.click(await button('look'))
    const view = await screen.findByRole('dialog', {name: 'Spoon'})
    expect(await within(view).findByText('Small and round.')).toBeVisible()
    expect(within(view).getByText(/1 Test Street, London/)).toBeInTheDocument()
    expect(within(view).getByRole('link', {name: 'View full details'})).toHaveAttribute(
      'href',
      '/deu/en-de/product/spoon',
    )
    await userEvent.click(within(view).getByRole('button', {name: 'Increase quantity'}))
    await userEvent.click(within(view).getByRole('button', {name: 'Add to cart'}))
    expect(await screen.findByRole('dialog', {name: '2 items added to your cart'})).toBeVisible()
    expect(basketLines()).toEqual([['spoon', 2]])
    expect(screen.queryByRole('dialog', {name: 'Spoon'})).toBeNull()
    expect(screen.getByText('€20.00')).toBeVisible()
  })

  it('calls out the promotions of the product, as its page does', async () => {
    open('spoon')
    await userEvent.click(await button('look'))
    const view = await screen.findByRole('dialog', {name: 'Spoon'})
    expect(await within(view).findByText('15 % off')).toBeVisible()
  })

  it('shows neither price nor button on the content-only site', async () => {
    const site = sandboxShop('GLO')
    session = await openSession(site)
    open('cup', site)
    await userEvent.click(await button('look'))
    const view = await screen.findByRole('dialog', {name: 'Cup holder'})
    expect(await within(view).findByText('Keeps a coffee upright.')).toBeVisible()
    expect(within(view).queryByText(/24[.,]90/)).toBeNull()
    expect(within(view).queryByRole('button', {name: 'Add to cart'})).toBeNull()
  })

  it('closes with a notice when the product cannot be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    await sandbox.admin('POST', '/admin/faults', {
      kind: 'status',
      status: 500,
      path: '*/products/cup',
    })
    open()
    await userEvent.click(await button('look'))
    await waitFor(() =>
      expect(shown).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Hmmm! Something went wrong. Please try again.',
          status: 'error',
        }),
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes on the way to another page', async () => {
    open()
    await userEvent.click(await button('look'))
    await screen.findByRole('dialog', {name: 'Cup holder'})

    act(() => screen.getByRole('button', {name: 'go', hidden: true}).click())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the bonus choice', () => {
  /** Adds a product whose promotion offers gifts, and opens the choice as the addition does. */
  const choose = async (item: {productId: string; quantity: number}) => {
    const basket = await addItems(session, [item])
    const [choice] = openChoices(basket)
    if (!choice) throw new Error('no choice')
    open()
    const {productId, quantity} = item
    const added = {productId, name: 'Pram', choices: ['Sand'], quantity, basket}
    act(() => openOverlay({kind: 'bonus', choiceId: choice.id, added}))
  }
  const pram = {productId: 'pram-sand', quantity: 1}

  it('puts one gift into the cart and shows it with what was added', async () => {
    await choose(pram)
    const dialog = await screen.findByRole('dialog', {name: 'Choose your free bonus product.'})
    expect(await within(dialog).findByText('A gift for you')).toBeVisible()
    const add = within(dialog).getByRole('button', {name: 'Add to cart'})
    expect(add).toBeDisabled()
    await userEvent.click(await within(dialog).findByRole('radio', {name: /The net/}))
    await userEvent.click(within(dialog).getByRole('radio', {name: /The bag/}))
    await userEvent.click(add)
    expect(await screen.findByText('Your gift: The bag')).toBeVisible()
    expect(basketLines()).toEqual([
      ['pram-sand', 1],
      ['bag', 1],
    ])
    expect(cachedBasket(session)?.productSubTotal).toBe(899)
  })

  it('lets at most three be chosen, whatever the promotion says', async () => {
    await choose({productId: 'bed-oak', quantity: 1})
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes).toHaveLength(4)
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    expect(boxes[3]).toBeDisabled()
    await userEvent.click(boxes[0] as HTMLElement)
    expect(boxes[3]).toBeEnabled()
  })

  it('forgets the selection when it closes; the next dialog offers the gift again', async () => {
    await choose(pram)
    await userEvent.click(await screen.findByRole('radio', {name: /The net/}))
    await userEvent.click(await button('No, thank you'))
    expect(await screen.findByRole('dialog', {name: '1 item added to your cart'})).toBeVisible()
    await userEvent.click(await button('Choose gift'))
    expect(await screen.findByRole('radio', {name: /The net/})).not.toBeChecked()
  })

  it('finds the gifts of a promotion that describes them by a rule', async () => {
    await choose({productId: 'cup', quantity: 1})
    expect(await screen.findByRole('radio', {name: /The toy/})).toBeEnabled()
    expect(screen.getAllByRole('radio')).toHaveLength(1)
  })

  it('says so when none of the gifts is left', async () => {
    const basket = await addItems(session, [pram])
    for (const gift of GIFTS) setStock(gift, 0)
    const [choice] = openChoices(basket)
    open()
    act(() => openOverlay({kind: 'bonus', choiceId: choice?.id ?? ''}))
    expect(await screen.findByText(/None of the gifts is in stock/)).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Add to cart'})).toBeNull()
    for (const gift of GIFTS) setStock(gift, 200)
  })
})
