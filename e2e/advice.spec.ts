import type {Locator, Page} from '@playwright/test'
import {axe} from './support/axe'
import {choose} from './support/choose'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

/** Scrolls down until the target has loaded, and brings it into view. */
async function comeTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    await expect(target).toBeVisible({timeout: 500})
  }).toPass()
  await target.scrollIntoViewIfNeeded()
}

/** Opens a dialog by keyboard, and checks that its button has the focus again after Escape. */
async function openByKeyboard(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', {name})
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

async function closeByKeyboard(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', {name})).toBeFocused()
}

test.describe('size and age guide', () => {
  test('advises a size by what was measured and chooses it', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-5110')
    await ready(page)
    const dialog = await openByKeyboard(page, de('advice.guide'))
    await expect(dialog.getByRole('heading', {name: 'Welcher Schlafsack passt?'})).toBeVisible()
    await expect(dialog.getByRole('row')).toHaveCount(4)
    await dialog.getByLabel(/Größe deines Kindes/).fill('groß')
    await expect(dialog.getByText(de('advice.guide.noNumber'))).toBeVisible()
    await dialog.getByLabel(/Größe deines Kindes/).fill('72,5')
    await expect(dialog.getByRole('status')).toHaveText(/90 cm/)
    await axe(page)
    await dialog.getByRole('link', {name: /90/}).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/[?&]size=90/)
  })

  test('says when nothing fits, and gives the focus back', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-4020')
    await ready(page)
    const dialog = await openByKeyboard(page, de('advice.guide'))
    await dialog.getByLabel(/Größe deines Kindes/).fill('155')
    await expect(dialog.getByRole('status')).toHaveText(de('advice.guide.none'))
    await closeByKeyboard(page, de('advice.guide'))
  })
})

test.describe('delivery estimate', () => {
  test('names days for each method, and remembers the postal code', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-7030')
    await ready(page)
    const name = de('advice.delivery')
    const dialog = await openByKeyboard(page, name)
    const field = dialog.getByLabel(de('address.postalCode'))
    const send = dialog.getByRole('button', {name: de('advice.delivery.action')})
    await send.click()
    await expect(dialog.getByText(de('validation.postalCode.required'))).toBeVisible()
    await field.fill('1011')
    await field.press('Enter')
    await expect(dialog.getByText(pattern('de-DE', 'validation.postalCode.invalid'))).toBeVisible()
    await axe(page)
    await field.fill('10115')
    await field.press('Enter')
    await expect(dialog.getByText(pattern('de-DE', 'advice.delivery.between'))).toBeVisible()
    await expect(dialog.getByText(pattern('de-DE', 'advice.delivery.on'))).toBeVisible()
    await expect(dialog.getByText('4,90 €')).toBeVisible()
    // An island: express delivery does not go there.
    await field.fill('18565')
    await field.press('Enter')
    await expect(dialog.getByText(de('advice.delivery.notHere'))).toBeVisible()
    await axe(page)
    await closeByKeyboard(page, name)
    await page.reload()
    await ready(page)
    await openByKeyboard(page, name)
    await expect(page.getByRole('dialog').getByLabel(de('address.postalCode'))).toHaveValue('18565')
  })

  test('goes by the rule of the country', async ({page}) => {
    await page.goto('/usa/en-us/product/BH-7030')
    await ready(page)
    const dialog = await openByKeyboard(page, message('en-US', 'advice.delivery'))
    await dialog.getByLabel('ZIP code').fill('1234')
    await dialog.getByLabel('ZIP code').press('Enter')
    await expect(
      dialog.getByText(pattern('en-US', 'validation.postalCode.invalid.US')),
    ).toBeVisible()
    await dialog.getByLabel('ZIP code').fill('97205')
    await dialog.getByLabel('ZIP code').press('Enter')
    await expect(dialog.getByText(pattern('en-US', 'advice.delivery.between'))).toBeVisible()
  })
})

