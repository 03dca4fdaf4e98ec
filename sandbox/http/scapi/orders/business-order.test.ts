/** The sums of a business customer's order without tax: in the documents and in the mail. */
import {addGiftCertificateMethod, setPreference} from '../../../testing/site-settings'
import {queryAll} from '../../../db/database'
import {placedOrder} from '../../../testing/placed-order'
import {
  BASKETS,
  callShop,
  newBusinessCustomer,
  newShopper,
  readyBasket,
} from '../../../testing/shopper'
import {startTestShop, type TestShop} from '../../../testing/test-shop'

let shop: TestShop

beforeEach(async () => {
  shop = await startTestShop()
  setPreference(shop.db, 'DEU', 'd2bEnabled', true)
})
afterEach(() => shop.close())

const values = () => {
  const [mail] = queryAll<{content: string}>(
    shop.db,
    "SELECT * FROM outbox WHERE template = 'orderConfirmation'",
  )
  return JSON.stringify(mail).replace(/\u00a0/g, ' ')
}
const items = [{productId: 'stroller-green', quantity: 2}]
/** A basket without addresses, delivery method and payment. */
const unsent = {
  productItems: items,
  shipments: undefined,
  billingAddress: undefined,
  paymentInstruments: undefined,
}

test('a basket has the goods without tax, in both taxations', async () => {
  const basket = await readyBasket(await newShopper(shop), {productItems: items})
  expect(basket).toMatchObject({productSubTotal: 999.8, c_productSubTotalNetPrice: 840.17})
  const american = await readyBasket(await newShopper(shop, 'USA'), {productItems: items})
  expect(american).toMatchObject({productSubTotal: 1098, c_productSubTotalNetPrice: 1098})
})

test('the goods are without tax from the first moment, at the rate that the price contains', async () => {
  const buyer = await newShopper(shop)
  const basket = await readyBasket(buyer, unsent)
  // No address yet: the backend taxes nothing.
  expect(basket.productItems?.[0]).not.toHaveProperty('taxRate')
  expect(basket).not.toHaveProperty('taxTotal')
  expect(basket.productItems?.[0]).toMatchObject({c_taxRate: 0.19})
  expect(basket).toMatchObject({c_productSubTotalNetPrice: 840.17, c_productTotalNetPrice: 840.17})
  const {body} = await buyer.call<{applicableShippingMethods: object[]}>(
    'GET',
    `${BASKETS}/${basket.basketId}/shipments/me/shipping-methods`,
  )
  expect(body.applicableShippingMethods[0]).toMatchObject({c_taxRate: 0.19})
  const american = await readyBasket(await newShopper(shop, 'USA'), unsent)
  expect(american.productItems?.[0]).not.toHaveProperty('c_taxRate')
})

test('the mail of a business customer has net prices and the tax as a row', async () => {
  const customer = await newBusinessCustomer(shop)
  const order = await placedOrder(customer, {productItems: items})
  expect(order).toMatchObject({c_productSubTotalNetPrice: 840.17})
  expect(values()).toContain('840,17')
  expect(values()).toContain('"kind":"tax"'.replaceAll('"', '\\"'))
})

test('the mail of a business customer names what a gift certificate pays and what is left', async () => {
  addGiftCertificateMethod(shop.db, 'DEU')
  const {body} = await callShop<{code: string}>(shop, 'POST', '/admin/gift-certificates', {
    body: {siteId: 'DEU', amount: 20},
  })
  const customer = await newBusinessCustomer(shop)
  await placedOrder(customer, {
    productItems: items,
    paymentInstruments: [
      {paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: body.code},
      {paymentMethodId: 'INVOICE'},
    ],
  })
  expect(values()).toContain('840,17')
  expect(values()).toMatch(/giftCertificate[^}]*20,00/)
  expect(values()).toContain('"kind":"due"'.replaceAll('"', '\\"'))
})

test('the mail of a consumer has prices with tax', async () => {
  await placedOrder(await newShopper(shop), {productItems: items})
  expect(values()).toContain('999,80')
  expect(values()).not.toContain('840,17')
})
