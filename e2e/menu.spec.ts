import type {Locator, Page} from '@playwright/test'
import {newEmail, PASSWORD, PREFIX, register, signOut} from './support/account'
import {axe} from './support/axe'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

const HOME = '/deu/de-de/home'
const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

const bar = (page: Page): Locator => page.getByRole('navigation', {name: de('a11y.mainNavigation')})

async function open(page: Page): Promise<void> {
  await page.goto(HOME)
  await ready(page)
}

/** Share of the panel's width that its visible parts and the gaps between them leave empty. */
const emptyWidth = (panel: Locator) =>
  panel.evaluate((element) => {
    const inner = element.firstElementChild
    if (!inner) return 1
    const {left, right} = inner.getBoundingClientRect()
    const {paddingLeft, paddingRight} = getComputedStyle(inner)
    const last = inner.lastElementChild?.getBoundingClientRect()
    const end = right - parseFloat(paddingRight)
    const width = end - left - parseFloat(paddingLeft)
    return last ? (end - last.right) / width : 1
  })

test.describe('the menu of wide windows', () => {
  test('shows entries of every type, with the keyboard alone @mouse', async ({
    page,
    allowConsole,
  }) => {
    // A focused link reads ahead; a category may have no banner.
    allowConsole(/status of 404/)
    await open(page)
    const menu = bar(page)
    const strollers = menu.getByRole('link', {name: 'Kinderwagen', exact: true})
    await strollers.focus()
    await page.keyboard.press('ArrowDown')
    // Level 1, with a badge.
    await expect(menu.getByRole('link', {name: 'Stadtkinderwagen'})).toBeFocused()
    await expect(menu.getByRole('link', {name: 'Babywannen Neu'})).toBeVisible()
    // Level 2 in columns, and a content slot.
    const group = menu.getByRole('list', {name: 'Textilien'})
    await expect(group.getByRole('link')).toHaveCount(3)
    const story = menu.getByRole('link', {name: /^Leicht unterwegs/})
    await expect(story).toHaveAttribute('href', '/deu/de-de/category/strollers')
    expect(await emptyWidth(menu.locator('#menu-strollers'))).toBeLessThan(0.01)
    await axe(page)
    await page.keyboard.press('End')
    await expect(story).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(strollers).toBeFocused()
    await expect(story).toBeHidden()

    // Image cards fill a panel that has nothing else.
    await menu.getByRole('link', {name: 'Baden und Spielen'}).focus()
    await page.keyboard.press('ArrowDown')
    const panel = menu.locator('#menu-bath-and-play')
    await expect(panel.locator('ul img')).toHaveCount(3)
    expect(await emptyWidth(panel)).toBeLessThan(0.01)

    // A special entry that leads to a page of content, and the menu closes with the page.
    await page.keyboard.press('Escape')
    await menu.getByRole('link', {name: 'Zubehör', exact: true}).focus()
    await page.keyboard.press('ArrowDown')
    await menu.getByRole('link', {name: 'Pflegeratgeber'}).press('Enter')
    await expect(page).toHaveURL(/\/deu\/de-de\/customer-service\/care-guide\.html$/)
    await expect(menu.locator('#menu-accessories')).toHaveCount(0)
  })

  test('lacks the slot when slots fail, and leaves no space empty @mouse', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|ApiFault|status of 404/)
    await page.route('**/slots?*', (route) => route.abort())
    await open(page)
    const menu = bar(page)
    await menu.getByRole('link', {name: 'Kinderwagen', exact: true}).focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('list', {name: 'Textilien'})).toBeVisible()
    const panel = menu.locator('#menu-strollers')
    await expect(panel.locator('img')).toHaveCount(0)
    await expect.poll(() => emptyWidth(panel)).toBeLessThan(0.01)
  })
})

test('the drawer has sections, cards, slots and service, and closes with the page @phone', async ({
  page,
  allowConsole,
}) => {
  // A link below the pointer reads ahead; a category may have no banner.
  allowConsole(/status of 404/)
  if ((page.viewportSize()?.width ?? 0) > 991) {
    await page.setViewportSize({width: 390, height: 844})
  }
  await open(page)
  await page.goto('/deu/de-de/category/textiles')
  await ready(page)
  await page.getByRole('button', {name: de('header.openMenu')}).click()
  const drawer = page.getByRole('dialog')
  for (const name of [de('menu.help'), 'Über uns', de('menu.signIn')]) {
    await expect(drawer.getByRole('link', {name})).toBeVisible()
  }
  const languages = drawer.locator('summary')
  await languages.click()
  await expect(drawer.getByText(de('localeSelector.otherRegion'))).toBeVisible()
  await languages.click()

  await drawer.getByRole('button', {name: 'Kinderwagen', exact: true}).click()
  await expect(drawer.getByRole('link', {name: /^Leicht unterwegs/})).toBeVisible()
  await drawer.getByRole('button', {name: 'Textilien'}).click()
  await expect(drawer.getByRole('link', {name: 'Decken'})).toBeVisible()
  await axe(page)
  // Cards that are hidden on phones are not there; those of "Baden und Spielen" are.
  const back = drawer.getByRole('button', {name: /^Zurück/})
  await back.click()
  await back.click()
  await drawer.getByRole('button', {name: 'Baden und Spielen'}).click()
  await expect(drawer.locator('ul img')).toHaveCount(3)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${HOME}$`))
  await expect(drawer).toBeHidden()
})

test('"Sign In" of the drawer opens the dialog, and the shopper stays on the page @phone', async ({
  page,
}) => {
  const customer = newEmail()
  await register(page, customer)
  await signOut(page)
  const address = `${PREFIX}/category/textiles`
  await page.goto(address)
  await ready(page)
  const drawer = page.getByRole('dialog').filter({has: page.getByText('Other region')})
  const dialog = page.getByRole('dialog', {name: 'Sign in'})
  // The code of the dialog loads with the first opening.
  for (let opening = 0; opening < 2; opening += 1) {
    await page.getByRole('button', {name: 'Open menu'}).click()
    await drawer.getByRole('link', {name: 'Sign In'}).click()
    await expect(dialog).toBeVisible()
    await expect(drawer).toBeHidden()
    const hasFocus = () => document.activeElement?.closest('[role="dialog"]') !== null
    await page.waitForFunction(hasFocus)
    // The drawer, which closes meanwhile, must not take the focus back.
    await page.waitForTimeout(500)
    expect(await page.evaluate(hasFocus)).toBe(true)
    if (opening === 0) await page.keyboard.press('Escape')
    if (opening === 0) await expect(dialog).toBeHidden()
  }
  await axe(page, '[role=dialog]')
  await dialog.getByLabel('Email address').fill(customer)
  await dialog.getByLabel('Password', {exact: true}).fill(PASSWORD)
  await dialog.getByRole('button', {name: 'Sign In', exact: true}).click()
  await expect(page.getByText("Hello Ada, welcome! You're now signed in.")).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})
