import {exampleEndpoints} from '../../../testing/example-shop'
import {randomUUID} from 'node:crypto'
import {findGiftCertificate} from '../../../domains/gift-certificates/gift-certificate-repository'
import {invoiceOf} from '../../../domains/order-documents/document-model'
import {invoiceTotals} from '../../../domains/order-documents/invoice'
import {documentTotals} from '../../../domains/orders/order-mail-parts'
import {findOrder} from '../../../domains/orders/order-repository'
import {SiteRegistry} from '../../../domains/sites/site-registry'
import {mailsTo} from '../../../testing/outbox'
import {moveThrough} from '../../../testing/placed-order'
import {BASKETS, callShop, newShopper, ORDERS, readyBasket} from '../../../testing/shopper'
import {addGiftCertificateMethod} from '../../../testing/site-settings'
import {startTestShop, type TestShop} from '../../../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  addGiftCertificateMethod(shop.db, 'DEU')
})
afterAll(() => shop.close())

const siteOf = (id: string) => {
  const site = new SiteRegistry(shop.db).get(id)
  if (!site) throw new Error(`There is no site ${id}.`)
  return site
}
const balanceOf = (code: string) => findGiftCertificate(shop.db, 'DEU', code)?.balance
const orderOf = (orderNo: string) => {
  const order = findOrder(shop.db, 'DEU', orderNo)
  if (!order) throw new Error(`There is no order ${orderNo}.`)
  return order
}

interface Placed {
  orderNo: string
  orderTotal: number
  c_orderCancelToken: string
  productItems: {itemId: string}[]
}

/** An order that a certificate of this amount, in major units, pays; an invoice pays the rest, if any. */
async function orderPaidBy(amount: number) {
  const issued = await callShop<{code: string}>(shop, 'POST', '/admin/gift-certificates', {
    body: {siteId: 'DEU', amount},
  })
  const {code} = issued.body
  const shopper = await newShopper(shop)
  const {basketId, orderTotal} = await readyBasket(shopper, {
    paymentInstruments: [],
    productItems: [{productId: 'blanket', quantity: 3}],
  })
  const add = (body: object) =>
    shopper.call('POST', `${BASKETS}/${basketId}/payment-instruments`, body)
  await add({paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: code})
  if (amount < Number(orderTotal)) await add({paymentMethodId: 'INVOICE'})
  const email = `${randomUUID()}@example.test`
  await shopper.call('PUT', `${BASKETS}/${basketId}/customer`, {email})
  const {status, body: order} = await shopper.call<Placed>('POST', ORDERS, {basketId})
  expect(status).toBe(200)
  return {code, shopper, order, email}
}

describe.each([
  ['a part', 20],
  ['all', 500],
])('a certificate that pays %s of an order', (_name, amount) => {
  const issued = amount * 100

  it('gets its money back once when the order is cancelled', async () => {
    const {code, shopper, order} = await orderPaidBy(amount)
    const paid = Math.min(issued, Math.round(order.orderTotal * 100))
    expect(balanceOf(code)).toBe(issued - paid)
    const cancel = () =>
      callShop(shop, 'PATCH', `/s/DEU/dw/shop/v21_3/orders/${order.orderNo}`, {
        token: shopper.accessToken,
        body: {status: 'cancelled', c_orderCancelToken: order.c_orderCancelToken},
      })
    expect((await cancel()).status).toBe(200)
    expect(balanceOf(code)).toBe(issued)
    expect((await cancel()).status).toBe(400)
    expect(balanceOf(code)).toBe(issued)
  })

  it('gets its money back when the order fails, and pays the basket again', async () => {
    const {code, shopper, order} = await orderPaidBy(amount)
    const {body: failed} = await callShop<{c_newBasketId: string}>(
      shop,
      'PATCH',
      `/s/DEU/dw/shop/v21_3/orders/${order.orderNo}`,
      {token: shopper.accessToken, body: {status: 'failed', reason: 'payment_cancelled'}},
    )
    expect(balanceOf(code)).toBe(issued)
    const basketId = failed.c_newBasketId
    if (amount < order.orderTotal) {
      await shopper.call('POST', `${BASKETS}/${basketId}/payment-instruments`, {
        paymentMethodId: 'INVOICE',
      })
    }
    expect((await shopper.call('POST', ORDERS, {basketId})).status).toBe(200)
    expect(balanceOf(code)).toBe(issued - Math.min(issued, Math.round(order.orderTotal * 100)))
  })

  it('gets back what it paid of returned goods, and never more', async () => {
    const {code, shopper, order} = await orderPaidBy(amount)
    await moveThrough(shop, order.orderNo, ['paid', 'shipped', 'delivered'])
    const before = balanceOf(code) ?? 0
    const path = `/custom/shopper-order-care/v1/organizations/:org/orders/${order.orderNo}/returns`
    const giveBack = async (quantity: number) => {
      const line = {itemId: order.productItems[0]?.itemId, quantity, reason: 'damaged'}
      const {body} = await shopper.call<{returnId: string; returns: {refund: number}[]}>(
        'POST',
        path,
        {requestId: randomUUID(), lines: [line]},
      )
      const receive = `/admin/orders/${order.orderNo}/returns/${body.returnId}/receive`
      expect((await callShop(shop, 'POST', receive, {body: {}})).status).toBe(200)
      return Math.round((body.returns.at(-1)?.refund ?? 0) * 100)
    }
    const first = await giveBack(1)
    expect(first).toBeGreaterThan(0)
    expect(balanceOf(code)).toBe(Math.min(issued, before + first))
    await giveBack(2)
    expect(balanceOf(code)).toBe(issued)
  })
})

describe('the rows of an order that a certificate pays in part', () => {
  it('are the same in confirmation, mail and invoice', async () => {
    const {order: placed, email} = await orderPaidBy(20)
    const order = orderOf(placed.orderNo)
    const site = siteOf('DEU')
    const rows = documentTotals(site, order).slice(-2)
    expect(rows.map(({kind}) => kind)).toEqual(['giftCertificate', 'due'])
    expect(rows.map(({value}) => value)).toEqual([
      expect.stringMatching(/^[-−]20,00/),
      expect.stringContaining((placed.orderTotal - 20).toFixed(2).replace('.', ',')),
    ])
    const [mail] = await mailsTo(shop, email, 'orderConfirmation')
    for (const {value} of rows) expect(JSON.stringify(mail)).toContain(value)
    const invoice = invoiceTotals({db: shop.db, site}, order)
    for (const {value} of rows) expect(invoice.map(([, amount]) => amount)).toContain(value)
    expect(invoice.every(([label]) => label.length > 0)).toBe(true)
    const {taxes, total, paid} = invoiceOf({db: shop.db, site}, order, 'de-DE')
    expect(taxes.map(({taxRate}) => taxRate)).toEqual([190_000])
    expect([total, paid]).toEqual([order.content.totals.total, 2000])
  })
})
