/** Scripts of the pages of payment: their hashes, and documents of their own (docs/guides/payment-pages.md). */
import type {Page} from '@playwright/test'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

const CHECKOUT = '/deu/de-de/appcheckout'

interface ChangedWindow {
  changed?: number
}

/** Changes every script of the bundle that is not named in the document, or every one. */
async function changeScripts(page: Page, which: 'all' | 'later', named: readonly string[] = []) {
  await page.route('**/mobify/bundle/*/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? ''
    if (which === 'later' && named.includes(name)) return route.continue()
    const response = await route.fetch()
    const body = `${await response.text()}\n;window.changed = (window.changed || 0) + 1`
    await route.fulfill({response, body})
  })
}

const changedOf = (page: Page) => page.evaluate(() => (window as ChangedWindow).changed ?? 0)

test('a changed script runs on no page of payment', async ({page, allowConsole}) => {
  allowConsole(/integrity|digest|Loading chunk|ChunkLoadError/)
  const html = await (await page.request.get(CHECKOUT)).text()
  const [, json = '{}'] = /<script id="page-scripts"[^>]*>([^<]*)</.exec(html) ?? []
  const {scripts, hashes} = JSON.parse(json) as {scripts: string[]; hashes: Record<string, string>}
  const names = scripts.map((src) => src.split('/').pop() ?? '')
  expect(names.filter((name) => !hashes[name]?.startsWith('sha256-'))).toEqual([])
  expect(html).toMatch(/<script[^>]*static\/start\.js"[^>]*integrity="sha256-/)

  await changeScripts(page, 'all')
  await page.goto('/deu/de-de/home')
  await expect.poll(() => changedOf(page)).toBeGreaterThan(0)
  await page.goto(CHECKOUT, {waitUntil: 'networkidle'})
  expect(await changedOf(page)).toBe(0)

  await page.unrouteAll({behavior: 'ignoreErrors'})
  await changeScripts(page, 'later', names)
  await page.goto(CHECKOUT, {waitUntil: 'networkidle'})
  expect(await changedOf(page)).toBe(0)
})

test('pages of payment share no document with others (rule PAY-5)', async ({page}) => {
  await page.goto(CHECKOUT)
  await ready(page)
  const text = message('de-DE', 'common.continueShopping')
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/deu/de-de/home'),
  )
  await page.getByRole('main').getByRole('link', {name: text}).click()
  const document = await (await loaded).response()
  expect(document?.headers()['content-security-policy']).not.toContain('/psp/')
})
