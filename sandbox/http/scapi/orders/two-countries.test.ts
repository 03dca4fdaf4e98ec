/** An order to two countries: each shipment is taxed at the rate of its country of delivery. */
import {exampleEndpoints} from '../../../testing/example-shop'
import {execute} from '../../../db/database'
import {bumpRevision} from '../../../db/revision'
import {invoiceOf} from '../../../domains/order-documents/document-model'
import {findOrder} from '../../../domains/orders/order-repository'
import {SiteRegistry} from '../../../domains/sites/site-registry'
import type {OrderDocument} from '../../../testing/placed-order'
import {BASKETS, newShopper, ORDERS, readyBasket} from '../../../testing/shopper'
import {startTestShop} from '../../../testing/test-shop'

interface Taxed extends OrderDocument {
  readonly taxTotal: number
  readonly productItems: OrderDocument['productItems'] &
    {shipmentId: string; taxRate: number; tax: number}[]
  readonly shipments: {shipmentId: string; taxTotal: number; shipmentTotal: number}[]
}

const address = (countryCode: string) => ({
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  countryCode,
})
const hundredths = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

it('taxes each shipment by its country, and all sums agree', async () => {
  const shop = await startTestShop(exampleEndpoints)
  execute(
    shop.db,
    `INSERT INTO tax_jurisdiction (site_id, id, name, is_default, address_mappings)
     VALUES ('DEU', 'FR', 'France', 0, '[{"key1": "FR"}]')`,
  )
  execute(
    shop.db,
    `INSERT INTO tax_rate (site_id, jurisdiction_id, class_id, rate_micros)
     SELECT site_id, 'FR', id, 200000 FROM tax_class WHERE site_id = 'DEU'`,
  )
  bumpRevision(shop.db, 'catalog')
  const shopper = await newShopper(shop)
  const productItems = [
    {productId: 'stroller-green', quantity: 1},
    {productId: 'blanket', quantity: 3},
  ]
  const {basketId} = await readyBasket(shopper, {productItems})
  const {body: basket} = await shopper.call<Taxed>('GET', `${BASKETS}/${basketId}`)
  const deliveries = ['DE', 'FR'].map((country, index) => {
    const item = basket.productItems[index]
    return {
      shippingAddress: address(country),
      items: [{itemId: item?.itemId, quantity: item?.quantity}],
    }
  })
  const plan = `/custom/shopper-delivery-plan/v1/organizations/:org/baskets/${basketId}/deliveries`
  await shopper.call('PUT', plan, {deliveries}, {useAsBilling: true})
  const method = `${BASKETS}/${basketId}/shipments/address-2/shipping-method`
  await shopper.call('PUT', method, {id: 'standard'})
  const {body: order} = await shopper.call<Taxed>('POST', ORDERS, {basketId})

  expect(order.productItems).toMatchObject([
    {shipmentId: 'me', taxRate: 0.19},
    {shipmentId: 'address-2', taxRate: 0.2},
  ])
  const taxes = order.shipments.map(({taxTotal}) => hundredths(taxTotal))
  expect(taxes).toHaveLength(2)
  expect(sum(taxes)).toBe(hundredths(order.taxTotal))
  expect(sum(order.shipments.map(({shipmentTotal}) => hundredths(shipmentTotal)))).toBe(
    hundredths(order.orderTotal),
  )
  const site = new SiteRegistry(shop.db).get('DEU')
  const stored = findOrder(shop.db, 'DEU', order.orderNo)
  if (!site || !stored) throw new Error('The order is not stored.')
  expect(sum(stored.content.groupedTaxes.map(({tax}) => tax))).toBe(hundredths(order.taxTotal))
  const rates = stored.content.groupedTaxes.map(({taxRate}) => taxRate).sort()
  expect(rates).toEqual([190_000, 200_000])
  const {taxes: rows} = invoiceOf({db: shop.db, site}, stored, 'de-DE')
  expect(rows.map(({taxRate, tax}) => ({taxRate, tax}))).toEqual(stored.content.groupedTaxes)
  await shop.close()
})
