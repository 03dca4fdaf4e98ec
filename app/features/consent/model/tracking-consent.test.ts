import {
  applyDefaultConsent,
  consentInCookies,
  currentConsent,
  onConsentChange,
  recordConsent,
  statisticsInCookies,
} from './tracking-consent'

afterEach(() => {
  for (const name of ['dw_dnt', 'consent_classes']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

it.each([
  ['', 'open'],
  ['dw_dnt=1', 'declined'],
  ['cc-nx-g_DEU=a; dw_dnt=0', 'granted'],
  ['other_dw_dnt=0', 'open'],
  ['dw_dnt=', 'open'],
])('reads the choice in %p', (cookies, expected) => {
  expect(consentInCookies(cookies)).toBe(expected)
})

it.each([
  [true, 'declined'],
  [false, 'granted'],
  [null, 'declined'],
] as const)('records %p as %s and tells', (choice, expected) => {
  const told = jest.fn()
  const end = onConsentChange(told)
  recordConsent(choice)
  expect(currentConsent()).toBe(expected)
  expect(told).toHaveBeenCalledTimes(1)
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
  expect(statisticsInCookies(cookies)).toBe(expected)
})
