import {watchLinkIntent} from './link-intent'

const listener = jest.fn()
let end: () => void

const link = (href: string) => document.querySelector(`a[href="${href}"]`) as HTMLElement
const fire = (type: string, href: string) =>
  (link(href).firstElementChild ?? link(href)).dispatchEvent(new Event(type, {bubbles: true}))

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = [
    '<a href="/deu/de-de/one"><b>One</b></a>',
    '<a href="/deu/de-de/two">Two</a>',
    '<a href="https://other.example/">Other</a>',
    '<a href="/deu/de-de/window" target="_blank">Window</a>',
    '<p>Text</p>',
  ].join('')
  end = watchLinkIntent(listener)
})
afterEach(() => {
  end()
  jest.useRealTimers()
})

test('a mouse that rests on a link means it', () => {
  fire('pointerover', '/deu/de-de/one')
  jest.advanceTimersByTime(59)
  expect(listener).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledWith('http://localhost/deu/de-de/one')
})

test('a mouse that passes over does not', () => {
  fire('pointerover', '/deu/de-de/one')
  jest.advanceTimersByTime(30)
  fire('pointerover', '/deu/de-de/two')
  jest.advanceTimersByTime(30)
  document.querySelector('p')?.dispatchEvent(new Event('pointerover', {bubbles: true}))
  jest.advanceTimersByTime(100)
  expect(listener).not.toHaveBeenCalled()
})

test('a focus that stays and a finger mean it', () => {
  fire('focusin', '/deu/de-de/two')
  jest.advanceTimersByTime(60)
  fire('touchstart', '/deu/de-de/one')
  // Not within the frame of the touch.
  expect(listener).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(20)
  expect(listener.mock.calls).toEqual([
    ['http://localhost/deu/de-de/two'],
    ['http://localhost/deu/de-de/one'],
  ])
})

test.each(['https://other.example/', '/deu/de-de/window'])('%s is not a page of ours', (href) => {
  fire('touchstart', href)
  jest.advanceTimersByTime(20)
  expect(listener).not.toHaveBeenCalled()
})

test('people who save data are spared', () => {
  Object.assign(navigator, {connection: {saveData: true}})
  fire('touchstart', '/deu/de-de/one')
  jest.advanceTimersByTime(20)
  expect(listener).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})
