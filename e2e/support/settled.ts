import {expect, type Locator} from '@playwright/test'

/** Waits for animations to end, so that axe checks the final colours. */
export async function settled(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await dialog.evaluate((panel) =>
    Promise.allSettled(panel.getAnimations({subtree: true}).map(({finished}) => finished)),
  )
}
