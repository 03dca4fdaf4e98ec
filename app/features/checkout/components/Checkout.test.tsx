import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {ApiFault} from '@common/fault'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import type {Basket} from '@app/features/session/model/shopper-client'
import {fakeCommerce} from '@app/features/session/testing/fake-commerce'
import {pendingOrder, rememberPending} from '@app/features/basket/model/pending-order'
import {CheckoutView} from './CheckoutView'

const address = {
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  countryCode: 'DE',
  phone: '030 123456',
}

const filled: Basket = {
  basketId: 'b1',
  currency: 'EUR',
  taxation: 'gross',
  productSubTotal: 899,
  productTotal: 899,
  productItems: [
    {itemId: 'i1', productId: 'p1', productName: 'Fjell City', quantity: 1, price: 899},
  ],
} as Basket

const ready: Basket = {
  ...filled,
  orderTotal: 903.9,
  shippingTotal: 4.9,
  taxTotal: 144.32,
  customerInfo: {customerId: 'c', email: 'mia@example.com'},
  shipments: [
    {
      shipmentId: 'me',
      shippingAddress: address,
      shippingMethod: {id: 'standard', name: 'Standard'},
    },
  ],
  billingAddress: address,
  paymentInstruments: [{paymentInstrumentId: 'old', paymentMethodId: 'INVOICE'}],
} as Basket

const methods = {
  applicable_payment_methods: [
    {
      id: 'CREDIT_CARD',
      name: 'Credit card',
      cards: [
        {
          card_type: 'Visa',
          name: 'Visa',
          number_prefixes: ['4'],
          number_lengths: ['16'],
          security_code_length: 3,
          checksum_verification_enabled: true,
        },
      ],
    },
    {id: 'INVOICE', name: 'Invoice'},
  ],
}

let backend: FakeBackend
let place: string

function open(basket: Basket | null, shop = testShop('DEU', 'en-DE')) {
  const commerce = fakeCommerce(basket)
  commerce.shippingMethods.mockResolvedValue({
    defaultShippingMethodId: 'standard',
    applicableShippingMethods: [
      {id: 'standard', name: 'Standard delivery', price: 4.9},
      {id: 'express', name: 'Express delivery', price: 12.9},
      {id: 'store-pickup', name: 'Collect from a store', price: 0, c_storePickupEnabled: true},
    ],
  })
  const page = renderInShop(
    <>
      <CheckoutView />
      <Route
        render={({location}) => {
          place = location.pathname + location.search
          return null
        }}
      />
    </>,
    {shop, path: `/${shop.site.alias}/${shop.locale.alias}/appcheckout`},
  )
  return {commerce, page}
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  backend = fakeBackend()
  backend.on('/products', {body: {data: []}})
  backend.on('/payment_methods', {body: methods})
})

const field = (name: string | RegExp) => screen.findByRole('textbox', {name})
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', {name}))
const heading = (name: RegExp) => screen.findByRole('heading', {level: 2, name})

test('an empty form lists its problems, takes focus there, and leads to each field', async () => {
  open(filled)
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
  const {commerce} = open(filled)
  const user = userEvent.setup()
  await user.type(await field('Email address'), ' mia@example.com{Enter}')
  expect(await heading(/Delivery address/)).toHaveFocus()
  expect(commerce.setCustomerEmail).toHaveBeenCalledWith('mia@example.com')

  await user.type(await field('First name'), 'Mia')
  await user.type(await field('Last name'), 'Sommer')
  await user.type(await field('Street and house number'), 'Lindenstraße 4')
  await user.type(await field('Postcode'), '1096')
  await user.tab()
  expect(
    await screen.findByText('Please enter a valid postcode, such as 10115.'),
  ).toBeInTheDocument()
  await user.type(await field('Postcode'), '9')
  expect(screen.queryByText(/valid postcode/)).not.toBeInTheDocument()
  await user.type(await field('Town or city'), 'Berlin')
  await user.type(await field('Phone number'), '030 123456')
  await press('Continue to delivery')
  expect(commerce.setShippingAddress).toHaveBeenCalledWith(address, true)

  await user.click(await screen.findByRole('radio', {name: /Express/}))
  expect(screen.queryByRole('radio', {name: /store/})).not.toBeInTheDocument()
  await press('Continue to payment')
  expect(commerce.setShippingMethod).toHaveBeenCalledWith('express')

  await user.click(await screen.findByRole('radio', {name: /Credit card/}))
  await press('Continue to review')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your card number.')
  await user.type(await field('Card number'), '4111111111111111')
  expect(await field('Card number')).toHaveValue('4111 1111 1111 1111')
  await user.type(await field('Valid until'), '1239')
  await user.type(await field('Security code'), '123')
  await user.type(await field('Name on card'), 'Mia Sommer')
  await press('Continue to review')
  expect(await heading(/Review and order/)).toHaveFocus()
  expect(commerce.addPaymentInstrument).toHaveBeenCalledWith({
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      cardType: 'Visa',
      holder: 'Mia Sommer',
      maskedNumber: '************1111',
      expirationMonth: 12,
      expirationYear: 2039,
    },
  })
  expect(JSON.stringify(sessionStorage)).not.toMatch(/4111|Mia Sommer"|"123"/)
})

