/**
 * `npm run generate -- pseudo-locale [--port 3390 --sandbox-port 8090 --out DIR]`: opens the pages of the German shop at
 * 360 px with texts that are 40 % longer and marked, and lists visible text without marks that is no data, and
 * what is wider than the window. Needs a build and a running sandbox (`npm start`); works on a copy of the build.
 */
import {spawn} from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {chromiumFile} from './commands/browser'
import {chromium} from '@playwright/test'
import {sites} from '../config/sites/registry'
import {ready} from '../e2e/support/ready'
import {visiblePieces, widerParts} from './lib/page-findings'
import {CLOSING, lengthened, OPENING, pseudoText, type CompiledText} from './lib/pseudo-text'

const root = path.resolve(__dirname, '..')
const folder = path.join(root, '.cache/pseudo')
const LOCALE = 'de-DE'
const START_LIMIT_MS = 120_000

const {values: options} = parseArgs({
  options: {
    port: {type: 'string', default: '3390'},
    'sandbox-port': {type: 'string', default: process.env['SANDBOX_PORT'] ?? '4000'},
    out: {type: 'string'},
  },
})
const shop = `http://localhost:${options.port}/deu/de-de`

/** Copies the build and rewrites the German texts of the copy. */
function makeCopy(): void {
  fs.rmSync(folder, {recursive: true, force: true})
  fs.mkdirSync(folder, {recursive: true})
  for (const name of [
    'app',
    'config',
    'node_modules',
    'overrides',
    'package.json',
    'tsconfig.json',
  ])
    fs.symlinkSync(path.join(root, name), path.join(folder, name))
  fs.cpSync(path.join(root, 'build'), path.join(folder, 'build'), {recursive: true})
  const file = path.join(folder, 'build/static/translations/compiled', `${LOCALE}.json`)
  const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, CompiledText>
  const pseudo = Object.entries(texts).map(([id, text]) => [id, pseudoText(text)])
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(pseudo)))
  for (const copy of ['.br', '.gz']) fs.rmSync(file + copy, {force: true})
}

async function startShop(): Promise<() => void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'server/host/main.ts')],
    {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...process.env,
        BIND_ADDRESS: 'localhost',
        NODE_ENV: 'production',
        PORT: options.port,
        SANDBOX_PORT: options['sandbox-port'],
        LOG_LEVEL: 'error',
      },
    },
  )
  const until = Date.now() + START_LIMIT_MS
  while (!(await fetch(`http://localhost:${options.port}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('The shop did not start.')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return () => void child.kill('SIGTERM')
}

const xmlFiles = (below: string): string[] =>
  fs
    .readdirSync(below, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.xml'))
    .map((name) => path.join(below, name))

/** All texts of the archive in one, to recognize data. */
const archive = xmlFiles(path.join(root, 'demo/archive'))
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/&amp;/g, '&')
  .replace(/\s+/g, ' ')

/** Texts of the payment provider and of the parcel service. */
const PROVIDED =
  /^(Sofortüberweisung|In 30 Tagen bezahlen|Oder in \d+ Raten .*|Paketdienst: .*|Bestellung .*, Kunde \d+)$/

const countryNames = new Intl.DisplayNames([LOCALE], {type: 'region'})

/** Names of languages as the sites write them, and of countries as the browser does. */
const names = new Set(
  sites.flatMap(({countryCode, l10n}) => [
    ...l10n.supportedLocales.map(({name}) => name),
    ...(countryCode ? [countryNames.of(countryCode)] : []),
  ]),
)

/** An address in one line, whose parts the archive has: street, postal code and city. */
const isAddress = (text: string): boolean => {
  const parts = /^(.+), (\d{5}) (.+)$/.exec(text)?.slice(1)
  return parts?.every((part) => archive.includes(`>${part}<`)) ?? false
}

/** Data: numbers, prices, dates, names, and what the archive or a service words. */
const isData = (text: string): boolean =>
  !/\p{L}{2}/u.test(text.replace(/€|EUR|\bcm\b|\bkg\b/g, '')) ||
  archive.includes(text) ||
  names.has(text) ||
  isAddress(text) ||
  PROVIDED.test(text)

const visits: Readonly<Record<string, string>> = {
  home: '/home',
  listing: '/category/strollers',
  product: '/product/BH-7030',
  cart: '/appcart',
  checkout: '/appcheckout',
  registration: '/registration',
  login: '/login',
  'not found': '/page-not-found',
  'nothing found': '/search?q=zzzzzz',
  'country selector': '/country-selector',
  stores: '/stores',
  contact: '/contact-us',
  'press contact': '/customer-service/press-contact.html',
  questions: '/customer-service/faq/faq.html',
  warranty: '/warranty',
  'order lookup': '/order-lookup',
  'shipment tracking': '/shipment-tracking',
  returns: '/return-order',
  withdrawal: '/withdraw',
  'wish list': '/my-stokke/wishlist',
  'moment for you': '/momentvm',
  'shared cart': '/shared-cart',
}

async function main(): Promise<void> {
  makeCopy()
  const stop = await startShop()
  const executablePath = chromiumFile
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']})
  let found = 0
  try {
    const page = await browser.newPage({viewport: {width: 360, height: 740}})
    // tsx names functions with a helper that browsers lack.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.context().addCookies([{name: 'dw_dnt', value: '0', url: shop}])
    for (const [name, address] of Object.entries(visits)) {
      await page.goto(shop + address, {waitUntil: 'networkidle'})
      await ready(page)
      const pieces = await visiblePieces(page, [OPENING, CLOSING])
      const unmarked = [...new Set(pieces)].filter((text) => !isData(text))
      const wide = await widerParts(page)
      found += unmarked.length + wide.length
      console.log(`\n${name}`)
      unmarked.forEach((text) => console.log(`  not translated: ${text}`))
      wide.forEach((part) => console.log(`  wider than the window: ${part}`))
      if (options.out)
        await page.screenshot({path: path.join(options.out, `pseudo-${name}.png`), fullPage: true})
      if (name === 'product') {
        await page
          .getByRole('button', {name: lengthened('In den Warenkorb')})
          .first()
          .click()
        await page.getByRole('dialog').waitFor()
      }
    }
  } finally {
    await browser.close()
    stop()
  }
  console.log(found === 0 ? '\nNothing found.' : `\n${found} findings.`)
  process.exitCode = found === 0 ? 0 : 1
}

void main()
