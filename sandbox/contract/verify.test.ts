import fs from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {sampleOf} from '../testing/extent'
import {prepareArchives} from '../testing/prepared-data'
import {exampleArchive} from '../testing/example-shop'
import {referenceShop, writeArchive} from '../testing/test-archive'
import {callShop} from '../testing/shopper'
import type {LocalTarget} from './local-target'
import {scenarios as allScenarios} from './scenarios'
import {compareShapes, shapeOf} from './shape'
import {describeVerification, differs, verify} from './verify'
import {verifyCommand} from './verify-command'
import {startTestTarget} from './testing/test-target'

/** What the tests below look at: reads that a fault breaks or an instance bends, and a write that leaves an order. */
const ESSENTIAL = [
  'a product is the same alone and among others',
  'suggestions lead to products that exist',
  'an address leads to its page',
  'an order takes the basket over',
]
const scenarios = sampleOf(allScenarios, 12, ({title}) => ESSENTIAL.includes(title))
const essential = allScenarios.filter(({title}) => ESSENTIAL.includes(title))

test('the essential scenarios exist', () => {
  expect(essential.map(({title}) => title).sort()).toEqual([...ESSENTIAL].sort())
})

describe('shapes', () => {
  const compare = (here: unknown, there: unknown) =>
    compareShapes(shapeOf([here]), shapeOf([there])).map(({kind, path}) => `${kind} ${path}`)

  test('fields that one side lacks, once for all that is below', () => {
    expect(compare({a: 1}, {a: 2, b: {c: 1}})).toEqual(['missing here $.b'])
    expect(compare({a: 1, b: {c: 1}}, {a: 2})).toEqual(['only here $.b'])
  })

  test('other types, in lists too; values never matter', () => {
    expect(compare({a: [{n: 1}]}, {a: [{n: '1'}]})).toEqual(['other type $.a[].n'])
    expect(compare({a: 'x'}, {a: 'y'})).toEqual([])
  })

  test('maps by id count as one field', () => {
    const [one, other] = ['6kht5XCmEJIh9uEhHrA52v8kPa', '3d4e28425ce0b3a65b0ac4e163']
    expect(compare({taxes: {[one]: {rate: 1}}}, {taxes: {[other]: {rate: 2}}})).toEqual([])
    expect(compare({taxes: {[one]: {rate: 1}}}, {taxes: {[other]: {}}})).toEqual([
      'only here $.taxes.{id}.rate',
    ])
  })

  test('an empty list and custom attributes tell nothing', () => {
    expect(compare({a: []}, {a: [{n: 1}]})).toEqual([])
    expect(compare({c_own: 1}, {})).toEqual([])
  })
})

describe('verify', () => {
  let here: LocalTarget
  let there: LocalTarget
  beforeAll(async () => {
    here = await startTestTarget()
    there = await startTestTarget()
  }, 60_000)
  afterAll(async () => {
    await here.close()
    await there.close()
  })
  const run = (some = scenarios) => verify(some, here.target, there.target, {write: false})

  test('finds nothing between two sandboxes, and writes nothing', async () => {
    const result = await run()
    expect(describeVerification(result)).toContain(
      '0 fields and 0 statuses differ, 0 scenarios fail',
    )
    expect(differs(result)).toBe(false)
    expect(result.skipped.length).toBeGreaterThan(0)
    const {body} = await callShop<{counts: Record<string, number>}>(
      there.target,
      'GET',
      '/admin/status',
    )
    expect(body.counts).toMatchObject({baskets: 0, orders: 0, customers: 0})
  }, 60_000)

  test('finds an injected fault', async () => {
    const fault = {kind: 'status', status: 404, system: 'scapi', path: '*/search-suggestions'}
    await callShop(there.target, 'POST', '/admin/faults', {body: fault})
    const result = await run(essential)
    await callShop(there.target, 'DELETE', '/admin/faults')
    expect(differs(result)).toBe(true)
    const text = describeVerification(result)
    expect(text).toMatch(/getSearchSuggestions in '.*'\n {2}status: 200 in the sandbox, 404 there/)
    expect(text).toMatch(/'suggestions lead to products that exist' fails\n {2}there: 404/)
  }, 60_000)

  test('finds fields that an instance lacks, adds or writes otherwise', async () => {
    const instance = await startBentInstance(there.target.baseUrl)
    const target = {...there.target, baseUrl: instance.url}
    const result = await verify(essential, here.target, target, {write: false})
    await instance.close()
    expect(describeVerification(result)).toContain(`shopper-products/getProduct 200
  only in the sandbox: $.currency (string)
  other type: $.id (string in the sandbox, number there)
  missing in the sandbox: $.loyalty (object)
`)
  }, 60_000)
})

