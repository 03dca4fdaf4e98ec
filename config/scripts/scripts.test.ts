import type {SiteConfig} from '../schema'
import {withPreferences} from '../site-preferences'
import {KOR, POL, USA} from '../testing/sites'
import {sites} from '../sites/registry'
import {recordOf, SCRIPT_IDS} from './records'
import {policySources} from './policy-sources'
import {scriptUse, scriptUses, withScriptOrigin} from './script-uses'

const STAND_INS = 'http://127.0.0.1:4000'
const PAYMENT = 'https://pay.example'

const at = (site: SiteConfig) => withScriptOrigin(site, STAND_INS)
const contextOf = (site: SiteConfig) => ({
  site: at(site),
  localeId: site.l10n.defaultLocale,
  paymentOrigin: PAYMENT,
})
const idsAt = (site: SiteConfig) => scriptUses(contextOf(site)).map(({id}) => id)
const withServices = (services: Partial<SiteConfig['services']>): SiteConfig => ({
  ...KOR,
  services: {botCheck: null, payLater: null, registry: null, tagManager: null, ...services},
})

it.each(SCRIPT_IDS)('the record of %s is complete', (id) => {
  const {timeoutMs, enabledBy, consent, cookies, storage} = recordOf(id)
  expect(timeoutMs).toBeGreaterThan(0)
  expect(timeoutMs).toBeLessThanOrEqual(10_000)
  expect(enabledBy.length).toBeGreaterThan(0)
  // Everything that is not needed waits for consent, and says what it leaves in the browser.
  if (consent === 'necessary') return
  expect(cookies.length + storage.length > 0 || recordOf(id).frame).toBe(true)
})

it('names the services of each site', () => {
  const preferences = {chatEnabled: true, chatBotKey: 'bot', npsEnabled: true, npsIframeUrl: '/nps'}
  expect(idsAt(KOR)).toEqual(['botCheck', 'payment', 'parcelService'])
  expect(idsAt(POL)).toContain('consentService')
  expect(idsAt(USA)).toContain('storeAssistant')
  expect(idsAt(USA)).not.toContain('chat')
  expect(idsAt(withPreferences(USA, preferences))).toEqual(
    expect.arrayContaining(['chat', 'survey']),
  )
  const contentOnly = sites.filter(({isContentOnlySite}) => isContentOnlySite)
  for (const site of contentOnly) expect(idsAt(site)).not.toContain('payment')
})

it('fills an address with the parameters of site and locale', () => {
  const address = (id: (typeof SCRIPT_IDS)[number], site: SiteConfig) =>
    scriptUse(id, contextOf(site))?.address
  expect(address('contentScript', USA)).toBe(
    `${STAND_INS}/third-party/content-script.js?site=USA&locale=en-US`,
  )
  expect(address('tagManager', USA)).toBe(`${STAND_INS}/third-party/tag-manager.js?id=GTM-SANDBOX`)
  expect(address('consentService', POL)).toContain('?cbid=sandbox-consent-pol')
  const off = {...POL, gdpr: {...POL.gdpr!, enableCookiebot: false}}
  expect(address('consentService', off)).toBeUndefined()
})

it('turns paths into addresses of the stand-ins, and keeps others', () => {
  const site = withServices({
    chat: {script: 'https://chat.example/c.js', botKey: 'k'},
    botCheck: {script: '/third-party/captcha.js'},
  })
  expect(at(site).services).toEqual({
    ...site.services,
    botCheck: {script: `${STAND_INS}/third-party/captcha.js`},
  })
})

describe('sources of the security policy (rule SCRIPT-4)', () => {
  it('are those of the services that the site uses', () => {
    const site = withServices({
      botCheck: {script: 'https://check.example/api.js?render=key'},
      payLater: {
        script: 'https://check.example/pay.js',
        clientKey: 'k',
        environment: 'playground',
      },
      survey: {frame: 'https://survey.example/nps?id=1'},
      reviews: {script: 'https://reviews.example/r.js', environment: 'staging'},
      map: {tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: ''},
    })
    expect(policySources(contextOf(site), false)).toEqual({
      origins: ['https://check.example', 'https://reviews.example'],
      pixels: [],
      fetched: ['https://tiles.example'],
    })
    // The survey is below the confirmation; neither reviews nor maps are on pages of payment.
    expect(policySources(contextOf(site), true)).toEqual({
      origins: ['https://check.example', PAYMENT, 'https://survey.example'],
      pixels: [],
      fetched: [],
    })
    expect(policySources(contextOf(withServices({})), false).origins).toEqual([])
  })

  it('have what tags load and call, also as pictures', () => {
    const site = withServices({
      tagManager: {
        script: 'https://tags.example/gtm.js',
        containerId: 'GTM-ABC123',
        origins: ['https://count.example'],
      },
    })
    const both = ['https://tags.example', 'https://count.example']
    expect(policySources(contextOf(site), false)).toEqual({
      origins: both,
      pixels: both,
      fetched: [],
    })
  })

  it('have the map service for its tiles alone (rule STORE-10)', () => {
    const at = (tiles: string) =>
      policySources(contextOf(withServices({map: {tiles, attribution: ''}})), false)
    expect(at('https://tiles.example/{z}/{x}/{y}.png')).toEqual({
      origins: [],
      pixels: [],
      fetched: ['https://tiles.example'],
    })
    expect(at('/tiles/{z}/{x}/{y}.png').fetched).toEqual([])
  })

  it('have the payment provider in the checkout only (rule PAY-5)', () => {
    expect(policySources(contextOf(KOR), true).origins).toContain(PAYMENT)
    expect(policySources(contextOf(KOR), false).origins).not.toContain(PAYMENT)
  })

  it('have only the files of the stand-ins that the page uses, as the sandbox serves all from one origin', () => {
    const files = (names: readonly string[]) =>
      names.map((name) => `${STAND_INS}/third-party/${name}.js`)
    const context = {...contextOf(USA), paymentOrigin: STAND_INS}
    expect(policySources(context, false).origins).toEqual(
      files([
        ...['captcha', 'registry', 'tag-manager', 'pay-later', 'reviews', 'store-assistant'],
        ...['conversions', 'content-script'],
      ]),
    )
    expect(policySources(context, true).origins).toEqual([
      ...files(['captcha']),
      `${STAND_INS}/psp/client/`,
      ...files(['tag-manager', 'pay-later', 'conversions', 'content-script']),
    ])
  })

  it.each([
    [true, [`${STAND_INS}/third-party/consent-service.js`]],
    [false, []],
  ])(
    'have the consent service only where it is on: %s (rule CONSENT-5)',
    (enableCookiebot, expected) => {
      const {consentService} = POL.services
      const site = {...withServices({consentService}), gdpr: {...POL.gdpr!, enableCookiebot}}
      expect(policySources(contextOf(site), false).origins).toEqual(expected)
    },
  )
})
