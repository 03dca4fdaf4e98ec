import fs from 'node:fs'
import path from 'node:path'
import {extractXml} from '@stackforge-eu/factur-x'
import {PDFDict, PDFDocument, PDFName, PDFRawStream} from 'pdf-lib'
import {validateXML} from 'xmllint-wasm'
import {moveThrough, placedOrder} from '../../testing/placed-order'
import {addresses, newShopper} from '../../testing/shopper'
import {startTestShop, type TestShop} from '../../testing/test-shop'
import type {OrderReturn} from '../fulfilment/return-repository'
import type {Order} from '../orders/order'
import {findOrder} from '../orders/order-repository'
import {SiteRegistry} from '../sites/site-registry'
import {creditNoteOf, invoiceOf} from './document-model'
import {makeCreditNote, makeInvoice} from './invoice'

const SELLER = {
  name: 'Linde GmbH',
  street: 'Testweg 1',
  postalCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  vatId: 'DE123456789',
  email: 'shop@example.test',
  iban: 'DE00 0000 0000 0000 0000 00',
  invoiceData: 'factur-x',
}
const SCHEMAS = path.join(
  path.dirname(require.resolve('@stackforge-eu/factur-x')),
  '../schema/en16931',
)

let shop: TestShop
let order: Order

beforeAll(async () => {
  shop = await startTestShop()
  const shopper = await newShopper(shop)
  const {orderNo} = await placedOrder(shopper, {
    billingAddress: {...addresses.DEU, companyName: 'Kita Linde', c_taxId: 'DE999999999'},
    productItems: [{productId: 'blanket', quantity: 3}],
  })
  await moveThrough(shop, orderNo, ['paid', 'shipped', 'delivered'])
  const found = findOrder(shop.db, 'DEU', orderNo)
  if (!found) throw new Error('The order is not stored.')
  order = found
})
afterAll(() => shop.close())

function context(seller: object = SELLER) {
  const site = new SiteRegistry(shop.db).get('DEU')
  if (!site) throw new Error('The site is missing.')
  const preferences = {...site.preferences, seller: JSON.stringify(seller)}
  return {db: shop.db, site: {...site, preferences}}
}

/** The order as a backend stores it that taxes nothing, with goods that go to a country. */
function untaxed(countryCode: string): Order {
  const {content} = order
  const free = {taxRate: 0, tax: 0, adjustedTax: 0}
  return {
    ...order,
    content: {
      ...content,
      items: content.items.map((item) => ({...item, ...free})),
      shipments: content.shipments.map((one) => ({
        ...one,
        shipping: {...one.shipping, ...free},
        shippingAddress: {...addresses.DEU, id: 'to', custom: {}, countryCode},
      })),
      totals: {...content.totals, taxTotal: 0},
    },
  }
}

async function problemsOf(xml: string): Promise<readonly string[]> {
  const files = fs.readdirSync(SCHEMAS)
  const read = (fileName: string) => ({
    fileName,
    contents: fs.readFileSync(path.join(SCHEMAS, fileName), 'utf8'),
  })
  const main = 'FACTUR-X_EN16931.xsd'
  const {errors} = await validateXML({
    xml: {fileName: 'invoice.xml', contents: xml},
    schema: read(main),
    preload: files.filter((name) => name !== main).map(read),
  })
  return errors.map(({rawMessage}) => rawMessage)
}

const xmlOf = async (pdf: Buffer): Promise<string> => (await extractXml(pdf)).xml

/** The credit note of one piece. */
function returned(): OrderReturn {
  const [item] = order.content.items
  if (!item) throw new Error('The order is empty.')
  const refund = Math.round((item.price ?? 0) / 3)
  const line = {itemId: item.itemId, quantity: 1, reason: 'damaged' as const, refund}
  return {
    id: 'R-1',
    siteId: 'DEU',
    orderNo: order.orderNo,
    requestId: 'request-1',
    state: 'received',
    refund,
    deliveryRefund: 0,
    createdAt: 0,
    receivedAt: Date.UTC(2026, 10, 29),
    lines: [line],
  }
}

it('charges what the order charges, with its taxes', () => {
  const {total, taxes, paid} = invoiceOf(context(), order, 'de-DE')
  expect(total).toBe(order.content.totals.total)
  expect(paid).toBe(total)
  expect(taxes.map(({taxRate, tax}) => ({taxRate, tax}))).toEqual(order.content.groupedTaxes)
  expect(taxes.reduce((sum, {net, tax}) => sum + net + tax, 0)).toBe(total)
})

