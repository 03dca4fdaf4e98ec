import type {ArchiveShop} from '../../../testing/archive-shop'
import {startArchiveShop} from '../../../testing/archive-shop'
import type {TestShopper} from '../../../testing/shopper'
import {addresses, BASKETS, newCustomer, newShopper} from '../../../testing/shopper'

const method = (id: string, more = '') =>
  `<payment-method method-id="${id}"><name xml:lang="x-default">${id}</name><enabled-flag>true</enabled-flag>${more}</payment-method>`
const card = (type: string, more = '') =>
  `<payment-card card-type="${type}"><name xml:lang="x-default">${type}</name><enabled-flag>true</enabled-flag>
   <card-number-settings><number-length><length>13-16</length></number-length></card-number-settings>${more}</payment-card>`
const countries = (code: string) => `<countries><country country-code="${code}"/></countries>`
const group = (id: string) =>
  `<customer-groups><customer-group group-id="${id}"/></customer-groups>`
const range = (currency: string, min: number, max: number) =>
  `<ranges><range currency="${currency}"><min-purchase-amount>${min}</min-purchase-amount><max-purchase-amount>${max}</max-purchase-amount></range></ranges>`

let shop: ArchiveShop

beforeAll(async () => {
  shop = await startArchiveShop({
    'sites/TST/payment-methods.xml': `<?xml version="1.0" encoding="UTF-8"?>
<payment-settings xmlns="http://www.demandware.com/xml/impex/paymentsettings/2009-09-15">
  ${method('CREDIT_CARD')}
  ${method('INVOICE', group('Registered'))}
  ${method('LARGE', '<min-purchase-amount>150</min-purchase-amount>')}
  ${method('RANGE', range('EUR', 50, 120))}
  ${method('ABROAD', countries('FR'))}
  ${method('DOLLARS', '<currencies><currency>USD</currency></currencies>')}
  ${card('Visa')}
  ${card('Carte', countries('FR'))}
  ${card('Club', group('Registered'))}
  ${card('Yen', '<currencies><currency>JPY</currency></currencies>')}
  ${card('Big', range('EUR', 1000, 5000))}
</payment-settings>`,
  })
})
afterAll(() => shop.close())

interface Methods {
  applicablePaymentMethods: {id: string; cards?: {cardType: string}[]}[]
}

async function basketOf(shopper: TestShopper, productId: string, countryCode: string) {
  const address = {...addresses.DEU, countryCode}
  const {body} = await shopper.call<{basketId: string}>('POST', BASKETS, {
    productItems: [{productId, quantity: 1}],
    billingAddress: address,
    shipments: [{shippingAddress: address, shippingMethod: {id: 'standard'}}],
  })
  return `${BASKETS}/${body.basketId}`
}

async function offered(shopper: TestShopper, productId: string, countryCode: string) {
  const basket = await basketOf(shopper, productId, countryCode)
  const {body} = await shopper.call<Methods>('GET', `${basket}/payment-methods`)
  const methods = body.applicablePaymentMethods
  return {
    methods: methods.map(({id}) => id),
    cards: methods.find(({id}) => id === 'CREDIT_CARD')?.cards?.map(({cardType}) => cardType),
  }
}

it.each([
  ['table', 'DE', ['CREDIT_CARD', 'RANGE'], ['Visa']],
  ['chair-green-s', 'DE', ['CREDIT_CARD', 'LARGE'], ['Visa']],
  ['chair-green-s', 'FR', ['CREDIT_CARD', 'LARGE', 'ABROAD'], ['Visa', 'Carte']],
])('a guest pays for %s in %s with %j', async (product, country, methods, cards) => {
  const guest = await newShopper(shop, 'TST')
  expect(await offered(guest, product, country)).toEqual({methods, cards})
})

it('offers members what is theirs', async () => {
  const member = await newCustomer(shop as never, 'TST')
  expect(await offered(member, 'table', 'DE')).toEqual({
    methods: ['CREDIT_CARD', 'INVOICE', 'RANGE'],
    cards: ['Visa', 'Club'],
  })
})

it('refuses a card that is not taken there', async () => {
  const guest = await newShopper(shop, 'TST')
  const basket = await basketOf(guest, 'table', 'DE')
  const pay = (cardType: string) =>
    guest.call<{type: string}>('POST', `${basket}/payment-instruments`, {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {cardType, maskedNumber: '************1111'},
    })
  expect((await pay('Carte')).status).toBe(400)
  expect((await pay('Visa')).status).toBe(200)
})
