/**
 * The store finder: by keyboard from the address to the page of a store, with the map, and with a maps service that
 * fails, is slow or answers nonsense.
 */
import type {Page} from '@playwright/test'
import {structuredDataProblems} from '../scripts/lib/structured-data'
import {axe} from './support/axe'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)
const STORES = '/deu/de-de/stores'
const BERLIN = 'Barnholt House Berlin'
const FAILED = /Failed to load resource|ApiFault/

const field = (page: Page) => page.getByRole('combobox', {name: de('stores.address')})
const submit = (page: Page) => page.getByRole('button', {name: de('advice.stores.action')})
const heading = (page: Page, name: string) => page.getByRole('heading', {level: 3, name})
const map = (page: Page) => page.getByRole('group', {name: de('stores.map')}).last()

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(STORES + query)
  await ready(page)
}

test('an address leads to the stores near it, by keyboard alone', async ({page}) => {
  await open(page)
  await expect(submit(page)).toBeDisabled()
  await expect(heading(page, BERLIN)).toBeVisible()
  await axe(page, 'main')
  await field(page).focus()
  await page.keyboard.type('potsd')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/address=.*Potsdam&latitude=52\.396&longitude=13\.059/)
  await expect(page.locator('main li h3')).toHaveText([BERLIN])
  await heading(page, BERLIN).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', {level: 1, name: BERLIN})).toBeVisible()
  await expect(page.locator('main')).toContainText(de('stores.service.repair'))
  await ready(page)
  await axe(page, 'main')
})

test('the server renders the stores of an address with coordinates, and the nearest where none is near', async ({
  request,
}) => {
  const near = await request.get(`${STORES}?address=Hamburg&latitude=53.55&longitude=9.99`)
  expect(await near.text()).toContain('Barnholt Studio Hamburg')
  const far = await request.get(`${STORES}?address=Kassel&latitude=51.313&longitude=9.497`)
  expect(await far.text()).toContain(de('stores.nearest').split('{')[0]?.trim())
  expect((await request.get('/deu/de-de/stores/nowhere')).status()).toBe(404)
})

test('a store that is chosen on the map is marked in the list, and the other way round', async ({
  page,
}) => {
  await open(page)
  const switched = page.getByRole('button', {name: de('stores.view.map'), exact: true})
  if (await switched.isVisible()) await switched.click()
  const marker = map(page).getByRole('button', {name: 'Barnholt Studio Hamburg'})
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(marker).toHaveAttribute('aria-pressed', 'true')
  const card = page.locator('#store-barnholt-de-02')
  await expect(card).toHaveAttribute('data-selected', 'true')
  await expect(card).toBeInViewport()
  await axe(page, 'main')
  // A phone shows the chosen store below the map; the others are in the list.
  const list = page.getByRole('button', {name: de('stores.view.list'), exact: true})
  if (await list.isVisible()) await list.click()
  const other = page.locator('#store-barnholt-de-01')
  const show = other.getByRole('button', {name: de('stores.showOnMap')})
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  if (await switched.isVisible()) await switched.click()
  await expect(map(page).getByRole('button', {name: BERLIN})).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the map moves, zooms and chooses by keyboard alone, and shows the marker that has the focus', async ({
  page,
}) => {
  await open(page)
  const switched = page.getByRole('button', {name: de('stores.view.map'), exact: true})
  if (await switched.isVisible()) await switched.press('Enter')
  const marker = map(page).getByRole('button', {name: 'Barnholt Studio Hamburg'})
  await marker.focus()
  const left = async (): Promise<number> => (await marker.boundingBox())?.x ?? 0
  const before = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeLessThan(before - 70)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(left).toBeGreaterThan(before - 10)

  const zoomOut = map(page).getByRole('button', {name: de('stores.zoomOut')})
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('-')
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  const cluster = map(page).getByRole('button', {name: /^\d+ /}).first()
  await cluster.focus()
  await page.keyboard.press('Enter')
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'false')

  await marker.focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+')
  const markers = map(page).getByRole('button', {name: /^Barnholt/})
  expect(await markers.count()).toBeGreaterThan(2)
  for (const one of await markers.all()) {
    await one.focus()
    const target = one.locator('circle').first()
    await expect(target).toBeInViewport({ratio: 1})
    const [frame, box] = [await map(page).boundingBox(), await target.boundingBox()]
    if (!frame || !box) throw new Error('The map has no size.')
    expect(box.x).toBeGreaterThanOrEqual(frame.x - 1)
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1)
  }
})

