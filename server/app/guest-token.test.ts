import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {parseEnvironment} from '../../config/environment'
import {sharedGuestToken} from './guest-token'

/** Response of SLAS to the exchange of a code; `authorize` always redirects with a code. */
let token: {status: number; body: string}
let slas: http.Server
let origin: string
let sites = 0

beforeAll(async () => {
  slas = http.createServer((req, res) => {
    if (req.url?.includes('/authorize')) {
      res.writeHead(303, {Location: 'http://localhost:3000/callback?code=c&usid=u'}).end()
    } else {
      res.writeHead(token.status, {'Content-Type': 'application/json'}).end(token.body)
    }
  })
  await new Promise<void>((resolve) => slas.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(slas.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => slas.close(resolve)))

/** A site that has no token yet. */
const newSite = () => `S${(sites += 1)}`
const login = (site: string) =>
  sharedGuestToken(parseEnvironment({COMMERCE_API_ORIGIN: origin}), site, false)

it('is shared by all reads of a site', async () => {
  const site = newSite()
  token = {status: 200, body: '{"access_token":"first","expires_in":1800}'}
  await expect(login(site)).resolves.toBe('first')
  token = {status: 200, body: '{"access_token":"second","expires_in":1800}'}
  await expect(login(site)).resolves.toBe('first')
})

it.each(['', '{"access_tok', 'null', '[]', '{}', '{"access_token":"t"}', '{"expires_in":1800}'])(
  'an answer without a token (%s) is a fault, and the next read logs in again',
  async (body) => {
    const unhandled = jest.fn()
    process.on('unhandledRejection', unhandled)
    const site = newSite()
    token = {status: 200, body}
    await expect(login(site)).rejects.toMatchObject({name: 'ApiFault', type: 'unreadable-answer'})
    token = {status: 200, body: '{"access_token":"later","expires_in":1800}'}
    await expect(login(site)).resolves.toBe('later')
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).not.toHaveBeenCalled()
    process.off('unhandledRejection', unhandled)
  },
)
