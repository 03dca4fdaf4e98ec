/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/cart/testing/archive
 */
import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import type {NewItem} from '@app/features/basket/public/new-item'
import {setStock} from '@app/features/basket/testing/sandbox-stock'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {CartView} from './CartView'

const toasts = shownToasts()

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
const ENGRAVING: NewItem = {
  productId: 'engraving',
  quantity: 1,
  optionItems: [{optionId: 'face', optionValueId: 'upright'}],
  custom: {
    c_engravingText: 'Mia',
    c_engravingTypeface: 'upright',
    c_engravingTypefaceName: 'Upright',
    c_engravingPosition: 'upper',
    c_engravingPositionName: 'Upper board',
    c_engravingProductId: 'chair-green',
  },
}
let context: BasketContext

afterEach(() => {
  setStock('chair-red', 3)
})

async function open(...items: NewItem[]) {
  context = await openSession(shop)
  await addItems(context, items)
  sandbox.reset()
  renderInShop(<CartView />, {shop, queryClient: context.queryClient})
}

const stored = () =>
  (cachedBasket(context)?.productItems ?? []).map(({productId, quantity}) => [productId, quantity])
const changes = () => sandbox.calls.filter((call) => /^(PATCH|POST|DELETE)/.test(call))

/** Opens the dialog of a line. */
async function change(product = 'Grow chair') {
  await userEvent.click(await screen.findByRole('button', {name: `Change ${product}`}))
  return within(await screen.findByRole('dialog', {name: `Change ${product}`}))
}
const save = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', {name: 'Save changes'}))

test('another colour replaces the line in one call and keeps the quantity', async () => {
  await open({productId: 'chair-green', quantity: 2}, ENGRAVING)
  const dialog = await change()
  await userEvent.click(await dialog.findByRole('link', {name: 'Red'}))
  await save(dialog)
  await waitFor(() =>
    expect(toasts).toHaveBeenCalledWith({
      title: 'Grow chair has been changed.',
      status: 'success',
      duration: 20_000,
    }),
  )
  expect(changes()).toHaveLength(1)
  expect(stored()).toEqual([
    ['chair-red', 2],
    ['engraving', 1],
  ])
  expect(cachedBasket(context)?.productItems?.[1]).toMatchObject({
    c_engravingProductId: 'chair-red',
    c_engravingText: 'Mia',
  })
})

test('a line that becomes equal to another is merged with it', async () => {
  await open({productId: 'chair-green', quantity: 1}, {productId: 'chair-red', quantity: 1})
  const [button] = await screen.findAllByRole('button', {name: 'Change Grow chair'})
  await userEvent.click(button as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('link', {name: 'Red'}))
  await save(dialog)
  await waitFor(() => expect(stored()).toEqual([['chair-red', 2]]))
})

test('the quantity is reduced to the stock, and a notice says so', async () => {
  await open({productId: 'chair-green', quantity: 5})
  const dialog = await change()
  await userEvent.click(await dialog.findByRole('link', {name: 'Red'}))
  await save(dialog)
  await waitFor(() =>
    expect(toasts).toHaveBeenCalledWith({
      title: 'Only 3 left for Grow chair!',
      status: 'warning',
      duration: 20_000,
    }),
  )
  expect(stored()).toEqual([['chair-red', 3]])
})

test('a colour that is sold out cannot be chosen', async () => {
  await open({productId: 'chair-green', quantity: 1})
  const dialog = await change()
  await userEvent.click(await dialog.findByRole('link', {name: /^Blue/}))
  expect(dialog.getByRole('button', {name: 'Save changes'})).toBeDisabled()
})

test('a refused change leaves the line and says why', async () => {
  await open({productId: 'chair-green', quantity: 2})
  const dialog = await change()
  await userEvent.click(await dialog.findByRole('link', {name: 'Red'}))
  setStock('chair-red', 1)
  await save(dialog)
  expect(await dialog.findByText('Maximum order quantity has been reached.')).toBeInTheDocument()
  expect(stored()).toEqual([['chair-green', 2]])
})

test('an engraving is changed with its typeface and position', async () => {
  await open({productId: 'chair-green', quantity: 1}, ENGRAVING)
  const dialog = await change('Name engraving')
  const name = await dialog.findByRole('textbox', {name: 'Name'})
  expect(name).toHaveValue('Mia')
  await userEvent.clear(name)
  await userEvent.type(name, 'Ida')
  await userEvent.click(dialog.getByRole('radio', {name: /Script/}))
  await userEvent.click(dialog.getByRole('radio', {name: /Lower board/}))
  await userEvent.click(dialog.getByRole('button', {name: 'Check and continue'}))
  await userEvent.click(dialog.getByRole('checkbox', {name: 'I have checked the spelling.'}))
  await userEvent.click(dialog.getByRole('button', {name: 'Use this engraving'}))
  await waitFor(() =>
    expect(cachedBasket(context)?.productItems?.[1]).toMatchObject({
      c_engravingText: 'Ida',
      c_engravingPositionName: 'Lower board',
      optionItems: [{optionId: 'face', optionValueId: 'script'}],
    }),
  )
  expect(changes()).toHaveLength(1)
})

describe('the parts of a bundle', () => {
  const bundle: NewItem = {
    productId: 'dining-bundle',
    quantity: 2,
    parts: [{masterId: 'chair', productId: 'chair-green'}],
  }
  const parts = () =>
    (cachedBasket(context)?.productItems ?? []).flatMap(({bundledProductItems = []}) =>
      bundledProductItems.map(({productId, quantity}) => [productId, quantity]),
    )

  test('another colour of a part is chosen in one call', async () => {
    await open(bundle)
    const dialog = await change('Dining bundle')
    expect(await dialog.findByRole('link', {name: 'Green'})).toHaveAttribute('aria-current')
    await userEvent.click(dialog.getByRole('link', {name: 'Red'}))
    await save(dialog)
    await waitFor(() => expect(parts()).toEqual([['chair-red', 2]]))
    expect(changes()).toHaveLength(1)
    expect(stored()).toEqual([['dining-bundle', 2]])
    expect(toasts).toHaveBeenCalledWith({
      title: 'Dining bundle has been changed.',
      status: 'success',
      duration: 20_000,
    })
  })

  test('the quantity follows the stock of the part, and a sold-out part is not chosen', async () => {
    setStock('chair-red', 1)
    await open(bundle)
    const dialog = await change('Dining bundle')
    await userEvent.click(await dialog.findByRole('link', {name: /Blue/}))
    expect(dialog.getByRole('button', {name: 'Save changes'})).toBeDisabled()
    await userEvent.click(dialog.getByRole('link', {name: 'Red'}))
    await save(dialog)
    await waitFor(() => expect(stored()).toEqual([['dining-bundle', 1]]))
    expect(parts()).toEqual([['chair-red', 1]])
    expect(toasts).toHaveBeenCalledWith({
      title: 'Only 1 left for Dining bundle!',
      status: 'warning',
      duration: 20_000,
    })
  })

  test('nothing is sent when nothing changes', async () => {
    await open(bundle)
    const dialog = await change('Dining bundle')
    await dialog.findByRole('link', {name: 'Green'})
    await save(dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(changes()).toEqual([])
  })
})
