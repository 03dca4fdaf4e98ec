import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {ShopEvent} from '@app/features/analytics/model/shop-event'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {ConfirmationView} from './ConfirmationView'

const told: ShopEvent[] = []
jest.mock('@app/features/analytics/track', () => ({track: (event: ShopEvent) => told.push(event)}))
beforeEach(() => {
  told.length = 0
  sessionStorage.clear()
})

const order = {
  order_no: 'DEU00001001',
  creation_date: '2026-03-01T10:15:00.000Z',
  currency: 'EUR',
  taxation: 'gross',
  customer_info: {email: 'mia@example.com'},
  product_items: [
    {item_id: 'i', product_id: 'p', product_name: 'Fjell City', quantity: 1, price: 899},
  ],
  shipments: [
    {
      shipping_address: {
        first_name: 'Mia',
        last_name: 'Sommer',
        city: 'Berlin',
        country_code: 'DE',
      },
      shipping_method: {name: 'Standard delivery'},
    },
  ],
  billing_address: {first_name: 'Jan', last_name: 'Winter', city: 'Hamburg', country_code: 'DE'},
  payment_instruments: [
    {
      payment_method_id: 'CREDIT_CARD',
      payment_card: {card_type: 'Master Card', number_last_digits: '4444'},
    },
  ],
  product_total: 899,
  shipping_total: 0,
  tax_total: 143.54,
  order_total: 899,
}

const backendWith = (lookup: {status?: number; body: unknown}) => {
  const backend = fakeBackend()
  backend.on('/custom_objects/ocapi/order', lookup)
  backend.on('/orders/DEU00001001', {body: order})
  backend.on('/products', {body: {data: []}})
  return backend
}

const open = (search: string) =>
  renderInShop(<ConfirmationView />, {path: `/deu/en-de/appcheckout/confirmation${search}`})

test('the order that the token names is thanked for and shown', async () => {
  const backend = backendWith({body: {c_result: {orderNo: 'DEU00001001'}}})
  open('?token=b1')
  expect(await screen.findByRole('heading', {level: 1, name: 'Thank you, Mia'})).toBeInTheDocument()
  expect(screen.getByText('DEU00001001')).toBeInTheDocument()
  expect(screen.getByText(/mia@example.com/)).toBeInTheDocument()
  expect(screen.getByText('Mastercard ending in 4444')).toBeInTheDocument()
  expect(screen.getByText('Fjell City')).toBeInTheDocument()
  expect(screen.getByText('Hamburg')).toBeInTheDocument()
  expect(backend.calls[0]).toContain('token=b1')
})

test('an unknown order is not shown, and there are ways on', async () => {
  backendWith({status: 404, body: {fault: {type: 'OrderNotFoundException', message: 'no'}}})
  open('?token=x')
  expect(
    await screen.findByRole('heading', {level: 1, name: 'We cannot show this order here'}),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', {name: 'Continue shopping'})).toBeInTheDocument()
})

test('without a token nothing is asked', () => {
  const backend = backendWith({body: {}})
  open('')
  expect(screen.getByRole('heading', {name: 'We cannot show this order here'})).toBeInTheDocument()
  expect(backend.calls).toEqual([])
})

test('a failing backend can be asked again', async () => {
  const backend = backendWith({status: 503, body: {}})
  open('?token=b1')
  const retry = await screen.findByRole('button', {name: 'Try again'})
  backend.on('/custom_objects/ocapi/order', {body: {c_result: {orderNo: 'DEU00001001'}}})
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', {name: 'Thank you, Mia'})).toBeInTheDocument()
})

test('a purchase is told once, however often its confirmation is looked at', async () => {
  backendWith({body: {c_result: {orderNo: 'DEU00001001'}}})
  const {unmount} = open('?token=b1')
  await screen.findByRole('heading', {level: 1, name: 'Thank you, Mia'})
  const purchase = {
    type: 'purchase',
    orderNo: 'DEU00001001',
    value: 899,
    tax: 143.54,
    shipping: 0,
    email: 'mia@example.com',
    items: [{id: 'p', name: 'Fjell City', quantity: 1, price: 899}],
  }
  expect(told.filter(({type}) => type === 'purchase')).toEqual([purchase])
  unmount()
  open('?token=b1')
  await screen.findByRole('heading', {level: 1, name: 'Thank you, Mia'})
  expect(told.filter(({type}) => type === 'purchase')).toHaveLength(1)
})

test('an engraving and the parts of a bundle are told as they were ordered', async () => {
  const backend = backendWith({body: {c_result: {orderNo: 'DEU00001001'}}})
  backend.on('/orders/DEU00001001', {
    body: {
      ...order,
      product_items: [
        {
          item_id: 'e',
          product_id: 'work',
          product_name: 'Name engraving',
          quantity: 1,
          price: 25,
          option_items: [{price: 8}],
          c_engravingText: 'Ida Lou',
          c_engravingTypefaceName: 'Script',
          c_engravingPositionName: 'Lower board',
        },
        {
          item_id: 'b',
          product_id: 'box',
          product_name: 'Good night box',
          quantity: 1,
          price: 75,
          bundled_product_items: [
            {product_id: 'bag-moss', product_name: 'Sleeping bag, Moss', quantity: 1},
            {product_id: 'cup', product_name: 'Cup', quantity: 2},
          ],
        },
      ],
    },
  })
  open('?token=b1')
  for (const words of ['Ida Lou', 'Script', 'Lower board', 'Sleeping bag, Moss', '2 × Cup']) {
    expect(await screen.findByText(words)).toBeInTheDocument()
  }
  expect(screen.getByText(/33\.00/)).toBeInTheDocument()
})
