/** The button that shares a product. */
import {axe} from './support/axe'
import {de, dialogOf} from './support/german'
import {ready} from './support/ready'
import {settled} from './support/settled'
import {expect, test} from './support/test'

test.describe.configure({timeout: 120_000})

const STROLLER = '/deu/de-de/product/BH-1010-sand-black'

test.describe('sharing', () => {
  test('copies the link or writes a mail', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(STROLLER)
    await ready(page)
    const share = page.getByRole('button', {name: de('share.action')})
    await share.focus()
    await share.press('Enter')
    const dialog = dialogOf(page, de('share.title'))
    await settled(dialog)
    await axe(page)
    await dialog.getByRole('button', {name: de('share.copy')}).press('Enter')
    await expect(dialog.getByRole('button', {name: de('share.copied')})).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/deu\/de-de\/product\/BH-1010\?color=sand/,
    )
    await expect(dialog.getByRole('link', {name: de('share.mail')})).toHaveAttribute(
      'href',
      /^mailto:\?subject=.*BH-1010/,
    )
    await page.keyboard.press('Escape')
    await expect(share).toBeFocused()
  })

  test('uses the share sheet of the device where there is one', async ({page}) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (shared: object) => {
          Object.assign(window, {shared})
          return Promise.resolve()
        },
        canShare: () => true,
      })
    })
    await page.goto(STROLLER)
    await ready(page)
    await page.getByRole('button', {name: de('share.action')}).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as {shared?: {url: string}}).shared?.url))
      .toMatch(/\/product\/BH-1010/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
