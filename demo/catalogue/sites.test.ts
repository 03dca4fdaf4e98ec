import fs from 'node:fs'
import type {AddressInfo} from 'node:net'
import os from 'node:os'
import path from 'node:path'
import {sites} from '../../config/sites/registry'
import {SPECIFIED} from '../../config/specified-preferences'
import {readConfig} from '../../sandbox/config'
import {buildSandbox} from '../../sandbox/http/app'
import {sampleOf, seedTitle} from '../../sandbox/testing/extent'
import {prepareArchives} from '../../sandbox/testing/prepared-data'
import {BASKETS, newShopper, ORDERS, readyBasket} from '../../sandbox/testing/shopper'
import {shopArchive, shopEnvironment} from './shop'
import {textAt} from './source/languages/languages'
import {writeMoney} from './source/writers/amount'
import {currencies, priceIn, roundAmountIn, sellingCurrencies, spellAmount} from './source/money'
import {contentSites, generatedSites} from './source/sites'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-sites-'))
const config = readConfig({port: '0', data: dataDir}, shopEnvironment)
let shop: {baseUrl: string; config: typeof config}
let close: () => Promise<void>

beforeAll(async () => {
  await prepareArchives(dataDir, [shopArchive])
  const app = await buildSandbox(config)
  await app.listen({port: 0, host: '127.0.0.1'})
  shop = {baseUrl: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, config}
  close = () => app.close()
}, 60_000)
afterAll(async () => {
  await close()
  fs.rmSync(dataDir, {recursive: true, force: true})
})

/** Sites whose folder of the archive is written by hand. */
const WRITTEN = ['GLO', 'DEU', 'USA', 'JPN']

it('has data for every configured site, with the same locales and currency', () => {
  const configured = sites
    .filter(({id}) => !WRITTEN.includes(id))
    .map(({id, l10n, countryCode, isContentOnlySite, features}) => ({
      id,
      country: countryCode,
      locales: l10n.supportedLocales.map((locale) => locale.id),
      defaultLocale: l10n.defaultLocale,
      currency: l10n.defaultCurrency,
      contentOnly: isContentOnlySite,
      business: features.business,
      engraving: features.engraving,
    }))
  const generated = [...generatedSites, ...contentSites].map((site) => ({
    id: site.id,
    country: site.country,
    locales: site.locales,
    defaultLocale: site.locales[0],
    currency: site.currency,
    contentOnly: !('delivery' in site),
    business: 'business' in site && site.business,
    engraving: 'engraving' in site && site.engraving,
  }))
  const byId = (one: {id: string}, other: {id: string}) => one.id.localeCompare(other.id)
  expect(generated.sort(byId)).toEqual(configured.sort(byId))
})

it('has the sites of rule SITE-2, and asks for consent on all but Korea', () => {
  const rules = fs.readFileSync(path.join(__dirname, '../../docs/product/sites.md'), 'utf8')
  const [, from = ''] = rules.split('- **SITE-2**')
  const [rule = ''] = from.split('\n- **')
  const named = new Set([...rule.matchAll(/`([A-Z]{3})`/g)].map(([, id]) => id))
  const idsOf = (list: typeof sites) => list.map(({id}) => id)
  expect(idsOf(sites).sort()).toEqual([...named].sort())
  expect(idsOf(sites.filter((site) => !site.tracking.askConsent))).toEqual(['KOR'])
})

it.each(sites.map(({id}) => id))('has every preference of the specification: %s', (id) => {
  const xml = fs.readFileSync(path.join(shopArchive, 'sites', id, 'preferences.xml'), 'utf8')
  const named = [...xml.matchAll(/preference-id="(\w+)"/g)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining([...SPECIFIED]))
  expect(new Set(named).size).toBe(named.length)
})

interface OrderAnswer {
  currency: string
  orderTotal: number
  taxTotal: number
  shippingTotal: number
}

