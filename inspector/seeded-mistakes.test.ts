/**
 * An archive with a mistake for each check: the checks and coverage find all of them and nothing else. The sandbox serves
 * the archive of the shop with the mistakes over it; the three mistakes of pages are in those of a server
 * that stands in for the shop.
 */
import fs from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {randomBytes} from 'node:crypto'
import {configured} from '../config/testing/configured'
import {shopArchive, shopEndpoints} from '../demo/catalogue/shop'
import {createPaths} from '../common/paths'
import type {SiteConfig} from '../config/schema'
import {withPreferences, type Preferences} from '../config/site-preferences'
import {sites as allSites} from '../config/sites/registry'
import {importArchive} from '../sandbox/archive/import-archive'
import {openDatabase} from '../sandbox/db/database'
import {startLocalTarget, type LocalTarget} from '../sandbox/contract/local-target'
import {extent} from '../sandbox/testing/extent'
import {prepareArchives} from '../sandbox/testing/prepared-data'
import {createBackend} from './backend/backend'
import {runChecks} from './checks/registry'
import {coverage} from './coverage/coverage'
import {collect} from './facts/collect'
import type {Facts} from './facts/facts'
import {dutiesBut} from './testing/duty-page'
import {ORIGINS, sendCheckout} from './testing/payment-answer'
import {writeSeededArchive} from './testing/seeded-archive'

/** Sites with a mistake, and two without; all in a full run. */
const SAMPLE = ['DEU', 'DNK', 'FIN', 'FRA', 'GBR', 'IRL', 'ITA', 'NLD', 'NOR', 'POL', 'SWE']
const sites = extent.full ? allSites : allSites.filter(({id}) => SAMPLE.includes(id))

/** Home pages that name all languages of their site, but the English one of Sweden; that of Ireland is heavy. */
const pages = new Map<string, string>(
  sites.flatMap((site) => {
    const homes = site.l10n.supportedLocales.map((locale) => {
      const path: string = createPaths(site, locale).home()
      return {lang: locale.id, path}
    })
    return homes.map(({path}) => {
      const named = path === '/swe/en-se/home' ? [] : homes
      const links = named.map(
        (one) => `<link rel="alternate" hreflang="${one.lang}" href="${one.path}">`,
      )
      const text = path === '/irl/en-ie/home' ? randomBytes(60_000).toString('base64') : ''
      return [path, `<!doctype html>${links.join('')}<p>${text}</p>${dutiesBut()}`] as const
    })
  }),
)

/** The form of registration whose newsletter box is ticked. */
const TICKED = '/fin/fi-fi/registration'

let archive: string
let local: LocalTarget
let shop: http.Server
let facts: Facts

