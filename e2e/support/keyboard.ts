import {expect, type Locator, type Page} from '@playwright/test'

/** The most presses that a control may be away. */
const MOST_PRESSES = 60

/**
 * Moves the focus with the Tab key until it is on a control, which may be in a frame.
 * @throws Error when the key does not reach it
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const isReached = await control.evaluate((element) => element === document.activeElement)
    if (isReached) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${String(control)}.`)
}
