import type {TestCustomer} from '../../../testing/shopper'
import {
  addresses,
  BASKETS,
  CUSTOMERS,
  logIn,
  newCustomer,
  newShopper,
  usidOf,
} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

interface Basket {
  basketId: string
  billingAddress?: {city: string}
  shipments: {shippingAddress?: {city: string; addressId?: string}}[]
  paymentInstruments?: {paymentMethodId: string; paymentCard?: {numberLastDigits: string}}[]
}

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const populated = {populateCustomerDetails: true}
const card = {cardType: 'Visa', holder: 'Anna Berg', expirationMonth: 12, expirationYear: 2099}

/** A customer with two addresses, the preferred one in Potsdam, and a card. */
async function settledCustomer(): Promise<TestCustomer> {
  const customer = await newCustomer(shop)
  const own = `${CUSTOMERS}/${customer.customerId}`
  for (const [addressId, city] of [
    ['a', 'Berlin'],
    ['b', 'Potsdam'],
  ]) {
    const body = {...addresses.DEU, addressId, city, preferred: addressId === 'b'}
    await customer.call('POST', `${own}/addresses`, body)
  }
  await customer.call('POST', `${own}/payment-instruments`, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {...card, number: '4111111111111111'},
  })
  return customer
}

async function read(customer: Pick<TestCustomer, 'call'>, {basketId}: Basket) {
  const {body} = await customer.call<Basket>('GET', `${BASKETS}/${basketId}`)
  return {
    to: body.shipments[0]?.shippingAddress?.city,
    bill: body.billingAddress?.city,
    card: body.paymentInstruments?.[0]?.paymentCard?.numberLastDigits,
  }
}

describe('populateCustomerDetails', () => {
  it('fills a new basket from the account', async () => {
    const customer = await settledCustomer()
    const {body} = await customer.call<Basket>('POST', BASKETS, {}, populated)
    expect(await read(customer, body)).toEqual({to: 'Potsdam', bill: 'Potsdam', card: '1111'})
    expect(body.shipments[0]?.shippingAddress).not.toHaveProperty('addressId')
  })

  it('leaves what the basket says, and everything unless it is asked', async () => {
    const customer = await settledCustomer()
    const own = {shipments: [{shippingAddress: {...addresses.DEU, city: 'Jena'}}]}
    const {body} = await customer.call<Basket>('POST', BASKETS, own, populated)
    expect(await read(customer, body)).toMatchObject({to: 'Jena', bill: 'Potsdam'})
    await customer.call('DELETE', `${BASKETS}/${body.basketId}`)
    const {body: plain} = await customer.call<Basket>('POST', BASKETS, {})
    expect(await read(customer, plain)).toEqual({})
  })

  it('knows nothing of a guest, and fills the basket that a guest brings to the login', async () => {
    const {login, password} = await settledCustomer()
    const guest = await newShopper(shop)
    const {status, body} = await guest.call<Basket>('POST', BASKETS, {}, populated)
    expect(status).toBe(200)
    expect(await read(guest, body)).toEqual({})
    const customer = await logIn(shop, {login, password, usid: usidOf(guest)})
    await customer.call('POST', `${BASKETS}/actions/transfer`, undefined, populated)
    expect(await read(customer, body)).toEqual({to: 'Potsdam', bill: 'Potsdam', card: '1111'})
  })
})
