import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useBusinessMode} from '@app/features/account/public/business-mode'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import type {Basket} from '@app/features/basket/public/basket'
import {useTranslate} from '@app/shared/i18n/messages'
import {renderInShop} from '@app/shared/test/render'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {testShop} from '@app/shared/test/shop'
import {announceAdded, announceAdding, withdrawAdding} from './announce-added'
import type {CartChange} from './public/added'
import {closeOverlay, useOverlay, type PurchaseOverlay} from './public/overlay-store'

const toasts = shownToasts()

const line = {itemId: 'i', productId: 'a', quantity: 3}
const after: Basket = {productItems: [line]}
const withChoice: Basket = {
  ...after,
  bonusDiscountLineItems: [
    {id: 'c1', promotionId: 'p', maxBonusItems: 1, bonusProducts: [{productId: 'gift'}]},
  ],
}
const change = (more: Partial<CartChange> = {}): CartChange => ({
  before: null,
  basket: after,
  items: [{productId: 'a', quantity: 3}],
  ...more,
})

const stateOf = (overlay: PurchaseOverlay): string => {
  if (!('added' in overlay) || !overlay.added) return ''
  return overlay.added.basket ? 'added' : 'adding'
}

function Probe({given}: {given: CartChange}) {
  const t = useTranslate()
  const business = useBusinessMode()
  const overlay = useOverlay()
  const adding = {productId: 'a', name: 'A', choices: [], quantity: given.items[0]?.quantity ?? 0}
  const added = {...adding, basket: given.basket}
  return (
    <>
      <button onClick={() => announceAdded(added, given, {t, business})}>add</button>
      <button onClick={() => announceAdding(adding)}>begin</button>
      <button onClick={withdrawAdding}>refuse</button>
      <button onClick={closeOverlay}>close</button>
      <output>{overlay ? `${overlay.kind} ${stateOf(overlay)}` : 'none'}</output>
    </>
  )
}

const asBusiness = () =>
  act(() =>
    publishCustomerFacts({isRegistered: true, c_isD2BCustomer: true, c_accountType: 'business'}),
  )

async function press(given: CartChange, site: 'DEU' | 'JPN' = 'DEU') {
  renderInShop(<Probe given={given} />, {
    shop: testShop(site, site === 'DEU' ? 'en-DE' : 'en-JP'),
  })
  await userEvent.click(screen.getByRole('button', {name: 'add'}))
  return screen.getByRole('status').textContent?.trim()
}

afterEach(() =>
  act(() => {
    closeOverlay()
    publishCustomerFacts(null)
  }),
)

it('opens the add-to-cart modal', async () => {
  expect(await press(change())).toBe('added added')
  expect(toasts).not.toHaveBeenCalled()
})

it('lets a bonus be chosen first that this has earned', async () => {
  expect(await press(change({basket: withChoice}))).toBe('bonus added')
})

it('leaves a bonus that was waiting before to its offer in the modal', async () => {
  expect(await press(change({before: withChoice, basket: withChoice}))).toBe('added added')
})

describe('before the backend has answered', () => {
  const shown = () => screen.getByRole('status').textContent?.trim()
  const click = (name: string) => userEvent.click(screen.getByRole('button', {name}))
  const begin = async (given = change()) => {
    renderInShop(<Probe given={given} />, {shop: testShop('DEU', 'en-DE')})
    await click('begin')
  }

  it('opens the modal, which then shows the addition', async () => {
    await begin()
    expect(shown()).toBe('added adding')
    await click('add')
    expect(shown()).toBe('added added')
    expect(toasts).not.toHaveBeenCalled()
  })

  it('closes the modal of an addition that was refused', async () => {
    await begin()
    await click('refuse')
    expect(shown()).toBe('none')
    await click('add')
    expect(shown()).toBe('added added')
  })

  it('shows a toast when the shopper has closed the modal', async () => {
    await begin()
    await click('close')
    await click('add')
    expect(shown()).toBe('none')
    expect(toasts).toHaveBeenCalledWith({
      title: '3 items added to your cart',
      status: 'success',
      duration: 20_000,
    })
  })

  it('still lets a bonus be chosen when the modal was closed', async () => {
    await begin(change({basket: withChoice}))
    await click('close')
    await click('add')
    expect(shown()).toBe('bonus added')
  })
})

describe('in business mode', () => {
  it('shows a toast for 8 s and no modal', async () => {
    asBusiness()
    expect(await press(change())).toBe('none')
    expect(toasts).toHaveBeenCalledWith({
      title: '3 item(s) have been added to your cart',
      status: 'success',
      duration: 8000,
    })
  })

  it('warns when there was less than asked for', async () => {
    asBusiness()
    await press(change({items: [{productId: 'a', quantity: 5}]}))
    expect(toasts).toHaveBeenCalledWith({
      title: '3 item(s) have been added to your cart',
      description: 'You asked for 5, but there are not that many in stock.',
      status: 'warning',
      duration: 8000,
    })
  })

  it('still lets a bonus be chosen', async () => {
    asBusiness()
    expect(await press(change({basket: withChoice}))).toBe('bonus')
  })

  it('needs a site that has it', async () => {
    asBusiness()
    expect(await press(change(), 'JPN')).toBe('added added')
  })
})
