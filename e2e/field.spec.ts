import type {Page} from '@playwright/test'
import {METRICS_TOKEN} from '../playwright.config'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'

/** Values with which the configuration of these tests starts the shop. */
const METRICS = {Authorization: `Bearer ${METRICS_TOKEN}`}
const PAGE = '/usa/en-us/product/BH-1010'

/** Resolves when the observer is present: it loads last, and sets its own `push`. */
const observer = (page: Page) =>
  page.waitForFunction(() =>
    Object.hasOwn((window as {clientErrors?: object}).clientErrors ?? {}, 'push'),
  )

const bundleOf = async (page: Page): Promise<string> => {
  const source = await page.locator('script[src*="/mobify/bundle/"]').first().getAttribute('src')
  return /\/mobify\/bundle\/([\w-]+)\//.exec(source ?? '')?.[1] ?? 'none'
}

/** Reports that the backend received, newest first. */
async function receivedReports(kind: string): Promise<unknown[]> {
  const answer = await fetch(`${SANDBOX}/admin/messages?siteId=USA&kind=${kind}&limit=50`)
  const {data} = (await answer.json()) as {data: {body: unknown}[]}
  return data.map(({body}) => body)
}

test.describe('with consent', () => {
  test.use({consent: 'granted'})

  test('what browsers see reaches the figures, the site controller and OCAPI', async ({
    page,
    request,
    allowConsole,
  }, {project}) => {
    allowConsole(/broken on purpose|Content Security Policy/)
    await page.goto(PAGE)
    await observer(page)
    const bundle = await bundleOf(page)
    await page.evaluate(async (name) => {
      const seen = ['error', 'securitypolicyviolation'].map(
        (type) => new Promise((resolve) => window.addEventListener(type, resolve, {once: true})),
      )
      setTimeout(() => {
        throw new Error(`${name} broken on purpose for anna@mail.example.org`)
      })
      new Image().src = `https://${name}.example/pixel.png?email=anna`
      await Promise.all(seen)
    }, project.name)
    // To a page of the same process: a page of another process may end this one before its last reports are sent.
    await page.goto('/usa/en-us/home')

    await expect(async () => {
      const figures = await (await request.get('/metrics', {headers: METRICS})).text()
      const labels = `site="USA",page="product",bundle="${bundle}"`
      for (const name of ['LCP', 'FCP', 'TTFB'])
        expect(figures).toMatch(
          new RegExp(`web_vital_seconds_count{${labels},name="${name}"} [1-9]`),
        )
      expect(figures).toMatch(new RegExp(`layout_shift_count{${labels}} [1-9]`))
      expect(figures).toMatch(new RegExp(`script_errors_total{${labels}} [1-9]`))
      expect(figures).toMatch(
        new RegExp(`policy_violations_total{${labels},directive="img-src"} [1-9]`),
      )
      expect(await receivedReports('storefront-error')).toContainEqual(
        expect.objectContaining({
          type: 'script-error',
          page: 'product',
          bundle,
          locale: 'en-US',
          message: `Uncaught Error: ${project.name} broken on purpose for <email>`,
        }),
      )
      expect(JSON.stringify(await receivedReports('csp'))).toContain(
        `"blocked-uri":"https://${project.name}.example"`,
      )
    }).toPass({timeout: 15_000})
  })
})

test('a visitor who declined is neither measured nor heard of', async ({page, allowConsole}, {
  project,
}) => {
  allowConsole(/declined on purpose/)
  await page.goto(PAGE)
  await observer(page)
  const beacons = await page.evaluateHandle(() => {
    const sent: string[] = []
    navigator.sendBeacon = (url) => sent.push(String(url)) > 0
    return sent
  })
  await page.evaluate(async (name) => {
    const seen = new Promise((resolve) => window.addEventListener('error', resolve, {once: true}))
    setTimeout(() => {
      throw new Error(`${name} declined on purpose`)
    })
    await seen
  }, project.name)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  expect(await beacons.jsonValue()).toEqual([])
})
