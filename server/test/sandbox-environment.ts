/**
 * Jest environment of storefront tests that use a real backend: jsdom, and one sandbox on the small shop of
 * `sandbox/testing/seed-shop.ts` for each test file. A test file chooses it in its first comment:
 * `@jest-environment ./server/test/sandbox-environment.ts`. `@sandbox-archive FOLDER` imports files of a site
 * archive, such as promotions, before the sandbox starts. `@account JSON` are the account settings of `DEU` for the
 * session routes, which then are those of a private client. `@origin URL` is the origin of the shop. `@without-scope SCOPE`
 * takes a scope from the client.
 */
import './aliases'
import {webcrypto} from 'node:crypto'
import path from 'node:path'
import JsdomEnvironment from 'jest-environment-jsdom'
import type {ConnectionFault, SandboxHandle} from '../../app/shared/test/sandbox-handle'
import {shopFlags} from '../../demo/catalogue/shop'
// Loaded with this file, whose TypeScript jest reads; later it reads none.
import '../../demo/endpoints'
import {execute, queryAll} from '../../sandbox/db/database'
import {ALL_SCOPES} from '../../sandbox/domains/auth/scopes'
import {walkSocialLogin} from '../../sandbox/testing/identity-walk'
import {createAuthenticator} from '../../sandbox/testing/software-authenticator'
import {startTestShop, type TestShop} from '../../sandbox/testing/test-shop'
import {startSessionServer, type SessionServer} from './session-server'

/** Paths of the shop that lead to the sandbox: its proxies, and its route for site controllers. */
const PROXY = /^\/(mobify\/proxy\/\w+|services\/controllers)/

interface PlannedFault {
  readonly text: string
  readonly fault: ConnectionFault
  times: number
}

/** The network error of a browser. It is an error of the page's realm, so that `instanceof` holds. */
type NetworkError = new (message: string) => Error

interface Page {
  readonly TypeError: NetworkError
  readonly document: {cookie: string}
}

/**
 * A `fetch` that sends calls through the shop's proxies to the sandbox, or to the shop's session routes, and the
 * handle of the test.
 */
function connect({baseUrl, db}: TestShop, sessions: SessionServer, page: Page) {
  const calls: string[] = []
  let faults: PlannedFault[] = []

  const faultOf = (call: string): ConnectionFault | undefined => {
    const planned = faults.find(({text, times}) => times > 0 && call.includes(text))
    if (planned) planned.times -= 1
    return planned?.fault
  }
  const sendThrough = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const {pathname, search} = new URL(input, 'http://localhost')
    const path = pathname.replace(PROXY, '') + search
    const call = `${init.method ?? 'GET'} ${path}`
    calls.push(call)
    const fault = faultOf(call)
    const headers = new Headers(init.headers)
    // The signal of jsdom is not one of Node.
    const visit = new AbortController()
    const {signal, ...rest} = init
    if (signal?.aborted) visit.abort()
    signal?.addEventListener('abort', () => visit.abort())
    if (fault === 'lostRequest') throw new page.TypeError('Failed to fetch')
    const body = init.body instanceof Object ? String(init.body) : init.body
    const answer = /^\/(session\/|services\/(places|geocode)$)/.test(pathname)
      ? await sessions.send(path, {...rest, body, headers}, page.document)
      : await fetch(baseUrl + path, {...rest, body, headers, signal: visit.signal})
    if (fault === 'lostAnswer') {
      await answer.arrayBuffer()
      throw new page.TypeError('Failed to fetch')
    }
    return answer
  }

  const handle: SandboxHandle = {
    calls,
    origin: baseUrl,
    lose: (text, fault, times = 1) => void faults.push({text, fault, times}),
    admin: async (method, path, body) => {
      const answer = await fetch(baseUrl + path, {
        method,
        headers: {'content-type': 'application/json'},
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await answer.text()
      return text === '' ? null : (JSON.parse(text) as unknown)
    },
    identify: walkSocialLogin,
    authenticator: () => createAuthenticator('http://localhost'),
    sql: (statement, ...values) => {
      if (/^\s*select/i.test(statement)) return queryAll(db, statement, ...values)
      execute(db, statement, ...values)
      return []
    },
    reset: () => {
      calls.length = 0
      faults = []
    },
  }
  return {fetch: sendThrough, handle}
}

export default class SandboxEnvironment extends JsdomEnvironment {
  private shop: TestShop | undefined
  private sessions: SessionServer | undefined
  private readonly archive: string | undefined
  private readonly account: string | undefined
  private readonly origin: string | undefined
  private readonly missingScope: string | undefined

  constructor(...[config, context]: ConstructorParameters<typeof JsdomEnvironment>) {
    super(config, context)
    const folder = [context.docblockPragmas['sandbox-archive'] ?? []].flat()[0]
    this.account = [context.docblockPragmas['account'] ?? []].flat()[0]
    this.origin = [context.docblockPragmas['origin'] ?? []].flat()[0]
    this.missingScope = [context.docblockPragmas['without-scope'] ?? []].flat()[0]
    this.archive = folder && path.resolve(config.globalConfig.rootDir, folder)
  }

  override async setup(): Promise<void> {
    await super.setup()
    const scopes = ALL_SCOPES.split(' ').filter((scope) => scope !== this.missingScope)
    this.shop = await startTestShop({...shopFlags, scopes: scopes.join(' ')}, this.archive)
    const {global} = this
    this.sessions = await startSessionServer(this.shop.baseUrl, this.account, this.origin)
    const {fetch, handle} = connect(this.shop, this.sessions, global as unknown as Page)
    // The one of jsdom lacks `randomUUID`.
    Object.defineProperty(global, 'crypto', {value: webcrypto})
    Object.assign(global, {fetch, Headers, Request, Response, TextEncoder, sandbox: handle})
  }

  override async teardown(): Promise<void> {
    this.sessions?.close()
    await this.shop?.close()
    await super.teardown()
  }
}
