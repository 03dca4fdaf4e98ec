/**
 * `npm run bench`: measures the rows of the performance targets on this machine, on the production
 * build and the sandbox, and prints them beside the required and the desired value.
 * `--only growth` and `--only sandbox` are programs of their own (scripts/parts.mjs).
 * `--only fresh,weight,ssr,memory,cached,interaction,navigation,cart,lighthouse` measures a part, `--only services` what all
 * third-party services cost, which no other run measures; `--runs N` repeats
 * Lighthouse (default 3) and keeps the median; `--visits N` repeats interaction, navigation and cart (default 12)
 * and takes p75; `--compare URL` measures a page of any other storefront in the same run. Each rate is printed with a
 * calibration of the same minute, and the value of the last landed state (`landed.json`, written by `--land`); `--guard`
 * fails when a row has lost more than a tenth since.
 */
import {spawn, type ChildProcess} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {parseArgs} from 'node:util'
import type {Browser} from '@playwright/test'
import {calibratePress} from './calibration/bare-press'
import {calibrate} from './calibration/calibrate'
import {timeUntilPictures} from './fresh-listing'
import {losses, readLanded, writeLanded} from './landed'
import {measureMemory} from './memory'
import {measureThroughput} from './throughput'
import {measureWeight, measureWithBasket} from './weight'
import {interactions, measureInteractions} from './interaction'
import {auditPage} from './lighthouse'
import {measureAddToCart, measureNavigation} from './navigation'
import {renderComparison, renderTable, writeReport} from './report'
import {measureServices} from './services'
import {launch} from './shop-browser'

/** The part that only `--only` chooses: the site with all services, without and with them. */
const SERVICES = 'services'

/** Values of `--only` that a run without it measures. */
const ALL_PARTS = [
  'fresh',
  'weight',
  'ssr',
  'memory',
  'cached',
  'interaction',
  'navigation',
  'cart',
  'lighthouse',
]

const PORT = 3320
const SANDBOX_PORT = 4320
const BASE = `http://localhost:${PORT}`

const pages = {
  home: `${BASE}/deu/de-de/home`,
  listing: `${BASE}/deu/de-de/category/root`,
  /** A category that product pages name above their title. */
  category: `${BASE}/deu/de-de/category/strollers`,
  product: `${BASE}/deu/de-de/product/BH-1010-sand-black`,
  cart: `${BASE}/deu/de-de/appcart`,
  checkout: `${BASE}/deu/de-de/appcheckout`,
}

/** One process, as the targets require. @param pageCache off to measure rendering */
async function startShop(
  pageCache: 'on' | 'off',
  data = '.cache/bench-data',
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: `${PORT}`,
    SANDBOX_PORT: `${SANDBOX_PORT}`,
    SANDBOX_DATA: data,
    WEB_CONCURRENCY: '1',
    PAGE_CACHE: pageCache,
  }
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let waited = 0; waited < 300; waited += 1) {
    const answer = await fetch(`${BASE}/healthz`).catch(() => null)
    if (answer?.ok) return shop
    if (shop.exitCode !== null) throw new Error('The shop did not start.')
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('The shop did not answer within 300 s.')
}

async function weigh(measured: Record<string, number>): Promise<void> {
  const browser = await launch()
  for (const name of ['home', 'listing', 'product'] as const) {
    const {scripts, html} = await measureWeight(browser, pages[name])
    measured[`js.${name}`] = scripts / 1000
    measured[`html.${name}`] = html / 1000
  }
  for (const name of ['cart', 'checkout'] as const) {
    measured[`js.${name}`] =
      (await measureWithBasket(browser, pages.product, pages[name])).scripts / 1000
  }
  await browser.close()
}

async function withShop(
  pageCache: 'on' | 'off',
  measure: (shop: ChildProcess) => Promise<void>,
  data?: string,
): Promise<void> {
  const shop = await startShop(pageCache, data)
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  try {
    await measure(shop)
  } finally {
    shop.kill('SIGTERM')
    await ended
  }
}

/** Seconds until the first listing of a shop with an empty data folder shows all its pictures. */
async function openFresh(measured: Record<string, number>): Promise<void> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-fresh-'))
  const browser = await launch()
  try {
    await withShop(
      'on',
      async () => {
        measured['fresh.listing'] =
          (await timeUntilPictures(await browser.newPage(), pages.listing)) / 1000
      },
      data,
    )
  } finally {
    await browser.close()
    fs.rmSync(data, {recursive: true, force: true})
  }
}

/** Cached pages are compared with the bare server, which sends the same bytes. */
async function loadCached(measured: Record<string, number>): Promise<void> {
  measured['cached.rate'] = (await measureThroughput(pages.listing)).rate
  measured['cached.calibration'] = (await calibrate(pages.listing)).http
}

