import {browserRefuses} from './browser-refuses'

const set = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, {value, configurable: true})

afterEach(() => {
  set('doNotTrack', null)
  set('globalPrivacyControl', undefined)
})

it.each([
  ['doNotTrack', '1', true],
  ['doNotTrack', '0', false],
  ['globalPrivacyControl', true, true],
  ['globalPrivacyControl', false, false],
])('%s %s: %s (rule CONSENT-2)', (name, value, expected) => {
  set(name, value)
  expect(browserRefuses()).toBe(expected)
})
