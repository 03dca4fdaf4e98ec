/** An archive with a mistake for each check: the site inspector finds all of them and nothing else. */
import fs from 'node:fs'
import {shopArchive} from '../demo/catalogue/shop'
import {sites} from '../config/sites/registry'
import {alteredShop, type AlteredShop} from './support/altered-shop'
import {OwnInspector} from './support/own-inspector'
import {OwnShop} from './support/own-shop'
import {writeSeededArchive} from '../inspector/testing/seeded-archive'
import {expect, test} from './support/test'

test.describe.configure({mode: 'default', timeout: 420_000})

const DATA = '.cache/e2e-seeded'
let archive: string
let shop: OwnShop
let altered: AlteredShop
let inspector: OwnInspector

/**
 * The English page of Sweden no longer names the Swedish one, which names it; the checkout of Great Britain has a script that is
 * not in the inventory; the newsletter box of Finland is ticked.
 */
function withMistakes(path: string, markup: string): string {
  if (path === '/swe/en-se/home') return markup.replace(/<link[^>]*hreflang="sv-SE"[^>]*>/gi, '')
  if (path === '/gbr/en-gb/appcheckout')
    return `${markup}<script src="http://127.0.0.1:9/a.js"></script>`
  if (path === '/fin/fi-fi/registration')
    return markup.replace(/(<input\b[^>]*data-duty="newsletter")/, '$1 checked=""')
  return markup
}

test.beforeAll(async () => {
  test.setTimeout(420_000)
  fs.rmSync(DATA, {recursive: true, force: true})
  archive = writeSeededArchive(sites.map(({id}) => id))
  shop = await OwnShop.start({
    data: DATA,
    env: {LOG_LEVEL: 'silent', SANDBOX_ARCHIVE: `${shopArchive},${archive}`},
  })
  altered = await alteredShop(shop.base, withMistakes)
  inspector = await OwnInspector.start({
    SANDBOX_PORT: shop.sandboxPort,
    INSPECTOR_SHOP_URL: altered.base,
  })
  await inspector.hasRead()
})
test.afterAll(async () => {
  await inspector?.stop()
  altered?.close()
  await shop?.stop()
  fs.rmSync(archive, {recursive: true, force: true})
  fs.rmSync(DATA, {recursive: true, force: true})
})

/** Check, site, locale and subject of a finding. */
const seeded = [
  'missing-legal-page,IRL,en-IE,terms',
  'missing-price,POL,,BH-9010',
  'empty-category,SWE,,seeded-shelf',
  'redirect-loop,DNK,,/customer-service/returns.html',
  'untranslated-promotion,FRA,fr-FR,seeded-promotion',
  'unused-preference,NOR,,purchaseLimitBusiness',
  'alternate-without-return,SWE,en-SE,/swe/sv-se/home',
  'page-over-budget,IRL,,/irl/en-ie/home',
  'payment-page,GBR,,/gbr/en-gb/appcheckout',
  'environmental-claim,FRA,en-FR,seeded-promotion',
  'missing-duty,FIN,fi-FI,newsletter',
  'closed-platform,ITA,it-IT,imprint',
]

test('the checks find each seeded mistake and nothing else', async () => {
  const rows = await inspector.rows('checks')
  expect(rows.map((row) => row.split(',').slice(0, 4).join(','))).toEqual(seeded)
})

test('every finding of a page leads to its live page', async () => {
  const rows = await inspector.rows('checks')
  const pages = rows.map((row) => row.split(',').at(-1) ?? '')
  expect(pages.filter((page) => page !== '').length).toBe(seeded.length - 1)
  for (const page of pages.filter((one) => one !== ''))
    expect(page).toMatch(new RegExp(`^${altered.base}/[a-z]{3}/[a-z]{2}-[a-z]{2}/`))
})

/** Products that are sold out on purpose: they have stock nowhere. */
const soldOut = (row: string): boolean => /,Stock,/.test(row) && !row.includes(',Seed,')

test('coverage shows each seeded gap and nothing else', async () => {
  const rows = (await inspector.rows('coverage')).filter((row) => !soldOut(row))
  const gaps = rows.map((row) => row.split(',').slice(0, 3).join(','))
  const of = (site: string, locales: readonly string[], kinds: readonly string[]) =>
    locales.flatMap((locale) => kinds.map((kind) => `${site},${locale},${kind}`))
  expect(gaps.sort()).toEqual(
    [
      ...of('POL', ['pl-PL', 'en-PL'], ['Prices']),
      ...of('SWE', ['sv-SE', 'en-SE'], ['Navigation']),
      ...of('IRL', ['en-IE'], ['Content']),
      ...of('NLD', ['nl-NL'], ['Content']),
      ...of('FIN', ['fi-FI', 'sv-FI', 'en-FI'], ['Texts', 'Stock', 'Images']),
    ].sort(),
  )
})

test('every part of every site could be read', async ({page}) => {
  await page.goto(inspector.base)
  await expect(page.getByRole('heading', {name: 'Overview'})).toBeVisible()
  await expect(page.getByText('could not be read')).toHaveCount(0)
  await expect(page.getByText(`${seeded.length} problems`)).toBeVisible()
})