test('what was typed is there after a reload', async () => {
  const {page} = open({...filled, customerInfo: ready.customerInfo})
  await userEvent.type(await field('Street and house number'), 'Lindenstraße 4')
  page.unmount()
  open({...filled, customerInfo: ready.customerInfo})
  expect(await field('Street and house number')).toHaveValue('Lindenstraße 4')
})

test('a refused address says so above the form and keeps it', async () => {
  const {commerce} = open({...ready, shipments: []} as Basket)
  commerce.setShippingAddress.mockRejectedValueOnce(
    new ApiFault({type: 'malformed-document', status: 400, title: '', detail: '', arguments: {}}),
  )
  await userEvent.type(await field('First name'), 'Mia')
  for (const [name, value] of [
    ['Last name', 'Sommer'],
    ['Street and house number', 'Lindenstraße 4'],
    ['Postcode', '10969'],
    ['Town or city', 'Berlin'],
    ['Phone number', '030 1'],
  ] as const) {
    await userEvent.type(await field(name), value)
  }
  await press('Continue to delivery')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('This address could not be saved.')
  expect(alert).toHaveFocus()
  expect(await field('Town or city')).toHaveValue('Berlin')
})

test('an own billing address is checked and sent; the new payment replaces the old one', async () => {
  const {commerce} = open(ready)
  await press('Edit Payment')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', {name: 'Same as delivery address'}))
  await press('Continue to review')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the 6 fields')
  for (const [name, value] of [
    ['First name', 'Jan'],
    ['Last name', 'Winter'],
    ['Street and house number', 'Hauptstraße 1'],
    ['Postcode', '20095'],
    ['Town or city', 'Hamburg'],
    ['Phone number', '040 1'],
  ] as const) {
    await user.type(await field(name), value)
  }
  await press('Continue to review')
  await heading(/Review and order/)
  expect(commerce.setBillingAddress).toHaveBeenCalledWith(
    expect.objectContaining({lastName: 'Winter', city: 'Hamburg', countryCode: 'DE'}),
  )
  await waitFor(() => expect(commerce.removePaymentInstrument).toHaveBeenCalledWith('old'))
})

