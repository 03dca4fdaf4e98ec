import type {Locator, Page} from '@playwright/test'
import {axe} from './support/axe'
import {choose} from './support/choose'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  confirmedOrder,
  fillContactAndAddress,
  orderButton,
  payByInvoice,
  shoppers,
} from './support/checkout'
import {ready} from './support/ready'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const {DEU, USA} = shoppers
const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)
const us = (id: Parameters<typeof message>[1]) => message('en-US', id)

/** Follows a link by keyboard. */
async function follow(link: Locator): Promise<void> {
  await link.focus()
  await link.press('Enter')
}

const viewCart = (page: Page, locale: string) =>
  page
    .getByRole('dialog')
    .getByRole('link', {name: message(locale, 'addToCart.viewCart')})
    .click()

test('the parts of a bundle are chosen by keyboard and bought as they are', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-8120')
  await ready(page)
  const bag = page.getByRole('group', {name: /Somra/})
  const muslin = page.getByRole('group', {name: /Tynna/})

  // Only the shopper selects the size.
  const add = page.getByRole('button', {name: pattern('de-DE', 'product.addToCart')}).first()
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText(de('product.selectOptions')).first()).toBeVisible()

  await follow(bag.getByRole('link', {name: /^Moosgrün|^Moos/}).first())
  await follow(bag.getByRole('link', {name: /^70/}).first())
  await follow(muslin.locator('a[href*="BH-5020=color%3Dsky"]').first())
  await expect(page).toHaveURL(/BH-5110=color%3Dmoss%26size%3D70/)
  await expect(page).toHaveURL(/BH-5020=color%3Dsky/)
  await axe(page)

  await addToCart(page, DEU)
  await viewCart(page, 'de-DE')
  const line = page.getByRole('main').getByRole('listitem').filter({hasText: 'Gute-Nacht-Box'})
  await expect(line.getByText(de('cart.item.parts'))).toBeVisible()
  await expect(line.getByText(/Somra.*Moos.*70/)).toBeVisible()
  await expect(line.getByText(/Tynna.*Morgenhimmel/)).toBeVisible()
})

test('a bundle cannot be had when a part is sold out as it is chosen', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-8120?BH-5110=color%3Drose%26size%3D70')
  await ready(page)
  const bag = page.getByRole('group', {name: /Somra/})
  await expect(bag.getByText(de('product.stock.outOfStock'))).toBeVisible()
  await expect(page.getByRole('button', {name: de('product.notAvailable')})).toBeDisabled()
  await follow(bag.getByRole('link', {name: /^Moosgrün|^Moos/}).first())
  await expect(
    page.getByRole('button', {name: pattern('de-DE', 'product.addToCart')}).first(),
  ).toBeEnabled()
})

