import {testShop} from '@app/shared/test/shop'
import {emptyAddress} from './address-rules'
import {deliverable, deliveryCountry} from './order-address'

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

it('may be unknown', () => {
  const nowhere = {...site, shipTo: [], countryCode: null}
  expect(deliveryCountry({site: nowhere, locale})).toBe('')
})

describe('the values of a form', () => {
  const values = (countryCode: string) => ({...emptyAddress(countryCode), city: 'Berlin'})

  it('stay where the site delivers to their country', () => {
    const german = values('DE')
    expect(deliverable(german, {shipTo: ['LU', 'DE'], countryCode: 'LU'})).toBe(german)
    expect(deliverable(german, {shipTo: [], countryCode: 'DE'})).toBe(german)
  })

  it('are dropped where it does not', () => {
    expect(deliverable(values('DE'), {shipTo: ['LU'], countryCode: 'DE'})).toBeUndefined()
    expect(deliverable(values('DE'), {shipTo: [], countryCode: 'LU'})).toBeUndefined()
    expect(deliverable(undefined, {shipTo: ['DE'], countryCode: 'DE'})).toBeUndefined()
  })
})
