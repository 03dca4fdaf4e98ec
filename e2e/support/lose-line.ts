import {expect, type BrowserContext, type Locator, type Page} from '@playwright/test'
import {OFFLINE_FILES} from '../../common/offline-stores'
import {storedPaths} from './stores'

/** The bar with the age of the page. */
export const ageBar = (page: Page): Locator => page.locator('[data-offline-bar]')

/** Ends the connection of a page, as soon as the worker has stored what a page needs without one. */
export async function loseLine(page: Page, context: BrowserContext): Promise<void> {
  await expect
    .poll(async () => Object.values(await storedPaths(page)).flat(), {timeout: 30_000})
    .toContainEqual(expect.stringMatching(new RegExp(`${OFFLINE_FILES}$`)))
  await context.setOffline(true)
  await expect(ageBar(page)).toBeVisible()
}
