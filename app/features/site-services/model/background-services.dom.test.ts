import {publishSession} from '@app/features/session/public/shopper-client'
import {testShop} from '@app/shared/test/shop'
import {LOGIN_WAIT_MS, startBackgroundServices} from './background-services'

const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({src}) => new URL(src).pathname)

const BOTH = ['/third-party/conversions.js', '/third-party/content-script.js']

beforeEach(() => {
  jest.useFakeTimers()
  document.cookie = 'dw_dnt=0; Path=/'
})
afterEach(() => {
  // The time limit ends what a test started.
  jest.advanceTimersByTime(20_000)
  jest.useRealTimers()
  document.head.replaceChildren()
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

it('waits two seconds for a login (rule SCRIPT-12)', () => {
  const end = startBackgroundServices(testShop('USA'))
  jest.advanceTimersByTime(LOGIN_WAIT_MS - 1)
  expect(scripts()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(scripts()).toEqual(BOTH)
  end()
})

it('starts nothing after the end, and nothing without consent', () => {
  startBackgroundServices(testShop('USA'))()
  jest.advanceTimersByTime(LOGIN_WAIT_MS)
  document.cookie = 'dw_dnt=1; Path=/'
  startBackgroundServices(testShop('USA'))
  jest.advanceTimersByTime(LOGIN_WAIT_MS)
  expect(scripts()).toEqual([])
})

it('starts with the login', () => {
  startBackgroundServices(testShop('USA'))
  publishSession({kind: 'guest'})
  expect(scripts()).toEqual(BOTH)
  publishSession({kind: undefined})
})
