import {newAddressId} from './address-id'

const address = {city: 'Berlin', address1: 'Musterstraße 12a'}

test.each([
  [[], 'Berlin Musterstraße 12a'],
  [['berlin musterstraße 12a'], 'Berlin Musterstraße 12a 2'],
  [['Berlin Musterstraße 12a', 'Berlin Musterstraße 12a 2'], 'Berlin Musterstraße 12a 3'],
])('the id of a new address beside %j', (taken, id) => {
  expect(newAddressId(address, taken)).toBe(id)
})

test('an address without city and street has an id too', () => {
  expect(newAddressId({}, ['address'])).toBe('address 2')
})

test('an id is no longer than the backend takes it', () => {
  expect(newAddressId({city: 'x'.repeat(300), address1: ''}, [])).toBe('x'.repeat(240))
  expect(newAddressId({city: 'Berlin'}, [])).toBe('Berlin')
  expect(newAddressId({address1: 'Weg 1'}, [])).toBe('Weg 1')
})
