import {act, renderHook} from '@testing-library/react'
import {answerInCookies} from '@common/tracking-answer'
import {recordClasses} from './consent-classes'
import {
  currentConsent,
  grantedClasses,
  isGranted,
  onConsentChange,
  recordConsent,
  useGrantedClasses,
} from '../public/tracking-consent'

afterEach(() => {
  for (const name of ['dw_dnt', 'consent_classes']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

describe('answers by class (rule CONSENT-7)', () => {
  it.each([
    ['', 'open', 'open', 'open'],
    ['dw_dnt=0', 'granted', 'granted', 'granted'],
    ['dw_dnt=1', 'declined', 'declined', 'declined'],
    ['dw_dnt=1; consent_classes=preferences', 'granted', 'declined', 'declined'],
    ['consent_classes=statistics.marketing; dw_dnt=0', 'declined', 'granted', 'granted'],
    ['dw_dnt=1; consent_classes=none', 'declined', 'declined', 'declined'],
    ['a=b;consent_classes=marketing;dw_dnt=1', 'declined', 'declined', 'granted'],
    ['other_consent_classes=marketing; dw_dnt=0', 'granted', 'granted', 'granted'],
    ['a=b;   consent_classes=marketing;dw_dnt=1', 'declined', 'declined', 'granted'],
    // Without the choice itself the classes alone are no answer.
    ['consent_classes=preferences', 'open', 'open', 'open'],
    ['dw_dnt=0; consent_classes=everything', 'declined', 'declined', 'declined'],
  ])('in %p', (cookies, ...expected) => {
    const classes = ['preferences', 'statistics', 'marketing'] as const
    expect(classes.map((one) => answerInCookies(cookies, one))).toEqual(expected)
  })

  it('are stored, and count as do-not-track unless statistics and marketing are granted', () => {
    const listener = jest.fn()
    const end = onConsentChange(listener)
    recordClasses({preferences: true, statistics: true, marketing: false})
    expect([currentConsent(), grantedClasses()]).toEqual(['declined', 'preferences.statistics'])
    expect([isGranted('necessary'), isGranted('marketing')]).toEqual([true, false])
    recordClasses({preferences: false, statistics: true, marketing: true})
    expect([currentConsent(), isGranted('preferences')]).toEqual(['granted', false])
    expect(listener).toHaveBeenCalledTimes(2)
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

it('a component follows the granted classes; as on the server, the first render has none', () => {
  recordClasses({preferences: true, statistics: true, marketing: true})
  const seen: string[] = []
  renderHook(() => seen.push(useGrantedClasses()), {hydrate: true})
  expect(seen).toEqual(['', 'preferences.statistics.marketing'])
  const {result} = renderHook(() => useGrantedClasses())
  act(() => recordClasses({preferences: false, statistics: true, marketing: false}))
  expect(result.current).toBe('statistics')
})

it('an answer that grants nothing is stored as such', () => {
  recordClasses({preferences: false, statistics: false, marketing: false})
  expect(document.cookie).toContain('consent_classes=none')
  expect([currentConsent(), grantedClasses()]).toEqual(['declined', ''])
})
