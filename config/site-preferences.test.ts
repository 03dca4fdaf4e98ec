import {siteSchema} from './schema'
import {withPreferences} from './site-preferences'
import {DEU} from './testing/sites'

const changed = (preferences: Record<string, unknown>) => withPreferences(DEU, preferences)

describe('preferences over the configuration (rule SITE-12)', () => {
  it.each([
    ['d2bEnabled', 'business'],
    ['bvEnabled', 'reviews'],
    ['storesEnabled', 'stores'],
    ['wishlistEnabled', 'wishlist'],
    ['pwaPdpContentEnabled', 'productStory'],
    ['newsletterPreselected', 'newsletterPreselected'],
  ] as const)('%s turns %s on and off', (id, feature) => {
    expect(changed({[id]: true}).features[feature]).toBe(true)
    expect(changed({[id]: false}).features[feature]).toBe(false)
  })

  it('keeps the configuration where a preference is missing or not valid', () => {
    for (const preferences of [
      {},
      {d2bEnabled: 'no', taxationPolicy: 'none', allowedLocales: ''},
    ]) {
      const site = changed(preferences)
      expect(site.features).toMatchObject(DEU.features)
      expect(site.taxation).toBe(DEU.taxation)
      expect(site.l10n).toEqual(DEU.l10n)
      expect(siteSchema.safeParse(site).error).toBeUndefined()
    }
  })

  it('names the map service of the store finder (rule STORE-10)', () => {
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png'
    const map = (preferences: Record<string, unknown>) => changed(preferences).services.map
    expect(map({})).toBeUndefined()
    expect(map({mapTilesUrl: tiles, mapAttribution: '© Maps'})).toEqual({
      tiles,
      attribution: '© Maps',
    })
    for (const wrong of [
      'https://tiles.example/map.png',
      'http://tiles.example/{z}/{x}/{y}',
      'x',
      7,
    ]) {
      expect(map({mapTilesUrl: wrong})).toBeUndefined()
    }
    const site = withPreferences(DEU, {mapTilesUrl: tiles})
    expect(withPreferences(site, {mapTilesUrl: ''}).services.map).toBeUndefined()
    expect(withPreferences(site, {mapTilesUrl: 'wrong'}).services.map?.tiles).toBe(tiles)
    expect(siteSchema.safeParse(site).error).toBeUndefined()
  })

  it.each(['/contact-us', 'https://business.example/join?a=1'])(
    'names the registration of businesses, %s (rule CUST-7)',
    (link) => {
      const site = changed({d2bRegistrationLink: ` ${link} `})
      expect(site.businessRegistration).toBe(link)
      expect(siteSchema.safeParse(site).error).toBeUndefined()
    },
  )

  it.each(['//evil.test', '/\\evil.test', 'javascript:alert(1)', 'http://plain.test', '', 7, null])(
    'ignores %j as the registration of businesses',
    (link) => {
      expect(changed({d2bRegistrationLink: link})).not.toHaveProperty('businessRegistration')
    },
  )

  it('turns ways to sign in on and off (rule ACCT-22 to ACCT-24)', () => {
    const account = (preferences: Record<string, unknown>) =>
      withPreferences({...DEU, account: {passkeys: true, social: ['google']}}, preferences).account
    expect(account({passwordlessLoginEnabled: true, loginCodeMails: 'shop'})).toEqual({
      passkeys: true,
      passwordless: true,
      codeMails: 'shop',
      social: ['google'],
    })
    expect(account({passkeysEnabled: false, socialLogins: 'apple, other'})).toEqual({
      passkeys: false,
      social: ['apple'],
    })
    expect(account({passkeysEnabled: 'yes', loginCodeMails: 'fax'})).toEqual({
      passkeys: true,
      social: ['google'],
    })
    expect(changed({})).not.toHaveProperty('account')
  })

  it('turns the chat on with its key, and off without one (rule SCRIPT-7)', () => {
    const chat = (preferences: Record<string, unknown>) => changed(preferences).services.chat
    const on = {chatEnabled: true, chatBotKey: 'bot'}
    expect(chat(on)).toEqual({script: '/third-party/chat.js', botKey: 'bot'})
    expect(chat({...on, chatExcludedPages: '/stores, support,/appcart'})).toMatchObject({
      excludedPages: ['/stores', '/appcart'],
    })
    expect(chat({...on, chatEnabled: false})).toBeUndefined()
    expect(chat({...on, chatBotKey: ' '})).toBeUndefined()
    const {chat: _chat, ...services} = DEU.services
    expect(withPreferences({...DEU, services}, on).services).not.toHaveProperty('chat')
  })

  it('turns the survey on with an address (rule SCRIPT-9)', () => {
    const survey = (npsIframeUrl: unknown, npsEnabled = true) =>
      changed({npsEnabled, npsIframeUrl}).services.survey
    expect(survey('https://survey.example/nps')).toEqual({frame: 'https://survey.example/nps'})
    expect(survey('/third-party/survey')).toEqual({frame: '/third-party/survey'})
    for (const wrong of ['javascript:alert(1)', '//evil.example', 'http://plain.example', '', 7])
      expect(survey(wrong)).toBeUndefined()
    expect(survey('https://survey.example/nps', false)).toBeUndefined()
  })

  it('sets the taxation', () => {
    expect(changed({taxationPolicy: 'net'}).taxation).toBe('net')
  })

  it('leaves out locales that are not allowed, never the default one', () => {
    const idsOf = (allowedLocales: unknown) =>
      changed({allowedLocales}).l10n.supportedLocales.map(({id}) => id)
    expect(idsOf('de-DE, en_DE')).toEqual(['de-DE', 'en-DE'])
    expect(idsOf(['de-DE'])).toEqual(['de-DE'])
    expect(idsOf('fr-FR')).toEqual(['de-DE'])
  })

  it.each([
    ['logoImageUrl', 'logo'],
    ['errorPageImageUrl', 'errorPage'],
    ['engravingImageUrl', 'engraving'],
    ['productFamilyImage', 'productFamily'],
    ['imageBaseUrl', 'base'],
  ] as const)('%s is a path on the own origin', (id, name) => {
    expect(changed({[id]: '/on/a.svg'}).pictures?.[name]).toBe('/mobify/proxy/static/on/a.svg')
    expect(changed({[id]: '/mine/a.svg'}).pictures?.[name]).toBe('/mine/a.svg')
    for (const other of ['https://a.example/a.svg', '//a.example/a.svg', '', 7]) {
      expect(changed({[id]: other}).pictures?.[name]).toBeUndefined()
    }
  })
})
