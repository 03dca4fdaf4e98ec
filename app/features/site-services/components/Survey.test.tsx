import {act, screen} from '@testing-library/react'
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {Survey} from './Survey'

const shop = testShop('DEU', 'en-DE')
const survey = {frame: 'https://survey.example/nps?id=1'}
const site = {...shop.site, services: {...shop.site.services, survey}}

const frame = () => document.querySelector('iframe')
const show = () => renderInShop(<Survey />, {shop: {...shop, site}})

/** A message of the frame, or of another window or origin. */
const say = (data: unknown, more: MessageEventInit = {}) =>
  act(() => {
    const init = {data, source: frame()?.contentWindow, origin: 'https://survey.example', ...more}
    window.dispatchEvent(new MessageEvent('message', init))
  })

beforeEach(() => {
  document.cookie = 'dw_dnt=0; Path=/'
})
afterEach(() => {
  jest.useRealTimers()
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

it('appears when it is ready, with the site and nothing about the order (rule SCRIPT-9)', () => {
  show()
  expect(frame()?.src).toBe('https://survey.example/nps?id=1&site=DEU&locale=en-DE')
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(frame()).toHaveAttribute('height', '0')
  say({survey: 'ready', height: 310.2})
  expect(frame()).toHaveAttribute('height', '311')
  expect(screen.getByRole('region', {name: 'Survey about your order'})).toBeVisible()
  say({survey: 'done'})
  expect(frame()).toBeNull()
})

it.each([
  ['another window', {survey: 'ready', height: 300}, {source: window}],
  ['another origin', {survey: 'ready', height: 300}, {origin: 'https://evil.example'}],
  ['no height', {survey: 'ready'}, {}],
  ['nonsense', 'ready', {}],
])('ignores a message with %s', (_, data, more) => {
  show()
  say(data, more)
  expect(frame()).toHaveAttribute('height', '0')
})

it('keeps its height in bounds', () => {
  show()
  say({survey: 'ready', height: 90_000})
  expect(frame()).toHaveAttribute('height', '720')
})

it('goes when it is dead or slow', () => {
  jest.useFakeTimers()
  show()
  act(() => jest.advanceTimersByTime(10_000))
  expect(frame()).toBeNull()
})

it('needs consent, and goes with it', () => {
  show()
  say({survey: 'ready', height: 300})
  act(() => recordConsent(true))
  expect(frame()).toBeNull()
})
