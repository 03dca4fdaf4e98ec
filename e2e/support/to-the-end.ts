import {expect, type Page} from '@playwright/test'

/** Scrolls to the end of the page, so that the parts that load on the way down have loaded. */
export async function toTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    const before = await page.evaluate(() => document.body.scrollHeight)
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(150)
    }
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before)
    expect(
      await page.evaluate(
        () => window.innerHeight + window.scrollY >= document.body.scrollHeight - 2,
      ),
    ).toBe(true)
  }).toPass()
}
