import type {FoundStore} from './store'
import {localBusiness} from './structured-data'

const store: FoundStore = {
  id: 'barnholt-de-01',
  name: 'Barnholt House Berlin',
  street: 'Ahornufer 12',
  postalCode: '10997',
  city: 'Berlin',
  stateCode: '',
  countryCode: 'DE',
  phone: '+49 30 5550 101',
  email: '',
  hours: [],
  unit: 'km',
  stock: 'unknown',
  place: {latitude: 52.5, longitude: 13.4},
  openingHours: 'Mo-Fr 10:00-19:00, Sa 10:00-17:30',
  timeZone: 'Europe/Berlin',
  services: [],
}
const url = 'https://shop.example/deu/de-de/stores/barnholt-de-01'
const read = (changes: Partial<FoundStore> = {}) =>
  JSON.parse(localBusiness({...store, ...changes}, url, 'https://shop.example/logo.png')) as object

it('has opening hours by the days that share them, and the place', () => {
  expect(read()).toMatchObject({
    '@type': 'Store',
    geo: {'@type': 'GeoCoordinates', latitude: 52.5, longitude: 13.4},
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '10:00',
        closes: '19:00',
      },
      {dayOfWeek: ['Saturday'], opens: '10:00', closes: '17:30'},
    ],
  })
})

it('has name, address, picture and postal address', () => {
  const address = {
    '@type': 'PostalAddress',
    streetAddress: 'Ahornufer 12',
    postalCode: '10997',
    addressLocality: 'Berlin',
    addressCountry: 'DE',
  }
  expect(read()).toMatchObject({
    '@id': url,
    url,
    name: 'Barnholt House Berlin',
    image: 'https://shop.example/logo.png',
    address,
    telephone: '+49 30 5550 101',
  })
  expect(read()).toHaveProperty('address', address)
  expect(read({stateCode: 'BE', email: 'berlin@shop.example'})).toMatchObject({
    address: {...address, addressRegion: 'BE'},
    email: 'berlin@shop.example',
  })
})

it.each(['openingHoursSpecification', 'geo', 'telephone', 'email'])(
  'has no %s that the store has not',
  (property) =>
    expect(read({openingHours: 'by appointment', place: null, phone: ''})).not.toHaveProperty(
      property,
    ),
)
