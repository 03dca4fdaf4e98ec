import type {BrowserContext, Page} from '@playwright/test'
import {axe} from './support/axe'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const CHOICE = 'dw_country_and_locale'

/** The header by which a host in front of the backend names the visitor's country. */
const comeFrom = (context: BrowserContext, country: string) =>
  context.setExtraHTTPHeaders({'x-geo-country': country})

const choiceOf = async (page: Page) =>
  (await page.context().cookies()).find(({name}) => name === CHOICE)?.value

const geoDialog = (page: Page, title: string) => page.getByRole('dialog', {name: title})

/** The answer of the service that says where the visitor is. */
const answered = (page: Page) => page.waitForResponse((one) => one.url().includes('getGeoIpData'))

test.describe('the geo dialog (rule SITE-15)', () => {
  test('leads to the same page of the other site, once', async ({page, context}) => {
    await comeFrom(context, 'US')
    await page.goto('/deu/de-de/product/BH-1010')
    const dialog = page.getByRole('dialog', {name: pattern('de-DE', 'geo.title')})
    await expect(dialog).toBeVisible()
    expect(await noOverflow(page)).toBe(true)
    await axe(page)
    expect(await choiceOf(page)).toBeUndefined()
    await page.getByRole('button', {name: /Vereinigte Staaten/}).click()
    await page.waitForURL('**/usa/en-us/product/BH-1010')
    expect(await choiceOf(page)).toBe('USA|en-US')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/deu/de-de/home')
    await ready(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('getGeoIpData'))).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // `/` opens the chosen site. The language of the browser does not count then.
    const home = await page.request.get('/', {
      headers: {'Accept-Language': 'ja-JP'},
      maxRedirects: 0,
    })
    expect(home.headers().location).toBe('/usa/en-us/home')
  })

  for (const way of ['geo.stay', 'common.close', 'Escape'] as const) {
    test(`${way} stays, and is remembered`, async ({page, context}) => {
      await comeFrom(context, 'JP')
      await page.goto('/deu/en-de/home')
      await ready(page)
      const before = page.url()
      const dialog = geoDialog(page, "Looks like you're in Japan")
      await expect(dialog).toBeVisible()
      await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') !== null)
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', {name: message('en-GB', way)}).press('Enter')
      await expect(dialog).toBeHidden()
      expect(page.url()).toBe(before)
      expect(await choiceOf(page)).toBe('DEU|en-DE')
      await page.reload()
      await ready(page)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }

  test('is not there for a visitor of the country, and nothing of theirs is sent', async ({
    page,
  }) => {
    const answer = answered(page)
    await page.goto('/deu/de-de/home')
    const request = (await answer).request()
    const headers = await request.allHeaders()
    expect(headers.cookie).toBeUndefined()
    expect(headers.authorization).toBeUndefined()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await choiceOf(page)).toBeUndefined()
  })

  test('is asked for after the page has loaded, and a broken service asks nothing', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    await comeFrom(context, 'JP')
    let loaded = false
    page.on('load', () => (loaded = true))
    const calls: boolean[] = []
    await page.route(/getGeoIpData|\/geoip/, (route) => {
      calls.push(loaded)
      return route.fulfill({status: 503, body: 'broken'})
    })
    await page.goto('/deu/de-de/home')
    await expect.poll(() => calls).toEqual([true, true])
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('does not cover a checkout', async ({page, context}) => {
    await comeFrom(context, 'JP')
    await page.goto('/deu/de-de/appcheckout')
    await ready(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('the country selector (rule SITE-8)', () => {
  const link = (page: Page, site: string, locale: string) =>
    page.locator(`#main a[href="/${site}/${locale}/home"]`)

  test('lists every language once, with the flag of its site, below the continent of its country', async ({
    page,
    request,
  }) => {
    const sites = (await (await request.get('/sites.json')).json()) as {
      alias: string
      locales: {alias: string}[]
    }[]
    expect((await request.get('/sites.json')).headers()['cache-control']).toBe(
      'public, max-age=900',
    )
    await page.goto('/deu/en-de/country-selector')
    await ready(page)
    const addresses = sites.flatMap(({alias, locales}) =>
      locales.map((locale) => `/${alias}/${locale.alias}/home`),
    )
    const links = await page
      .locator('#main li li a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect([...links].sort()).toEqual([...addresses].sort())
    for (const heading of [
      'Europe',
      'North America',
      'South America',
      'Asia',
      'Oceania',
      'Africa',
    ]) {
      await expect(page.getByRole('heading', {name: heading, exact: true, level: 2})).toBeVisible()
    }
    // The global site stands in each continent.
    expect(await page.locator('#main li > svg').count()).toBe(sites.length + 5)
    expect(await noOverflow(page)).toBe(true)
    await axe(page)
  })

  test('keeps the page where the other site has it, by keyboard', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-1010')
    await ready(page)
    const change = page.getByRole('link', {name: message('de-DE', 'footer.changeCountry')})
    await change.press('Enter')
    await page.waitForURL('**/country-selector')
    await ready(page)
    await link(page, 'jpn', 'en-jp').press('Enter')
    await page.waitForURL('**/jpn/en-jp/product/BH-1010')
    expect(await choiceOf(page)).toBe('JPN|en-JP')
  })

  test('leads home from a page that the other site lacks', async ({page}) => {
    await page.goto('/deu/de-de/appcart')
    await ready(page)
    await page.getByRole('link', {name: message('de-DE', 'footer.changeCountry')}).click()
    await page.waitForURL('**/country-selector')
    await ready(page)
    await link(page, 'global', 'en-gr').click()
    await page.waitForURL('**/global/en-gr/home')
    expect(await choiceOf(page)).toBe('GLO|en-GR')
  })

  test('a language of the locale selector is a choice too', async ({page}) => {
    await page.goto('/deu/de-de/customer-service/legal/imprint.html')
    await ready(page)
    await page.waitForLoadState('networkidle')
    // The selector of phones is in the menu.
    await page
      .locator('a[hreflang="en-DE"]')
      .first()
      .evaluate((one: HTMLElement) => one.click())
    await page.waitForURL('**/deu/en-de/customer-service/legal/imprint.html')
    expect(await choiceOf(page)).toBe('DEU|en-DE')
  })
})
