import type {Page} from '@playwright/test'

/** True when no element makes a page wider than its window. */
export const noOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
