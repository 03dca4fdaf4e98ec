import {expect, type Locator} from '@playwright/test'

/** Selects a checkbox or radio button by keyboard: a drawn copy covers it, and the page may still be moving. */
export async function choose(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Space')
  await expect(control).toBeChecked()
}
