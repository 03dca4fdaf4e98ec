import {testShop} from '@app/shared/test/shop'
import {deliveryCountry} from './delivery-country'

const {site, locale} = testShop('DEU')
const shipTo = ['LU', 'PT', 'GR']
const at = (id: string) => deliveryCountry({site: {...site, shipTo}, locale: {...locale, id}})

it('starts with the country of the locale where the site delivers there', () => {
  expect(at('pt-PT')).toBe('PT')
  expect(at('en-DE')).toBe('LU')
})

it('is the country of the site where it names no country of delivery', () => {
  expect(deliveryCountry({site: {...site, shipTo: []}, locale})).toBe('DE')
})
