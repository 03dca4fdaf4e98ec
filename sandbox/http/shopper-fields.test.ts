import fs from 'node:fs'
import {readAnswers} from './answers/answer-check'
import {
  BASKETS,
  callShop,
  CUSTOMERS,
  newCustomer,
  newShopper,
  ORDERS,
  readyBasket,
  type TestCustomer,
} from '../testing/shopper'
import {exampleEndpoints} from '../testing/example-shop'
import {startTestShop, type TestShop} from '../testing/test-shop'
import {writeArchive} from '../testing/test-archive'
import {writtenDocuments, type WrittenDocument} from '../testing/written-documents'

/**
 * Every member of every document that shoppers write is sent in both protocols. Of those that are not in the list of
 * docs/guides/sandbox-accounts.md none changes anything.
 */

let shop: TestShop
let anna: TestCustomer

const definition = (id: string, managed: boolean) =>
  `<attribute-definition attribute-id="${id}"><type>boolean</type>
    <externally-managed-flag>${managed}</externally-managed-flag></attribute-definition>`
const metadata = (type: string) =>
  `<metadata><type-extension type-id="${type}"><custom-attribute-definitions>
    ${definition('rating', true)}${definition('twins', false)}
    </custom-attribute-definitions></type-extension></metadata>`

let archive: string

beforeAll(async () => {
  archive = writeArchive({
    'meta/profile.xml': metadata('Profile'),
    'meta/basket.xml': metadata('Basket'),
  })
  shop = await startTestShop(exampleEndpoints, archive)
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(archive, {recursive: true})
})
beforeEach(async () => {
  anna = await newCustomer(shop)
})

type Document = Readonly<Record<string, unknown>>
type Protocol = 'scapi' | 'ocapi'

interface Definition {
  readonly properties?: Readonly<Record<string, Schema>>
}
interface Schema extends Definition {
  readonly type?: string | readonly string[]
  readonly $ref?: string
}

const answers = {scapi: readAnswers('scapi'), ocapi: readAnswers('ocapi')}
const documentOf = (protocol: Protocol, name: string) => answers[protocol].$defs[name] as Definition

/** A value of the member's type that no document has. */
function sampleOf({type, $ref}: Schema): unknown {
  switch (Array.isArray(type) ? type[0] : type) {
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return 4711
    case 'array':
      return [{}]
    case 'object':
      return {}
    default:
      return $ref ? {} : 'sent-by-a-shopper'
  }
}

const snake = (name: string) =>
  name.startsWith('c_') ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const ocapi = (method: string, path: string, body?: unknown) =>
  callShop<Document>(shop, method, `/s/DEU/dw/shop/v21_3/${path}`, {
    token: anna.accessToken,
    body,
  })

/** What differs between two documents of the same content. */
const VOLATILE =
  /"(lastModified|creationDate|basketId|(item|paymentInstrument|giftCertificateItem)Id)":"[^"]*",?/g
/** A new address gets an id of its own. */
const ADDRESS_ID = /"id":"(?!sent-)[0-9A-Za-z]{20,}",?/g

/** A document as a text without what differs between two documents of the same content. */
const steady = (document: unknown): string =>
  JSON.stringify(document).replace(VOLATILE, '').replace(ADDRESS_ID, '')

const cases = writtenDocuments.flatMap((target) =>
  Object.keys(target.documents).map((protocol): [string, Protocol, WrittenDocument] => [
    target.name,
    protocol as Protocol,
    target,
  ]),
)

test.each(cases)(
  '%s (%s): what is not in the table is not written',
  async (_name, protocol, target) => {
    const {fields, shop: attributes = [], documents, method = 'PATCH', always = {}, open} = target
    const opened = await open(anna)
    const rename = protocol === 'ocapi' ? snake : (name: string) => name
    const written = new Set(fields.map(rename))
    const {properties = {}} = documentOf(protocol, documents[protocol] ?? '')
    const members = Object.entries(properties).filter(
      ([name]) => !written.has(name) && !name.startsWith('_') && !name.startsWith('c_'),
    )
    expect(members.length).toBeGreaterThan(0)
    const path = opened[protocol] ?? ''
    const send = (body: Document) =>
      protocol === 'ocapi' ? ocapi(method, path, body) : anna.call<Document>(method, path, body)
    const base = Object.fromEntries(
      Object.entries(always).map(([name, value]) => [rename(name), value]),
    )
    // Sent once before, so that a change of revision or order of members is no difference.
    await send(base)
    const before = steady(await opened.read())
    const changed: string[] = []
    const sent: [string, unknown][] = [
      ...members.map(([name, schema]): [string, unknown] => [name, sampleOf(schema)]),
      ...attributes.flatMap((name): [string, unknown][] => [
        [name, true],
        [name, 4711],
        [name, 'business'],
      ]),
    ]
    for (const [name, value] of sent) {
      const {status} = await send({...base, [name]: value})
      if (status >= 500) changed.push(`${name}: ${status}`)
      const after = steady(await opened.read())
      if (after !== before) changed.push(name)
    }
    expect([...new Set(changed)]).toEqual([])
  },
)

