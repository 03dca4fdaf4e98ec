import {filterStores, hasFilters, NO_FILTERS, servicesOf} from './filters'
import {foundStoreOf} from './store'

const wire = (id: string, more: object) => foundStoreOf({id, ...more}, [], 'km')
const house = wire('house', {
  c_services: ['advice', 'repair', 'massage'],
  c_openingHours: 'Mo-Fr 10:00-19:00',
  c_timeZone: 'Europe/Berlin',
})
const corner = wire('corner', {c_services: ['advice'], c_openingHours: 7})
const stores = [house, corner]
const monday = new Date('2026-11-23T12:00:00Z')

it('leaves out services without a text, and values of another type', () => {
  expect(house.services).toEqual(['advice', 'repair'])
  expect(corner).toMatchObject({openingHours: '', timeZone: '', place: null})
})

it('offers the services by which stores differ', () => {
  expect(servicesOf(stores)).toEqual(['repair'])
})

it('filters by services, by open stores and by stock', () => {
  expect(hasFilters(NO_FILTERS)).toBe(false)
  expect(filterStores(stores, NO_FILTERS, monday)).toEqual(stores)
  expect(filterStores(stores, {...NO_FILTERS, services: ['repair']}, monday)).toEqual([house])
  expect(filterStores(stores, {...NO_FILTERS, openNow: true}, monday)).toEqual([house])
  expect(filterStores(stores, {...NO_FILTERS, openNow: true}, null)).toEqual(stores)
  expect(filterStores(stores, {...NO_FILTERS, inStock: true}, monday)).toEqual([])
})
