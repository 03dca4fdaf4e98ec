import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'
import {referenceShop} from '../../../testing/test-archive'
import type {BasketDocument, TestShopper} from '../../../testing/shopper'
import {BASKETS, ORDERS, logIn, newCustomer, newShopper, usidOf} from '../../../testing/shopper'

/** A site whose shoppers may pay in two currencies, as the stock storefront expects of its locales. */
let shop: ArchiveShop
let shopper: TestShopper

const method = (id: string, amount: string, currency: string) =>
  `<shipping-method method-id="${id}" default="true"><display-name xml:lang="x-default">Ground</display-name><online-flag>true</online-flag><price-table><amount order-value="0">${amount}</amount></price-table><currency>${currency}</currency></shipping-method>`

const site = (name: string, more: (text: string) => string) => ({
  [`sites/RefArch/${name}`]: more(referenceShop[`sites/RefArch/${name}`] ?? ''),
})

beforeAll(async () => {
  shop = await startArchiveShop(
    {
      ...site('shipping.xml', (text) =>
        text.replace('</shipping>', `${method('002', '4', 'EUR')}</shipping>`),
      ),
      ...site('payment-methods.xml', (text) =>
        text.replace(
          '</payment-settings>',
          '<payment-card card-type="Visa"><name xml:lang="x-default">Visa</name><enabled-flag>true</enabled-flag></payment-card></payment-settings>',
        ),
      ),
    },
    {shop: referenceShop, siteId: 'RefArch'},
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop, 'RefArch')
})

const address = {
  firstName: 'Jo',
  lastName: 'Doe',
  address1: '1 Main Street',
  city: 'Boston',
  postalCode: '02101',
  stateCode: 'MA',
  countryCode: 'US',
}

const card = {
  cardType: 'Visa',
  maskedNumber: '************1111',
  expirationMonth: 12,
  expirationYear: 2040,
}

const watch = {productId: 'watch-item', quantity: 2}

async function open(body: object, who: Pick<TestShopper, 'call'> = shopper) {
  return (await who.call<BasketDocument>('POST', BASKETS, body)).body
}

it('a basket is opened in the currency that it names', async () => {
  const basket = await open({currency: 'EUR', productItems: [watch]})
  expect(basket).toMatchObject({currency: 'EUR', productTotal: 150})
  expect(basket.productItems).toMatchObject([{basePrice: 75, price: 150}])
})

it('a basket changes its currency: everything is priced anew, and ways to ship and pay are chosen anew', async () => {
  const {basketId} = await open({
    productItems: [{...watch, optionItems: [{optionId: 'watchWarranty', optionValueId: '001'}]}],
    shipments: [{shippingAddress: address, shippingMethod: {id: '001'}}],
  })
  const path = `${BASKETS}/${basketId}`
  const pay = {
    paymentMethodId: 'CREDIT_CARD',
    amount: 20,
    paymentCard: card,
  }
  const dollars = await shopper.call<BasketDocument>('POST', `${path}/payment-instruments`, pay)
  expect(dollars.body).toMatchObject({productTotal: 219.98, shippingTotal: 5.99})

  const {status} = await shopper.call('PATCH', path, {currency: 'EUR'})
  expect(status).toBe(200)
  const {body: euros} = await shopper.call<BasketDocument>('GET', path)
  expect(euros).toMatchObject({currency: 'EUR', productTotal: 205, shippingTotal: 0})
  expect(euros.shipments?.[0]?.shippingMethod).toBeUndefined()
  expect(euros['paymentInstruments']).toBeUndefined()

  const methods = `${path}/shipments/me/shipping-methods`
  const offered = await shopper.call<{applicableShippingMethods: object[]}>('GET', methods)
  expect(offered.body.applicableShippingMethods).toMatchObject([{id: '002', price: 4}])
})

it('an order keeps the currency of its basket', async () => {
  const {basketId} = await open({
    currency: 'EUR',
    customerInfo: {email: 'jo@example.com'},
    productItems: [watch],
    shipments: [{shippingAddress: address, shippingMethod: {id: '002'}}],
    billingAddress: address,
    paymentInstruments: [
      {
        paymentMethodId: 'CREDIT_CARD',
        paymentCard: card,
      },
    ],
  })
  const {body} = await shopper.call<{orderNo: string}>('POST', ORDERS, {basketId})
  const {body: order} = await shopper.call('GET', `${ORDERS}/${body.orderNo}`)
  expect(order).toMatchObject({currency: 'EUR', productTotal: 150, orderTotal: 161.7})
})

it('a currency that the site does not have is refused', async () => {
  const {basketId} = await open({})
  const refused = await shopper.call('PATCH', `${BASKETS}/${basketId}`, {currency: 'JPY'})
  expect(refused).toMatchObject({status: 400, body: {title: 'Unsupported Currency'}})
  expect((await shopper.call<BasketDocument>('GET', `${BASKETS}/${basketId}`)).body).toMatchObject({
    currency: 'USD',
  })
})

it.each(['transfer', 'merge?createDestinationBasket=true'])(
  'the basket of a guest goes to the customer in its currency (%s)',
  async (action) => {
    const known = await newCustomer(shop, 'RefArch')
    await open({currency: 'EUR', productItems: [watch]})
    const usid = usidOf(shopper)
    const {login, password} = known
    const customer = await logIn(shop, {siteId: 'RefArch', login, password, usid})
    const [name, query] = action.split('?')
    const path = `${BASKETS}/actions/${name}`
    const {body} = await customer.call<BasketDocument>(
      'POST',
      path,
      undefined,
      Object.fromEntries(new URLSearchParams(query)),
    )
    expect(body).toMatchObject({currency: 'EUR', productTotal: 150})
  },
)
