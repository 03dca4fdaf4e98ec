import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useHistory} from 'react-router-dom'
import {openQuickView} from '@app/features/catalog/quick-view-opener'
import {fakeCommerce, type FakeCommerce} from '@app/features/session/testing/fake-commerce'
import {guestToken} from '@app/features/session/testing/shopper-backend'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {showToast} from '@app/shared/ui/toast'
import {PurchaseOverlays} from '@app/features/purchase/components/PurchaseOverlays'
import {closeOverlay, openOverlay} from '@app/features/purchase/overlay-store'
import {QuickView} from './lazy-quick-view'

jest.mock('@app/shared/ui/toast', () => ({showToast: jest.fn()}))

let commerce: FakeCommerce
let backend: FakeBackend

const stock = {id: 'i', ats: 9, stockLevel: 9, orderable: true}
const cup = {
  id: 'cup',
  name: 'Cup holder',
  shortDescription: 'Keeps a coffee upright.',
  price: 24.9,
  type: {item: true},
  inventory: stock,
}
const gifts = ['net', 'cover', 'bag', 'toy'].map((id) => ({
  id,
  name: `The ${id}`,
  price: 20,
  type: {item: true},
  inventory: stock,
}))
const withChoice = (max: number, ...productItems: object[]) => ({
  basketId: 'b1',
  currency: 'EUR',
  productSubTotal: 1600,
  productItems: [{itemId: 'i1', productId: 'pram', quantity: 1}, ...productItems],
  bonusDiscountLineItems: [
    {
      id: 'c1',
      promotionId: 'big-day',
      maxBonusItems: max,
      bonusProducts: gifts.map(({id}) => ({productId: id})),
    },
  ],
})
const added = (basket: object) => ({
  productId: 'pram',
  name: 'Pram',
  choices: ['Sand'],
  quantity: 1,
  basket,
})

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
beforeEach(() => {
  jest.mocked(showToast).mockClear()
  commerce = fakeCommerce(null)
  commerce.accessToken.mockResolvedValue(guestToken('guest-1'))
  backend = fakeBackend()
  backend.on('/products/cup', {body: cup})
  backend.on('/products', (url) => ({
    body: {
      data: (url.searchParams.get('ids') ?? '')
        .split(',')
        .flatMap((id) => [cup, ...gifts].find((one) => one.id === id) ?? []),
    },
  }))
  backend.on('/promotions', {body: {data: [{id: 'big-day', calloutMsg: 'A gift for you'}]}})
  backend.on('/custom_objects/ocapi/site', {body: {c_result: {}}})
  backend.on('/statistics.json', {status: 500})
})
afterEach(() => act(closeOverlay))

function Page() {
  const history = useHistory()
  return (
    <>
      <button onClick={() => openQuickView('cup')}>look</button>
      <button onClick={() => history.push('/deu/en-de/appcart')}>go</button>
      <PurchaseOverlays quickView={QuickView} />
    </>
  )
}
const open = (site: 'DEU' | 'GLO' = 'DEU') =>
  renderInShop(<Page />, {shop: testShop(site, site === 'DEU' ? 'en-DE' : undefined)})
const button = (name: string | RegExp) => screen.findByRole('button', {name})

