import {startTestShop, type TestShop} from '../../testing/test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

interface Answer {
  status: string
  predictions?: {place_id: string; structured_formatting: {main_text: string}}[]
  results?: {
    geometry: {location: {lat: number; lng: number}}
    address_components: {long_name: string; short_name: string; types: string[]}[]
  }[]
}

const ask = async (path: string, query: Record<string, string>): Promise<Answer> => {
  const search = new URLSearchParams(query).toString()
  return (await (await fetch(`${shop.baseUrl}${path}?${search}`)).json()) as Answer
}
const AUTOCOMPLETE = '/maps/api/place/autocomplete/json'
const GEOCODE = '/maps/api/geocode/json'

it('suggests addresses of the countries, and answers where one is', async () => {
  const query = {key: 'k', input: 'lindenstr 4', components: 'country:de'}
  const {status, predictions = []} = await ask(AUTOCOMPLETE, query)
  expect(status).toBe('OK')
  expect(predictions[0]?.structured_formatting.main_text).toBe('Lindenstraße 4')
  const found = await ask(GEOCODE, {key: 'k', place_id: predictions[0]?.place_id ?? ''})
  expect(found.results?.[0]).toMatchObject({
    geometry: {location: {lat: 52.52, lng: 13.405}},
    address_components: expect.arrayContaining([
      expect.objectContaining({long_name: '10969', types: ['postal_code']}),
    ]),
  })
})

it('finds places by address and by coordinates', async () => {
  const named = await ask(GEOCODE, {key: 'k', address: '1 main', components: 'country:us'})
  expect(named.results?.[0]?.geometry.location).toEqual({lat: 37.775, lng: -122.419})
  const near = await ask(GEOCODE, {key: 'k', latlng: '35.66,139.7'})
  expect(near.results?.[0]?.address_components).toContainEqual(
    expect.objectContaining({long_name: '東京都', short_name: '13'}),
  )
})

it('finds towns, but not where streets alone are asked for', async () => {
  const town = await ask(GEOCODE, {key: 'k', address: 'Leipzig', components: 'country:de'})
  expect(town.results?.[0]?.geometry.location).toEqual({lat: 51.34, lng: 12.375})
  const query = {key: 'k', input: 'leip', components: 'country:de'}
  const [first] = (await ask(AUTOCOMPLETE, {...query, types: 'geocode'})).predictions ?? []
  expect(first?.structured_formatting.main_text).toBe('Leipzig')
  expect((await ask(AUTOCOMPLETE, {...query, types: 'address'})).status).toBe('ZERO_RESULTS')
})

it.each([
  [AUTOCOMPLETE, {input: 'linden'}, 'REQUEST_DENIED'],
  [AUTOCOMPLETE, {key: 'k'}, 'INVALID_REQUEST'],
  [AUTOCOMPLETE, {key: 'k', input: 'linden', components: 'country:us'}, 'ZERO_RESULTS'],
  [GEOCODE, {key: 'k'}, 'INVALID_REQUEST'],
  [GEOCODE, {key: 'k', place_id: 'unknown'}, 'ZERO_RESULTS'],
] as const)('%s with %j is %s', async (path, query, status) => {
  expect((await ask(path, query)).status).toBe(status)
})
