import {checkPostalCode, postalCodeForm} from './postal-code'

it.each([
  ['DE', ' 10119 ', '10119'],
  ['US', '97205 1234', '97205-1234'],
  ['JP', '1500001', '150-0001'],
  ['BR', '8004', '8004'],
])('%s: %s is fine', (country, text, code) => {
  expect(checkPostalCode(country, text)).toEqual({code})
})

it.each([
  ['DE', '1011', 'validation.postalCode.invalid'],
  ['DE', '', 'validation.postalCode.required'],
  ['US', '1234', 'validation.postalCode.invalid.US'],
  ['JP', '123', 'validation.postalCode.invalid.JP'],
  ['BR', '  ', 'validation.postalCode.required'],
])('%s: %p is not', (country, text, id) => {
  expect(checkPostalCode(country, text)).toMatchObject({problem: {id}})
})

it('is called as the country calls it', () => {
  expect(postalCodeForm('US').label).toBe('address.postalCode.US')
  expect(postalCodeForm('DE')).toEqual({
    label: 'address.postalCode',
    example: '10115',
    inputMode: 'numeric',
  })
  expect(postalCodeForm('BR')).toEqual({label: 'address.postalCode'})
})
