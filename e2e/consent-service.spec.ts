/**
 * The consent service of a site (rules CONSENT-5 to CONSENT-7): services, events and storage obey its answer by class, also
 * when one class is withdrawn.
 */
import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.use({consent: 'open'})

const HOME = '/pol/pl-pl/home'
const PRODUCT = '/pol/pl-pl/product/BH-1010'
const text = (id: Parameters<typeof message>[1]) => message('pl-PL', id)

/** Services of the site by class. */
const SERVICES = {
  preferences: ['store-assistant.js'],
  statistics: ['tag-manager.js'],
  marketing: ['conversions.js', 'content-script.js'],
} as const
type Class = keyof typeof SERVICES
const CLASSES = Object.keys(SERVICES) as Class[]
const filesOf = (classes: readonly Class[]) => classes.flatMap((one) => SERVICES[one]).sort()

/** Labels of the stand-in's dialog. */
const LABELS = {
  preferences: 'Preferencje',
  statistics: 'Statystyka',
  marketing: 'Marketing',
  decline: 'Odrzuć',
  selection: 'Zezwól na wybór',
  accept: 'Zgadzam się',
  close: 'Zamknij',
} as const

const dialog = (page: Page) => page.getByRole('region', {name: 'Pliki cookie tego sklepu'})

/** Names of the services' files that a page asks for, without the consent service. */
function asked(page: Page): Set<string> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const name = /\/third-party\/([\w-]+\.js)/.exec(request.url())?.[1]
    if (name && name !== 'consent-service.js') files.add(name)
  })
  return files
}

async function choose(page: Page, classes: readonly Class[]): Promise<void> {
  for (const one of CLASSES)
    await dialog(page).getByRole('checkbox', {name: LABELS[one]}).setChecked(classes.includes(one))
  await dialog(page).getByRole('button', {name: LABELS.selection}).click()
}

async function answer(page: Page, classes: readonly Class[], path = HOME): Promise<void> {
  await page.goto(path)
  await ready(page)
  await page.mouse.wheel(0, 300)
  await expect(dialog(page)).toBeVisible()
  await choose(page, classes)
  await expect(dialog(page)).toHaveCount(0)
}

/** Time in which services without consent would have started. */
const settle = (page: Page) => page.waitForTimeout(3000)

const eventsOf = (page: Page) =>
  page.evaluate(() =>
    ((window as {dataLayer?: {event?: string}[]}).dataLayer ?? []).flatMap(
      ({event}) => event ?? [],
    ),
  )

for (const classes of [[], ...CLASSES.map((one) => [one]), CLASSES]) {
  const name = classes.join(', ') || 'no class'
  test(`with consent to ${name}, only its services run`, async ({page}) => {
    const files = asked(page)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/services/personalisation/')) calls.push(request.url())
    })
    await answer(page, classes)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => [...files].sort()).toEqual(filesOf(classes))
    await settle(page)
    expect([...files].sort()).toEqual(filesOf(classes))
    // The tag manager gets its events with statistics, personalisation only with tracking as a whole.
    const events = await eventsOf(page)
    if (classes.includes('statistics')) expect(events).toContain('page_load')
    else expect(events).toEqual([])
    // The answer holds on the next page, without another question.
    files.clear()
    await page.goto(PRODUCT)
    await ready(page)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => [...files].sort()).toEqual(filesOf(classes))
    await expect(dialog(page)).toHaveCount(0)
    // Recommendations are asked for near the window.
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(60)
    }
    if (classes.length === CLASSES.length) await expect.poll(() => calls.length).toBeGreaterThan(0)
    else expect(calls).toEqual([])
  })
}

test('a question that is closed runs nothing', async ({page}) => {
  const files = asked(page)
  await page.goto(HOME)
  await ready(page)
  await page.mouse.wheel(0, 300)
  await dialog(page).getByRole('button', {name: LABELS.close}).click()
  await settle(page)
  expect([...files]).toEqual([])
})

