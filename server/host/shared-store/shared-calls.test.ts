/** Calls that two hosts with one store make once: of the caching proxies to backends, and of messages to push services. */
import {createECDH, randomBytes, randomUUID} from 'node:crypto'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {Redis} from 'iovalkey'
import {startProgram, type RunningProgram} from '../test/start-program'
import {startStore, type RunningStore} from '../test/start-store'

jest.setTimeout(120_000)

const PURGE_TOKEN = 'a-token-for-purging'
const CATEGORY = '/mobify/caching/ocapi/s/DEU/dw/shop/v21_3/categories'

const repository = path.resolve(__dirname, '../../..')
/** A bundle with the route's work for messages alone. */
const BUNDLE = `
const {createRequire} = require('node:module')
const own = createRequire(${JSON.stringify(`${repository}/package.json`)})
const express = own('express')
const {sendOnce} = own('./server/app/push/send-once.ts')
const {pushSettingsOf} = own('./server/app/push/push-settings.ts')
const {parseEnvironment} = own('./config/environment.ts')
const settings = pushSettingsOf(parseEnvironment(process.env))
const app = express()
app.post('/push', express.json(), async (req, res) => res.json(await sendOnce(settings, req.body)))
module.exports = {app}
`

const pair = () => {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return keys
}
const vapid = pair()

interface Answering {
  status: number
  headers: http.OutgoingHttpHeaders
  /** The server answers only after this promise. */
  hold?: Promise<void>
}

/** Backend and push service. */
let server: http.Server
let origin: string
let asked: string[]
let answering: Answering
let store: RunningStore
let client: Redis
let hosts: [RunningProgram, RunningProgram]

