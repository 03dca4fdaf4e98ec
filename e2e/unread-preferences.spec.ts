/** Pages that are made while the preferences of a site cannot be read are sent and not kept (rule CACHE-5). */
import {OwnShop} from './support/own-shop'
import {expect, test} from './support/test'

test.describe.configure({timeout: 120_000})

const PAGES = ['/deu/en-de/home', '/deu/en-de/category/strollers', '/deu/en-de/country-selector']
let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await OwnShop.start({data: '.cache/e2e-unread-preferences'})
})
test.afterAll(() => shop.stop())

async function read(path: string) {
  const {status, headers} = await fetch(shop.base + path)
  return {
    status,
    control: headers.get('cache-control'),
    state: headers.get('x-page-cache'),
    missing: headers.get('x-page-missing'),
  }
}

test('they are whole and kept again once the preferences are read', async () => {
  await shop.orderFault({kind: 'status', status: 500, path: '/custom_objects/ocapi/site'})
  for (const path of [...PAGES, ...PAGES]) {
    expect(await read(path)).toEqual({
      status: 200,
      control: 'no-store',
      state: 'incomplete',
      missing: 'site-preferences',
    })
  }
  expect((await read('/sites.json')).control).toBe('no-store')
  await shop.endFaults()
  for (const path of [...PAGES, '/sites.json']) {
    await expect(async () => {
      const {control, missing} = await read(path)
      expect([control, missing]).toEqual([expect.stringContaining('public'), null])
    }).toPass({timeout: 30_000})
  }
  for (const path of PAGES) expect((await read(path)).state).toBe('hit')

  // Later failures leave what is known, and what is kept.
  await shop.orderFault({kind: 'status', status: 500, path: '/custom_objects/ocapi/site'})
  for (const path of PAGES) {
    expect(await read(path)).toMatchObject({state: 'hit', missing: null})
    expect(await read(`${path}?utm_source=${Date.now()}`)).toMatchObject({missing: null})
  }
})
