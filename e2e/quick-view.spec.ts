/** The quick view over a list of products. */
import {axe} from './support/axe'
import {de, dialogOf, tileOf} from './support/german'
import {ready} from './support/ready'
import {settled} from './support/settled'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})

test.describe('the quick view', () => {
  const CATEGORY = '/category/cups-and-storage'

  test('opens over the list, sells, and gives the focus back', async ({page}) => {
    await page.goto(`/deu/de-de${CATEGORY}`)
    await ready(page)
    const link = tileOf(page, '/product/BH-7110').getByRole('heading').getByRole('link')
    const name = (await link.innerText()).trim()
    await link.focus()
    await link.press('Enter')
    const view = dialogOf(page, name)
    await expect(view.getByRole('button', {name: de('product.addToCart')})).toBeVisible()
    await settled(view)
    await axe(page)
    await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
    await page.keyboard.press('Escape')
    await expect(view).toBeHidden()
    await expect(link).toBeFocused()

    await link.press('Enter')
    await view.getByRole('button', {name: de('product.quantity.increase')}).click()
    await view.getByRole('button', {name: de('product.addToCart')}).press('Enter')
    const added = dialogOf(page, /^2 /)
    await expect(added).toContainText(name)
    await expect(added).toContainText(de('addToCart.justAdded'))
    await expect(view).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(added).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('leads to the whole page', async ({page}) => {
    await page.goto(`/deu/de-de${CATEGORY}`)
    await ready(page)
    await tileOf(page, '/product/BH-7110').getByRole('heading').getByRole('link').click()
    await page.getByRole('link', {name: de('quickView.fullDetails')}).click()
    await expect(page).toHaveURL(/\/product\/BH-7110/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('shows neither price nor button where nothing is sold', async ({page}) => {
    await page.goto(`/global/en-gr${CATEGORY}`)
    await ready(page)
    await tileOf(page, '/product/BH-7110').getByRole('heading').getByRole('link').click()
    const view = page.getByRole('dialog')
    await expect(
      view.getByRole('link', {name: message('en-GR', 'quickView.fullDetails')}),
    ).toBeVisible()
    await settled(view)
    expect(await view.innerText()).not.toMatch(/€|EUR/)
    await expect(view.getByRole('spinbutton')).toHaveCount(0)
    await axe(page)
  })
})
