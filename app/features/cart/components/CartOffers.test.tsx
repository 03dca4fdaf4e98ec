/**
 * @jest-environment ./server/test/sandbox-environment.ts
 * @sandbox-archive ./app/features/basket/testing/archive
 */
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {CartView} from './CartView'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')
let context: BasketContext

async function open(productId = 'blanket', quantity = 1) {
  context = await openSession(shop)
  await addItems(context, [{productId, quantity}])
  sandbox.reset()
  renderInShop(<CartView />, {shop, queryClient: context.queryClient})
  const form = await screen.findByRole('textbox', {name: 'Voucher code', hidden: true})
  await userEvent.click(screen.getByText('Do you have a voucher code?'))
  return form
}
const enter = async (field: HTMLElement, code: string) => userEvent.type(field, `${code}{Enter}`)
const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\s/g, ' ')

describe('a voucher code', () => {
  it('reduces the order, and can be removed', async () => {
    const field = await open()
    await enter(field, ' ten ')
    expect(await screen.findByText('Applied')).toBeInTheDocument()
    expect(field).toHaveValue('')
    const summary = screen.getByRole('region', {name: 'Order summary'})
    expect(text(summary)).toContain('-€4.49')
    expect(text(summary)).toContain('You save €4.49')
    await userEvent.click(screen.getByRole('button', {name: 'Remove code TEN'}))
    await waitFor(() => expect(text(summary)).not.toContain('4.49'))
    expect(cachedBasket(context)?.couponItems ?? []).toEqual([])
  })

  it.each([
    ['NOPE', 'We do not recognise this code. Please check the spelling.'],
    ['USED', 'This code has already been used.'],
  ])('that the backend refuses keeps what was typed and says why: %s', async (code, message) => {
    const field = await open()
    await enter(field, code)
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(message)
    expect(field).toHaveValue(code)
  })

  it.each([
    ['PAST', 'This code has expired.'],
    ['FUTURE', 'This code is not valid yet.'],
    ['CLUB', 'This code is for a different group of customers.'],
    ['BIG', 'This code applies from an order value of €100.00.'],
  ])('without effect stays in the cart and says why: %s', async (code, message) => {
    const field = await open()
    await enter(field, code)
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('button', {name: `Remove code ${code}`})).toBeInTheDocument()
  })

  it('that is already in the cart, or does not combine, says so', async () => {
    const field = await open()
    await enter(field, 'TEN')
    await screen.findByText('Applied')
    await enter(field, 'ten')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This code is already in your cart.'),
    )
    await userEvent.clear(field)
    await enter(field, 'FIVE')
    expect(
      await screen.findByText('This code cannot be combined with another offer in your cart.'),
    ).toBeInTheDocument()
  })

  it('must be entered; a lost connection keeps it', async () => {
    const field = await open()
    await enter(field, ' ')
    expect(field).toHaveAccessibleDescription('Please enter a voucher code.')
    sandbox.lose('/coupons', 'lostRequest')
    await enter(field, 'TEN')
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveValue(' TEN')
  })
})

it('shows what is missing for free delivery', async () => {
  await open('blanket', 1)
  const summary = screen.getByRole('region', {name: 'Order summary'})
  await waitFor(() => expect(text(summary)).toContain('Add €55.07 more for free standard delivery'))
})

it('saves a gift message and shows it again', async () => {
  await open()
  await userEvent.click(screen.getByText('Is it a gift?'))
  const field = screen.getByRole('textbox', {name: 'Gift message'})
  expect(field).toHaveAttribute('maxlength', '250')
  await userEvent.type(field, 'For Mia')
  await userEvent.click(screen.getByRole('button', {name: 'Save message'}))
  expect(await screen.findByText('Your gift message has been saved.')).toBeInTheDocument()
  expect(cachedBasket(context)).toMatchObject({c_giftMessage: 'For Mia'})
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', {name: 'Save message'}))
  expect(await screen.findByText('Your gift message has been removed.')).toBeInTheDocument()
})

it('shows the saving of a line with the price before it, and details of the promotion', async () => {
  await open('cup-set', 2)
  const [line] = await screen.findAllByRole('listitem')
  if (!line) throw new Error('no line')
  expect(text(line)).toContain('You save €3.00: Callout of soft')
  expect(text(line)).toContain('€16.98€19.98')
  // The shop charged the price before until the promotion began (rule PRICE-6).
  expect(text(line)).toContain('Lowest price of the last 30 days: €9.99')
  const details = await screen.findByText('Details of soft')
  expect(details).not.toBeVisible()
})
