import {decodeJwt} from 'jose'
import {configured} from '../../../config/testing/configured'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {parseEnvironment, type Environment} from '../../../config/environment'
import {guestLogin} from '../session/tokens'
import {contextClient} from './preview-session'
import {shopperContexts, type ShopperContext} from './shopper-context'

let shop: TestShop
let env: Environment

beforeAll(async () => {
  shop = await startTestShop()
  env = parseEnvironment({
    COMMERCE_API_ORIGIN: shop.baseUrl,
    COMMERCE_ORGANIZATION_ID: shop.config.organizationId,
    COMMERCE_CLIENT_ID: shop.config.clientId,
  })
})
afterAll(() => shop.close())

async function newOwner() {
  const {usid, accessToken} = await guestLogin(contextClient(env), {siteId: 'DEU'})
  return {siteId: 'DEU', usid, accessToken}
}
type Owner = Awaited<ReturnType<typeof newOwner>>

const api = (owner: Owner, from = env) => shopperContexts(from, owner)
const parametersOf = ({usid}: Owner) => ({parameters: {usid}})
const getShopperContext = (owner: Owner, from = env) =>
  api(owner, from).getShopperContext(parametersOf(owner))
const createShopperContext = (owner: Owner, body: ShopperContext) =>
  api(owner).createShopperContext({...parametersOf(owner), body})
const deleteShopperContext = (owner: Owner) => api(owner).deleteShopperContext(parametersOf(owner))

it('is that of a private client', async () => {
  const {accessToken} = await newOwner()
  expect(contextClient(env).PWA_KIT_SLAS_CLIENT_SECRET).toBe('sandbox-dev-secret')
  expect(String(decodeJwt(accessToken)['scp'])).toContain('sfcc.shopper-context.rw')
})

it('is created, read, replaced and removed', async () => {
  const owner = await newOwner()
  await expect(getShopperContext(owner)).rejects.toMatchObject({status: 404})
  const context = {
    effectiveDateTime: '2099-04-01T00:00:00Z',
    sourceCode: 'spring',
    customerGroupIds: ['Club'],
    customQualifiers: {device: 'mobile'},
    assignmentQualifiers: {store: 'berlin'},
    couponCodes: ['SAVE'],
    geoLocation: {city: 'Berlin', countryCode: 'DE', latitude: 52.5, longitude: 13.4},
    clientIp: '192.0.2.1',
  }
  await createShopperContext(owner, context)
  expect(await getShopperContext(owner)).toEqual(context)
  await createShopperContext(owner, {sourceCode: 'autumn'})
  expect(await getShopperContext(owner)).toEqual({sourceCode: 'autumn'})
  await deleteShopperContext(owner)
  await expect(deleteShopperContext(owner)).rejects.toMatchObject({status: 404})
})

it('is updated by the rules of null and empty values', async () => {
  const owner = await newOwner()
  await createShopperContext(owner, {
    sourceCode: 'spring',
    customQualifiers: {device: 'mobile', store: 'berlin'},
  })
  const expected = {customQualifiers: {store: 'berlin', app: 'yes'}}
  const change = {sourceCode: '', customQualifiers: {device: null, app: 'yes'}}
  expect(
    await api(owner).updateShopperContext({...parametersOf(owner), body: change as ShopperContext}),
  ).toEqual(expected)
  expect(await getShopperContext(owner)).toEqual(expected)
})

it('leaves an IP address out that must not be evaluated', async () => {
  const owner = await newOwner()
  const context = {clientIp: '192.0.2.1', sourceCode: 'spring'}
  await api(owner).createShopperContext({
    parameters: {usid: owner.usid, evaluateContextWithClientIp: false},
    body: context,
  })
  expect(await getShopperContext(owner)).toEqual({sourceCode: 'spring'})
})

it('belongs to one session', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const foreign = {...owner, accessToken: other.accessToken}
  await expect(getShopperContext(foreign)).rejects.toMatchObject({status: 400})
})

it.each([
  ['an IP address', {clientIp: '300.1.1.1'}],
  ['a time', {effectiveDateTime: 'soon'}],
  [
    'more than 20 qualifiers',
    {customQualifiers: Object.fromEntries(Array.from({length: 21}, (_, n) => [`q${n}`, '1']))},
  ],
])('is refused with %s that is not valid', async (_name, context) => {
  const owner = await newOwner()
  await expect(createShopperContext(owner, context)).rejects.toMatchObject({status: 400})
})

it('fails as a fault when the backend is down', async () => {
  const owner = await newOwner()
  const down = {...env, COMMERCE_API_ORIGIN: configured('http://127.0.0.1:1')}
  await expect(getShopperContext(owner, down)).rejects.toMatchObject({name: 'ApiFault'})
})