beforeAll(async () => {
  server = http.createServer((req, res) => {
    asked.push(req.url ?? '')
    const body = `{"number": ${asked.length}}`
    req.resume()
    void (answering.hold ?? Promise.resolve()).then(() =>
      res.writeHead(answering.status, answering.headers).end(body),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  store = await startStore()
  client = new Redis(store.url)
  const start = () =>
    startProgram(BUNDLE, {
      TSX_TSCONFIG_PATH: path.join(repository, 'tsconfig.json'),
      WEB_CONCURRENCY: '1',
      EXTERNAL_DOMAIN_NAME: 'shop.example',
      PAGE_CACHE_PURGE_TOKEN: PURGE_TOKEN,
      SHARED_STORE_URL: store.url,
      OCAPI_ORIGIN: origin,
      PUSH_PUBLIC_KEY: vapid.getPublicKey().toString('base64url'),
      PUSH_PRIVATE_KEY: vapid.getPrivateKey().toString('base64url').padStart(43, 'A'),
      PUSH_SUBJECT: 'mailto:shop@example.com',
      PUSH_SEND_SECRET: 'secret-of-the-backend',
      PUSH_SERVICES: `${origin}/send/`,
    })
  hosts = await Promise.all([start(), start()])
})
beforeEach(() => {
  asked = []
  answering = {
    status: 200,
    headers: {'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300'},
  }
})
afterAll(async () => {
  for (const {close} of hosts) close()
  client.disconnect()
  await store.close()
  server.closeAllConnections()
  server.close()
})

/** A promise and the function that fulfils it. */
function createGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return {opened, open}
}
const untilAsked = async (count: number): Promise<void> => {
  while (asked.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('a caching proxy', () => {
  let address: string
  beforeEach(() => {
    address = `${CATEGORY}/${randomUUID()}`
  })

  const get = async (host: 0 | 1, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${hosts[host].port}${address}`, {headers})
    return {
      text: await answer.text(),
      type: answer.headers.get('content-type'),
      age: answer.headers.get('age'),
      from: answer.headers.get('x-proxy-cache'),
    }
  }
  const storedAnswers = async () => (await client.keys('*:answer:*')).length
  /** Asks a host for what no host has, and waits until its answer is stored, which it does after sending it. */
  const getStored = async (host: 0 | 1) => {
    const before = await storedAnswers()
    const answer = await get(host)
    while ((await storedAnswers()) === before)
      await new Promise((resolve) => setTimeout(resolve, 5))
    return answer
  }
  /** A host stores an answer after it was sent. */
  const untilShared = async (): Promise<void> => {
    while ((await get(1)).from !== 'hit') await new Promise((resolve) => setTimeout(resolve, 5))
    asked = []
  }
  const purge = async (): Promise<number> => {
    const {status} = await fetch(`http://127.0.0.1:${hosts[0].port}/page-cache/purge`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${PURGE_TOKEN}`},
      body: '{"all": true}',
    })
    return status
  }

  it('takes the answer that the other host has', async () => {
    const first = await getStored(0)
    const second = await get(1)
    expect(second).toEqual({...first, from: 'shared', age: '0'})
    expect((await get(1)).from).toBe('hit')
    expect(asked).toHaveLength(1)
  })

  it('asks again after a purge at the other host', async () => {
    await get(0)
    await untilShared()
    expect(await purge()).toBe(200)
    expect((await get(1)).from).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('shares no answer that began before a purge', async () => {
    const gate = createGate()
    answering.hold = gate.opened
    const running = get(0)
    await untilAsked(1)
    expect(await purge()).toBe(200)
    gate.open()
    await running
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([(await getStored(1)).from, (await get(0)).from]).toEqual([null, 'shared'])
  })

  it.each([
    ['is for one visitor', {'Cache-Control': 'private, max-age=300'}, {}],
    ['was asked for with a token', {'Cache-Control': 'max-age=300'}, {Authorization: 'Bearer x'}],
  ])('shares no answer that %s', async (_name, headers, sent: Record<string, string>) => {
    answering.headers = headers
    await get(0, sent)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await get(1, sent)).from).toBeNull()
    expect(asked).toHaveLength(2)
  })

  it('does without a store that hangs', async () => {
    store.hang(true)
    const began = performance.now()
    expect((await get(0)).from).toBeNull()
    expect((await get(0)).from).toBe('hit')
    expect(performance.now() - began).toBeLessThan(2_000)
    store.hang(false)
    await get(0)
  })
})

describe('a message', () => {
  const newMessage = () => ({
    id: randomUUID(),
    site: 'DEU',
    locale: 'de-DE',
    details: false,
    registered: true,
    subscription: {
      endpoint: `${origin}/send/${randomUUID()}`,
      p256dh: pair().getPublicKey().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
    content: {about: 'shipped', orderNo: '00001234'},
  })
  const send = async (host: 0 | 1, message: object) => {
    const answer = await fetch(`http://127.0.0.1:${hosts[host].port}/push`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(message),
    })
    return (await answer.json()) as {outcome: string}
  }

  it('is sent once, whichever host is asked', async () => {
    const message = newMessage()
    expect(await send(0, message)).toEqual({outcome: 'sent'})
    expect(await send(1, message)).toEqual({outcome: 'sent'})
    expect(asked).toHaveLength(1)
  })

  it('is sent by the other host when it was not sent', async () => {
    const message = newMessage()
    answering.status = 500
    expect(await send(0, message)).toMatchObject({outcome: 'later'})
    answering.status = 201
    expect(await send(1, message)).toEqual({outcome: 'sent'})
    expect(asked).toHaveLength(2)
  })

  it('that one host is sending is to be asked for later', async () => {
    const message = newMessage()
    const gate = createGate()
    answering.hold = gate.opened
    const running = send(0, message)
    await untilAsked(1)
    expect(await send(1, message)).toMatchObject({outcome: 'later'})
    gate.open()
    expect(await running).toEqual({outcome: 'sent'})
    expect(await send(1, message)).toEqual({outcome: 'sent'})
    expect(asked).toHaveLength(1)
  })
})