it('carries data that its schema allows, in a PDF for archives', async () => {
  const pdf = await makeInvoice(context(), order)
  const xml = await xmlOf(pdf)
  expect(await problemsOf(xml)).toEqual([])
  expect(xml).toContain(`<ram:ID>INV-${order.orderNo}</ram:ID>`)
  expect(xml).toMatch(/DE123456789[^]*DE999999999/)
  const {catalog, context: objects} = await PDFDocument.load(pdf)
  expect(catalog.lookup(PDFName.of('OutputIntents'))).toBeDefined()
  const metadata = objects.lookup(catalog.get(PDFName.of('Metadata')))
  if (!(metadata instanceof PDFRawStream)) throw new Error('The PDF has no metadata.')
  expect(Buffer.from(metadata.contents).toString()).toMatch(/pdfaid:part>3[^]*EN 16931/)
  expect(catalog.lookup(PDFName.of('Names'), PDFDict).has(PDFName.of('EmbeddedFiles'))).toBe(true)
})

it('carries no data for persons, before the goods have left, and where the site names none', async () => {
  const hasData = async (pdf: Buffer) => (await PDFDocument.load(pdf)).catalog.has(PDFName.of('AF'))
  const {billingAddress} = order.content
  const person: Order = {
    ...order,
    content: {
      ...order.content,
      ...(billingAddress && {billingAddress: {...billingAddress, companyName: ''}}),
    },
  }
  const waiting: Order = {...order, shippingStatus: 'not_shipped', custom: {}}
  expect(await hasData(await makeInvoice(context(), order))).toBe(true)
  expect(await hasData(await makeInvoice(context(), person))).toBe(false)
  expect(await hasData(await makeInvoice(context(), waiting))).toBe(false)
  for (const part of ['invoiceData', 'vatId', 'city'])
    expect(await hasData(await makeInvoice(context({...SELLER, [part]: ''}), order))).toBe(false)
})

it.each([
  ['FR', 'intraCommunity', 'K', 'VATEX-EU-IC'],
  ['CH', 'exported', 'G', 'VATEX-EU-G'],
])('names why goods to %s have no tax', async (country, exemption, category, reason) => {
  const free = untaxed(country)
  expect(invoiceOf(context(), free, 'de-DE').exemption).toBe(exemption)
  const xml = await xmlOf(await makeInvoice(context(), free))
  expect(await problemsOf(xml)).toEqual([])
  expect(xml).toContain(`<ram:CategoryCode>${category}</ram:CategoryCode>`)
  expect(xml).toContain(reason)
})

it('names no reason for goods that stay, or without the number of the buyer', () => {
  expect(invoiceOf(context(), untaxed('DE'), 'de-DE').exemption).toBeUndefined()
  const free = untaxed('FR')
  const billingAddress = {...addresses.DEU, id: 'bill', custom: {}}
  const person = {...free, content: {...free.content, billingAddress}}
  expect(invoiceOf(context(), person, 'de-DE').exemption).toBeUndefined()
  expect(invoiceOf(context(), order, 'de-DE').exemption).toBeUndefined()
})

it('gives back what a return refunds, and names the invoice', async () => {
  const one = returned()
  const {total, number, taxes} = creditNoteOf(context(), order, 'de-DE', one)
  expect([total, number]).toEqual([one.refund, 'CN-R-1'])
  expect(taxes).toEqual([
    {taxRate: 190_000, net: expect.any(Number) as number, tax: expect.any(Number) as number},
  ])
  const xml = await xmlOf(await makeCreditNote(context(), order, one))
  expect(await problemsOf(xml)).toEqual([])
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
  expect(xml).toMatch(new RegExp(`InvoiceReferencedDocument>[^]*INV-${order.orderNo}`))
})

it('promises no money back for what was not paid', () => {
  const open: Order = {
    ...order,
    paymentStatus: 'not_paid',
    custom: {},
    content: {
      ...order.content,
      paymentInstruments: [
        {paymentInstrumentId: 'p', paymentMethodId: 'INVOICE', amount: null, custom: {}},
      ],
    },
  }
  const sentence = (one: Order, back?: OrderReturn) =>
    creditNoteOf(context(), one, 'en-GB', back).payment
  expect(sentence(order, returned())).toBe('The amount has been or will be refunded.')
  expect(sentence(open, returned())).toBe('')
  expect(sentence({...open, status: 'cancelled'})).toBe('This order was cancelled.')
  const givenBack = {...open, custom: {c_refundedAmount: 1}}
  expect(invoiceOf(context(), givenBack, 'en-GB').payment).not.toMatch(/Please pay/)
})

it('gives back all of a cancelled order', () => {
  const cancelled: Order = {...order, status: 'cancelled'}
  expect(creditNoteOf(context(), cancelled, 'de-DE')).toMatchObject({
    total: order.content.totals.total,
    number: `CN-${order.orderNo}`,
  })
})

it('refuses a seller that is not JSON in words', () => {
  const {site, db} = context()
  const broken = {...site, preferences: {...site.preferences, seller: '{name'}}
  expect(() => invoiceOf({db, site: broken}, order, 'de-DE')).toThrow(/'seller' is not JSON/)
})
