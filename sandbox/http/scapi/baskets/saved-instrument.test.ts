import type {BasketDocument, TestCustomer} from '../../../testing/shopper'
import {BASKETS, CUSTOMERS, callShop, newCustomer, newShopper} from '../../../testing/shopper'
import type {TestShop} from '../../../testing/test-shop'
import {startTestShop} from '../../../testing/test-shop'

let shop: TestShop
let customer: TestCustomer
let saved: string

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  customer = await newCustomer(shop)
  const card = {cardType: 'Visa', number: '4111111111111111', holder: 'Jo'}
  const paymentCard = {...card, expirationMonth: 12, expirationYear: 2040}
  const path = `${CUSTOMERS}/${customer.customerId}/payment-instruments`
  const instrument = {paymentMethodId: 'CREDIT_CARD', paymentCard}
  const {body} = await customer.call<{paymentInstrumentId: string}>('POST', path, instrument)
  saved = body.paymentInstrumentId
})

const paid = {
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: {
    cardType: 'Visa',
    holder: 'Jo',
    maskedNumber: '************1111',
    numberLastDigits: '1111',
    expirationMonth: 12,
    expirationYear: 2040,
  },
}

async function open(shopper: Pick<TestCustomer, 'call'> = customer): Promise<string> {
  return (await shopper.call<BasketDocument>('POST', BASKETS, {})).body.basketId
}

it.each([{}, {paymentMethodId: 'CREDIT_CARD', amount: 12}])(
  'a saved card pays by its id alone, and as the stock checkout names it (%j)',
  async (more) => {
    const basketId = await open()
    const {status} = await customer.call('POST', `${BASKETS}/${basketId}/payment-instruments`, {
      ...more,
      customerPaymentInstrumentId: saved,
    })
    expect(status).toBe(200)
    const {body} = await customer.call<BasketDocument>('GET', `${BASKETS}/${basketId}`)
    expect(body['paymentInstruments']).toMatchObject([paid])
  },
)

it('the same in OCAPI', async () => {
  const basketId = await open()
  const path = `/s/DEU/dw/shop/v21_3/baskets/${basketId}/payment_instruments`
  const {body} = await callShop<BasketDocument>(shop, 'POST', path, {
    token: customer.accessToken,
    body: {customer_payment_instrument_id: saved, payment_method_id: 'CREDIT_CARD'},
  })
  expect(body['payment_instruments']).toMatchObject([
    {payment_method_id: 'CREDIT_CARD', payment_card: {masked_number: '************1111'}},
  ])
})

it('belongs to nobody else', async () => {
  const guest = await newShopper(shop)
  const basketId = await open(guest)
  const {status, body} = await guest.call('POST', `${BASKETS}/${basketId}/payment-instruments`, {
    customerPaymentInstrumentId: saved,
  })
  expect(status).toBe(404)
  expect(body).toMatchObject({paymentInstrumentId: saved})
})
