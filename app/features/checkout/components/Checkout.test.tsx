/** @jest-environment ./server/test/sandbox-environment.ts */
import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {renderInShop} from '@app/shared/test/render'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import type {BasketContext} from '@app/features/basket/public/basket'
import {refreshBasket, updateCustomer} from '@app/features/basket/public/get-basket'
import {
  addPaymentInstrument,
  removePaymentInstrument,
  updateShippingAddress,
} from '@app/features/basket/public/checkout-changes'
import {pendingOrder, rememberPending} from '@app/features/basket/public/pending-order'
import {placeOrder} from '../api/place-order'
import {addHostedMethod, HOSTED_METHOD} from '../testing/hosted-payment'
import {ADDRESSES, DECLINED_CARD, filledBasket, readyBasket} from '../testing/ready-basket'
import {CheckoutView} from './CheckoutView'

const sandbox = testSandbox()
const DEU = sandboxShop('DEU', 'en-DE')
let context: BasketContext
let place: string

function open(shop = DEU) {
  return renderInShop(
    <>
      <CheckoutView />
      <Route
        render={({location}) => {
          place = location.pathname + location.search
          return null
        }}
      />
    </>,
    {
      shop,
      queryClient: context.queryClient,
      path: `/${shop.site.alias}/${shop.locale.alias}/appcheckout`,
    },
  )
}

beforeAll(() => addHostedMethod(sandbox))
beforeEach(async () => {
  context = await openSession(DEU)
  sandbox.reset()
})
afterEach(() => sandbox.admin('DELETE', '/admin/faults'))

const STREET = /^Street|^Town, block/
/** A text field by its name; that of the street suggests addresses. */
const field = (name: string | RegExp) =>
  screen.findByRole(STREET.test(String(name)) ? 'combobox' : 'textbox', {name})
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', {name}))
const heading = (name: RegExp) => screen.findByRole('heading', {level: 2, name})
const headingFocus = async (name: RegExp) => {
  const found = await heading(name)
  await waitFor(() => expect(found).toHaveFocus())
}
const basket = () => refreshBasket(context)
const type = async (values: readonly (readonly [string | RegExp, string])[]) => {
  for (const [name, value] of values) await userEvent.type(await field(name), value)
}
/** The address that `readyBasket` uses, in the order of the German form. */
const GERMAN_ADDRESS = [
  ['First name', 'Mia'],
  ['Last name', 'Sommer'],
  ['Street and house number', 'Lindenstraße 4'],
  ['Postcode', '10969'],
  ['Town or city', 'Berlin'],
  ['Phone number', '030 123456'],
] as const

test('an empty form lists its problems, takes focus there, and leads to each field', async () => {
  await filledBasket(context)
  open()
  await press('Continue to address')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveFocus()
  expect(alert).toHaveTextContent('Please correct the field marked below.')
  const email = await field('Email address')
  expect(email).toBeInvalid()
  expect(email).toHaveAccessibleDescription('Please enter your email address.')
  await userEvent.click(within(alert).getByRole('button'))
  expect(email).toHaveFocus()
})

test('a German guest goes from contact to review; focus follows the steps', async () => {
  await filledBasket(context)
  open()
  const user = userEvent.setup()
  await user.type(await field('Email address'), ' mia@example.com{Enter}')
  await headingFocus(/Delivery address/)
  expect(await basket()).toMatchObject({customerInfo: {email: 'mia@example.com'}})

  await type(GERMAN_ADDRESS.slice(0, 3))
  await user.type(await field('Postcode'), '1096')
  await user.tab()
  expect(
    await screen.findByText('Please enter a valid postcode, such as 10115.'),
  ).toBeInTheDocument()
  await user.type(await field('Postcode'), '9')
  expect(screen.queryByText(/valid postcode/)).not.toBeInTheDocument()
  await type(GERMAN_ADDRESS.slice(4))
  await press('Continue to delivery')
  await user.click(await screen.findByRole('radio', {name: /Express/}))
  expect(await basket()).toMatchObject({
    billingAddress: ADDRESSES.DEU,
    shipments: [{shippingAddress: ADDRESSES.DEU}],
  })
  await press('Continue to payment')

  expect(await screen.findByRole('radio', {name: /Wallet/})).toBeInTheDocument()
  expect(await basket()).toMatchObject({shipments: [{shippingMethod: {id: 'express'}}]})
  await press('Continue to review')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose')
  await user.click(screen.getByRole('radio', {name: /Wallet/}))
  await press('Continue to review')
  await headingFocus(/Review and order/)
  expect(await basket()).toMatchObject({
    paymentInstruments: [
      {
        paymentMethodId: HOSTED_METHOD,
        c_providerMethod: 'wallet',
        c_providerInstrument: 'Wallet',
      },
    ],
  })
  expect(sandbox.calls.flatMap((call) => /reporting\?.*(step=.*)/.exec(call)?.[1] ?? [])).toEqual([
    'step=1&name=address',
    'step=2&name=delivery',
    'step=3&name=payment',
  ])
  expect(sandbox.calls.filter((call) => call.includes('/sapi/checkoutStep'))).toHaveLength(3)
})