const FACTS = {
  c_deliveredAt: '2026-01-01T00:00:00.000Z',
  c_refundedAmount: -500,
  c_creditedAmount: -500,
  c_pspReference: 'A',
  c_orderCancelToken: 'known',
}

it('a new basket and its order take no prices and no facts from the shopper', async () => {
  const guest = await newShopper(shop)
  const plain = await readyBasket(guest)
  await guest.call('DELETE', `${BASKETS}/${plain.basketId}`)
  const price = {price: 0.01, basePrice: 0.01, priceAfterItemDiscount: 0, tax: 0, taxRate: 0}
  const discount = {priceAdjustments: [{price: -400, itemText: 'Mine'}]}
  const basket = await readyBasket(guest, {
    ...FACTS,
    orderTotal: 0.01,
    taxation: 'net',
    customerInfo: {email: 'anna@example.test', customerId: 'other', customerNo: '1'},
    productItems: [{productId: 'stroller-green', quantity: 1, ...price, ...discount}],
    orderPriceAdjustments: [{price: -400}],
    shippingItems: [{price: 0}],
    agentBasket: true,
  })
  expect(steady(basket)).toBe(steady(plain))
  const {body} = await guest.call<Document>('POST', ORDERS, {basketId: basket.basketId})
  expect(body).toMatchObject({status: 'created', paymentStatus: 'not_paid'})
  for (const [name, value] of Object.entries(FACTS)) expect(body[name]).not.toEqual(value)
})

it('an archive names further attributes that shoppers do not write', async () => {
  const sent = {c_rating: true, c_twins: true, c_other: true}
  const profile = await anna.call<Document>('PATCH', `${CUSTOMERS}/${anna.customerId}`, sent)
  const {basketId} = await readyBasket(anna)
  const basket = await ocapi('PATCH', `baskets/${basketId}`, sent)
  for (const {status, body} of [profile, basket]) {
    expect(status).toBe(200)
    expect(body).toMatchObject({c_twins: true, c_other: true})
    expect(body).not.toHaveProperty('c_rating')
  }
})

it('a registration takes no flags of the shop', async () => {
  const guest = await newShopper(shop)
  const customer = {login: 'mia@example.test', email: 'mia@example.test', lastName: 'Lund'}
  const sent = {
    c_isD2BCustomer: true,
    c_accountType: 'business',
    c_activated: true,
    c_babyName: 'Bo',
    customerNo: '7',
    customerId: 'mine',
    enabled: false,
    authType: 'guest',
  }
  const body = {customer: {...customer, ...sent}, password: 'Lilla-Gatan-7'}
  const scapi = await guest.call<Document>('POST', CUSTOMERS, body)
  expect(scapi.body).toMatchObject({c_babyName: 'Bo', enabled: true, authType: 'registered'})
  const {accessToken: token} = guest
  const login = {login: 'mio@example.test', email: 'mio@example.test', last_name: 'Lund'}
  const renamed = Object.fromEntries(Object.entries(sent).map(([name, one]) => [snake(name), one]))
  const other = await callShop<Document>(shop, 'POST', '/s/DEU/dw/shop/v21_3/customers', {
    token,
    body: {customer: {...login, ...renamed}, password: 'Lilla-Gatan-7'},
  })
  expect(other.body).toMatchObject({c_babyName: 'Bo', enabled: true, auth_type: 'registered'})
  for (const answer of [scapi.body, other.body]) {
    for (const name of ['c_isD2BCustomer', 'c_accountType', 'c_activated']) {
      expect(answer).not.toHaveProperty(name)
    }
    expect(JSON.stringify(answer)).not.toContain('"mine"')
  }
})