test('an address that is unknown is named, and stays in the field', async ({page}) => {
  await open(page)
  await field(page).fill('Xyzzy 99')
  await page.keyboard.press('Enter')
  await expect(page.getByText(de('stores.notFound')).first()).toBeVisible()
  await expect(field(page)).toHaveValue('Xyzzy 99')
  await expect(heading(page, BERLIN)).toBeVisible()
})

test('a link with an address alone is looked up', async ({page}) => {
  await open(page, '?address=Leipzig')
  await expect(page).toHaveURL(/latitude=51\.34&longitude=12\.375/)
  await expect(field(page)).toHaveValue('Leipzig')
  await expect(page.locator('main li h3').first()).toHaveText('Barnholt Corner Leipzig')
})

/** What the shop's route answers: for another status of the maps service than OK and ZERO_RESULTS it is the first. */
const failures = {
  'dead, or refuses': {status: 502, body: '{"title":"The address could not be looked up"}'},
  busy: {status: 503, body: '{"title":"Too many look-ups at a time"}'},
  malformed: {status: 200, body: '<html>'},
}
for (const [name, answer] of Object.entries(failures)) {
  test(`a maps service that is ${name} leaves the list of stores`, async ({page, allowConsole}) => {
    allowConsole(FAILED)
    await page.route('**/services/{geocode,places}', (route) =>
      route.fulfill({...answer, contentType: 'application/json'}),
    )
    await page.route('**/services/map/**', (route) => route.abort())
    await open(page)
    await field(page).fill('Berlin')
    await submit(page).click()
    await expect(page.getByText(de('advice.stores.noLocation'))).toBeVisible()
    await expect(page.getByText(de('stores.unavailable')).first()).toBeVisible()
    await expect(field(page)).toHaveValue('Berlin')
    await expect(heading(page, BERLIN)).toBeVisible()
  })
}

test('a position that the browser refuses is an error message, one that it knows a search', async ({
  page,
  context,
}) => {
  await open(page)
  await page.getByRole('button', {name: de('advice.stores.locate')}).click()
  await expect(page.getByText(de('advice.stores.noLocation'))).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({latitude: 48.14, longitude: 11.57})
  await page.getByRole('button', {name: de('advice.stores.locate')}).click()
  await expect(page).toHaveURL(/latitude=48\.14&longitude=11\.57/)
  await expect(heading(page, 'Barnholt Studio München')).toBeVisible()
})

test('the finder passes a product on to the page of a store, which has its stock', async ({
  page,
}) => {
  await open(page, '?pid=BH-1010-sand-black')
  const card = page.locator('#store-barnholt-de-01')
  const stock = card.locator('[data-stock]')
  await expect(stock).toBeVisible()
  const state = await stock.getAttribute('data-stock')
  await card.getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/stores\/barnholt-de-01\?pid=BH-1010-sand-black$/)
  await expect(page.locator('main [data-stock]').first()).toHaveAttribute('data-stock', state ?? '')
  await expect(page.locator('main').getByRole('link', {name: /Vindra/})).toBeVisible()
  await ready(page)
  await axe(page, 'main')
})

test('the page of a store ignores an unknown product, and has data for search engines', async ({
  page,
}) => {
  await page.goto(`${STORES}/barnholt-de-01?pid=BH-0000`)
  await expect(page.getByRole('heading', {level: 1, name: BERLIN})).toBeVisible()
  await expect(page.locator('main [data-stock]')).toHaveCount(0)
  const data = await page.locator('main script[type="application/ld+json"]').first().textContent()
  expect(structuredDataProblems([data ?? ''])).toEqual([])
  expect(data).toContain('OpeningHoursSpecification')
})

test.describe('a shopper in another time zone', () => {
  test.use({timezoneId: 'Asia/Tokyo'})

  for (const [time, id, value] of [
    ['2026-06-10T08:30:00Z', 'stores.openUntil', '18:30'],
    ['2026-06-10T07:30:00Z', 'stores.opensAt', '10:00'],
  ] as const) {
    test(`reads at ${time} the hours of the store where it is`, async ({page}) => {
      await page.clock.setFixedTime(time)
      await page.goto(`${STORES}/barnholt-de-01`)
      const text = de(id).replace('{time}', value)
      await expect(page.locator('main').getByText(text, {exact: true}).first()).toBeVisible()
    })
  }
})
