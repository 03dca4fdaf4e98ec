import fs from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import {configured} from '../config/testing/configured'
import {createInspector} from './app'
import type {ReadCounts} from './experiments/read-results'
import type {Facts} from './facts/facts'
import {createPaymentHistory} from './history/payment-history'
import {createRuns, type Runs} from './history/runs'
import {createPictures} from './pictures/pictures'
import {loopbackHosts, protectAnswers} from './protect'
import {factsOf, localeOf} from './testing/facts-of'

const NAME = '=1+1 "Bett", <b>weiß</b>'
const product = {
  id: 'BH-1',
  name: NAME,
  description: '',
  orderable: false,
  hasImage: false,
  withoutPrice: ['EUR'],
}
const COUNTS = ['control', 'variant1'].map((variant) => ({
  siteId: 'DEU',
  experiment: 'cro63' as const,
  variant: variant as 'control' | 'variant1',
  visitors: 200,
  buyers: 20,
  orders: 20,
  revenue: [{currency: 'EUR', amount: 1000}],
}))
const FACTS = factsOf({
  locales: [localeOf('de-DE', {products: [product]}), localeOf('en-DE')],
  preferences: {purchaseLimit: '50', unknownThing: 'x'},
  failures: ['Pages could not be read: <too slow>.'],
})

let folder: string
let server: http.Server
let base: string
let runs: Runs
/** Ends a run that a test holds. */
let release: () => void = () => undefined

async function start(
  facts: Facts | Promise<Facts>,
  readCounts: ReadCounts = () => Promise.resolve(COUNTS),
): Promise<void> {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inspector-app-'))
  runs = createRuns({
    folder,
    siteIds: ['DEU'],
    shopOrigin: 'http://shop.test',
    collect: () => Promise.resolve(facts),
    onFailure: () => undefined,
  })
  const pictures = createPictures(path.join(folder, 'pictures'), {
    shopOrigin: 'http://shop.test',
    readFrom: configured('http://shop.test'),
  })
  const app = express()
  server = http.createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const {port} = server.address() as AddressInfo
  base = `http://127.0.0.1:${port}`
  app.use(protectAnswers(loopbackHosts(port), true))
  const paymentHistory = createPaymentHistory(folder)
  app.use(createInspector({base: '', guarded: false, runs, pictures, readCounts, paymentHistory}))
  await runs.start()
  if (!(facts instanceof Promise)) await runs.settled()
}
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  // A run that still writes would fill the folder while it is removed.
  release()
  await runs.settled()
  fs.rmSync(folder, {recursive: true, force: true})
})

const read = async (address: string) => {
  const answer = await fetch(base + address)
  return {status: answer.status, headers: answer.headers, text: await answer.text()}
}

it('says in words that the results of experiments cannot be read', async () => {
  await start(FACTS, () => Promise.reject(new Error('The results <x> could not be read.')))
  const {text} = await read('/experiments')
  expect(text).toContain('The results &lt;x&gt; could not be read.')
  expect(text).toContain('role="alert"')
})

describe('with facts', () => {
  beforeEach(() => start(FACTS))

  it.each([
    '/',
    '/checks',
    '/compare',
    '/coverage',
    '/coverage?only=gaps',
    '/coverage/DEU/de-DE',
    '/experiments',
    '/payment',
    '/see',
  ])('shows %s with one heading, its section and escaped texts', async (address) => {
    const {status, text} = await read(address)
    expect(status).toBe(200)
    expect(text.match(/<h1>/g)).toHaveLength(1)
    expect(text.match(/aria-current="page"/g)).toHaveLength(1)
    expect(text).not.toContain('<b>weiß')
    expect(text).not.toContain('<too slow>')
  })

  it('links each finding, its live page and each gap', async () => {
    const checks = (await read('/checks')).text
    expect(checks).toContain('id="missing-price-deu-bh-1-eur"')
    expect(checks).toContain('href="#missing-price-deu-bh-1-eur"')
    expect(checks).toContain('href="http://shop.test/deu/de-de/product/BH-1"')
    const gaps = (await read('/coverage/DEU/de-DE')).text
    for (const problem of [
      'has no short description',
      'has no price in EUR',
      'cannot be ordered',
      'has no picture',
    ])
      expect(gaps).toContain(problem)
  })

  it.each([
    ['checks', `missing-price,DEU,,BH-1,"“=1+1 ""Bett"", <b>weiß</b>” has no price in EUR."`],
    ['coverage', `DEU,de-DE,Prices,"'=1+1 ""Bett"", <b>weiß</b>",has no price in EUR`],
    ['compare', 'Preferences,preference.purchaseLimit,'],
    ['experiments', 'DEU,cro63,variant1,200,20,0.10000,'],
  ])('sends %s as a CSV file with safe cells', async (name, line) => {
    const {headers, text} = await read(`/${name}.csv`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`)
    expect(text).toContain(line)
  })

  it.each(['/nothing', '/coverage/DEU/xx-XX', '/coverage/XXX/de-DE', '/see/state.json'])(
    'says that %s does not exist',
    async (address) => {
      const {status, text} = await read(address)
      expect(status).toBe(404)
      expect(text).toContain('There is no such page')
    },
  )

  it.each(['/compare?area=nonsense', '/compare?sites=XXX&area[]=a', '/see?page=../x&width=[]'])(
    'shows a page for %s',
    async (address) => expect((await read(address)).status).toBe(200),
  )

  it('refuses other host names and forms of other sites', async () => {
    const {port} = new URL(base)
    const status = await new Promise((resolve, reject) => {
      http
        .get({port, path: '/', headers: {host: 'evil.test'}}, (res) => resolve(res.statusCode))
        .on('error', reject)
    })
    expect(status).toBe(403)
    const post = (origin: string) =>
      fetch(`${base}/run`, {method: 'POST', headers: {origin}, redirect: 'manual'})
    expect((await post('https://evil.test')).status).toBe(403)
    expect((await post(base)).status).toBe(303)
  })
})

it('shows that the sites are being read, and asks for patience with CSV', async () => {
  await start(new Promise<Facts>((resolve) => (release = () => resolve(FACTS))))
  expect((await read('/checks')).text).toContain('The sites are being read')
  expect(JSON.parse((await read('/progress.json')).text)).toMatchObject({done: 0, total: 1})
  const csv = await read('/checks.csv')
  expect([csv.status, csv.headers.get('retry-after')]).toEqual([503, '5'])
})
