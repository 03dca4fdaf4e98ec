import {createMemoryHistory, type History, type Location} from 'history'
import {rememberScroll} from './scroll-memory'

/** A page with a scroll height of `longest`. */
let longest: number
let scrollY: number

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  longest = 5000
  scrollY = 0
  Object.defineProperty(window, 'scrollY', {configurable: true, get: () => scrollY})
  window.scrollTo = ((to: {top: number}) => {
    scrollY = Math.min(to.top, longest)
  }) as never
  Object.assign(window.history, {scrollRestoration: 'auto'})
})
afterEach(() => jest.useRealTimers())

const frames = (count: number) => jest.advanceTimersByTime(count * 17)

function visit() {
  const history = createMemoryHistory({initialEntries: ['/listing']})
  const end = rememberScroll(history)
  scrollY = 1800
  history.push('/product')
  scrollY = 0
  return {history, end}
}

test('back and forward find pages where they were left', () => {
  const {history} = visit()
  scrollY = 300
  history.goBack()
  frames(2)
  expect(scrollY).toBe(1800)
  history.goForward()
  frames(2)
  expect(scrollY).toBe(300)
})

test('a page that grows is scrolled as soon as it is long enough', () => {
  const {history} = visit()
  longest = 700
  history.goBack()
  frames(5)
  expect(scrollY).toBe(700)
  longest = 5000
  frames(2)
  expect(scrollY).toBe(1800)
})

test('a shopper who scrolls is left alone', () => {
  const {history} = visit()
  longest = 700
  history.goBack()
  frames(2)
  window.dispatchEvent(new Event('wheel'))
  longest = 5000
  scrollY = 50
  frames(5)
  expect(scrollY).toBe(50)
})

test('loading anew is left to the browser, and what came before is remembered', () => {
  const {history, end} = visit()
  window.dispatchEvent(new Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  end()
  rememberScroll(history)
  expect(window.history.scrollRestoration).toBe('manual')
  history.goBack()
  frames(2)
  expect(scrollY).toBe(1800)
})

test('a link to a place of the page itself is left to the browser', () => {
  const listeners: ((location: Partial<Location>, action: string) => void)[] = []
  const history = {
    location: {pathname: '/search', search: '?q=wood', hash: '', key: 'a'},
    listen: (listener: (typeof listeners)[number]) => {
      listeners.push(listener)
      return () => undefined
    },
  } as unknown as History
  const end = rememberScroll(history)
  scrollY = 900
  listeners[0]?.({pathname: '/search', search: '?q=wood', hash: '#advice'}, 'POP')
  frames(2)
  expect(scrollY).toBe(900)
  listeners[0]?.({pathname: '/home', search: '', hash: '', key: 'b'}, 'POP')
  frames(2)
  expect(scrollY).toBe(0)
  end()
})