test('a chair in a set gets its name, which stays with it to the confirmation', async ({page}) => {
  test.setTimeout(120_000)
  await page.goto('/usa/en-us/product/BH-8030?BH-2010=color%3Doak')
  await ready(page)
  const chair = page.getByRole('group', {name: /Stavra high chair/})
  const total = page.getByText(/^\$\d/).last()
  await expect(total).toBeVisible()
  await chair.getByRole('button', {name: us('engraving.add')}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Ida Lou')
  await choose(dialog.getByRole('radio', {name: /Script/}))
  await choose(dialog.getByRole('radio', {name: /Lower board/}))
  await dialog.getByRole('button', {name: us('engraving.toReview')}).click()
  await axe(page)
  await choose(dialog.locator('#engraving-checked'))
  await dialog.getByRole('button', {name: us('engraving.take')}).click()
  await expect(dialog).toBeHidden()
  await expect(chair.getByText('Ida Lou')).toBeVisible()
  await expect(page.getByText(pattern('en-US', 'engraving.included'))).toBeVisible()

  await addToCart(page, USA)
  await viewCart(page, 'en-US')
  const main = page.getByRole('main')
  const expectEngraving = async () => {
    for (const words of ['Ida Lou', 'Script', 'Lower board']) {
      await expect(
        main.getByText(words, {exact: true}).filter({visible: true}).first(),
      ).toBeVisible()
    }
  }
  await expectEngraving()

  await page.goto('/usa/en-us/appcheckout')
  await fillContactAndAddress(page, USA)
  await chooseDelivery(page, USA)
  await payByInvoice(page, USA)
  await expectEngraving()
  await acceptTerms(page)
  await orderButton(page, USA).click()
  const orderNo = await confirmedOrder(page, USA)
  await expectEngraving()
  await axe(page)
  const order = await readOrder(page, 'USA', orderNo)
  expect(order.productItems).toContainEqual(
    expect.objectContaining({
      productId: 'BH-2390',
      c_engravingText: 'Ida Lou',
      c_engravingTypeface: 'script',
      c_engravingPosition: 'lower-board',
      c_engravingProductId: 'BH-2010-oak',
    }),
  )
})

test('what was removed by mistake comes back with its name', async ({page}) => {
  await page.goto('/usa/en-us/product/BH-2390')
  await ready(page)
  await page.getByRole('button', {name: us('engraving.add')}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Noa')
  await dialog.getByRole('button', {name: us('engraving.toReview')}).click()
  await choose(dialog.locator('#engraving-checked'))
  await dialog.getByRole('button', {name: us('engraving.take')}).click()
  await addToCart(page, USA)
  await viewCart(page, 'en-US')
  const main = page.getByRole('main')
  await expect(main.getByText('Noa')).toBeVisible()
  await main.getByRole('button', {name: pattern('en-US', 'cart.item.removeLabel')}).click()
  await expect(main.getByText('Noa')).toHaveCount(0)
  await page.getByRole('button', {name: us('cart.item.undo')}).click()
  await expect(main.getByText('Noa')).toBeVisible()
})

test('the sections of a product open and close by keyboard', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-2010')
  await ready(page)
  const section = (id: Parameters<typeof message>[1]) =>
    page.locator('details', {has: page.getByRole('heading', {level: 2, name: de(id), exact: true})})
  const dimensions = section('product.dimensions')
  await expect(dimensions).not.toHaveAttribute('open')
  await dimensions.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(dimensions.getByText('cm').first()).toBeVisible()
  await page.keyboard.press('Space')
  await expect(dimensions.getByText('cm').first()).toBeHidden()
  for (const id of [
    'product.features',
    'product.materials',
    'product.care',
    'product.delivery',
    'product.warranty',
    'product.downloads',
    'product.faq',
    'product.safety',
  ] as const) {
    await expect(section(id)).toHaveCount(1)
  }
  // The part that promotes the product is open; the shopper can close it.
  const features = section('product.features')
  await expect(features).toHaveAttribute('open')
  await features.locator('summary').press('Enter')
  await expect(features.getByRole('listitem').first()).toBeHidden()
  await axe(page)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the whole text of a product is in the page and its sections open', async ({page}) => {
    const response = await page.goto('/deu/de-de/product/BH-2010')
    const html = (await response?.text()) ?? ''
    for (const id of ['product.dimensions', 'product.warranty', 'product.faq'] as const) {
      expect(html).toContain(de(id))
    }
    const warranty = page.locator('details').filter({hasText: de('product.warranty')})
    await warranty.locator('summary').click()
    await expect(warranty.getByRole('link')).toBeVisible()
  })

  test('stars and their structured data are in the page', async ({page}) => {
    await expect(async () => {
      // The first page may be rendered before the review service answers.
      await page.goto(`/deu/de-de/product/BH-1020?pid=BH-1020&again=${Date.now()}`)
      const json = await page.locator('script[type="application/ld+json"]').allTextContents()
      const product = json.flatMap(
        (one) => (JSON.parse(one) as {'@graph'?: Record<string, unknown>[]})['@graph'] ?? [],
      )
      expect(product).toContainEqual(
        expect.objectContaining({
          '@type': 'ProductGroup',
          aggregateRating: expect.objectContaining({bestRating: 5}),
        }),
      )
      await expect(page.getByRole('img', {name: /Sternen|Sterne/}).first()).toBeVisible()
    }).toPass()
  })
})
