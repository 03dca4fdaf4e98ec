import {expect, test} from './support/test'

const pages = {
  home: '/deu/de-de/home',
  listing: '/deu/de-de/category/strollers',
  search: '/usa/en-us/search?q=chair',
  product: '/jpn/ja-jp/product/BH-1010',
  content: '/deu/de-de/customer-service/faq/faq.html',
  cart: '/deu/de-de/appcart',
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: hydrates without fetching again, shifting or complaining`, async ({page}) => {
    const backendCalls: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^\/mobify\/proxy\/(api|ocapi)\//.test(url.pathname)) backendCalls.push(url.pathname)
    })
    await page.addInitScript(() => {
      Object.assign(window, {shift: 0})
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {value, hadRecentInput} = entry as PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          }
          const target = window as unknown as {shift: number}
          if (!hadRecentInput) target.shift += value
        }
      }).observe({type: 'layout-shift', buffered: true})
    })
    await page.goto(path, {waitUntil: 'networkidle'})
    await page.waitForTimeout(1000)
    const shift = await page.evaluate(() => (window as unknown as {shift: number}).shift)
    expect(shift).toBeLessThan(0.05)
    if (name !== 'cart') expect(backendCalls).toEqual([])
  })
}

test('a press before any script has arrived is not lost', async ({page}) => {
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/static\/start\.js/, async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/usa/en-us/product/BH-7030', {waitUntil: 'commit'})
  await page.getByRole('button', {name: 'Add to cart'}).first().click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})
