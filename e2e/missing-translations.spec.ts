/** A page whose translations are missing, broken or late shows the English texts of its code, and works (rule ERROR-14). */
import type {Page, Route} from '@playwright/test'
import {expect, test} from './support/test'
import {message} from './support/texts'

const en = (id: Parameters<typeof message>[1]) => message('en-GB', id)

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is missing': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'fails on the server': (route) => route.fulfill({status: 500, body: 'Error'}),
  'is no JSON': (route) => route.fulfill({contentType: 'application/json', body: '{"common.br'}),
  'has no texts': (route) => route.fulfill({contentType: 'application/json', body: 'null'}),
  // Longer than the page waits.
  'never arrives': () => new Promise(() => undefined),
}

/** What the page logged about its translations. */
function logged(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (line) => {
    if (line.text().startsWith('Translations could not be loaded')) lines.push(line.text())
  })
  return lines
}

for (const [name, answer] of Object.entries(FAULTS))
  test(`a file that ${name}`, {tag: '@mouse'}, async ({page, allowConsole}) => {
    allowConsole(/Translations could not be loaded|status of (404|500)|Minified React error/)
    const lines = logged(page)
    await page.route(/\/static\/translations\/compiled\/[\w-]+\.json/, answer)
    await page.goto('/deu/de-de/product/BH-1010-sand-black')
    const add = page.getByRole('button', {name: en('product.addToCart')}).first()
    await expect(add).toBeEnabled({timeout: 30_000})
    await add.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', {name: en('addToCart.checkout')})).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const menu = page.getByRole('navigation', {name: en('a11y.mainNavigation')})
    await menu.getByRole('link').first().hover()
    await expect(menu.getByRole('link').nth(12)).toBeVisible()
    expect(lines).toHaveLength(1)
  })