test.describe('stores nearby', () => {
  test('tell what they have on their shelves', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-7030')
    await ready(page)
    const name = de('advice.stores')
    const dialog = await openByKeyboard(page, name)
    const field = dialog.getByLabel(de('address.postalCode'))
    await field.fill('10115')
    await field.press('Enter')
    await expect(dialog.getByRole('heading', {name: 'Barnholt House Berlin'})).toBeVisible()
    await expect(dialog.locator('[data-stock]').first()).not.toHaveText(de('advice.stores.unknown'))
    await axe(page)
    // No store within the radius: the nearest ones, with how far they are.
    await field.fill('30159')
    await field.press('Enter')
    await expect(dialog.getByText(pattern('de-DE', 'stores.nearest'))).toBeVisible()
    await expect(dialog.getByRole('heading', {level: 3})).toHaveCount(3)
    await expect(dialog.getByText(/^1\d\d km$/).first()).toBeVisible()
    // An unknown postal code: all stores of the country.
    await field.fill('99999')
    await field.press('Enter')
    await expect(dialog.getByText(de('advice.stores.far'))).toBeVisible()
    await expect(dialog.getByRole('heading', {level: 3})).toHaveCount(5)
    await closeByKeyboard(page, name)
  })

  test('ask for a choice first, since shelves hold variants', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-5110')
    await ready(page)
    const dialog = await openByKeyboard(page, de('advice.stores'))
    await expect(dialog.getByText(de('product.selectOptions'))).toBeVisible()
  })

  test('a browser that does not tell where it is', async ({page, context}) => {
    await context.clearPermissions()
    await page.goto('/deu/de-de/product/BH-7030')
    await ready(page)
    const dialog = await openByKeyboard(page, de('advice.stores'))
    await dialog.getByRole('button', {name: de('advice.stores.locate')}).click()
    await expect(dialog.getByText(de('advice.stores.noLocation'))).toBeVisible()
    await expect(page.getByText(de('advice.stores.noLocation'))).toHaveCount(2)
  })
})

test.describe('family and relations', () => {
  test('a sister product is a step away', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-1010')
    await ready(page)
    const family = page.getByRole('region', {name: /Vindra/})
    await comeTo(page, family)
    await expect(family.getByRole('link', {name: /Stadtkinderwagen/})).toHaveAttribute(
      'aria-current',
      'page',
    )
    await family.getByRole('link', {name: 'Vindra Babywanne'}).click()
    await expect(page.getByRole('heading', {level: 1, name: 'Vindra Babywanne'})).toBeVisible()
  })

  test('what is needed and goes with it is ticked, summed up and added', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-3020')
    await ready(page)
    const needs = page.getByRole('heading', {level: 2, name: de('advice.needs')})
    await comeTo(page, needs)
    await expect(page.getByRole('heading', {level: 2, name: de('advice.goesWith')})).toBeVisible()
    const add = page.getByRole('button', {name: /in den Warenkorb/}).last()
    await add.click()
    await expect(page.getByText(de('product.set.nothingTaken'))).toBeVisible()
    const mattress = page.getByRole('checkbox', {name: /Skyna/})
    await choose(mattress)
    await add.click()
    await expect(page.getByText(de('product.selectOptions')).last()).toBeVisible()
    await page.getByRole('group', {name: /Skyna/}).getByRole('link', {name: /^70/}).click()
    await expect(mattress).toBeChecked()
    await axe(page)
    await page.getByRole('button', {name: /1 Produkt in den Warenkorb/}).click()
    await expect(page.getByRole('dialog').getByText(/Skyna/).first()).toBeVisible()
  })
})

