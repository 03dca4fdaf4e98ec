import {
  answerInCookies,
  applyDefaultConsent,
  consentInCookies,
  currentAnswer,
  currentConsent,
  grantedClasses,
  isGranted,
  onConsentChange,
  recordClasses,
  recordConsent,
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

describe('answers by class (rule CONSENT-7)', () => {
  it.each([
    ['', 'open', 'open', 'open'],
    ['dw_dnt=0', 'granted', 'granted', 'granted'],
    ['dw_dnt=1', 'declined', 'declined', 'declined'],
    ['dw_dnt=1; consent_classes=preferences', 'granted', 'declined', 'declined'],
    ['consent_classes=statistics.marketing; dw_dnt=0', 'declined', 'granted', 'granted'],
    ['dw_dnt=1; consent_classes=none', 'declined', 'declined', 'declined'],
    // Without the choice itself the classes alone are no answer.
    ['consent_classes=preferences', 'open', 'open', 'open'],
    ['dw_dnt=0; consent_classes=everything', 'declined', 'declined', 'declined'],
  ])('in %p', (cookies, ...expected) => {
    const classes = ['preferences', 'statistics', 'marketing'] as const
    expect(classes.map((one) => answerInCookies(cookies, one))).toEqual(expected)
  })

  it('are stored, and count as do-not-track unless statistics and marketing are granted', () => {
    const told = jest.fn()
    const end = onConsentChange(told)
    recordClasses({preferences: true, statistics: true, marketing: false})
    expect([currentConsent(), grantedClasses()]).toEqual(['declined', 'preferences.statistics'])
    expect([isGranted('necessary'), isGranted('marketing')]).toEqual([true, false])
    recordClasses({preferences: false, statistics: true, marketing: true})
    expect([currentConsent(), currentAnswer('preferences')]).toEqual(['granted', 'declined'])
    expect(told).toHaveBeenCalledTimes(2)
    end()
  })

  it.each([
    [true, ''],
    [null, ''],
    [false, 'preferences.statistics.marketing'],
  ])("end with the answer %p to the shop's own question", (choice, expected) => {
    recordClasses({preferences: true, statistics: false, marketing: false})
    recordConsent(choice)
    expect(grantedClasses()).toBe(expected)
  })
})
