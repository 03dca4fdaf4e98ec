import {loadScript} from '@app/shared/lib/load-script'
import {testShop} from '@app/shared/test/shop'
import {askConsentService, decisionOf, followConsentService} from './consent-service'
import {consentServiceScript} from './consent-service-script'
import {currentConsent, grantedClasses, recordConsent} from '../public/tracking-consent'

// The service is a third party's, which a test must not call.
jest.mock('@app/shared/lib/load-script', () => ({
  loadScript: jest.fn(() => Promise.resolve()),
  forgetScript: jest.fn(),
}))
const load = loadScript as jest.MockedFunction<typeof loadScript>

const page = window as {Cookiebot?: object}
const answered = (accepted: boolean) => ({
  hasResponse: true,
  consent: {preferences: accepted, statistics: accepted, marketing: accepted},
  renew: jest.fn(),
})

beforeEach(() => load.mockClear())
afterEach(() => {
  delete page.Cookiebot
  for (const name of ['dw_dnt', 'consent_classes']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

const {market, ...shop} = testShop('DEU', 'de-DE')
const services = {...shop.site.services, consentService: {script: 'https://consent.example/uc.js'}}
const gdpr = {enableCookiebot: true, cookiebotID: 'abc-1', cookiebotRegions: ['PL', 'DE']}

it.each([
  ['on in the country', {gdpr, services}, 'https://consent.example/uc.js?cbid=abc-1'],
  ['off', {gdpr: {...gdpr, enableCookiebot: false}, services}, null],
  ['for other countries', {gdpr: {...gdpr, cookiebotRegions: ['PL']}, services}, null],
  ['not configured', {}, null],
])('the service is %s (rule CONSENT-5)', (_, more, expected) => {
  expect(
    consentServiceScript({...shop, site: {...shop.site, ...more}, market})?.address ?? null,
  ).toBe(expected)
})

it('takes the country of the locale on a site without a country', () => {
  const site = {...shop.site, countryCode: null, gdpr, services}
  expect(consentServiceScript({...shop, site, market: {...market, countryCode: 'FR'}})).toBeNull()
  expect(
    consentServiceScript({...shop, site, market: {...market, countryCode: 'PL'}}),
  ).not.toBeNull()
})

it.each([
  ['accepted', answered(true), {preferences: true, statistics: true, marketing: true}],
  ['declined', answered(false), {preferences: false, statistics: false, marketing: false}],
  [
    'accepted in part',
    {...answered(true), consent: {preferences: true, statistics: true, marketing: false}},
    {preferences: true, statistics: true, marketing: false},
  ],
  [
    'malformed in part',
    {...answered(true), consent: {statistics: 'yes'}},
    {preferences: false, statistics: false, marketing: false},
  ],
  [
    'without classes',
    {...answered(true), consent: null},
    {preferences: false, statistics: false, marketing: false},
  ],
  ['open', {...answered(true), hasResponse: false}, undefined],
  ['dead', undefined, undefined],
])('maps a decision that is %s (rule CONSENT-6)', (_, service, expected) => {
  expect(decisionOf(service)).toEqual(expected)
})

it('stores each decision until the end of the subscription', () => {
  const end = followConsentService()
  page.Cookiebot = {...answered(true), hasResponse: false}
  window.dispatchEvent(new Event('CookiebotOnConsentReady'))
  expect(currentConsent()).toBe('open')
  page.Cookiebot = answered(true)
  window.dispatchEvent(new Event('CookiebotOnAccept'))
  expect(currentConsent()).toBe('granted')
  page.Cookiebot = answered(false)
  window.dispatchEvent(new Event('CookiebotOnDecline'))
  expect(currentConsent()).toBe('declined')
  end()
  page.Cookiebot = answered(true)
  window.dispatchEvent(new Event('CookiebotOnAccept'))
  expect(currentConsent()).toBe('declined')
})

it("stores a decision by class, which the shop's own answer replaces (rule CONSENT-7)", () => {
  const end = followConsentService()
  page.Cookiebot = {
    ...answered(true),
    consent: {preferences: true, statistics: true, marketing: false},
  }
  window.dispatchEvent(new Event('CookiebotOnAccept'))
  expect(grantedClasses()).toBe('preferences.statistics')
  expect(currentConsent()).toBe('declined')
  recordConsent(false)
  expect(grantedClasses()).toBe('preferences.statistics.marketing')
  end()
})

it('opens the question again only on request', async () => {
  const service = answered(true)
  page.Cookiebot = service
  await askConsentService({address: '/uc.js'}, false)
  expect(service.renew).not.toHaveBeenCalled()
  await askConsentService({address: '/uc.js'}, true)
  expect(service.renew).toHaveBeenCalledTimes(1)
})

it('loads the script with the hash of the configuration', async () => {
  page.Cookiebot = answered(true)
  await askConsentService({address: '/uc.js', integrity: 'sha384-abc'}, false)
  expect(load).toHaveBeenLastCalledWith(
    '/uc.js',
    expect.objectContaining({integrity: 'sha384-abc'}),
  )
})

it('leaves tracking off when the service is dead or brings nothing', async () => {
  await expect(askConsentService({address: '/uc.js'}, false)).rejects.toThrow(
    'did not define Cookiebot',
  )
  load.mockRejectedValueOnce(new Error('could not be loaded'))
  await expect(askConsentService({address: '/uc.js'}, false)).rejects.toThrow('could not be loaded')
  expect(currentConsent()).toBe('open')
})