test.describe('comparison', () => {
  const bar = (page: Page) => page.getByRole('region', {name: de('compare.title')})

  test('four products side by side, a fifth one is refused', async ({page}) => {
    await page.goto('/deu/de-de/category/strollers')
    await ready(page)
    await page.getByRole('button', {name: de('compare.compare'), exact: true}).click()
    const boxes = page.getByRole('button', {name: pattern('de-DE', 'compare.product')})
    await expect(boxes.first()).toBeVisible()
    for (const index of [0, 1, 2, 3]) {
      await boxes.nth(index).focus()
      await page.keyboard.press('Enter')
      await expect(boxes.nth(index)).toHaveAttribute('aria-pressed', 'true')
    }
    await boxes.nth(4).focus()
    await page.keyboard.press('Enter')
    await expect(boxes.nth(4)).toHaveAttribute('aria-pressed', 'false')
    await expect(bar(page).getByRole('alert')).toHaveText(pattern('de-DE', 'compare.full'))
    await axe(page)
    expect(await noOverflow(page)).toBe(true)
    await bar(page)
      .getByRole('button', {name: de('compare.compare'), exact: true})
      .click()
    const dialog = page.getByRole('dialog')
    const names = dialog.getByRole('columnheader').getByRole('link')
    await expect(names).toHaveCount(4)
    await expect(dialog.getByRole('rowheader', {name: /^Gewicht/})).toBeVisible()
    const all = await dialog.getByRole('rowheader').count()
    await choose(dialog.getByLabel(de('compare.onlyDifferences')))
    expect(await dialog.getByRole('rowheader').count()).toBeLessThanOrEqual(all)
    await axe(page)
    const takeOut = dialog.getByRole('button', {name: pattern('de-DE', 'compare.remove')})
    await takeOut.first().focus()
    await page.keyboard.press('Enter')
    await expect(names).toHaveCount(3)
    await expect(takeOut.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // The browser remembers the choice, on every page of the site.
    await page.goto('/deu/de-de/home')
    await expect(bar(page).getByRole('img')).toHaveCount(3)
    await bar(page)
      .getByRole('button', {name: de('compare.clear')})
      .click()
    await expect(bar(page)).toBeHidden()
  })

  test('from a product page, without prices where nothing is sold', async ({page}) => {
    await page.goto('/global/en-gr/product/BH-1010')
    await ready(page)
    await expect(page.getByRole('button', {name: message('en-GR', 'advice.delivery')})).toHaveCount(
      0,
    )
    await expect(page.getByRole('button', {name: message('en-GR', 'advice.stores')})).toHaveCount(0)
    const button = page
      .getByRole('main')
      .getByRole('button', {name: message('en-GR', 'compare.add'), exact: true})
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const global = page.getByRole('region', {name: message('en-GR', 'compare.title')})
    await global
      .getByRole('button', {name: message('en-GR', 'compare.compare'), exact: true})
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(message('en-GR', 'compare.addAnother'))).toBeVisible()
    await expect(dialog.getByRole('rowheader', {name: /^Weight/})).toBeVisible()
    await expect(dialog.getByText(/€/)).toHaveCount(0)
  })
})

test('what was looked at comes back on the next page, without the product shown', async ({
  page,
}) => {
  for (const id of ['BH-1010', 'BH-2010']) {
    await page.goto(`/deu/de-de/product/${id}`)
    await ready(page)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recent-products-DEU')))
      .toContain(id)
  }
  const row = page.getByRole('region', {name: de('recent.title')})
  await comeTo(page, row)
  await expect(row.getByRole('heading', {level: 3})).toHaveText(['Vindra Stadtkinderwagen'])
  await row.getByRole('button', {name: de('recent.clear')}).click()
  await expect(row).toBeHidden()
})

test('nothing above the fold waits or moves for all this', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        const state = window as unknown as {moved?: number}
        state.moved = (state.moved ?? 0) + entry.value
      }
    }).observe({type: 'layout-shift', buffered: true})
  })
  await page.goto('/deu/de-de/product/BH-1010')
  await ready(page)
  await comeTo(page, page.getByRole('heading', {level: 2, name: de('advice.needs')}))
  const moved = await page.evaluate(() => (window as unknown as {moved?: number}).moved ?? 0)
  expect(moved).toBeLessThan(0.1)
})
