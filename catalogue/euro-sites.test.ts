import fs from 'node:fs'
import type {AddressInfo} from 'node:net'
import os from 'node:os'
import path from 'node:path'
import {sites} from '../config/sites/registry'
import {importArchive} from '../sandbox/archive/import-archive'
import {readConfig} from '../sandbox/config'
import {openDatabase} from '../sandbox/db/database'
import {buildSandbox} from '../sandbox/http/app'
import {sampleOf, seedTitle} from '../sandbox/testing/extent'
import {newShopper, ORDERS, readyBasket} from '../sandbox/testing/shopper'
import {shopArchive, shopEnvironment} from './shop'
import {generatedSites} from './source/sites'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-euro-'))
const config = readConfig({port: '0', data: dataDir}, shopEnvironment)
let shop: {baseUrl: string; config: typeof config}
let close: () => Promise<void>

beforeAll(async () => {
  const db = openDatabase(dataDir)
  await importArchive(db, shopArchive)
  db.close()
  const app = await buildSandbox(config)
  await app.listen({port: 0, host: '127.0.0.1'})
  shop = {baseUrl: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, config}
  close = () => app.close()
}, 60_000)
afterAll(async () => {
  await close()
  fs.rmSync(dataDir, {recursive: true, force: true})
})

it('has data for every selling site that is configured, with the same locales and currency', () => {
  const known = new Map(generatedSites.map((site) => [site.id, site]))
  for (const site of sites.filter(({id}) => known.has(id))) {
    const data = known.get(site.id)
    expect([site.id, data?.locales]).toEqual([
      site.id,
      site.l10n.supportedLocales.map(({id}) => id),
    ])
    expect(data?.locales[0]).toBe(site.l10n.defaultLocale)
    expect([data?.currency, data?.business]).toEqual([
      site.l10n.defaultCurrency,
      site.features.business,
    ])
  }
  const configured = new Set(sites.map(({id}) => id))
  expect(generatedSites.filter(({id}) => !configured.has(id))).toEqual([])
})

interface OrderAnswer {
  currency: string
  orderTotal: number
  taxTotal: number
  shippingTotal: number
}

const inSample = sampleOf(generatedSites, 2, ({id}) => id === 'FRA' || id === 'EUR')

it.each(inSample)(`$id takes an order with the tax of its country, ${seedTitle}`, async (site) => {
  const visitor = await newShopper(shop, site.id)
  const address = {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: 'Lindenweg 4',
    postalCode: '1000',
    city: 'Berg',
    countryCode: site.country,
  }
  const {basketId} = await readyBasket(visitor, {
    productItems: [{productId: 'BH-1010-spruce-black', quantity: 1}],
    shipments: [{shippingAddress: address, shippingMethod: {id: 'express'}}],
    billingAddress: address,
  })
  const {status, body} = await visitor.call<OrderAnswer>('POST', ORDERS, {basketId})
  expect([site.id, status]).toEqual([site.id, 200])
  expect(body.currency).toBe(site.currency)
  expect(body.shippingTotal).toBe(site.delivery.express)
  const share = body.taxTotal / body.orderTotal
  expect(share).toBeCloseTo(site.tax[0] / (1 + site.tax[0]), 3)
})
