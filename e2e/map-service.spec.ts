/** The map of the store finder on tiles of a map service, which the preferences of a site name (rule STORE-10). */
import type {Page} from '@playwright/test'
import sharp from 'sharp'
import {DATA_FOLDER} from '../playwright.config'
import {openDatabase} from '../sandbox/db/database'
import {setPreference} from '../sandbox/testing/site-settings'
import {chromiumArguments, testBrowser} from '../scripts/lib/chromium.cjs'
import {axe} from './support/axe'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({mode: 'serial'})

/** The map library needs WebGL, here without a graphics card. */
const args = chromiumArguments
  .filter((argument) => argument !== '--disable-gpu')
  .concat('--use-angle=swiftshader', '--enable-unsafe-swiftshader')
test.use({launchOptions: {executablePath: testBrowser(), args}})

const SITE = 'IRL'
const LOCALE = 'en-IE'
const PREFIX = '/irl/en-ie'
const TILES = 'https://tiles.example/{z}/{x}/{y}.png'
let shop: OwnShop

function configure(tiles: string): void {
  const db = openDatabase(DATA_FOLDER)
  try {
    setPreference(db, SITE, 'mapTilesUrl', tiles)
    setPreference(db, SITE, 'mapAttribution', '© Example Maps')
  } finally {
    db.close()
  }
}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  configure(TILES)
  shop = await OwnShop.start({env: {}})
})
test.afterAll(async () => {
  configure('')
  await shop.stop()
})

const map = (page: Page) => page.getByRole('group', {name: message(LOCALE, 'stores.map')}).last()
const ownTiles = (page: Page) => map(page).locator('image[href^="/services/map/"]')

async function open(page: Page): Promise<void> {
  await page.goto(`${shop.base}${PREFIX}/stores`)
  await ready(page)
  const switched = page.getByRole('button', {name: message(LOCALE, 'stores.view.map'), exact: true})
  if (await switched.isVisible()) await switched.click()
}

test('tiles of the service are drawn by a worker of our own, and markers work by keyboard', async ({
  page,
}) => {
  const asked: string[] = []
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const body = await sharp({create: {width: 64, height: 64, channels: 3, background: '#dde'}})
    .png()
    .toBuffer()
  await page.route('https://tiles.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      body,
      contentType: 'image/png',
      headers: {'Access-Control-Allow-Origin': '*'},
    })
  })
  await open(page)
  await expect(map(page).locator('canvas')).toBeVisible()
  await expect(map(page).getByText('© Example Maps')).toBeVisible()
  await expect(ownTiles(page)).toHaveCount(0)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.every((url) => /\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true)
  expect(workers.filter((url) => !url.startsWith(shop.base))).toEqual([])
  const before = asked.length
  const zoomIn = map(page).getByRole('button', {name: message(LOCALE, 'stores.zoomIn')})
  await zoomIn.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  await axe(page, 'main')
})

for (const [name, status] of [
  ['that is dead', 0],
  ['that fails', 500],
] as const) {
  test(`our own tiles stay with a service ${name}`, async ({page, allowConsole}) => {
    allowConsole(/Failed to load resource|tiles\.example/)
    await page.route('https://tiles.example/**', (route) =>
      status === 0 ? route.abort() : route.fulfill({status}),
    )
    await open(page)
    await expect(map(page).locator('canvas')).toHaveCount(0)
    await expect(ownTiles(page).first()).toBeVisible()
    await expect(map(page).getByText('© Example Maps')).toHaveCount(0)
    const marker = map(page).getByRole('button').first()
    await marker.focus()
    await page.keyboard.press('Enter')
    await axe(page, 'main')
  })
}

test('our own tiles stay when the code of the map cannot be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Loading chunk/)
  let refused = 0
  await page.route(/\.js$/, async (route) => {
    const answer = await route.fetch()
    if (!(await answer.text()).includes('maplibregl')) return route.fulfill({response: answer})
    refused += 1
    return route.abort()
  })
  await open(page)
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(ownTiles(page).first()).toBeVisible()
  await expect(map(page).locator('canvas')).toHaveCount(0)
  await map(page).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await axe(page, 'main')
})

test('other pages do not load the library', async ({page}) => {
  const scripts: number[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push((await response.body().catch(() => Buffer.alloc(0))).length)
    }
  })
  await page.goto(`${shop.base}${PREFIX}/home`)
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(Math.max(...scripts)).toBeLessThan(700_000)
})
