import {
  contentSecurityPolicy,
  createNonce,
  pixelOrigins,
  thirdPartyOrigins,
} from './content-security-policy'

it('makes a nonce of 16 random bytes', () => {
  const nonces = new Set(Array.from({length: 50}, createNonce))
  expect(nonces.size).toBe(50)
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
})

it('allows no inline script on a page that caches keep', () => {
  const policy = contentSecurityPolicy({upgrade: true})
  expect(policy).not.toMatch(/nonce|unsafe/)
  expect(policy).toContain('upgrade-insecure-requests')
})

it('names the nonce on a page of its own', () => {
  const policy = contentSecurityPolicy({nonce: 'abc', upgrade: false})
  expect(policy).toMatch(/script-src 'self' 'nonce-abc'/)
  expect(policy).not.toContain('upgrade-insecure-requests')
})

it('lets the scripts of other companies in, and nothing else of the web', () => {
  const origins = thirdPartyOrigins({
    services: {
      botCheck: {script: 'https://check.example/api.js?render=key'},
      payLater: {script: '/own/pay.js', clientKey: 'k', environment: 'playground'},
      registry: {script: 'https://check.example/other.js', siteKey: null},
      tagManager: null,
    },
  })
  expect(origins).toEqual(['https://check.example'])
  const policy = contentSecurityPolicy({upgrade: false, origins})
  expect(policy).toContain("script-src 'self' https://check.example;")
  expect(policy).toContain("connect-src 'self' https://check.example;")
  expect(policy).toContain("img-src 'self' data:;")
})

it('lets a tag manager, and what its tags call, in where the site has a container', () => {
  const services = {
    botCheck: null,
    payLater: null,
    registry: null,
    tagManager: {
      script: 'https://tags.example/gtm.js',
      containerId: 'GTM-ABC123',
      origins: ['https://count.example'],
    },
  }
  const origins = thirdPartyOrigins({services})
  const pixels = pixelOrigins(services)
  const policy = contentSecurityPolicy({upgrade: false, origins, pixels})
  expect(policy).toContain("script-src 'self' https://tags.example https://count.example;")
  expect(policy).toContain("connect-src 'self' https://tags.example https://count.example;")
  expect(policy).toContain("img-src 'self' data: https://tags.example https://count.example;")
  expect(pixelOrigins({...services, tagManager: null})).toEqual([])
})

it.each([
  [true, ['https://consent.example']],
  [false, []],
])(
  'lets the consent service in only where it is on: %s (rule CONSENT-5)',
  (enableCookiebot, origins) => {
    const services = {
      consentService: {script: 'https://consent.example/uc.js'},
      botCheck: null,
      payLater: null,
      registry: null,
      tagManager: null,
    }
    const gdpr = {enableCookiebot, cookiebotID: 'id', cookiebotRegions: ['PL']}
    expect(thirdPartyOrigins({services, gdpr})).toEqual(origins)
    expect(thirdPartyOrigins({services})).toEqual([])
  },
)
