import type {Locator, Page} from '@playwright/test'
import {axe} from './support/axe'
import {asBusinessCustomer} from './support/business'
import {addToCart, shoppers} from './support/checkout'
import {choose} from './support/choose'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 120_000})

type MessageId = Parameters<typeof message>[1]
const de = (id: MessageId) => message('de-DE', id)
const like = (id: MessageId) => pattern('de-DE', id)
const named = (id: MessageId, product: string) => de(id).replace('{product}', product)

const STROLLER = '/deu/de-de/product/BH-1010-sand-black'

/** Waits for animations to end, so that axe checks the final colours. */
async function settled(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await dialog.evaluate((panel) =>
    Promise.allSettled(panel.getAnimations({subtree: true}).map(({finished}) => finished)),
  )
}

const dialogOf = (page: Page, name: RegExp | string) => page.getByRole('dialog', {name})
const tileOf = (page: Page, path: string) =>
  page.locator('main article', {has: page.locator(`h3 a[href$="${path}"]`)}).first()
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

test('the add-to-cart modal counts, sums up and gives the focus back', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-7030')
  await ready(page)
  await addToCart(page, shoppers.DEU)
  const first = dialogOf(page, like('addToCart.title'))
  await settled(first)
  await axe(page)
  await expect(first.getByText(like('addToCart.subtotal'))).toContainText('1 Artikel')
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  const add = page.getByRole('button', {name: like('product.addToCart')}).first()
  await expect(add).toBeFocused()
  await add.press('Enter')
  await expect(first.getByText(like('addToCart.subtotal'))).toContainText('2 Artikel')
  await first.getByRole('link', {name: de('addToCart.viewCart')}).click()
  await expect(page).toHaveURL(/\/appcart$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('with consent', () => {
  test.use({consent: 'granted'})

  test('the modal recommends what goes with it', async ({page}) => {
    await page.goto(STROLLER)
    await ready(page)
    await addToCart(page, shoppers.DEU)
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByRole('heading', {level: 2, name: de('addToCart.recommendations')}),
    ).toBeVisible()
    expect(await dialog.getByRole('article').count()).toBeGreaterThan(2)
    await settled(dialog)
    await axe(page)
  })
})

test('a bonus is chosen by keyboard, read back in the cart, and can be changed', async ({page}) => {
  await page.goto(STROLLER)
  await ready(page)
  await page
    .getByRole('button', {name: de('product.quantity.increase')})
    .first()
    .click()
  await addToCart(page, shoppers.DEU)
  const bonus = dialogOf(page, de('bonus.title'))
  await expect(bonus.getByRole('radio').first()).toBeVisible()
  await settled(bonus)
  await axe(page)
  await choose(bonus.getByRole('radio').first())
  const gift = (await bonus.locator('label').first().innerText()).split('\n')[0] ?? ''
  await bonus.getByRole('button', {name: de('bonus.add')}).press('Enter')
  const added = dialogOf(page, like('addToCart.title'))
  await expect(added.getByText(named('bonus.yourGift', gift))).toBeVisible()
  await added.getByRole('link', {name: de('addToCart.viewCart')}).click()

  const line = page.getByRole('listitem').filter({hasText: de('bonus.line')})
  await expect(line).toContainText(gift)
  await expect(line).toContainText(de('product.price.free'))
  await expect(line.getByRole('spinbutton')).toHaveCount(0)
  await axe(page)
  await page.reload()
  await expect(line).toContainText(gift)

  await line.getByRole('button', {name: like('cart.item.removeLabel')}).press('Enter')
  await expect(line).toHaveCount(0)
  const offer = page.getByRole('button', {name: de('bonus.choose')})
  await offer.press('Enter')
  await expect(bonus).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bonus).toBeHidden()
  await expect(offer).toBeFocused()
})

test('a business customer gets a toast instead of the modal', async ({page}) => {
  await asBusinessCustomer(page, 'DEU')
  await page.goto('/deu/de-de/product/BH-7030')
  await ready(page)
  const tax = page.getByText(/^zzgl\. Versand/)
  await expect(tax.first()).toBeVisible()
  await page
    .getByRole('button', {name: like('product.addToCart')})
    .first()
    .click()
  await expect(page.getByText('1 Artikel wurde in deinen Warenkorb gelegt')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

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

test('the empty cart shows best sellers', async ({page}) => {
  await page.goto('/deu/de-de/appcart')
  await ready(page)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(de('cart.empty.title'))
  await page.mouse.wheel(0, 600)
  await expect(
    page.getByRole('heading', {level: 2, name: de('recommendations.bestSellers')}),
  ).toBeVisible()
  await axe(page)
})
