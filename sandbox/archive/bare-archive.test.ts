import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {AddressInfo} from 'node:net'
import {readConfig} from '../config'
import {openDatabase} from '../db/database'
import {buildSandbox} from '../http/app'
import {callShop, newShopper} from '../testing/shopper'
import {tinyShop, writeArchive} from '../testing/test-archive'
import {importArchive} from './import-archive'

/** Catalogs, prices and stock, and of the site nothing but that it is there. */
const bare = Object.fromEntries(
  Object.entries(tinyShop).filter(
    ([name]) => !name.startsWith('sites/') || name === 'sites/TST/site.xml',
  ),
)
const baskets = '/checkout/shopper-baskets/v2/organizations/f_ecom_sbox_001/baskets'
const orders = '/checkout/shopper-orders/v1/organizations/f_ecom_sbox_001/orders'
const address = {
  firstName: 'Ada',
  lastName: 'Example',
  address1: 'Ahornhof 7',
  city: 'Berlin',
  postalCode: '10119',
  countryCode: 'DE',
}

interface Answer {
  basketId?: string
  orderTotal?: number
  orderNo?: string
  applicableShippingMethods?: {id: string; price: number}[]
  applicablePaymentMethods?: {id: string; cards?: {cardType: string}[]}[]
}

let close: () => Promise<void>
let call: (method: string, url: string, body?: object) => Promise<Answer>

beforeAll(async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-bare-'))
  const archive = writeArchive(bare)
  const db = openDatabase(dataDir)
  await importArchive(db, archive)
  const config = readConfig({port: '0', data: dataDir}, {})
  const app = await buildSandbox(config)
  await app.listen({port: 0, host: '127.0.0.1'})
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const {accessToken: token} = await newShopper({baseUrl, config}, 'TST')
  call = async (method, url, body) => {
    const answer = await callShop<Answer>({baseUrl}, method, `${url}?siteId=TST`, {token, body})
    expect(answer).toMatchObject({status: 200})
    return answer.body
  }
  close = async () => {
    await app.close()
    db.close()
    for (const directory of [dataDir, archive]) fs.rmSync(directory, {recursive: true})
  }
})
afterAll(() => close())

it('sells from an archive without shipping, payment, taxes and preferences', async () => {
  const {basketId, ...created} = await call('POST', baskets, {})
  expect(created).toMatchObject({currency: 'EUR'})
  const basket = `${baskets}/${basketId}`
  await call('POST', `${basket}/items`, [{productId: 'table', quantity: 1}])
  await call('PUT', `${basket}/customer`, {email: 'ada@example.com'})
  await call('PUT', `${basket}/billing-address`, address)
  await call('PUT', `${basket}/shipments/me/shipping-address`, address)

  const shipping = await call('GET', `${basket}/shipments/me/shipping-methods`)
  expect(shipping).toMatchObject({defaultShippingMethodId: 'standard'})
  expect(shipping.applicableShippingMethods).toEqual([
    expect.objectContaining({id: 'standard', name: 'Standard', price: 0}),
  ])
  const ready = await call('PUT', `${basket}/shipments/me/shipping-method`, {id: 'standard'})

  const payment = await call('GET', `${basket}/payment-methods`)
  expect(payment.applicablePaymentMethods?.map(({id}) => id)).toEqual(['CREDIT_CARD'])
  expect(payment.applicablePaymentMethods?.[0]?.cards?.map(({cardType}) => cardType)).toEqual([
    'Visa',
    'Master Card',
    'Amex',
    'Discover',
  ])
  await call('POST', `${basket}/payment-instruments`, {
    paymentMethodId: 'CREDIT_CARD',
    amount: ready.orderTotal,
    paymentCard: {
      cardType: 'Visa',
      maskedNumber: '************1111',
      expirationMonth: 12,
      expirationYear: new Date().getUTCFullYear() + 2,
    },
  })
  const order = await call('POST', orders, {basketId})
  expect(order).toMatchObject({taxTotal: 0, orderTotal: ready.orderTotal})
  expect(order.orderNo).toBeDefined()
})