describe('the quick view', () => {
  it('adds no more than a basket may hold', async () => {
    commerce = fakeCommerce({basketId: 'b1', productItems: [{productId: 'cup', quantity: 50}]})
    open()
    await userEvent.click(await button('look'))
    const view = await screen.findByRole('dialog', {name: 'Cup holder'})
    await userEvent.click(await within(view).findByRole('button', {name: 'Add to cart'}))
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: 'Maximum order quantity has been reached.',
        status: 'error',
      }),
    )
    expect(commerce.addItems).not.toHaveBeenCalled()
  })

  it('sells by the rules of the page, then shows what was added', async () => {
    commerce.addItems.mockResolvedValue({
      productSubTotal: 49.8,
      productItems: [{productId: 'cup', quantity: 2}],
    })
    open()
    await userEvent.click(await button('look'))
    const view = await screen.findByRole('dialog', {name: 'Cup holder'})
    expect(await within(view).findByText('Keeps a coffee upright.')).toBeVisible()
    expect(within(view).getByRole('link', {name: 'View full details'})).toHaveAttribute(
      'href',
      '/deu/en-de/product/cup',
    )
    await userEvent.click(within(view).getByRole('button', {name: 'Increase quantity'}))
    await userEvent.click(within(view).getByRole('button', {name: 'Add to cart'}))
    expect(commerce.addItems).toHaveBeenCalledWith([{productId: 'cup', quantity: 2}])
    expect(await screen.findByRole('dialog', {name: '2 items added to your cart'})).toBeVisible()
    expect(screen.queryByRole('dialog', {name: 'Cup holder'})).toBeNull()
    expect(screen.getByText(/49[.,]80/)).toBeVisible()
  })

  it('calls out the promotions of the product, as its page does', async () => {
    backend.on('/products/cup', {body: {...cup, productPromotions: [{promotionId: 'big-day'}]}})
    open()
    await userEvent.click(await button('look'))
    const view = await screen.findByRole('dialog', {name: 'Cup holder'})
    expect(await within(view).findByText('A gift for you')).toBeVisible()
  })

  it('shows neither price nor button on the content-only site', async () => {
    open('GLO')
    await userEvent.click(await button('look'))
    const view = await screen.findByRole('dialog', {name: 'Cup holder'})
    expect(within(view).queryByText(/24[.,]90/)).toBeNull()
    expect(within(view).queryByRole('button', {name: 'Add to cart'})).toBeNull()
  })

  it('closes with a notice when the product cannot be loaded', async () => {
    backend.on('/products/cup', {status: 500})
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    open()
    await userEvent.click(await button('look'))
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: 'Hmmm! Something went wrong. Please try again.',
        status: 'error',
      }),
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
  const choose = (basket: object) => {
    fakeCommerceBasket(basket)
    open()
    act(() => openOverlay({kind: 'bonus', choiceId: 'c1', added: added(basket)}))
  }
  const fakeCommerceBasket = (basket: object) => {
    commerce = fakeCommerce(basket)
  }

  it('puts one gift into the cart and shows it with what was added', async () => {
    choose(withChoice(1))
    const dialog = await screen.findByRole('dialog', {name: 'Choose your free bonus product.'})
    expect(await within(dialog).findByText('A gift for you')).toBeVisible()
    const add = within(dialog).getByRole('button', {name: 'Add to cart'})
    expect(add).toBeDisabled()
    await userEvent.click(await within(dialog).findByRole('radio', {name: /The net/}))
    await userEvent.click(within(dialog).getByRole('radio', {name: /The bag/}))
    commerce.addItems.mockResolvedValue(withChoice(1, {productId: 'bag', quantity: 1}))
    await userEvent.click(add)
    expect(commerce.addItems).toHaveBeenCalledWith([
      {productId: 'bag', quantity: 1, bonusDiscountLineItemId: 'c1'},
    ])
    expect(await screen.findByText('Your gift: The bag')).toBeVisible()
  })

  it('lets at most three be chosen, whatever the promotion says', async () => {
    choose(withChoice(9))
    const boxes = await screen.findAllByRole('checkbox')
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    expect(boxes[3]).toBeDisabled()
    await userEvent.click(boxes[0] as HTMLElement)
    expect(boxes[3]).toBeEnabled()
  })

  it('forgets what was selected when it closes, and goes on to the modal, which offers it again', async () => {
    choose(withChoice(1))
    await userEvent.click(await screen.findByRole('radio', {name: /The net/}))
    await userEvent.click(await button('No, thank you'))
    expect(await screen.findByRole('dialog', {name: '1 item added to your cart'})).toBeVisible()
    await userEvent.click(await button('Choose gift'))
    expect(await screen.findByRole('radio', {name: /The net/})).not.toBeChecked()
  })

  it('finds the gifts of a promotion that describes them by a rule', async () => {
    const basket = withChoice(1)
    backend.on('/product-search', {body: {hits: [{productId: 'toy'}]}})
    choose({
      ...basket,
      bonusDiscountLineItems: [{id: 'c1', promotionId: 'big-day', maxBonusItems: 1}],
    })
    expect(await screen.findByRole('radio', {name: /The toy/})).toBeEnabled()
    const search = backend.calls.find((call) => call.includes('/product-search')) ?? ''
    expect(new URL(search.slice(4), 'http://x').searchParams.getAll('refine')).toEqual([
      'pmid=big-day',
      'pmpt=bonus',
      'available-on-web=1',
    ])
  })

  it('says so when none of the gifts is left', async () => {
    backend.on('/products', {body: {data: []}})
    choose(withChoice(1))
    expect(await screen.findByText(/None of the gifts is in stock/)).toBeVisible()
    expect(screen.queryByRole('button', {name: 'Add to cart'})).toBeNull()
  })
})
