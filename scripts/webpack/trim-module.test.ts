import fs from 'node:fs'
import path from 'node:path'
import {transformSync} from '@swc/core'
import {trimModule} from './trim-module'
import {commerceSdkExports} from './commerce-sdk'

const moduleOf = (lines: readonly string[]): string => lines.join('\n')

describe('a trimmed module', () => {
  const source = moduleOf([
    "import {a} from 'a'; import {b} from 'b';",
    'var used = function () { return a() + helper() }, unused = function () { return b() };',
    'function helper() { return 1 }',
    'used.path = "/x", used.more = helper;',
    'unused.path = "/y";',
    'used.last = 1, Array.prototype.at || (Array.prototype.at = unused);',
    'var state; state = helper();',
    'export {used as Used, unused as Unused, state as State};',
  ])

  it('has the wanted export and what it needs', () => {
    const trimmed = trimModule(source, ['Used'])
    expect(trimmed).toContain('return a() + helper()')
    expect(trimmed).toContain('function helper()')
    expect(trimmed).toContain('export {used as Used}')
  })

  it('has the statements that build what it keeps', () => {
    for (const built of ['used.path = "/x"', 'used.more = helper', 'used.last = 1'])
      expect(trimModule(source, ['Used'])).toContain(built)
    expect(trimModule(source, ['State'])).toContain('state = helper()')
  })

  it('leaves out the rest, polyfills too', () => {
    const trimmed = trimModule(source, ['Used'])
    for (const gone of ['unused', 'Array.prototype', "from 'b'", 'state'])
      expect(trimmed).not.toContain(gone)
  })

  it('takes no local name for a top-level one', () => {
    const shadowed = moduleOf([
      'var outer = 1;',
      'var used = function (outer) { return outer };',
      'export {used as Used};',
    ])
    expect(trimModule(shadowed, ['Used'])).not.toContain('outer = 1')
  })

  it('refuses an export that is not there', () => {
    expect(() => trimModule(source, ['Missing'])).toThrow('"Missing"')
  })
})

interface Client {
  [method: string]: (options: object) => Promise<unknown>
}
type Sdk = Record<string, new (config: object) => Client>

interface Call {
  url: string
  method: unknown
  headers: unknown
  body: unknown
}

const file = path.resolve('node_modules/commerce-sdk-isomorphic/lib/index.esm.js')

/** A server that returns the request in its answer. */
const echo = (url: string, {method, headers, body}: RequestInit): Promise<Response> =>
  Promise.resolve(
    new Response(JSON.stringify({url, method, headers, body}), {
      headers: {'content-type': 'application/json'},
    }),
  )

function load(source: string): Sdk {
  const {code} = transformSync(source, {module: {type: 'commonjs'}, jsc: {target: 'es2022'}})
  const module = {exports: {}}
  // On Node the SDK sends requests with this package.
  const load = (id: string): unknown => (id === 'node-fetch' ? {default: echo} : require(id))
  new Function('module', 'exports', 'require', code)(module, module.exports, load)
  return module.exports as Sdk
}

/** Calls every method of a client and returns the requests that it sent. */
async function callsOf(sdk: Sdk, name: string): Promise<Record<string, Call>> {
  const calls: Record<string, Call> = {}
  const parameters = new Proxy(
    {organizationId: 'f_ecom_test_001', siteId: 'DEU', shortCode: 'short', clientId: 'client'},
    {has: () => true},
  )
  const Class = sdk[name]
  if (!Class) throw new Error(`No client ${name}`)
  const client = new Class({parameters, proxy: 'http://shop.test/mobify/proxy/api'})
  const methods = Object.getOwnPropertyNames(Class.prototype).filter((m) => m !== 'constructor')
  for (const method of methods) {
    const answer = await client[method]?.({
      headers: {Authorization: 'Bearer token'},
      parameters: Object.fromEntries(PARAMETERS.map((key) => [key, `${key}-1`])),
      body: {some: 'thing'},
    }).catch((error: Error) => error.message)
    calls[method] = (answer ?? null) as Call
  }
  return calls
}

/** Parameters in the paths of the kept clients. */
const PARAMETERS = [
  ...new Set([...fs.readFileSync(file, 'utf8').matchAll(/[/=]\{(\w+)\}/g)].map(([, name]) => name)),
].filter((name): name is string => name !== undefined)

describe('commerce-sdk-isomorphic', () => {
  // The SDK warns about every unknown parameter of a call, and the calls get all parameters.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))
  afterEach(() => void jest.restoreAllMocks())

  const source = fs.readFileSync(file, 'utf8')
  const whole = load(source)
  const trimmedSource = trimModule(source, commerceSdkExports)
  const trimmed = load(trimmedSource)

  it('loses more than half of its text', () => {
    expect(trimmedSource.length).toBeLessThan(source.length * 0.5)
  })

  it.each(commerceSdkExports.filter((name) => name.startsWith('Shopper')))(
    'sends the same requests: %s',
    async (name) => {
      const before = await callsOf(whole, name)
      expect(Object.keys(before).length).toBeGreaterThan(5)
      expect(Object.values(before).some((call) => call?.url?.includes('/organizations/'))).toBe(
        true,
      )
      expect(await callsOf(trimmed, name)).toEqual(before)
    },
  )

  it('has the same helpers', () => {
    const names = (sdk: Sdk): string[] => Object.keys(sdk.helpers ?? {}).sort()
    expect(names(trimmed)).toEqual(names(whole))
  })
})
