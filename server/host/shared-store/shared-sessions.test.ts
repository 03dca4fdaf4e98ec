/** Two hosts with the real session routes behind a balancer, which share a store. */
import net, {type AddressInfo} from 'node:net'
import {shopFlags} from '../../../demo/catalogue/shop'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {freePort} from '../../../scripts/lib/free-port'
import {createBrowser} from '../../app/session/test/session-browser'
import {startSessionHost, whoIs, type SessionHost} from '../test/start-session-host'
import {startStore, type RunningStore} from '../test/start-store'

jest.setTimeout(120_000)

let sandbox: TestShop
let store: RunningStore
let hosts: SessionHost[]
let balancer: net.Server
let base: string

/** Connects each client to another host than the last one. */
async function startBalancer(ports: readonly number[]): Promise<net.Server> {
  let count = 0
  const server = net.createServer((client) => {
    const host = net.connect(ports[(count += 1) % ports.length] ?? 0, '127.0.0.1')
    for (const socket of [client, host]) socket.on('error', () => undefined)
    client.pipe(host).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

beforeAll(async () => {
  sandbox = await startTestShop(shopFlags)
  store = await startStore()
  const ports = [await freePort(), await freePort()]
  balancer = await startBalancer(ports)
  const place = `127.0.0.1:${(balancer.address() as AddressInfo).port}`
  base = `http://${place}`
  const env = {
    COMMERCE_API_ORIGIN: sandbox.baseUrl,
    EXTERNAL_DOMAIN_NAME: place,
    SHARED_STORE_URL: store.url,
    WEB_CONCURRENCY: '1',
  }
  hosts = await Promise.all(ports.map((port) => startSessionHost(port, env)))
})
afterAll(async () => {
  for (const host of hosts) host.close()
  balancer.close()
  await store.close()
  await sandbox.close()
})

const CLOSE = {Connection: 'close'}

it('a session stays the same when another host answers or an answer is lost', async () => {
  const browser = createBrowser(base)
  const before = whoIs((await browser.call('token')).body.accessToken)
  const cookies = [...browser.jar.values]
  for (let round = 0; round < 3; round += 1) {
    const refreshes = Array.from({length: 12}, () => browser.call('token', {refresh: true}, CLOSE))
    const answers = await Promise.all(refreshes)
    expect(answers.map(({status}) => status)).toEqual(Array(12).fill(200))
    expect(new Set(answers.map(({body}) => body.accessToken)).size).toBe(1)
    expect(new Set(answers.map(({headers}) => headers.get('x-process'))).size).toBe(2)
    // The answers are lost: the browser asks with the cookies of before.
    for (const [name, value] of cookies) browser.jar.values.set(name, value)
    const again = await browser.call('token', {refresh: true}, CLOSE)
    expect([again.status, whoIs(again.body.accessToken)]).toEqual([200, before])
  }
})

it('guesses at all hosts count together', async () => {
  const guess = async () => {
    const login = {login: 'anna@example.test', password: 'Wrong-pass1!'}
    return (await createBrowser(base).call('login', login, {...CLOSE, 'X-Client': 'one'})).status
  }
  const statuses = await Promise.all(Array.from({length: 10}, guess))
  expect(statuses.filter((status) => status === 401)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
})
