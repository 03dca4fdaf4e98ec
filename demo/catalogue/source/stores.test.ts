import {findPlaces} from '../../../sandbox/domains/places/places'
import {stores} from './stores'

/** Countries of the 20 country sites; the site for the rest of Europe has three more. */
const siteCountries = 'AT BE CH CN GB DE DK ES FI FR IE IT JP NL NO PL RU SE US KR'.split(' ')

describe('the stores', () => {
  it('are sixty and more, some in the country of every site', () => {
    expect(stores.length).toBeGreaterThanOrEqual(60)
    const countries = new Set(stores.map(({country}) => country))
    expect(siteCountries.filter((code) => !countries.has(code))).toEqual([])
    expect([...countries].filter((code) => !siteCountries.includes(code))).toEqual([
      'PT',
      'CZ',
      'GR',
    ])
  })

  it.each(['city', 'postalCode'] as const)('are found on the map by their %s', (member) => {
    const lost = stores.filter((store) => {
      const [place] = findPlaces(store[member], [store.country.toLowerCase()])
      const {latitude = 0, longitude = 0} = place?.street ?? {}
      return Math.hypot(latitude - store.latitude, longitude - store.longitude) > 0.5
    })
    expect(lost.map((store) => store[member])).toEqual([])
  })

  it('have ids, names and places of their own', () => {
    for (const member of ['id', 'name', 'phone'] as const) {
      expect(new Set(stores.map((store) => store[member])).size).toBe(stores.length)
    }
    expect(new Set(stores.map(({latitude, longitude}) => `${latitude}/${longitude}`)).size).toBe(
      stores.length,
    )
  })
})