describe('placing the order', () => {
  const orders = () => backend.calls.filter((call) => call.startsWith('POST'))

  test('needs the consent, then happens once for a double click', async () => {
    open(ready)
    backend.on('/orders', {body: {order_no: 'DEU1'}})
    const button = await screen.findByRole('button', {name: 'Order with obligation to pay'})
    await userEvent.click(button)
    const terms = screen.getByRole('checkbox')
    expect(terms).toHaveFocus()
    expect(terms).toHaveAccessibleDescription('Please agree to the privacy policy and terms.')
    expect(orders()).toEqual([])
    await userEvent.click(terms)
    await userEvent.dblClick(button)
    await waitFor(() => expect(place).toBe('/deu/en-de/appcheckout/confirmation?token=b1'))
    expect(orders()).toHaveLength(1)
    expect(orders()[0]).toContain('token=b1')
    expect(sessionStorage).toHaveLength(0)
  })

  test('a refused payment says so, keeps the basket and leads to the payment', async () => {
    const {commerce} = open(ready)
    backend.on('/orders', {
      status: 400,
      body: {fault: {type: 'PaymentDeclinedException', message: 'no'}},
    })
    await userEvent.click(await screen.findByRole('checkbox'))
    await press('Order with obligation to pay')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Order was cancelled because payment has failed/refused.')
    expect(alert).toHaveFocus()
    expect(commerce.refreshBasket).toHaveBeenCalledTimes(2)
    await userEvent.click(within(alert).getByRole('button', {name: 'Edit Payment'}))
    expect(await screen.findByRole('radio', {name: /Invoice/})).toBeChecked()
  })

  test('a changed total is shown before anything is ordered', async () => {
    const {commerce} = open(ready)
    commerce.refreshBasket.mockResolvedValueOnce({...ready, orderTotal: 999})
    await userEvent.click(await screen.findByRole('checkbox'))
    await press('Order with obligation to pay')
    expect(await screen.findByRole('alert')).toHaveTextContent('A price has changed')
    expect(orders()).toEqual([])
  })

  const lookUp = '/custom_objects/ocapi/order'
  const noOrder = {status: 404, body: {fault: {type: 'OrderNotFoundException', message: 'no'}}}
  const order = async () => {
    await userEvent.click(await screen.findByRole('checkbox'))
    await press('Order with obligation to pay')
  }
  const checking = () =>
    screen.findByRole('heading', {level: 1, name: 'We are checking your order'})

  test('without a connection nothing is sent, and the page says so', async () => {
    const {commerce} = open(ready)
    const offline = {type: 'offline', status: 0, title: '', detail: '', arguments: {}}
    commerce.refreshBasket.mockRejectedValueOnce(new ApiFault(offline))
    await order()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order was not sent')
    expect(orders()).toEqual([])
    expect(pendingOrder('DEU')).toBeNull()
    backend.on('/orders', {body: {order_no: 'DEU1'}})
    await press('Order with obligation to pay')
    await waitFor(() => expect(place).toBe('/deu/en-de/appcheckout/confirmation?token=b1'))
  })

  test('an answer that cannot be read is checked, also where the basket is gone', async () => {
    const {commerce} = open(ready)
    backend.on('/orders', {status: 200, body: {}})
    let calls = 0
    backend.on(lookUp, () =>
      (calls += 1) < 2 ? {status: 503} : {body: {c_result: {orderNo: 'DEU1'}}},
    )
    await order()
    commerce.refreshBasket.mockResolvedValue(null)
    expect(await checking()).toBeInTheDocument()
    await waitFor(() => expect(place).toBe('/deu/en-de/appcheckout/confirmation?token=b1'))
    expect(orders()).toHaveLength(1)
    expect(pendingOrder('DEU')).toBeNull()
  })

  test('an order that is not there after all keeps the basket and says so', async () => {
    rememberPending('DEU', {token: 'b1', overAt: 0})
    backend.on(lookUp, noOrder)
    open(ready)
    expect(await screen.findByText(/Your order was not placed/)).toBeVisible()
    expect(screen.getByRole('button', {name: 'Order with obligation to pay'})).toBeEnabled()
    expect(pendingOrder('DEU')).toBeNull()
  })

  test('an order without an answer is checked until the next visit knows', async () => {
    const {page} = open(ready)
    backend.on('/orders', null)
    backend.on(lookUp, null)
    await order()
    await checking()
    page.unmount()
    backend.on(lookUp, {body: {c_result: {orderNo: 'DEU1'}}})
    open(null)
    await waitFor(() => expect(place).toBe('/deu/en-de/appcheckout/confirmation?token=b1'))
  })
})

test('an empty basket leads back to the shop', async () => {
  open(null)
  expect(
    await screen.findByRole('heading', {level: 1, name: 'There is nothing to check out'}),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', {name: 'Continue shopping'})).toBeInTheDocument()
})

test('Japan asks for the family name first, for readings and a prefecture', async () => {
  open({...filled, currency: 'JPY', customerInfo: ready.customerInfo}, testShop('JPN', 'en-JP'))
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
  expect(screen.getByRole('combobox')).toHaveValue('JP-13')
})