beforeAll(async () => {
  archive = writeSeededArchive(allSites.map(({id}) => id))
  local = await startLocalTarget({
    archives: [shopArchive, archive],
    plugins: [shopEndpoints],
    fillData: async (folder) => {
      await prepareArchives(folder, [shopArchive])
      const db = openDatabase(folder)
      await importArchive(db, archive)
      db.close()
    },
  })
  const {baseUrl, organizationId, clientId} = local.target
  const backend = createBackend({
    COMMERCE_API_ORIGIN: configured(baseUrl),
    OCAPI_ORIGIN: configured(baseUrl),
    COMMERCE_ORGANIZATION_ID: organizationId,
    COMMERCE_CLIENT_ID: clientId,
    PWA_KIT_SLAS_CLIENT_SECRET: undefined,
  })
  /** The checkout as a site's preferences make it; that of Great Britain has one script more. */
  const checkout = async (site: SiteConfig, res: http.ServerResponse): Promise<void> => {
    const path = '/custom_objects/ocapi/site'
    const {c_result = {}} = await backend.site(site).ocapi<{c_result?: Preferences}>(path)
    const mistake = site.id === 'GBR' ? '<script src="http://127.0.0.1:9/a.js"></script>' : ''
    sendCheckout(res, withPreferences(site, c_result), mistake)
  }
  shop = http.createServer((req, res) => {
    const {url = ''} = req
    const site = sites.find(({alias}) => url.startsWith(`/${alias}/`))
    if (site && url.endsWith('/appcheckout')) checkout(site, res).catch(() => res.destroy())
    else res.end(pages.get(url) ?? dutiesBut(url === TICKED ? 'newsletter' : undefined))
  })
  await new Promise<void>((resolve) => shop.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${(shop.address() as AddressInfo).port}`
  facts = await collect({
    sites,
    backend,
    shopOrigin: origin,
    readFrom: configured(origin),
    origins: ORIGINS,
  })
}, 240_000)

afterAll(async () => {
  shop.closeAllConnections()
  shop.close()
  await local.close()
  fs.rmSync(archive, {recursive: true, force: true})
})

it('reads every part of every site', () => {
  expect(facts.sites.flatMap(({failures}) => failures)).toEqual([])
})

it('finds each mistake and nothing else', () => {
  const found = runChecks(facts).flatMap(({check, findings}) =>
    findings.map(({siteId, locale = '', subject}) => [check.id, siteId, locale, subject]),
  )
  expect(found).toEqual([
    ['missing-legal-page', 'IRL', 'en-IE', 'terms'],
    ['missing-price', 'POL', '', 'BH-9010'],
    ['empty-category', 'SWE', '', 'seeded-shelf'],
    ['redirect-loop', 'DNK', '', '/customer-service/returns.html'],
    ['untranslated-promotion', 'FRA', 'fr-FR', 'seeded-promotion'],
    ['unused-preference', 'NOR', '', 'purchaseLimitBusiness'],
    ['alternate-without-return', 'SWE', 'en-SE', '/swe/sv-se/home'],
    ['page-over-budget', 'IRL', '', '/irl/en-ie/home'],
    ['payment-page', 'GBR', '', '/gbr/en-gb/appcheckout'],
    ['environmental-claim', 'FRA', 'en-FR', 'seeded-promotion'],
    ['missing-duty', 'FIN', 'fi-FI', 'newsletter'],
    ['closed-platform', 'ITA', 'it-IT', 'imprint'],
  ])
})

it('shows each gap of coverage and nothing else, besides what is sold out on purpose', () => {
  const gaps = coverage(facts).flatMap(({siteId, locale, shares}) =>
    Object.entries(shares).flatMap(([kind, share]) =>
      (share?.gaps ?? [])
        .filter(({subject}) => kind !== 'stock' || subject === 'Seed')
        .map(() => `${siteId} ${locale} ${kind}`),
    ),
  )
  const finland = ['fi-FI', 'sv-FI', 'en-FI'].flatMap((locale) =>
    ['texts', 'stock', 'images'].map((kind) => `FIN ${locale} ${kind}`),
  )
  expect(gaps.sort()).toEqual(
    [
      ...['POL pl-PL prices', 'POL en-PL prices', 'SWE sv-SE navigation', 'SWE en-SE navigation'],
      ...['IRL en-IE content', 'NLD nl-NL content', ...finland],
    ].sort(),
  )
})

it('names the article of the newsroom that falls back to English, with its page', () => {
  const dutch = coverage(facts).find(({locale}) => locale === 'nl-NL')
  expect(dutch?.shares.content?.gaps).toEqual([
    {
      subject: 'open-workshop',
      problem: 'is in English',
      page: `${facts.shopOrigin}/nld/nl-nl/newsroom/open-workshop.html`,
    },
  ])
})

it('counts pages that are linked, indexes of folders and designed pages', () => {
  const german = facts.sites
    .find(({site}) => site.id === 'DEU')
    ?.locales.find(({locale}) => locale.id === 'de-DE')
  const paths = new Map(german?.content.map(({id, path}) => [id, path]))
  expect(paths.get('newsroom')).toBe('/newsroom/newsroom.html')
  expect(paths.get('newsroom-note')).toBe('/content/newsroom-note')
  expect(paths.get('first-year')).toBe('/content/first-year')
  expect(paths.get('care-guide')).toBe('/customer-service/care-guide.html')
  expect(paths.get('guide-cots')).toMatch(/^\/product\//)
})
