import type {Page} from '@playwright/test'

/** Resolves when scripts run and the app answers: they load after the first paint. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'Progressive' in window && history.scrollRestoration === 'manual',
  )
}
