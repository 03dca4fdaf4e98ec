import {pageStays, watchLeaving} from './page-stays'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a page that the browser leaves is certain to stay only after some time', async () => {
  const stopWatching = watchLeaving()
  await pageStays()
  window.dispatchEvent(new Event('beforeunload'))
  let isCertain = false
  const certain = pageStays().then(() => (isCertain = true))
  await jest.advanceTimersByTimeAsync(4000)
  expect(isCertain).toBe(false)
  await jest.advanceTimersByTimeAsync(1000)
  await certain
  stopWatching()
  window.dispatchEvent(new Event('beforeunload'))
  await pageStays()
})