test('the question is usable and has no findings of axe, also at 360 px', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  await page.goto(HOME)
  await ready(page)
  await page.mouse.wheel(0, 300)
  await expect(dialog(page)).toBeVisible()
  await axe(page, 'section[aria-labelledby=consent-service-title]')
})

/** Changes the answer from the footer. */
async function change(page: Page, classes: readonly Class[]): Promise<void> {
  await page.getByRole('button', {name: text('consent.settings')}).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await choose(page, classes)
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
    globals: ['storeAssistant', 'tagManagerContainer', 'conversions'].filter(
      (name) => name in window,
    ),
  }))

/** What each class leaves in the page. */
const TRACES = {
  preferences: {global: 'storeAssistant', key: null, cookie: null},
  statistics: {global: 'tagManagerContainer', key: null, cookie: 'tags_visitor'},
  marketing: {global: 'conversions', key: 'conversion-visitor', cookie: null},
} as const

for (const withdrawn of CLASSES) {
  const remaining = CLASSES.filter((one) => one !== withdrawn)
  test(`a withdrawal of ${withdrawn} ends its services at once, and no other`, async ({page}) => {
    const files = asked(page)
    await answer(page, CLASSES)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => [...files].sort()).toEqual(filesOf(CLASSES))
    await expect.poll(async () => (await stored(page)).globals).toHaveLength(3)
    const assistant = page.getByRole('button', {name: text('assistant.store')})
    await expect(assistant).toBeVisible()

    await change(page, remaining)
    const {key, cookie, global} = TRACES[withdrawn]
    if (withdrawn === 'preferences') await expect(assistant).toHaveCount(0)
    else await page.waitForFunction((name) => !(name in window), global)
    await ready(page)
    await page.mouse.wheel(0, 300)
    await expect
      .poll(async () => {
        const now = await stored(page)
        return (
          (key !== null && now.keys.includes(key)) ||
          (cookie !== null && now.cookies.includes(cookie))
        )
      })
      .toBe(false)
    for (const one of remaining) {
      const {global: name} = TRACES[one]
      await page.waitForFunction((member) => member in window, name)
      const left = TRACES[one]
      const now = await stored(page)
      if (left.key) expect(now.keys).toContain(left.key)
      if (left.cookie) expect(now.cookies).toContain(left.cookie)
    }
    files.clear()
    await page.reload()
    await ready(page)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => [...files].sort()).toEqual(filesOf(remaining))
    await settle(page)
    expect([...files].sort()).toEqual(filesOf(remaining))
  })
}

test('a withdrawal in one tab reaches the others', async ({page, context}) => {
  await answer(page, CLASSES)
  await page.mouse.wheel(0, 300)
  const assistant = (tab: Page) => tab.getByRole('button', {name: text('assistant.store')})
  await expect(assistant(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(HOME)
  await ready(other)
  await expect(assistant(other)).toBeVisible()
  await page.bringToFront()
  await change(page, ['statistics', 'marketing'])
  await expect(assistant(page)).toHaveCount(0)
  await expect(assistant(other)).toHaveCount(0)
})

for (const [way, body] of [
  ['dead', null],
  ['malformed', '{'],
  [
    'hostile',
    'window.Cookiebot = {hasResponse: true, consent: {statistics: "yes", marketing: 1}, renew: function () { throw new Error("hostile") }}; dispatchEvent(new Event("CookiebotOnAccept")); throw new Error("hostile")',
  ],
] as const) {
  test(`a consent service that is ${way} grants nothing, and the page works`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|net::ERR|SyntaxError|Unexpected|Consent service|hostile/)
    const files = asked(page)
    await page.route('**/third-party/consent-service.js*', (route) =>
      body === null ? route.abort() : route.fulfill({contentType: 'text/javascript', body}),
    )
    await page.goto(PRODUCT)
    await ready(page)
    await page.mouse.wheel(0, 300)
    await settle(page)
    expect([...files]).toEqual([])
    await page.getByRole('button', {name: text('consent.settings')}).press('Enter')
    await expect(page.getByText(text('error.generic'))).toBeVisible()
  })
}
