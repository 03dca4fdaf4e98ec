import type {Request} from 'express'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {parseEnvironment, type Environment} from '../../../config/environment'
import {sites} from '../../../config/sites/registry'
import {contextClient} from '../preview/preview-session'
import {shopperContexts} from '../preview/shopper-context'
import {namePlace} from './name-place'
import type {SessionCall} from './session-request'
import {guestLogin} from './tokens'

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

const site = sites.find(({id}) => id === 'DEU') as SessionCall['site']

/** A session of a visitor, and the context that the backend has for it afterwards. */
async function contextAfter(
  headers: Record<string, string>,
  client: string,
  groupsByPlace?: boolean,
): Promise<unknown> {
  const request = {siteId: 'DEU'}
  const {usid} = await guestLogin(env, request)
  const call = {
    env,
    request,
    client,
    siteId: 'DEU',
    site: {...site, features: {...site.features, groupsByPlace}},
    req: {headers} as unknown as Request,
  } as SessionCall
  await namePlace(call, usid)
  const {accessToken} = await guestLogin(contextClient(env), {...request, usid})
  const contexts = shopperContexts(env, {...request, accessToken})
  return contexts.getShopperContext({parameters: {usid}}).catch(() => null)
}

it('is the country that the host before the shop names (rule SITE-33)', async () => {
  const country = {'cf-ipcountry': 'jp'}
  expect(await contextAfter(country, '192.0.2.1', true)).toEqual({geoLocation: {countryCode: 'JP'}})
})

it('is derived from the address without it', async () => {
  expect(await contextAfter({}, '::ffff:192.0.2.1', true)).toEqual({clientIp: '192.0.2.1'})
  expect(await contextAfter({'cf-ipcountry': 'XX'}, '::1', true)).toBeNull()
})

it('is named only where the site has customer groups by place', async () => {
  expect(await contextAfter({'cf-ipcountry': 'JP'}, '192.0.2.1')).toBeNull()
})