describe('the command', () => {
  let instance: LocalTarget
  beforeAll(async () => {
    instance = await startTestTarget({fixture: undefined})
  }, 60_000)
  afterAll(() => instance.close())
  const command = (...flags: string[]) => commandOn(scenarios, ...flags)
  const commandOn = async (some: typeof scenarios, ...flags: string[]) => {
    const print = jest.spyOn(console, 'log').mockImplementation(() => undefined)
    try {
      const code = await verifyCommand(['--against', instance.target.baseUrl, ...flags], {
        env: {SANDBOX_DEFAULT_ARCHIVE: exampleArchive},
        scenarios: some,
        fillData: prepareArchives,
      })
      return {code, text: print.mock.calls.flat().join('\n')}
    } finally {
      print.mockRestore()
    }
  }

  test('ends with 0 where nothing differs', async () => {
    const {code, text} = await command()
    expect(text).toContain('0 fields and 0 statuses differ, 0 scenarios fail.')
    expect(code).toBe(0)
  }, 60_000)

  test('has nothing to say against an instance on an archive of another shop', async () => {
    const archive = writeArchive(referenceShop)
    const site = {siteId: 'RefArch', locale: 'en-US'}
    const other = await startTestTarget({...site, archives: [archive], fixture: undefined})
    const flags = ['--site', 'RefArch', '--locale', 'en-US', '--archive', archive]
    const {code, text} = await command('--against', other.target.baseUrl, ...flags)
    await other.close()
    fs.rmSync(archive, {recursive: true})
    expect(text).toContain('0 fields and 0 statuses differ, 0 scenarios fail.')
    expect(code).toBe(0)
  }, 60_000)

  test('says so when the instance lets nobody in', async () => {
    await expect(
      verifyCommand(['--against', 'http://127.0.0.1:1', '--archive', exampleArchive]),
    ).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 lets no guest in: .*fetch failed/)
    await expect(command('--client-id', 'nobody')).rejects.toThrow(
      /lets no guest in: Error: The login answers 400: .*Bad or missing client_id/,
    )
  }, 60_000)

  test('ends with 1 at an instance that sends malformed bodies', async () => {
    const fault = {kind: 'malformed', system: 'scapi', path: '*/url-mapping'}
    await callShop(instance.target, 'POST', '/admin/faults', {body: fault})
    const {code, text} = await commandOn(essential)
    await callShop(instance.target, 'DELETE', '/admin/faults')
    expect(text).toContain("'an address leads to its page' fails")
    expect(code).toBe(1)
  }, 60_000)

  test('leaves something behind only when it is told to, and reads it back', async () => {
    const counts = async () =>
      (await callShop<{counts: Record<string, number>}>(instance.target, 'GET', '/admin/status'))
        .body.counts
    expect((await counts())['orders']).toBe(0)
    const {text} = await command('--write', '--sandbox')
    expect(text).toContain('0 fields and 0 statuses differ, 0 scenarios fail.')
    expect((await counts())['orders']).toBeGreaterThan(0)
  }, 120_000)
})

/** An instance whose product documents differ from those of the sandbox behind it. */
async function startBentInstance(base: string) {
  const server = http.createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray())
      const {host: _host, connection: _connection, ...headers} = request.headers
      const answer = await fetch(`${base}${request.url}`, {
        method: request.method,
        headers: headers as Record<string, string>,
        body: body.length > 0 ? body : undefined,
        redirect: 'manual',
      })
      const text = await answer.text()
      const location = answer.headers.get('location')
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        ...(location ? {location} : {}),
      })
      response.end(/\/products\/[^?]/.test(request.url ?? '') && answer.ok ? bend(text) : text)
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const {port} = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(done)),
  }
}

function bend(text: string): string {
  const {currency: _currency, ...product} = JSON.parse(text) as Record<string, unknown>
  return JSON.stringify({...product, id: 7, loyalty: {points: 1}})
}
