import {FORGET_READS} from '../../common/server-events'
import {setPreference} from '../../sandbox/testing/site-settings'
import {bodyOf, startBundle, type GatewayAnswer, type RunningBundle} from './test/start-bundle'

let running: RunningBundle
beforeAll(async () => {
  running = await startBundle()
})
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // The test sandbox has one of the sites.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(() => running.close())

function headersOf({headers, multiValueHeaders = {}}: GatewayAnswer): Record<string, string> {
  const single = Object.entries(multiValueHeaders).map(([name, values]) => [name, values.join()])
  const all = [...single, ...Object.entries(headers ?? {})] as [string, string][]
  return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value]))
}

it('reaches services of other companies by the routes of the bundle', async () => {
  const ratings = await running.invoke({
    httpMethod: 'GET',
    path: '/services/reviews/data/statistics.json',
    query: {Filter: 'ProductId:blanket', Stats: 'Reviews'},
    headers: {Cookie: 'cc-nx-g_DEU=refresh', Authorization: 'Bearer token'},
  })
  expect(ratings.statusCode).toBe(200)
  expect(JSON.parse(bodyOf(ratings))).toMatchObject({HasErrors: false})
  const vote = await running.invoke({
    httpMethod: 'POST',
    path: '/services/reviews/data/submitfeedback.json',
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    body: 'ContentType=review&ContentId=none&FeedbackType=helpfulness&Vote=Positive',
  })
  expect(vote.statusCode).toBe(200)
  const activity = await running.invoke({
    httpMethod: 'POST',
    path: '/services/personalisation/v3/activities/bhlt-DEU/viewPage',
    headers: {'Content-Type': 'application/json'},
    body: '{"cookieId":"c","realm":"bhlt","instanceType":"sbx","currentLocation":"/"}',
  })
  expect(activity.statusCode).toBe(200)
})

it.each([
  ['GET', '/', 302],
  ['GET', '/callback', 200],
  ['GET', '/sites.json', 200],
  ['GET', '/services/reviews/none', 404],
  ['GET', '/mobify/ping', 200],
  ['GET', '/%E0%A4%A', 400],
  ['POST', '/shop-health', 400],
])('%s %s carries the policies of every answer', async (httpMethod, path, status) => {
  const answer = await running.invoke({httpMethod, path})
  expect(answer.statusCode).toBe(status)
  expect(headersOf(answer)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
  })
})

it.each([
  [
    'the stored choice wins over the language',
    'dw_country_and_locale=JPN|en-JP',
    '/jpn/en-jp/home',
  ],
  ['an encoded one too', 'a=b; dw_country_and_locale=DEU%7Cen-DE', '/deu/en-de/home'],
  ['a site that is gone does not', 'dw_country_and_locale=OLD|de-DE', '/usa/en-us/home'],
  ['nonsense does not', 'dw_country_and_locale=//evil.example|x', '/usa/en-us/home'],
  ['without one the language decides', '', '/usa/en-us/home'],
])('/ leads to a home: %s (rules SITE-6 and SITE-13)', async (_, cookie, location) => {
  const headers = {'Accept-Language': 'en-US', Cookie: cookie}
  const answer = await running.invoke({httpMethod: 'GET', path: '/', headers})
  expect(answer.statusCode).toBe(302)
  expect(headersOf(answer)).toMatchObject({
    location,
    'cache-control': 'no-store',
    vary: expect.stringContaining('Cookie') as string,
  })
})

it('the query wins over the stored choice', async () => {
  const answer = await running.invoke({
    httpMethod: 'GET',
    path: '/',
    query: {site: 'DEU'},
    headers: {Cookie: 'dw_country_and_locale=JPN|ja-JP'},
  })
  expect(headersOf(answer).location).toBe('/deu/de-de/home')
})

it('/ leads to a locale that the preferences of the site allow (rule SITE-12)', async () => {
  const home = async () => {
    process.emit(FORGET_READS as 'message', undefined, undefined)
    const headers = {Cookie: 'dw_country_and_locale=DEU|en-DE'}
    return headersOf(await running.invoke({httpMethod: 'GET', path: '/', headers})).location
  }
  expect(await home()).toBe('/deu/en-de/home')
  setPreference(running.sandbox.db, 'DEU', 'allowedLocales', 'de-DE')
  expect(await home()).toBe('/deu/de-de/home')
})

it('the directory of the sites lists the locales that their preferences allow (rule SITE-12)', async () => {
  const locales = async () => {
    process.emit(FORGET_READS as 'message', undefined, undefined)
    const answer = await running.invoke({httpMethod: 'GET', path: '/sites.json'})
    const directory = JSON.parse(bodyOf(answer)) as {id: string; locales: {id: string}[]}[]
    return directory.find(({id}) => id === 'DEU')?.locales.map(({id}) => id)
  }
  setPreference(running.sandbox.db, 'DEU', 'allowedLocales', 'de-DE, en-DE')
  expect(await locales()).toEqual(['de-DE', 'en-DE'])
  setPreference(running.sandbox.db, 'DEU', 'allowedLocales', 'de-DE')
  expect(await locales()).toEqual(['de-DE'])
})
