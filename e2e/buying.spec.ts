/** What happens after the press on the button of a product: dialog, bonus, toast; the empty cart. */
import type {MessageId} from '../app/shared/i18n/messages'
import {axe} from './support/axe'
import {asBusinessCustomer} from './support/business'
import {addToCart, shoppers} from './support/checkout'
import {choose} from './support/choose'
import {de, like, dialogOf} from './support/german'
import {ready} from './support/ready'
import {settled} from './support/settled'
import {expect, test} from './support/test'

test.describe.configure({timeout: 120_000})

const named = (id: MessageId, product: string) => de(id).replace('{product}', product)

const STROLLER = '/deu/de-de/product/BH-1010-sand-black'

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
