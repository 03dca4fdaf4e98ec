import {cityLine, findPlace, findPlaces, streetLine} from './places'

const found = (input: string, ...countries: string[]) =>
  findPlaces(input, countries).map((place) => `${streetLine(place)}, ${cityLine(place)}`)

it.each([
  ['lindenstr 4', ['Lindenstraße 4, 10969 Berlin']],
  ['LINDENSTRASSE 12a berlin', ['Lindenstraße 12a, 10969 Berlin']],
  ['10969 linden', ['Lindenstraße, 10969 Berlin']],
  ['monckeberg', ['Mönckebergstraße, 20095 Hamburg']],
  ['linden nowhere', []],
  ['4', []],
  ['', []],
])('finds "%s" in Germany', (input, expected) => {
  expect(found(input, 'de')).toEqual(expected)
})

it.each([
  ['95814', 'us', 'Sacramento, CA 95814'],
  ['Los Angeles', 'us', 'Los Angeles, CA 90012'],
  ['90210', 'us', 'Los Angeles, CA 90210'],
  ['10243', 'de', '10243 Berlin'],
  ['100-0005', 'jp', '〒100-0005 東京都東京'],
])('knows where %s in %s is', (input, country, line) => {
  expect(findPlaces(input, [country]).map(cityLine)).toContain(line)
})

it('knows no town for the start of a postal code that nothing shares, nor for streets alone', () => {
  expect(findPlaces('99999', ['de'])).toEqual([])
  expect(findPlaces('10243', ['de'], 'address')).toEqual([])
})

it('writes an address as its country does', () => {
  expect(found('1 main', 'us')).toEqual(['1 Main Street, San Francisco, CA 94105'])
  expect(found('神宮前1-2-3', 'jp')).toEqual(['神宮前1-2-3, 〒150-0001 東京都渋谷区'])
})

it('stays within the countries, and offers five at most', () => {
  expect(found('market', 'de')).toEqual([])
  expect(found('s', 'de', 'us').length).toBeLessThanOrEqual(5)
})

it('finds a place by its id, with the house number', () => {
  const [place] = findPlaces('lindenstr 4', ['de'])
  expect(findPlace(place?.id ?? '')).toEqual(place)
  expect(findPlace('nonsense')).toBeUndefined()
  expect(findPlace(Buffer.from('9999:4').toString('base64url'))).toBeUndefined()
})
