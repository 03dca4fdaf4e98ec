import {expect, test} from './support/test'

test.use({consent: 'granted'})

const KEYS = ['sandbox-dev-reviews', '5f1a2c30-0000-4000-8000-0000000000ab']

test('services of other companies get neither cookies nor tokens, and browsers none of their keys', async ({
  page,
}) => {
  const calls: {path: string; authorization: string | undefined}[] = []
  const bodies: Promise<string>[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    calls.push({path: pathname, authorization: request.headers()['authorization']})
  })
  page.on('response', (response) => void bodies.push(response.text().catch(() => '')))

  await page.goto('/usa/en-us/product/BH-1010')
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect(page.locator('#reviews').getByRole('article').first()).toBeVisible()
  const paths = () => calls.map(({path}) => path)
  // Parts below the fold load when they come near the window.
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    for (const service of ['/services/personalisation/', '/mobify/caching/curalate/'])
      expect(paths().some((path) => path.startsWith(service))).toBe(true)
  }).toPass()

  expect(paths()).toContain('/services/reviews/data/reviews.json')
  const proxied = paths().filter((path) => path.startsWith('/mobify/proxy/'))
  for (const path of proxied) expect(path).toMatch(/^\/mobify\/proxy\/(api|ocapi|sapi|static)\//)
  const services = calls.filter(({path}) => /^\/(services|mobify\/caching)\//.test(path))
  for (const {authorization} of services) expect(authorization).toBeUndefined()
  for (const body of await Promise.all(bodies)) {
    for (const key of KEYS) expect(body).not.toContain(key)
  }
})
