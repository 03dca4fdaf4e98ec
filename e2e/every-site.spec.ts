import type {Page} from '@playwright/test'
import {VERSION} from '../common/version'
import {sites} from '../config/sites/registry'
import {sampleOf, seedTitle} from '../sandbox/testing/extent'
import {axe} from './support/axe'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  confirmedOrder,
  fillContactAndAddress,
  goToCheckout,
  orderButton,
  payByInvoice,
} from './support/checkout'
import {readOrder} from './support/sandbox'
import {siteShopper} from './support/site-shopper'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})

const LISTING = '/category/strollers'
const VARIANT = 'BH-1010-sand-black'
/** Money in any of the shop's currencies. */
const MONEY = /([€$£¥₩￥]|CHF|kr|zł)\s?\d|\d\s?([€₽원]|kr|zł|CHF)/

/** `SHOP_SITES=POL,KOR` names the sites; without it a full run has all, and another one four. */
const named = process.env.SHOP_SITES?.split(',')
const sample = sampleOf(sites, 1, ({id}) => ['KOR', 'CHE', 'CHN'].includes(id))
const chosen = named ? sites.filter(({id}) => named.includes(id)) : sample

/** Opens the pages one after the other; axe finds nothing on each of them. */
async function axeOnPages(page: Page, prefix: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(prefix + path, {waitUntil: 'networkidle'})
      await axe(page)
    })
}

for (const site of chosen.filter(({isContentOnlySite}) => !isContentOnlySite)) {
  test(`${site.id}: a guest orders in the first language, ${seedTitle}`, async ({page}) => {
    const shopper = siteShopper(site)
    await page.goto(`${shopper.prefix}/product/${VARIANT}`)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${shopper.language}`))
    await expect(page.locator('meta[name="version"]')).toHaveAttribute('content', VERSION)
    await addToCart(page, shopper)
    await goToCheckout(page, shopper)
    await fillContactAndAddress(page, shopper)
    await chooseDelivery(page, shopper)
    await payByInvoice(page, shopper)
    await acceptTerms(page)
    await orderButton(page, shopper).click()

    const order = await readOrder(page, site.id, await confirmedOrder(page, shopper))
    expect(order).toMatchObject({
      currency: site.l10n.defaultCurrency,
      taxation: site.taxation,
      productItems: [{productId: VARIANT, quantity: 1}],
      shipments: [{shippingAddress: {countryCode: shopper.countryCode}}],
    })
    expect(order.taxTotal).toBeGreaterThan(0)
  })

  test(`${site.id}: axe finds nothing from home to checkout, ${seedTitle}`, async ({page}) => {
    const shopper = siteShopper(site)
    await axeOnPages(page, shopper.prefix, ['/home', LISTING, `/product/${VARIANT}`])
    await addToCart(page, shopper)
    await axeOnPages(page, shopper.prefix, ['/appcart', '/appcheckout'])
  })
}

for (const site of chosen.filter(({isContentOnlySite}) => isContentOnlySite)) {
  test(`${site.id}: home, menu, content and contact without sales, ${seedTitle}`, async ({
    page,
  }) => {
    const {prefix, locale} = siteShopper(site)
    await page.goto(`${prefix}/home`)
    const opener = page.getByRole('button', {name: message(locale, 'header.openMenu')})
    // The wide menu stands open in the header, the narrow one opens as a dialog.
    const isNarrow = await opener.isVisible()
    if (isNarrow) await opener.click()
    const menu = page.getByRole(isNarrow ? 'dialog' : 'banner')
    await expect(menu.getByRole('button').or(menu.getByRole('link')).nth(4)).toBeVisible()
    if (isNarrow) await page.keyboard.press('Escape')
    await expect(page.locator('a[href*="/appcart"]')).toHaveCount(0)

    await page.goto(`${prefix}/product/${VARIANT}`)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    expect(await page.getByRole('main').innerText()).not.toMatch(MONEY)
    await expect(
      page.getByRole('button', {name: message(locale, 'product.addToCart')}),
    ).toHaveCount(0)

    await page.goto(`${prefix}/customer-service/faq/faq.html`)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await page.goto(`${prefix}/contact-us`)
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
    await page.goto(`${prefix}/appcart`)
    await expect(page.getByRole('main').locator('a[href$="/country-selector"]')).toBeVisible()
  })

  test(`${site.id}: axe finds nothing from home to the page of the cart, ${seedTitle}`, async ({
    page,
  }) => {
    const {prefix} = siteShopper(site)
    await axeOnPages(page, prefix, [
      '/home',
      LISTING,
      `/product/${VARIANT}`,
      '/contact-us',
      '/appcart',
    ])
  })
}
