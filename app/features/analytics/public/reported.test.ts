/** @jest-environment jsdom */
import {isFirstReport, isNewReport} from './reported'

const consent = (value: '0' | '1') => {
  document.cookie = `dw_dnt=${value}; Path=/`
}

beforeEach(() => {
  sessionStorage.clear()
  consent('0')
})
afterEach(() => jest.restoreAllMocks())

it('is true once for each value, also after a reload', () => {
  expect(isFirstReport('told-orders', '1')).toBe(true)
  expect(isFirstReport('told-orders', '1')).toBe(false)
  expect(isFirstReport('told-orders', '2')).toBe(true)
  expect(isFirstReport('told-orders', '1')).toBe(false)
  expect(isFirstReport('told-checkouts', '1')).toBe(true)
})

it('compares with the last value where a step may open again', () => {
  expect(isNewReport('told-step', 'b address')).toBe(true)
  expect(isNewReport('told-step', 'b address')).toBe(false)
  expect(isNewReport('told-step', 'b delivery')).toBe(true)
  expect(isNewReport('told-step', 'b address')).toBe(true)
})

it('stores nothing about a shopper who declined', () => {
  consent('1')
  expect(isFirstReport('told-orders', '1')).toBe(false)
  expect(isNewReport('told-step', 'b address')).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

it.each(['not JSON', '{"a":1}'])('goes on after a damaged value %s', (damaged) => {
  sessionStorage.setItem('told-orders', damaged)
  expect(isFirstReport('told-orders', '1')).toBe(true)
  expect(isFirstReport('told-orders', '1')).toBe(false)
})

it('repeats an event rather than losing it where storage is disabled', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('disabled')
  })
  expect(isFirstReport('told-orders', '1')).toBe(true)
  expect(isFirstReport('told-orders', '1')).toBe(true)
})
