import {scrollToTarget} from './scroll-to-target'

let scrolled: string[]

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<h1>Product</h1>'
  scrolled = []
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.id)
  }
})
afterEach(() => jest.useRealTimers())

/** Follows a link to a place of the page. */
const follow = (hash: string) => {
  window.history.replaceState(null, '', hash)
  return scrollToTarget(hash)
}
const frames = (count: number) => jest.advanceTimersByTime(count * 17)
const add = (markup: string) => document.body.insertAdjacentHTML('beforeend', markup)

test('a target that appears later is scrolled to, and gets the focus', () => {
  const stop = follow('#reviews')
  frames(3)
  expect(scrolled).toEqual([])
  add('<div id="reviews"></div>')
  frames(3)
  expect(new Set(scrolled)).toEqual(new Set(['reviews']))
  expect(document.activeElement?.id).toBe('reviews')
  stop()
})

test('the focus stays where it is inside the target, and a target that takes the focus keeps its place among the tabs', () => {
  add('<section id="questions"><button>Ask</button></section><a id="link" href="#">Link</a>')
  document.querySelector('button')?.focus()
  const stop = follow('#questions')
  frames(2)
  expect(document.activeElement?.textContent).toBe('Ask')
  stop()
  const stopSecond = follow('#link')
  frames(2)
  expect(document.activeElement?.id).toBe('link')
  expect(document.getElementById('link')?.hasAttribute('tabindex')).toBe(false)
  stopSecond()
})

test('a shopper who scrolls or acts is left alone', () => {
  follow('#reviews')
  window.dispatchEvent(new Event('wheel'))
  add('<div id="reviews"></div>')
  frames(5)
  expect(scrolled).toEqual([])
})

test.each(['#nowhere', '#%'])('%s leads nowhere, without an error', (hash) => {
  const stop = follow(hash)
  frames(400)
  expect(scrolled).toEqual([])
  stop()
})

test('a shopper who went elsewhere is left alone', () => {
  follow('#reviews')
  window.history.replaceState(null, '', '/')
  add('<div id="reviews"></div>')
  frames(5)
  expect(scrolled).toEqual([])
})

test('a place may have letters that an address encodes', () => {
  add('<div id="größe"></div>')
  const stop = follow('#größe')
  frames(2)
  expect(window.location.hash).toBe('#gr%C3%B6%C3%9Fe')
  expect(new Set(scrolled)).toEqual(new Set(['größe']))
  stop()
})
