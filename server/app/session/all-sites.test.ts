/** One browser visits every site, over HTTP, with cookies that go where their paths say. */
import {sites} from '../../../config/sites/registry'
import {addSite} from '../../../sandbox/testing/site-settings'
import {CookieJar} from '../../test/cookie-jar'
import {startLocalBundle, type RunningBundle} from '../test/start-bundle'

/** Managed Runtime's limit of all cookies of a request, in bytes. */
const MAX_COOKIES = 10_240
/** Limit of the cookies that every page and proxy receives. */
const MAX_MARKS = 2_048

let running: RunningBundle
beforeAll(async () => {
  running = await startLocalBundle()
  for (const {id} of sites) addSite(running.sandbox.db, id, 'DEU')
})
afterAll(() => running.close())

it('has a session at each site, and sends the cookies of one', async () => {
  const jar = new CookieJar()
  const sent: string[] = []
  const call = async (siteId: string, body: object): Promise<string> => {
    const path = `/session/${siteId}/token`
    const cookie = jar.header(path)
    sent.push(cookie)
    const answer = await fetch(running.base + path, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: running.base, cookie},
      body: JSON.stringify(body),
    })
    expect(`${siteId} ${answer.status}`).toBe(`${siteId} 200`)
    for (const line of answer.headers.getSetCookie()) jar.keep(line)
    return ((await answer.json()) as {accessToken: string}).accessToken
  }
  const tokens = new Map<string, string>()
  for (const {id} of sites) tokens.set(id, await call(id, {}))
  for (const {id} of sites) expect(await call(id, {})).toBe(tokens.get(id))
  for (const {id} of sites) expect(await call(id, {refresh: true})).not.toBe(tokens.get(id))
  expect(new Set(tokens.values()).size).toBe(sites.length)
  const ofPages = jar.header('/deu/de-de/home')
  for (const {id} of sites) expect(ofPages).toContain(`shopper_${id}=guest~`)
  expect(ofPages).not.toMatch(/shopper_(refresh|access)/)
  expect(ofPages.length).toBeLessThan(MAX_MARKS)
  for (const cookie of sent) expect(cookie.length).toBeLessThan(MAX_COOKIES / 2)
  expect(jar.header('/session/DEUTSCHLAND/token')).not.toContain('shopper_refresh')
})

it('cookies of before, for all sites, are not read', async () => {
  const jar = new CookieJar()
  const post = (siteId: string, cookie: string) =>
    fetch(`${running.base}/session/${siteId}/token`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: running.base, cookie},
      body: '{}',
    })
  for (const line of (await post('DEU', '')).headers.getSetCookie()) jar.keep(line)
  const old = jar
    .header('/session/DEU/token')
    .replace(/shopper_(refresh|access)=/g, 'shopper_$1_DEU=')
  const answer = await post('DEU', old)
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^shopper_refresh=/)
})
