import type {Locator, Page} from '@playwright/test'
import {ready} from './support/ready'
import {expect, test} from './support/test'

/** Pages whose server-rendered markup has fields, and the fewest fields that are seen there. */
const PAGES: Readonly<Record<string, readonly [path: string, fields: number]>> = {
  product: ['/usa/en-us/product/BH-7030', 2],
  'a set': ['/deu/de-de/product/BH-8010', 3],
  listing: ['/deu/de-de/category/strollers', 2],
  search: ['/usa/en-us/search?q=chair', 3],
  cart: ['/deu/de-de/appcart', 1],
  home: ['/deu/de-de/home', 1],
  contact: ['/deu/de-de/contact-us', 5],
  stores: ['/usa/en-us/stores', 2],
  login: ['/deu/de-de/login', 3],
  registration: ['/deu/de-de/registration', 5],
}

const FIELDS = 'input:not([type=hidden], [type=file], [readonly]), select, textarea'

/** The choice of an order opens its page. */
const isSort = async (field: Locator) => (await field.getAttribute('name')) === 'sort'

/** Opens a page whose code waits. @returns lets the code load */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/static\/start\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, {waitUntil: 'commit'})
  await page.locator('footer').waitFor()
  return release
}

/** A value that differs from what the field shows. */
async function enter(field: Locator): Promise<void> {
  const {tag, type, mode, options} = await field.evaluate((element) => {
    const {tagName, type, inputMode} = element as HTMLInputElement
    const options = element instanceof HTMLSelectElement ? element.options.length : 0
    return {tag: tagName, type, mode: inputMode, options}
  })
  if (tag === 'SELECT') await field.selectOption({index: options - 1})
  else if (type === 'checkbox' || type === 'radio')
    await field.setChecked(type === 'radio' || !(await field.isChecked()), {force: true})
  else if (type === 'email') await field.fill('ida@example.com')
  else await field.fill(mode === 'numeric' ? '2' : 'Ida 12')
}

/** What the visible fields of a page hold, by label. */
const valuesOf = (page: Page): Promise<Record<string, string | boolean>> =>
  page.evaluate((fields) => {
    const seen: Record<string, string | boolean> = {}
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
      if (field.offsetParent === null) continue
      const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name
      const ticks = field.type === 'checkbox' || field.type === 'radio'
      let key = `${label.trim()} (${field.type})`
      while (key in seen) key += '+'
      seen[key] = ticks ? field.checked : field.value
    }
    return seen
  }, FIELDS)

for (const [name, [path, fewest]] of Object.entries(PAGES)) {
  test(`${name}: what is entered before the code arrives is kept`, async ({page, allowConsole}) => {
    allowConsole(/preloaded using link preload/)
    const release = await openWithoutCode(page, path)
    const fields = page.locator(FIELDS)
    for (let index = 0; index < (await fields.count()); index += 1) {
      const field = fields.nth(index)
      if ((await field.isVisible()) && (await field.isEnabled()) && !(await isSort(field)))
        await enter(field)
    }
    const entered = await valuesOf(page)
    expect(Object.keys(entered).length).toBeGreaterThanOrEqual(fewest)
    release()
    await ready(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    expect(await valuesOf(page)).toMatchObject(entered)
  })
}

test('a quantity and a press from before the code arrives count together', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/preloaded using link preload/)
  const release = await openWithoutCode(page, '/usa/en-us/product/BH-7030')
  await page.getByRole('spinbutton').first().fill('3')
  await page.getByRole('button', {name: 'Add to cart'}).first().click()
  release()
  const added = page.getByRole('dialog')
  await added.getByRole('link', {name: 'View Cart'}).click()
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('3')
})

test('an order that is chosen before the code arrives is opened', async ({page, allowConsole}) => {
  allowConsole(/preloaded using link preload/)
  const release = await openWithoutCode(page, '/deu/de-de/category/strollers')
  await page.locator('select[name=sort]').selectOption({index: 1})
  release()
  await expect(page).toHaveURL(/sort=/)
})
