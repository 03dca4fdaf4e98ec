import {isExcluded} from './excluded-pages'

it.each([
  ['/usa/en-us/appcart', true],
  ['/usa/en-us/appcheckout/confirmation', true],
  ['/usa/en-us/cancel-order/abc', true],
  ['/usa/en-us/appcartography', false],
  ['/usa/en-us', false],
  ['/usa/en-us/product/BH-1010', false],
])('%s is excluded by default: %s (rule SCRIPT-7)', (path, expected) => {
  expect(isExcluded(path)).toBe(expected)
})

it('excludes the pages of the preference instead', () => {
  expect(isExcluded('/usa/en-us/stores', ['/stores'])).toBe(true)
  expect(isExcluded('/usa/en-us/appcart', ['/stores'])).toBe(false)
})