test('a card has no field in the page, and shows the brands that are accepted', async () => {
  sandbox.sql(
    "UPDATE payment_card SET image = 'https://marks.example.com/visa.svg' WHERE card_type = 'Visa'",
  )
  await readyBasket(context)
  open()
  await press('Edit Payment')
  expect(await screen.findByRole('radio', {name: /Invoice/})).toBeChecked()
  expect(screen.queryByRole('radio', {name: /Credit card/})).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('radio', {name: /^Card Visa/}))
  expect(screen.getByRole('img', {name: 'Visa'})).toBeInTheDocument()
  expect(await screen.findByText(/secure form of our payment provider/)).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('delivery methods show the marks of the preferences, and link to the page about delivery', async () => {
  sandbox.sql(
    `UPDATE site SET preferences = json_set(preferences, '$.shippingMethods', json(?),
       '$.shippingContentAssetId', 'delivery') WHERE id = 'DEU'`,
    JSON.stringify([{id: 'express', image: 'marks.example.com/express.png'}]),
  )
  sandbox.sql("UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
  await filledBasket(context)
  await updateCustomer(context, 'mia@example.com')
  await updateShippingAddress(context, ADDRESSES.DEU, true)
  const {container} = open()
  const link = await screen.findByRole('link', {name: /About delivery and returns/})
  expect(link).toHaveAttribute('href', '/deu/en-de/content/delivery')
  expect(
    [...container.querySelectorAll('fieldset img')].map((image) => image.getAttribute('src')),
  ).toEqual(['https://marks.example.com/express.png'])
})

test('delivery methods show the days on which an order of now arrives', async () => {
  const rules = {timeZone: 'Europe/Berlin', cutOff: '00:00', workingDays: [1, 2, 3, 4, 5, 6, 7]}
  sandbox.sql(
    "UPDATE site SET preferences = json_set(preferences, '$.deliveryRules', ?) WHERE id = 'DEU'",
    JSON.stringify({...rules, methods: {express: {days: [0]}}}),
  )
  sandbox.sql("UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
  await filledBasket(context)
  await updateCustomer(context, 'mia@example.com')
  await updateShippingAddress(context, ADDRESSES.DEU, true)
  open()
  const tomorrow = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Berlin',
  }).format(Date.now() + 86_400_000)
  const card = (await screen.findByRole('radio', {name: /Express/})).closest('label')
  expect(card).toHaveTextContent(tomorrow)
})

test('the input survives a reload', async () => {
  await filledBasket(context)
  await updateCustomer(context, 'mia@example.com')
  const page = open()
  await userEvent.type(await field('Street and house number'), 'Lindenstraße 4')
  page.unmount()
  open()
  expect(await field('Street and house number')).toHaveValue('Lindenstraße 4')
})

test('company and tax number are checked for the country and go to the basket', async () => {
  await filledBasket(context)
  await updateCustomer(context, 'mia@example.com')
  open()
  await type(GERMAN_ADDRESS)
  await press('Add company and tax number')
  await type([
    [/^Company/, 'Kita Linde'],
    [/^Tax number \(USt-IdNr\.\)/, '12'],
  ])
  await press('Continue to delivery')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Please enter a valid tax number, such as DE123456789.')
  const number = await field(/Tax number/)
  await userEvent.clear(number)
  await userEvent.type(number, 'de 123456789')
  await press('Continue to delivery')
  await headingFocus(/Delivery method/)
  const business = {companyName: 'Kita Linde', c_taxId: 'DE123456789'}
  expect(await basket()).toMatchObject({
    billingAddress: business,
    shipments: [{shippingAddress: business}],
  })
  expect(screen.getByText('USt-IdNr.: DE123456789')).toBeInTheDocument()
})

test('a refused address says so above the form and keeps it', async () => {
  await filledBasket(context)
  await updateCustomer(context, 'mia@example.com')
  open()
  await sandbox.admin('POST', '/admin/faults', {
    kind: 'status',
    status: 400,
    path: 'shipping-address',
    times: 1,
  })
  await type(GERMAN_ADDRESS)
  await press('Continue to delivery')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('This address could not be saved.')
  expect(alert).toHaveFocus()
  expect(await field('Town or city')).toHaveValue('Berlin')
})

test('an own billing address is checked and sent; the new payment replaces the old one', async () => {
  await readyBasket(context)
  open()
  await press('Edit Payment')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', {name: 'Same as delivery address'}))
  await press('Continue to review')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the 6 fields')
  await type([
    ['First name', 'Jan'],
    ['Last name', 'Winter'],
    ['Street and house number', 'Hauptstraße 1'],
    ['Postcode', '20095'],
    ['Town or city', 'Hamburg'],
    ['Phone number', '040 1'],
  ])
  await press('Continue to review')
  await heading(/Review and order/)
  await waitFor(async () =>
    expect(await basket()).toMatchObject({
      billingAddress: {lastName: 'Winter', city: 'Hamburg', countryCode: 'DE'},
      paymentInstruments: [{paymentMethodId: 'INVOICE'}],
    }),
  )
})

describe('placing the order', () => {
  const LOOK_UP = '/custom_objects/ocapi/order'
  const sent = () => sandbox.calls.filter((call) => /^POST \S+\/orders\?/.test(call))
  const ordersOf = (basketId: string) =>
    sandbox.sql('SELECT order_no FROM customer_order WHERE basket_id = ?', basketId)
  const button = 'Order with obligation to pay'
  const order = async () => {
    await userEvent.click(await screen.findByRole('checkbox'))
    await press(button)
  }
  const confirmation = (basketId: string) =>
    waitFor(() => expect(place).toBe(`/deu/en-de/appcheckout/confirmation?token=${basketId}`))

  test('needs the consent, then happens once for a double click', async () => {
    const {basketId} = await readyBasket(context)
    open()
    const submit = await screen.findByRole('button', {name: button})
    await userEvent.click(submit)
    const terms = screen.getByRole('checkbox')
    expect(terms).toHaveFocus()
    expect(terms).toHaveAccessibleDescription('Please agree to the privacy policy and terms.')
    expect(sent()).toEqual([])
    await userEvent.click(terms)
    await userEvent.dblClick(submit)
    await confirmation(basketId)
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toContain(`token=${basketId}`)
    const traces = sandbox.sql("SELECT body FROM site_message WHERE kind = 'trace'")
    expect(JSON.stringify(traces)).toContain('placing')
    expect(JSON.stringify(traces)).not.toContain(basketId)
    expect(ordersOf(basketId)).toHaveLength(1)
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('checkout-draft'))).toEqual(
      [],
    )
  })

  test('a refused payment says so, keeps the basket and leads to the payment', async () => {
    const {basketId, paymentInstruments} = await readyBasket(context)
    await addPaymentInstrument(context, DECLINED_CARD)
    await removePaymentInstrument(context, paymentInstruments?.[0]?.paymentInstrumentId ?? '')
    open()
    await order()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Order was cancelled because payment has failed/refused.')
    expect(alert).toHaveFocus()
    expect(await basket()).toMatchObject({basketId, productItems: [{quantity: 1}]})
    await userEvent.click(within(alert).getByRole('button', {name: 'Edit Payment'}))
    expect(await screen.findByRole('radio', {name: /Invoice/})).toBeInTheDocument()
  })

  test('a changed total is shown before anything is ordered', async () => {
    const {basketId, productItems} = await readyBasket(context)
    open()
    await screen.findByRole('button', {name: button})
    // Another device changes the quantity.
    await DEU.api.scapi(
      `/checkout/shopper-baskets/v2/organizations/:org/baskets/${basketId}/items/${productItems?.[0]?.itemId}`,
      {method: 'PATCH', body: {quantity: 2}},
    )
    await order()
    expect(await screen.findByRole('alert')).toHaveTextContent('A price has changed')
    expect(sent()).toEqual([])
    expect(ordersOf(basketId)).toEqual([])
  })

  test('a line that sold out meanwhile leads to the cart and orders nothing', async () => {
    const {basketId} = await readyBasket(context, 'last-one')
    open()
    await screen.findByRole('button', {name: button})
    sandbox.sql("UPDATE inventory_record SET allocation = 0 WHERE product_id = 'last-one'")
    await order()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('no longer available')
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/deu/en-de/appcart')
    expect(ordersOf(basketId)).toEqual([])
  })

  const checking = () =>
    screen.findByRole('heading', {level: 1, name: 'We are checking your order'})

  test('without a connection nothing is sent, and the page says so', async () => {
    const {basketId} = await readyBasket(context)
    open()
    await screen.findByRole('button', {name: button})
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    sandbox.lose('/baskets?', 'lostRequest')
    await order()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order was not sent')
    online.mockRestore()
    expect(sent()).toEqual([])
    expect(pendingOrder('DEU')).toBeNull()
    await press(button)
    await confirmation(basketId)
  })

  test('an order whose answer is lost is looked up, also while look-ups fail', async () => {
    const {basketId} = await readyBasket(context)
    open()
    sandbox.lose('/orders?', 'lostAnswer')
    sandbox.lose(LOOK_UP, 'lostRequest')
    await order()
    expect(await checking()).toBeInTheDocument()
    await confirmation(basketId)
    expect(sent()).toHaveLength(1)
    expect(ordersOf(basketId)).toHaveLength(1)
    expect(pendingOrder('DEU')).toBeNull()
  })

  test('an order that does not exist keeps the basket, and the page says so', async () => {
    const {basketId} = await readyBasket(context)
    rememberPending('DEU', {token: basketId, overAt: 0})
    open()
    expect(await screen.findByText(/Your order was not placed/)).toBeVisible()
    expect(screen.getByRole('button', {name: button})).toBeEnabled()
    expect(pendingOrder('DEU')).toBeNull()
  })

  test('an order of a session that has ended is not called missing: its confirmation says where it is', async () => {
    const sentBefore = {token: 'b1', overAt: 0, customerId: 'another-shopper'}
    localStorage.setItem('checkout-pending:DEU', JSON.stringify(sentBefore))
    open()
    await confirmation('b1')
    expect(screen.queryByText(/was not placed/)).toBeNull()
    expect(pendingOrder('DEU')).toBeNull()
  })

  test('an order without an answer is checked until the next visit finds it', async () => {
    const {basketId} = await readyBasket(context)
    const page = open()
    sandbox.lose('/orders?', 'lostAnswer')
    sandbox.lose(LOOK_UP, 'lostRequest', 100)
    await order()
    await checking()
    page.unmount()
    sandbox.reset()
    open()
    await confirmation(basketId)
  })

  test('a basket that was ordered in another tab says so and leads to the order', async () => {
    const {basketId} = await readyBasket(context)
    open()
    await screen.findByRole('button', {name: button})
    await placeOrder(DEU, basketId)
    await act(() => refreshBasket(context))
    expect(
      await screen.findByRole('heading', {name: 'This cart has already been ordered'}),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', {name: 'Show the order'})).toHaveAttribute(
      'href',
      `/deu/en-de/appcheckout/confirmation?token=${basketId}`,
    )
  })
})

test('an empty basket leads back to the shop', async () => {
  open()
  expect(
    await screen.findByRole('heading', {level: 1, name: 'There is nothing to check out'}),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', {name: 'Continue shopping'})).toBeInTheDocument()
})

test('Japan asks for the family name first, for readings and a prefecture', async () => {
  const shop = sandboxShop('JPN', 'en-JP')
  context = await openSession(shop)
  await filledBasket(context)
  await updateCustomer(context, 'mia@example.com')
  open(shop)
  const kana = await field('Last name (kana)')
  const labels = screen.getAllByRole('textbox').map((input) => input.id)
  expect(labels.slice(0, 4)).toEqual([
    'shipping-lastName',
    'shipping-firstName',
    'shipping-c_lastNameKana',
    'shipping-c_firstNameKana',
  ])
  await userEvent.type(kana, 'やまだ')
  act(() => kana.blur())
  await waitFor(() => expect(kana).toHaveValue('ヤマダ'))
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Prefecture'}), 'Tokyo')
  expect(screen.getByRole('combobox', {name: 'Prefecture'})).toHaveValue('JP-13')
})
