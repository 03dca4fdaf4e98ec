import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {addToCart, shoppers} from './support/checkout'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const shopper = shoppers.DEU
const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)
const textOf = (id: Parameters<typeof message>[1]) => pattern('de-DE', id)

async function fillCart(page: Page): Promise<void> {
  await page.goto(`${shopper.prefix}/product/BH-1010-sand-black`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcart`)
  await ready(page)
  await expect(page.getByRole('button', {name: textOf('cart.item.removeLabel')})).toBeVisible()
}

test('a line is changed to another colour, removed, and brought back', async ({page}) => {
  await fillCart(page)
  const line = page
    .getByRole('region', {name: de('cart.items')})
    .getByRole('listitem')
    .first()
  await expect(line).toContainText('Dünensand')
  await page.getByRole('button', {name: textOf('cart.item.changeLabel')}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', {name: /^Fichtengrün/}).click()
  await axe(page, '[role=dialog]')
  await dialog.getByRole('button', {name: de('cart.item.saveChange')}).click()
  await expect(dialog).toBeHidden()
  await expect(line).toContainText('Fichtengrün')

  await page.getByRole('button', {name: textOf('cart.item.removeLabel')}).click()
  await page.getByRole('button', {name: de('cart.item.undo')}).click()
  await expect(page.getByRole('button', {name: textOf('cart.item.removeLabel')})).toBeVisible()
})

test('a cart continues in another browser by its link, until the link is revoked', async ({
  page,
  browser,
}) => {
  await fillCart(page)
  await page.getByText(de('cart.link.title')).click()
  await page.getByRole('button', {name: de('cart.link.create')}).click()
  const link = await page.getByLabel(de('cart.link.label')).inputValue()
  await axe(page)

  const other = await browser.newContext()
  await other.addCookies([{name: 'dw_dnt', value: '1', domain: 'localhost', path: '/'}])
  const device = await other.newPage()
  await device.goto(link)
  await device.getByRole('button', {name: de('cart.link.add')}).click()
  await expect(device.getByRole('button', {name: textOf('cart.item.removeLabel')})).toBeVisible()

  await page.getByRole('button', {name: de('cart.link.revoke')}).click()
  await expect(page.getByRole('button', {name: de('cart.link.create')})).toBeVisible()
  const late = await other.newPage()
  await late.goto(link)
  await expect(late.getByText(de('cart.link.gone.title'))).toBeVisible()
  await other.close()
})
