import {SignJWT, exportJWK, generateKeyPair} from 'jose'
import type {TokenDefect} from './access-token'
import {signAccessToken, verifyAccessToken} from './access-token'
import type {ShopperSession} from './claims'
import {accessTokenClaims, audienceOf, issuerOf} from './claims'
import type {SigningKey} from './signing-key'

const tenant = 'sbox_001'
const session: ShopperSession = {
  usid: 'usid',
  customerId: 'abcdefghijklmnopqrstuvwxyz',
  guest: true,
  siteId: 'DEU',
  clientId: 'client',
  dnt: false,
}
const minutes = (count: number) => count * 60 * 1000

async function newKey(): Promise<SigningKey> {
  const {privateKey, publicKey} = await generateKeyPair('ES256', {extractable: true})
  const {x = '', y = ''} = await exportJWK(publicKey)
  const publicJwk = {kty: 'EC', crv: 'P-256', x, y, kid: 'k', use: 'sig'} as const
  return {kid: 'k', privateKey, publicKey, publicJwk}
}

let key: SigningKey
beforeAll(async () => {
  key = await newKey()
})

const defectOf = (token: string) =>
  verifyAccessToken(key, tenant, token).then(
    () => null,
    (error: {defect: TokenDefect}) => error.defect,
  )

test('a token proves its session, as often as it is shown', async () => {
  const token = await signAccessToken(key, tenant, session, Date.now())
  expect(await verifyAccessToken(key, tenant, token)).toMatchObject(session)
  expect(await verifyAccessToken(key, tenant, token)).toMatchObject(session)
})

test('also a token that was good before expires', async () => {
  const issuedAt = Date.now()
  const token = await signAccessToken(key, tenant, session, issuedAt)
  expect(await defectOf(token)).toBeNull()
  jest.useFakeTimers({now: issuedAt + minutes(31)})
  try {
    expect(await defectOf(token)).toBe('expired')
  } finally {
    jest.useRealTimers()
  }
})

test('another key, tenant or content is a forgery', async () => {
  const token = await signAccessToken(await newKey(), tenant, session, Date.now())
  expect(await defectOf(token)).toBe('forged')
  const foreign = await signAccessToken(key, 'zzzz_001', session, Date.now())
  expect(await defectOf(foreign)).toBe('forged')
  const own = await signAccessToken(key, tenant, session, Date.now())
  const [head, , signature] = own.split('.')
  const claims = {...accessTokenClaims(tenant, {...session, siteId: 'USA'}), exp: 9_999_999_999}
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  expect(await defectOf(`${head}.${payload}.${signature}`)).toBe('forged')
})

test('an unsigned token, or one signed with the public key as secret, is a forgery', async () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    ...accessTokenClaims(tenant, session),
    iss: issuerOf(tenant),
    aud: audienceOf(tenant),
    iat: 1,
    exp: 9_999_999_999,
  }
  expect(await defectOf(`${encode({alg: 'none'})}.${encode(claims)}.`)).toBe('forged')
  const secret = new TextEncoder().encode(JSON.stringify(key.publicJwk))
  const symmetric = await new SignJWT(claims).setProtectedHeader({alg: 'HS256'}).sign(secret)
  expect(await defectOf(symmetric)).toBe('forged')
})

test.each(['', 'x', 'x.y.z', 'a.b'])("'%s' is malformed", async (token) => {
  expect(await defectOf(token)).toBe('malformed')
})
