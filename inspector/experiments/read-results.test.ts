import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {configuredAddress} from '../../config/testing/configured'
import {newShopper} from '../../sandbox/testing/shopper'
import {exampleEndpoints} from '../../sandbox/testing/example-shop'
import {startTestShop, type TestShop} from '../../sandbox/testing/test-shop'
import {experimentsCsv, experimentsPage} from '../views/experiments-page'
import {readCounts} from './read-results'
import {resultsOf} from './results'

let shop: TestShop
const servers: http.Server[] = []

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
})
afterAll(async () => {
  for (const server of servers) server.close()
  await shop.close()
})

async function answering(status: number, body: string): Promise<string> {
  const server = http
    .createServer((_req, res) => res.writeHead(status).end(body))
    .listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it('reads what the sandbox counted, for the page and as CSV', async () => {
  const shopper = await newShopper(shop)
  const exposures = '/custom/shopper-experiments/v1/organizations/:org/exposures'
  await shopper.call('POST', exposures, {experiment: 'cro63', variant: 'variant1'})
  const results = resultsOf(
    await readCounts(configuredAddress(`${shop.baseUrl}/admin/experiments`)),
  )
  expect(results).toHaveLength(1)
  expect(results[0]).toMatchObject({id: 'cro63', variant1: {visitors: 1}, control: {visitors: 0}})
  const page = experimentsPage({base: '', sections: [], guarded: false, work: null}, results)
  expect(page).toContain('DEU: cro63 Rating at the name')
  expect(page).toContain('Too few visitors')
  expect(experimentsCsv(results)).toContain('DEU,cro63,variant1,1,0,0.00000,0.00000')
})

it.each([
  ['a failure', 500, '{}', /could not be read. It answered 500/],
  ['no JSON', 200, '<html>', /could not be read/],
  ['another form', 200, '{"data":[{"siteId":"DEU"}]}', /have another form/],
  [
    'more buyers than visitors',
    200,
    '{"data":[{"siteId":"DEU","experiment":"cro63","variant":"control","visitors":1,"buyers":2,"orders":2,"revenue":[]}]}',
    /have another form/,
  ],
])('says in words that the source answers %s', async (_name, status, body, message) => {
  await expect(readCounts(configuredAddress(await answering(status, body)))).rejects.toThrow(
    message,
  )
})

it('says in words that the source is dead', async () => {
  await expect(readCounts(configuredAddress('http://127.0.0.1:1/'))).rejects.toThrow(
    /could not be read/,
  )
})
