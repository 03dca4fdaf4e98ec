/** @jest-environment jsdom */
import {isReportSampled} from './report-sample'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('samples every visit without a share, and stores nothing then', () => {
  expect(isReportSampled(undefined)).toBe(true)
  expect(sessionStorage).toHaveLength(0)
})

it('decides once for a tab', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.2)
  expect(isReportSampled(0.25)).toBe(true)
  random.mockReturnValue(0.9)
  expect(isReportSampled(0.25)).toBe(true)
  expect(isReportSampled(0.1)).toBe(false)
})

it('a share of 0 reports nothing', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0)
  expect(isReportSampled(0)).toBe(false)
})

it('draws again after a damaged value, and without storage', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  sessionStorage.setItem('report-sample', 'text')
  expect(isReportSampled(0.6)).toBe(true)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('disabled')
  })
  expect(isReportSampled(0.4)).toBe(false)
})
