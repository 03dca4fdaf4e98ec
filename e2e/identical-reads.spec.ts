/** A page asks each question once: no two equal reads of the backend while it loads. */
import type {Page} from '@playwright/test'
import {PREFIX, newEmail, register} from './support/account'
import {ready} from './support/ready'
import {expect, test} from './support/test'

test.use({consent: 'granted'})

/** The reads of the backend that a page repeats while it loads, by address. */
async function repeatedReads(page: Page, path: string): Promise<readonly string[]> {
  const reads: string[] = []
  page.on('request', (request) => {
    const {pathname, search} = new URL(request.url())
    const isRead = request.method() === 'GET' && pathname.startsWith('/mobify/proxy/')
    if (isRead && request.resourceType() === 'fetch') reads.push(pathname + search)
  })
  await page.goto(path)
  await ready(page)
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return reads.filter((read, index) => reads.indexOf(read) !== index)
}

test('pages of a registered customer read nothing twice', async ({page}) => {
  await register(page, newEmail())
  await page.goto(`${PREFIX}/product/BH-1010`)
  await ready(page)
  await page.getByRole('button', {name: 'Add to Cart'}).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const path of ['/product/BH-1010', '/appcart', '/appcheckout', '/my-stokke', '/home']) {
    expect([path, await repeatedReads(page, PREFIX + path)]).toEqual([path, []])
  }
})