/** Rendered pages are compared with the fixed React tree. */
async function load(measured: Record<string, number>): Promise<void> {
  const listing = await measureThroughput(pages.listing)
  const product = await measureThroughput(pages.product)
  measured['ssr.rate'] = listing.rate
  measured['ssr.p99'] = listing.p99
  measured['ssr.product'] = product.rate
  measured['ssr.product.p99'] = product.p99
  measured['ssr.calibration'] = (await calibrate(pages.listing)).react
}

/** Calls `measure` with a browser that is closed afterwards. */
async function withBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launch()
  try {
    await measure(browser)
  } finally {
    await browser.close()
  }
}

/** Waiting times of a shopper, on a phone with a slow processor. */
async function press(
  measured: Record<string, number>,
  parts: ReadonlySet<string>,
  visits: number,
): Promise<void> {
  await withBrowser(async (browser) => {
    measured['press.calibration'] = await calibratePress(browser, visits)
    if (parts.has('interaction')) {
      const durations = await measureInteractions(browser, pages, visits)
      for (const name of interactions) measured[`inp.${name}`] = durations[name]
    }
    if (parts.has('navigation')) {
      const {toProduct, back} = await measureNavigation(browser, pages.category, visits)
      measured['navigation.product'] = toProduct
      measured['navigation.back'] = back
    }
    if (parts.has('cart'))
      measured['cart.dialog'] = await measureAddToCart(browser, pages.product, visits)
  })
}

async function audit(measured: Record<string, number>, runs: number): Promise<void> {
  for (const [name, value] of Object.entries(await auditPage(pages.listing, runs)))
    measured[`lighthouse.${name}`] = value
  for (const name of ['home', 'product'] as const) {
    const {lcp, tbt, performance} = await auditPage(pages[name], runs)
    Object.assign(measured, {
      [`lcp.${name}`]: lcp,
      [`tbt.${name}`]: tbt,
      [`performance.${name}`]: performance,
    })
  }
}

/** The listing beside a page of another storefront, both measured now. */
async function compare(url: string, runs: number): Promise<string> {
  const browser = await launch()
  const weights = []
  for (const address of [pages.listing, url]) weights.push(await measureWeight(browser, address))
  await browser.close()
  const ours = await auditPage(pages.listing, runs)
  const theirs = await auditPage(url, runs)
  return renderComparison(url, [
    {...ours, ...weights[0]},
    {...theirs, ...weights[1]},
  ])
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', default: ALL_PARTS.join(',')},
      runs: {type: 'string', default: '3'},
      visits: {type: 'string', default: '12'},
      compare: {type: 'string'},
      guard: {type: 'boolean', default: false},
      land: {type: 'boolean', default: false},
    },
  })
  const parts = new Set(values.only.split(','))
  const known = [...ALL_PARTS, SERVICES]
  const unknown = [...parts].filter((part) => !known.includes(part))
  if (unknown.length > 0)
    throw new Error(
      `--only knows ${known.join(', ')}, not ${unknown.join(', ')}; alone also growth and sandbox.`,
    )
  const measured: Record<string, number> = {}
  let comparison = ''
  let services = ''
  if (parts.has('fresh')) await openFresh(measured)
  if (parts.has('ssr')) await withShop('off', () => load(measured))
  if (parts.has('memory'))
    await withShop('on', async ({pid}) => {
      measured['memory'] = await measureMemory(BASE, pid ?? 0)
    })
  const rest = [...parts].filter((part) => !['fresh', 'ssr', 'memory'].includes(part))
  if (rest.length > 0 || values.compare)
    await withShop('on', async () => {
      if (parts.has('weight')) await weigh(measured)
      if (parts.has('cached')) await loadCached(measured)
      if (['interaction', 'navigation', 'cart'].some((part) => parts.has(part)))
        await press(measured, parts, Number(values.visits))
      if (parts.has('lighthouse')) await audit(measured, Number(values.runs))
      if (parts.has(SERVICES))
        services = await measureServices(BASE, Number(values.visits), Number(values.runs))
      if (values.compare) comparison = await compare(values.compare, Number(values.runs))
    })
  const landed = readLanded()
  const rows = Object.keys(measured).length > 0 ? renderTable(measured, landed) : ''
  const table = [rows, services, comparison].filter(Boolean).join('\n\n')
  console.log(`\n${table}\n`)
  if (ALL_PARTS.every((part) => parts.has(part)))
    console.log(`Written to ${writeReport(table, new Date())}`)
  const lost = values.guard ? losses(measured, landed) : []
  if (values.land) writeLanded(measured)
  if (lost.length > 0) throw new Error(lost.join('\n'))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
