import {expect, type Locator} from '@playwright/test'

/** Ticks a box or takes a choice by keyboard: its drawn twin covers it, and the page may still be moving. */
export async function choose(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Space')
  await expect(control).toBeChecked()
}
