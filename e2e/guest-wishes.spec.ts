/** The wish list of a guest. */
import type {Page} from '@playwright/test'
import type {MessageId} from '../app/shared/i18n/messages'
import {axe} from './support/axe'
import {de, like, dialogOf, tileOf} from './support/german'
import {ready} from './support/ready'
import {settled} from './support/settled'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})

const STROLLER = '/deu/de-de/product/BH-1010-sand-black'

const inHeader = (page: Page, id: MessageId) =>
  page.getByRole('banner').getByRole('link', {name: de(id), exact: true})

test.describe('the wish list', () => {
  test('keeps what the heart of a tile puts there, for a guest, across pages', async ({page}) => {
    await page.goto('/deu/de-de/category/strollers')
    await ready(page)
    const tile = tileOf(page, '/product/BH-1010')
    const heart = tile.getByRole('button', {name: like('wishlist.heart')})
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.focus()
    await heart.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(inHeader(page, 'header.wishlistFilled')).toBeVisible()
    await expect(page.getByText(like('wishlist.added'))).toBeVisible()

    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await inHeader(page, 'header.wishlistFilled').click()
    await expect(page).toHaveURL(/\/my-stokke\/wishlist$/)
    const wish = tileOf(page, '/product/BH-1010')
    await expect(wish).toBeVisible()
    await expect(wish.getByRole('img')).toHaveJSProperty('complete', true)
    await axe(page)

    await page.reload()
    await ready(page)
    await expect(wish).toBeVisible()
    await wish.getByRole('button', {name: like('wishlist.heart')}).press('Enter')
    await expect(page.getByRole('heading', {level: 1})).toHaveText(de('wishlist.empty.title'))
    await expect(inHeader(page, 'header.wishlist')).toBeVisible()
    // Announced once the list in the backend has changed.
    await expect(page.getByText(like('wishlist.removed'))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', {level: 1})).toHaveText(de('wishlist.empty.title'))
    await expect(page.locator('main article').first()).toBeAttached()
    await axe(page)
  })

  test('takes the chosen colour from the product page, and sells it', async ({page}) => {
    await page.goto(STROLLER)
    await ready(page)
    await page.getByRole('button', {name: de('product.addToWishlist'), exact: true}).click()
    await expect(page.getByRole('button', {name: de('product.removeFromWishlist')})).toBeVisible()
    await page.getByRole('button', {name: de('wishlist.view')}).click()
    await expect(page).toHaveURL(/\/my-stokke\/wishlist$/)
    const wish = tileOf(page, '/product/BH-1010-sand-black')
    await expect(wish.locator('img').first()).toHaveAttribute('src', /\/sand\//)
    await wish.getByRole('button', {name: like('wishlist.addToCart')}).click()
    await expect(dialogOf(page, like('addToCart.title'))).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto('/deu/de-de/category/strollers')
    const heart = tileOf(page, '/product/BH-1010').getByRole('button', {
      name: like('wishlist.heart'),
    })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('lets what has variants be chosen in a quick view', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-5020')
    await ready(page)
    await page.goto('/deu/de-de/category/textiles')
    await ready(page)
    const heart = tileOf(page, '/product/BH-5020').getByRole('button', {
      name: like('wishlist.heart'),
    })
    await heart.click()
    await expect(page.getByText(like('wishlist.added'))).toBeVisible()
    await page.goto('/deu/de-de/my-stokke/wishlist')
    await page.getByRole('button', {name: like('wishlist.chooseFor')}).press('Enter')
    const view = page.getByRole('dialog')
    const swatches = view.getByRole('group').first().getByRole('link')
    await expect(swatches.nth(1)).toBeVisible()
    await swatches.nth(1).press('Enter')
    await expect(swatches.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(/\/my-stokke\/wishlist$/)
    await settled(view)
    await axe(page)
    await expect(view.getByRole('link', {name: de('quickView.fullDetails')})).toHaveAttribute(
      'href',
      /\/product\/BH-5020\?color=/,
    )
  })

  test('is not there where nothing is sold', async ({page}) => {
    await page.goto('/global/en-gr/my-stokke/wishlist')
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      message('en-GR', 'wishlist.none.title'),
    )
    await page.goto('/global/en-gr/product/BH-1010')
    await ready(page)
    await expect(page.getByRole('button', {name: message('en-GR', 'share.action')})).toBeVisible()
    const heart = page.getByRole('button', {name: message('en-GR', 'product.addToWishlist')})
    await expect(heart).toHaveCount(0)
  })
})
