import {companyProblem, taxIdField, taxIdProblem, writtenTaxId} from './company'

test.each([
  ['Kita Linde', undefined],
  ['  ', 'validation.company.required'],
  ['x'.repeat(51), 'validation.tooLong'],
])('the company "%s"', (name, id) => {
  expect(companyProblem(name)?.id).toBe(id)
})

test.each([
  ['DE', 'de 123 456 789', 'DE123456789', undefined],
  ['DE', '123', '123', 'validation.taxId.invalid'],
  ['DE', '', '', undefined],
  ['US', '12-3456789', '12-3456789', undefined],
  ['US', 'DE123456789', 'DE123456789', 'validation.taxId.invalid'],
])('the tax number of %s "%s"', (country, given, written, id) => {
  const field = taxIdField(country)
  expect(writtenTaxId(field, given)).toBe(written)
  expect(taxIdProblem(field, given)?.id).toBe(id)
})

test('a site without a country asks for no number', () => {
  expect(taxIdField(null)).toBeUndefined()
  expect(taxIdProblem(undefined, 'anything')).toBeUndefined()
})
