/** Cards that the payment provider keeps for a customer: saved with an order, used for the next one, deleted. */
import {execute, queryAll} from '../../../db/database'
import type {TestCustomer} from '../../../testing/shopper'
import {
  addresses,
  BASKETS,
  callShop,
  CUSTOMERS,
  newCustomer,
  readyBasket,
} from '../../../testing/shopper'
import {addHostedMethod} from '../../../testing/site-settings'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

const SITES = ['DEU', 'USA', 'JPN'] as const

interface SavedCard {
  paymentInstrumentId: string
  paymentMethodId: string
  c_providerInstrument: string
}
interface Placed {
  order_no: string
  customer_info: {customer_id: string}
  c_paymentSessionId: string
  c_paymentSessionData: string
}

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  for (const site of SITES) addHostedMethod(shop.db, site)
  execute(shop.db, 'UPDATE inventory_record SET allocation = 1000')
})
afterAll(() => shop.close())

const provider = <Body>(path: string, body: unknown, headers: Record<string, string>) =>
  callShop<Body>(shop, 'POST', `/psp/client${path}`, {body, headers})

/** What the provider's frame returns for a card. */
async function frameData(number: string): Promise<string> {
  const card = {number, expiry: '08/39', securityCode: '123'}
  const {body} = await provider<{data: string}>('/cards', card, {origin: shop.baseUrl})
  return body.data
}

async function order(customer: TestCustomer, instrument: Record<string, unknown>): Promise<Placed> {
  const {basketId} = await readyBasket(customer, {paymentInstruments: []})
  const path = `${BASKETS}/${basketId}/payment-instruments`
  expect(await customer.call('POST', path, instrument)).toMatchObject({status: 200})
  const orders = `/s/${customer.siteId}/dw/shop/v21_3/orders?token=${basketId}`
  const {body} = await callShop<Placed>(shop, 'POST', orders, {
    token: customer.accessToken,
    body: {basket_id: basketId},
  })
  return body
}

const pay = ({c_paymentSessionId: id, c_paymentSessionData: data}: Placed, token: string) =>
  provider<{status?: string; error?: string}>(
    `/sessions/${id}/pay`,
    {method: 'card', data: token},
    {'x-session-data': data},
  )

/** Hands the session's data to the order, as the storefront does after the payment. */
const confirm = (customer: TestCustomer, {order_no: no, c_paymentSessionData: data}: Placed) =>
  callShop(shop, 'PATCH', `/s/${customer.siteId}/dw/shop/v21_3/orders/${no}`, {
    token: customer.accessToken,
    body: {c_paymentSessionData: data},
  })

const recordOf = async (customer: TestCustomer) =>
  (
    await customer.call<{paymentInstruments?: SavedCard[]; addresses?: unknown[]}>(
      'GET',
      `${CUSTOMERS}/${customer.customerId}`,
    )
  ).body

async function saveCard(customer: TestCustomer, number = '4111111111111111'): Promise<SavedCard> {
  const data = await frameData(number)
  const placed = await order(customer, {
    paymentMethodId: 'ONLINE_PAYMENT',
    c_providerMethod: 'card',
    c_providerData: data,
    c_saveCard: true,
  })
  expect(await pay(placed, data)).toMatchObject({body: {status: 'authorised'}})
  await confirm(customer, placed)
  const {paymentInstruments = []} = await recordOf(customer)
  const [card] = paymentInstruments.slice(-1)
  if (!card) throw new Error('The card was not saved.')
  return card
}

it.each(SITES)('a customer of %s orders with a saved address and a saved card', async (siteId) => {
  const customer = await newCustomer(shop, siteId)
  const book = `${CUSTOMERS}/${customer.customerId}/addresses`
  await customer.call('POST', book, {...addresses[siteId], addressId: 'home', preferred: true})
  const card = await saveCard(customer)
  expect(card).toMatchObject({
    paymentMethodId: 'ONLINE_PAYMENT',
    default: true,
    c_providerInstrument: 'Visa 1111',
  })
  const placed = await order(customer, {customerPaymentInstrumentId: card.paymentInstrumentId})
  expect(placed).toMatchObject({
    customer_info: {customer_id: customer.customerId},
    payment_instruments: [
      {
        payment_method_id: 'ONLINE_PAYMENT',
        c_providerInstrument: 'Visa 1111',
        c_savedInstrument: card.paymentInstrumentId,
      },
    ],
  })
  const [row] = queryAll<{content: string}>(
    shop.db,
    'SELECT content FROM customer_order WHERE order_no = ?',
    placed.order_no,
  )
  const token = /"c_providerData":"(sc_[^"]+)"/.exec(row?.content ?? '')?.[1] ?? ''
  expect(await pay(placed, token)).toMatchObject({status: 200, body: {status: 'authorised'}})
  await confirm(customer, placed)
  const path = `/s/${siteId}/dw/shop/v21_3/orders/${placed.order_no}`
  const {body} = await callShop(shop, 'GET', path, {token: customer.accessToken})
  expect(body).toMatchObject({status: 'new', payment_status: 'paid'})
  expect((await recordOf(customer)).addresses).toMatchObject([{addressId: 'home'}])
})

it('the same card is saved once', async () => {
  const customer = await newCustomer(shop)
  await saveCard(customer)
  await saveCard(customer)
  await saveCard(customer, '5555555555554444')
  const {paymentInstruments = []} = await recordOf(customer)
  expect(paymentInstruments.map((one) => one.c_providerInstrument)).toEqual([
    'Visa 1111',
    'Mastercard 4444',
  ])
})

it('the token of another customer pays nothing', async () => {
  const owner = await newCustomer(shop)
  const card = await saveCard(owner)
  const thief = await newCustomer(shop)
  const token = (card as unknown as {c_providerToken: string}).c_providerToken
  const placed = await order(thief, {
    paymentMethodId: 'ONLINE_PAYMENT',
    c_providerMethod: 'card',
    c_providerData: token,
  })
  expect(await pay(placed, token)).toMatchObject({status: 410})
})

it('a card that the customer deleted pays nothing, and is gone at the provider', async () => {
  const customer = await newCustomer(shop)
  const card = await saveCard(customer)
  const placed = await order(customer, {customerPaymentInstrumentId: card.paymentInstrumentId})
  const path = `${CUSTOMERS}/${customer.customerId}/payment-instruments`
  const gone = await customer.call('DELETE', `${path}/${card.paymentInstrumentId}`)
  expect(gone.status).toBe(204)
  const token = (card as unknown as {c_providerToken: string}).c_providerToken
  expect(await pay(placed, token)).toMatchObject({status: 410})
  expect(await recordOf(customer)).not.toHaveProperty('paymentInstruments.0')
})

it.each([
  ['without the request', '4111111111111111', {}],
  ['that is declined', '4000000000000002', {c_saveCard: true}],
])('a card %s is not saved', async (_name, number, more) => {
  const customer = await newCustomer(shop)
  const data = await frameData(number)
  const placed = await order(customer, {
    paymentMethodId: 'ONLINE_PAYMENT',
    c_providerMethod: 'card',
    c_providerData: data,
    ...more,
  })
  await pay(placed, data)
  await confirm(customer, placed)
  expect((await recordOf(customer)).paymentInstruments ?? []).toEqual([])
})