const inSample = sampleOf(generatedSites, 2, ({id}) => ['FRA', 'EUR', 'KOR', 'CHE'].includes(id))

interface MethodsAnswer {
  applicableShippingMethods: {id: string; name: string; price: number}[]
}

describe.each(inSample)(`$id, ${seedTitle}`, (site) => {
  it.each(Object.entries(site.taxes).slice(0, 3))(
    'takes an order with the tax of %s',
    async (countryCode, [rate]) => {
      const visitor = await newShopper(shop, site.id)
      const address = {
        firstName: 'Anna',
        lastName: 'Berg',
        address1: 'Lindenweg 4',
        postalCode: '1000',
        city: 'Berg',
        countryCode,
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
      expect(body.taxTotal / body.orderTotal).toBeCloseTo(rate / (1 + rate), 3)
    },
  )

  it.each(site.locales)('names its delivery methods in %s', async (locale) => {
    const visitor = await newShopper(shop, site.id)
    const {basketId} = await readyBasket(visitor, {
      productItems: [{productId: 'BH-1010-spruce-black', quantity: 1}],
    })
    const {body} = await visitor.call<MethodsAnswer>(
      'GET',
      `${BASKETS}/${basketId}/shipments/me/shipping-methods`,
      undefined,
      {locale},
    )
    const [standard] = body.applicableShippingMethods
    expect(standard?.name).toBe(nameIn(locale.slice(0, 2)))
  })
})

const nameIn = (language: string): string | undefined =>
  textAt('checkout', 'delivery/standard/name')[language === 'no' ? 'nb' : language]

describe('prices and promotions of a market', () => {
  it('has reduced prices in every currency in which a site sells', () => {
    expect(sellingCurrencies.length).toBe(10)
    for (const currency of sellingCurrencies) {
      const book = fs.readFileSync(
        path.join(shopArchive, `pricebooks/sale-${currency.toLowerCase()}.xml`),
        'utf8',
      )
      expect(book).toContain(`<currency>${currency}</currency>`)
      expect(book).toContain('<price-table product-id=')
    }
  })

  it('rounds thresholds and sets prices at the points of the market', () => {
    const prices = {eur: 50, usd: 55, jpy: 8000}
    expect(currencies.map((currency) => roundAmountIn(prices, currency))).toEqual([
      50, 55, 8000, 55, 400, 400, 45, 80000, 600, 200, 5000, 600,
    ])
    expect(currencies.map((currency) => priceIn(prices, currency))).toEqual([
      50, 55, 8000, 54.9, 409, 399, 44.95, 78900, 599, 219, 4890, 599,
    ])
    expect(roundAmountIn({eur: 5, usd: 5, jpy: 500}, 'GBP')).toBe(5)
  })

  it('writes won and yen without decimals', () => {
    expect(spellAmount(3000, 'KRW')).toBe('3000')
    expect(spellAmount(19.9, 'PLN')).toBe('19.90')
  })
})

interface Refined {
  refinements?: {attributeId: string; values?: {label: string; hitCount: number}[]}[]
}

it.each(generatedSites.map((site) => [site.id, site.locales[0] ?? '', site.currency] as const))(
  'names the price steps in its own currency and language: %s',
  async (id, locale, currency) => {
    const shopper = await newShopper(shop, id)
    const {body} = await shopper.call<Refined>(
      'GET',
      '/search/shopper-search/v1/organizations/:org/product-search',
      undefined,
      {refine: 'cgid=strollers', locale, currency},
    )
    const steps = body.refinements?.find(({attributeId}) => attributeId === 'price')?.values ?? []
    expect(steps.length).toBeGreaterThan(1)
    const sign = writeMoney(1, currency, locale).replace(/[\d\s.,]/g, '')
    for (const {label} of steps) {
      expect(label).toContain(sign)
      if (!locale.startsWith('en')) expect(label).not.toMatch(/Under|and more/)
    }
  },
)
