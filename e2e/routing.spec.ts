import {expect, test} from './support/test'

test.describe('the address bar', () => {
  for (const [language, home] of [
    ['de-DE,de;q=0.9', '/deu/de-de/home'],
    ['ja-JP', '/jpn/ja-jp/home'],
    ['en-US,en', '/usa/en-us/home'],
    ['fr-FR', '/fra/fr-fr/home'],
    ['fr-BE', '/bel/fr-be/home'],
    ['de,en-US;q=0.7,en;q=0.3', '/deu/de-de/home'],
    ['el-GR', '/eur/el-gr/home'],
    ['pt-BR', '/global/pt-br/home'],
  ] as const) {
    test(`/ leads a browser in ${language} to ${home}`, async ({request}) => {
      const response = await request.get('/', {
        headers: {'Accept-Language': language},
        maxRedirects: 0,
      })
      expect(response.status()).toBe(302)
      expect(response.headers().location).toBe(home)
      expect(response.headers().vary).toContain('Accept-Language')
    })
  }

  for (const [address, location] of [
    ['/?site=DEU&locale=en-DE', '/deu/en-de/home'],
    ['/search?site=DEU&locale=en-DE&q=chair', '/deu/en-de/search?q=chair'],
    ['/any-name/BH-1010.html?site=DEU&locale=en-DE', '/deu/en-de/any-name/BH-1010.html'],
    ['/deu/de-de/product/BH-1010?locale=en-DE', '/deu/en-de/product/BH-1010'],
  ] as const) {
    test(`site and locale may come as query parameters: ${address}`, async ({request}) => {
      // The page without the parameters is in the cache and must not be sent for this address.
      await request.get(address.split('?')[0] ?? '')
      const response = await request.get(address, {maxRedirects: 0})
      expect(response.status()).toBe(302)
      expect(response.headers().location).toBe(location)
      expect(response.headers()['cache-control']).toBe('no-store')
      expect((await request.get(address)).status()).toBe(200)
    })
  }

  test('/callback is empty and cacheable, and private when it carries a code', async ({
    request,
  }) => {
    const plain = await request.get('/callback')
    expect(plain.status()).toBe(200)
    expect(await plain.text()).toBe('')
    expect(plain.headers()['cache-control']).toContain('public')
    for (const query of ['code=1&state=2', 'code=1', 'state=2']) {
      const personal = await request.get(`/callback?${query}`)
      expect(personal.status()).toBe(200)
      expect(personal.headers()['cache-control']).toBe('no-store')
    }
  })
})

test('pages carry the cache rule (rule CACHE-1) and a policy without inline scripts', async ({
  request,
}) => {
  const response = await request.get('/deu/de-de/home')
  expect(response.headers()['cache-control']).toMatch(
    /^public, max-age=900, .*stale-while-revalidate=14400$/,
  )
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).not.toContain('nonce-')
  expect(response.headers()['set-cookie']).toBeUndefined()
})

const PUBLIC = /^public, max-age=900, s-maxage=900, stale-while-revalidate=14400$/
const NEVER = /^no-store$/
for (const [path, control, referrer] of [
  ['/login', PUBLIC, null],
  ['/registration', PUBLIC, null],
  ['/reset-password', PUBLIC, null],
  // Their addresses have codes.
  ['/create-new-password', NEVER, 'no-referrer'],
  ['/set-password', NEVER, 'no-referrer'],
  ['/reset-password-landing?token=1&email=a%40example.com', NEVER, 'no-referrer'],
  ['/passwordless-login-landing?token=1&email=a%40example.com', NEVER, 'no-referrer'],
  ['/activate-account?activate=1&email=a%40example.com', NEVER, 'no-referrer'],
  ['/confirm-email?token=1', NEVER, 'no-referrer'],
  ['/social-callback?code=1&state=2', NEVER, 'no-referrer'],
] as const) {
  test(`${path} has its cache headers (rules CACHE-1 and ACCT-21)`, async ({request}) => {
    const response = await request.get(`/deu/en-de${path}`)
    expect(response.status()).toBe(200)
    const headers = response.headers()
    expect(headers['cache-control']).toMatch(control)
    if (referrer) expect(headers['referrer-policy']).toBe(referrer)
    expect(headers['set-cookie']).toBeUndefined()
  })
}

for (const path of ['/passwordless-login-callback', '/reset-password-callback']) {
  test(`${path} takes signed messages of SLAS only, and no cache keeps its answer`, async ({
    request,
  }) => {
    const posted = await request.post(`${path}?site=DEU&locale=en-DE`, {data: {token: '1'}})
    expect(posted.status()).toBe(401)
    expect(posted.headers()['cache-control']).toBe('no-store')
  })
}

test('no token and no other site reaches a page', async ({request}) => {
  const html = await (await request.get('/deu/de-de/category/strollers')).text()
  expect(html).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
  expect(html).not.toContain('Barnholt Japan')
})

for (const path of [
  '',
  '/orders',
  '/orders/1',
  '/warranty',
  '/personal-information',
  '/addresses',
  '/wishlist',
]) {
  test(`/my-stokke${path} is there, and no cache keeps it`, async ({request}) => {
    const response = await request.get(`/deu/de-de/my-stokke${path}`)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('no-store')
  })
}

test('the page that reads data again for Storefront Preview leads back', async ({page}) => {
  await page.goto(`/__pwa-kit/refresh?referrer=${encodeURIComponent('/deu/de-de/home')}`)
  await page.waitForURL('**/deu/de-de/home')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})
