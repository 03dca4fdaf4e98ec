import {act, renderHook} from '@testing-library/react'
import {answerInCookies, consentInCookies} from '@common/tracking-answer'
import {
  applyDefaultConsent,
  currentConsent,
  onConsentChange,
  recordConsent,
  statisticsConsent,
  useTrackingConsent,
} from '../public/tracking-consent'

afterEach(() => {
  for (const name of ['dw_dnt', 'consent_classes']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

it.each([
  ['', 'open'],
  ['dw_dnt=1', 'declined'],
  ['cc-nx-g_DEU=a; dw_dnt=0', 'granted'],
  ['other_dw_dnt=0', 'open'],
  ['dw_dnt=', 'open'],
  ['a=b;dw_dnt=1', 'declined'],
  ['a=b;  dw_dnt=1', 'declined'],
  ['a=b dw_dnt=1', 'open'],
])('reads the choice in %p', (cookies, expected) => {
  expect(consentInCookies(cookies)).toBe(expected)
})

it.each([
  [true, 'declined'],
  [false, 'granted'],
  [null, 'declined'],
] as const)('records %p as %s and tells', (choice, expected) => {
  const listener = jest.fn()
  const end = onConsentChange(listener)
  recordConsent(choice)
  expect(currentConsent()).toBe(expected)
  expect(listener).toHaveBeenCalledTimes(1)
  end()
})

it('applies a default only where nothing was chosen', () => {
  applyDefaultConsent(false)
  expect(currentConsent()).toBe('granted')
  applyDefaultConsent(true)
  expect(currentConsent()).toBe('granted')
})

it.each([
  ['', 'open'],
  ['dw_dnt=0', 'granted'],
  ['dw_dnt=1', 'declined'],
  ['dw_dnt=1; consent_classes=preferences.statistics', 'granted'],
  ['dw_dnt=1; consent_classes=marketing', 'declined'],
  ['consent_classes=statistics', 'open'],
])('reads the answer for statistics in %p (rule CONSENT-7)', (cookies, expected) => {
  expect(answerInCookies(cookies, 'statistics')).toBe(expected)
})

it.each([
  [true, '; Max-Age=15552000'],
  [false, '; Max-Age=15552000'],
  [null, ''],
] as const)('%p is stored for six months, a dismissed question for the session', (choice, age) => {
  const written: string[] = []
  const set = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
  })
  recordConsent(choice, 'statistics')
  set.mockRestore()
  const attributes = `; Path=/; SameSite=Lax${age}`
  expect(written).toEqual([
    `consent_classes=statistics${attributes}`,
    `dw_dnt=${choice === false ? '0' : '1'}${attributes}`,
  ])
})

it('a default is applied to an open question', () => {
  applyDefaultConsent(true)
  expect(currentConsent()).toBe('declined')
})

it('the answer for statistics is that of the stored cookies', () => {
  expect(statisticsConsent()).toBe('open')
  recordConsent(true, 'preferences.statistics')
  expect([currentConsent(), statisticsConsent()]).toEqual(['declined', 'granted'])
})

it('a component follows the choice; as on the server, the first render has an open question', () => {
  recordConsent(true)
  const seen: string[] = []
  renderHook(() => seen.push(useTrackingConsent()), {hydrate: true})
  expect(seen).toEqual(['open', 'declined'])
  const {result} = renderHook(() => useTrackingConsent())
  act(() => recordConsent(false))
  expect(result.current).toBe('granted')
})
