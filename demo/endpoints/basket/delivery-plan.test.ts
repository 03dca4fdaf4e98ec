/** Goods of a basket that are sent to several addresses. */
import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {BASKETS, newShopper, readyBasket, type TestShopper} from '../../../sandbox/testing/shopper'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'

interface BasketDocument {
  readonly basketId: string
  readonly productItems: {itemId: string; productId: string; quantity: number; shipmentId: string}[]
  readonly shipments: {
    shipmentId: string
    shippingAddress?: {city: string}
    shippingMethod?: {id: string}
    giftMessage?: string
  }[]
  readonly orderTotal: number | null
}

let shop: TestShop
let shopper: TestShopper
let basket: BasketDocument

beforeEach(async () => {
  shop = await startTestShop(exampleEndpoints)
  shopper = await newShopper(shop)
  const productItems = [
    {productId: 'stroller-green', quantity: 1},
    {productId: 'blanket', quantity: 3},
  ]
  const {basketId} = await readyBasket(shopper, {productItems})
  basket = await read(basketId)
})
afterEach(() => shop.close())

const read = async (basketId: string) =>
  (await shopper.call<BasketDocument>('GET', `${BASKETS}/${basketId}`)).body
const address = (city: string) => ({
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city,
  countryCode: 'DE',
})
const lineOf = (productId: string, of = basket) =>
  of.productItems.find((item) => item.productId === productId)?.itemId ?? ''
const split = (deliveries: object[], who = shopper) =>
  who.call<{type?: string; shipments?: string[]}>(
    'PUT',
    `/custom/shopper-delivery-plan/v1/organizations/:org/baskets/${basket.basketId}/deliveries`,
    {deliveries},
    {useAsBilling: true},
  )
const linesOf = ({productItems}: BasketDocument) =>
  productItems
    .map(({productId, quantity, shipmentId}) => `${shipmentId} ${quantity} ${productId}`)
    .sort()

const twoAddresses = () => [
  {
    shippingAddress: address('Berlin'),
    items: [
      {itemId: lineOf('stroller-green'), quantity: 1},
      {itemId: lineOf('blanket'), quantity: 1},
    ],
  },
  {
    shippingAddress: address('Köln'),
    giftMessage: 'Alles Gute',
    items: [{itemId: lineOf('blanket'), quantity: 2}],
  },
]

test('each address is a shipment with its goods, its method and its gift message', async () => {
  expect((await split(twoAddresses())).body).toEqual({shipments: ['me', 'address-2']})
  const changed = await read(basket.basketId)
  expect(linesOf(changed)).toEqual(['address-2 2 blanket', 'me 1 blanket', 'me 1 stroller-green'])
  expect(changed.shipments).toMatchObject([
    {shipmentId: 'me', shippingAddress: {city: 'Berlin'}},
    {shipmentId: 'address-2', shippingAddress: {city: 'Köln'}, giftMessage: 'Alles Gute'},
  ])
  // The delivery costs of the second shipment are not known before its method.
  expect(changed.orderTotal ?? null).toBeNull()
  const path = `${BASKETS}/${basket.basketId}/shipments/address-2/shipping-method`
  const {body} = await shopper.call<BasketDocument>('PUT', path, {id: 'standard'})
  expect(body.orderTotal).toBeGreaterThan(0)
})

test('one delivery sends everything to one address again', async () => {
  await split(twoAddresses())
  const items = (await read(basket.basketId)).productItems.map(({itemId, quantity}) => ({
    itemId,
    quantity,
  }))
  const answer = await split([{shippingAddress: address('Hamburg'), items}])
  expect(answer.body).toEqual({shipments: ['me']})
  const merged = await read(basket.basketId)
  expect(linesOf(merged)).toEqual(['me 1 stroller-green', 'me 3 blanket'])
  expect(merged.shipments).toMatchObject([{shippingAddress: {city: 'Hamburg'}}])
  expect(merged.orderTotal).toBe(basket.orderTotal)
})

test.each([
  ['too many units', () => [{itemId: lineOf('blanket'), quantity: 3}]],
  ['too few units', () => [{itemId: lineOf('blanket'), quantity: 1}]],
  ['no goods', () => []],
  ['an unknown line', () => [{itemId: 'unknown', quantity: 2}]],
])('%s: nothing changes', async (_name, items) => {
  const [first, second] = twoAddresses()
  expect((await split([first ?? {}, {...second, items: items()}])).status).toBe(400)
  expect(await read(basket.basketId)).toMatchObject({
    productItems: basket.productItems,
    shipments: [{shipmentId: 'me'}],
    orderTotal: basket.orderTotal,
  })
})

test("another shopper's basket is not found", async () => {
  expect((await split(twoAddresses(), await newShopper(shop))).status).toBe(404)
})
