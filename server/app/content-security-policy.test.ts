import {createHash} from 'node:crypto'
import {HEAD_SCRIPT} from '../../common/head-script'
import {createNonce, securityPolicy} from './content-security-policy'

const contentSecurityPolicy = (options: Partial<Parameters<typeof securityPolicy>[0]>): string =>
  securityPolicy({upgrade: false, bundle: 'abc', ...options})['Content-Security-Policy'] ?? ''

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
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+' 'nonce-abc'/)
  expect(policy).not.toContain('upgrade-insecure-requests')
})

it('lets the scripts of other companies in, and nothing else of the web', () => {
  const origins = ['https://check.example']
  const policy = contentSecurityPolicy({upgrade: false, origins})
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+' https:\/\/check\.example;/)
  expect(policy).toContain("connect-src 'self' https://check.example;")
  expect(policy).toContain("frame-src 'self' https://check.example;")
  expect(policy).toContain("img-src 'self' data:;")
})

it('lets pictures of services in that report with pictures', () => {
  const pixels = ['https://tags.example', 'https://count.example']
  const policy = contentSecurityPolicy({upgrade: false, origins: pixels, pixels})
  expect(policy).toContain("img-src 'self' data: https://tags.example https://count.example;")
})

it('allows the script of the head by its hash, on every page', () => {
  const hash = createHash('sha256').update(HEAD_SCRIPT).digest('base64')
  const policies = [{}, {nonce: 'abc'}].map((more) => contentSecurityPolicy(more))
  for (const policy of policies) expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
})

it('lets the map fetch the tiles of its service, and nothing else of it (rule STORE-10)', () => {
  const policy = contentSecurityPolicy({upgrade: false, fetched: ['https://tiles.example']})
  expect(policy).toContain("connect-src 'self' https://tiles.example;")
  expect(policy).not.toMatch(/script-src[^;]*tiles/)
})

it('lets no element set another base, and names the route of reports', () => {
  expect(contentSecurityPolicy({})).toContain("base-uri 'none'")
  expect(contentSecurityPolicy({})).toContain('report-uri /shop-health?bundle=abc')
})

it('names the endpoint of reports over HTTPS, where browsers know it', () => {
  const policies = securityPolicy({upgrade: true, bundle: 'abc'})
  expect(policies['Reporting-Endpoints']).toBe('shop="/shop-health?bundle=abc"')
  expect(policies['Content-Security-Policy']).toMatch(/report-to shop$/)
  const plain = securityPolicy({upgrade: false, bundle: 'abc'})
  expect(plain['Reporting-Endpoints']).toBeUndefined()
  expect(plain['Content-Security-Policy']).not.toContain('report-to')
})

it('watches where markup and addresses of scripts come from', () => {
  const policies = securityPolicy({upgrade: true, bundle: 'abc'})
  expect(policies['Content-Security-Policy-Report-Only']).toBe(
    "require-trusted-types-for 'script'; report-uri /shop-health?bundle=abc; report-to shop",
  )
})
