/** A host of two processes with the real session routes, in front of a sandbox: they share refreshes. */
import {spawn, type ChildProcess} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {shopFlags} from '../../demo/catalogue/shop'
import {CUSTOMERS, PASSWORD, newShopper} from '../../sandbox/testing/shopper'
import {startTestShop, type TestShop} from '../../sandbox/testing/test-shop'
import {freePort} from '../../scripts/lib/free-port'
import {createBrowser, type SessionBrowser} from '../app/session/test/session-browser'

const repository = path.resolve(__dirname, '../..')
const TIMEOUT_MS = 60_000

const modulePath = (name: string): string => JSON.stringify(path.join(repository, name))

/** The session routes as a bundle; every answer names its process. */
const BUNDLE = `
const express = require(${JSON.stringify(require.resolve('express'))})
const {mountRoutes} = require(${modulePath('server/app/route.ts')})
const {sessionRoutes} = require(${modulePath('server/app/session/session-routes.ts')})
const {keepSender} = require(${modulePath('server/app/sender.ts')})
const {parseEnvironment} = require(${modulePath('config/environment.ts')})
const {shopUrl} = require(${modulePath('config/shop-url.ts')})
const env = parseEnvironment(process.env)
const app = express()
app.use((req, res, next) => {
  keepSender(req, res)
  res.set('X-Process', String(process.pid))
  next()
})
let clients = 0
const context = {
  env,
  shop: shopUrl(env, 'http'),
  checkHost: true,
  clientOf: () => String((clients += 1)),
  sitesAtRunTime: (site) => site,
}
mountRoutes(app, sessionRoutes(context), context.clientOf)
exports.app = app
`

let sandbox: TestShop
let folder: string
let base: string
let program: ChildProcess
let output = ''

const until = async (condition: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end;) {
    if (await condition().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`It did not come to be:\n${output}`)
}

beforeAll(async () => {
  sandbox = await startTestShop(shopFlags)
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cluster-sessions-'))
  fs.mkdirSync(path.join(folder, 'build'))
  fs.mkdirSync(path.join(folder, 'config'))
  fs.writeFileSync(path.join(folder, 'build/ssr.js'), BUNDLE)
  fs.writeFileSync(path.join(folder, 'build/bundle-id'), 'abc')
  for (const config of ['config/default.js', 'config/proxies.js'])
    fs.copyFileSync(path.join(repository, config), path.join(folder, config))
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  const tsx = path.join(repository, 'node_modules/tsx/dist/loader.mjs')
  program = spawn(
    process.execPath,
    ['--import', tsx, path.join(repository, 'server/host/main.ts')],
    {
      cwd: folder,
      env: {
        ...process.env,
        TSX_TSCONFIG_PATH: path.join(repository, 'tsconfig.json'),
        PORT: String(port),
        COMMERCE_API_ORIGIN: sandbox.baseUrl,
        WEB_CONCURRENCY: '2',
        LOG_LEVEL: 'trace',
        WARM_UP_MS: '0',
      },
    },
  )
  program.stdout?.on('data', (chunk) => (output += String(chunk)))
  program.stderr?.on('data', (chunk) => (output += String(chunk)))
  await until(async () => output.includes('Storefront:') && (await fetch(`${base}/readyz`)).ok)
}, TIMEOUT_MS + 10_000)

afterAll(async () => {
  if (program.exitCode === null) program.kill('SIGKILL')
  fs.rmSync(folder, {recursive: true, force: true})
  await sandbox.close()
})

const whoIs = (token: unknown): string => {
  const payload = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()
  return /(rcid|gcid):\w+/.exec((JSON.parse(payload) as {isb: string}).isb)?.[0] ?? ''
}

/** Without keep-alive, so that every request may reach another process. */
const refresh = (browser: SessionBrowser) =>
  browser.call('token', {refresh: true}, {Connection: 'close'})

async function customer(): Promise<SessionBrowser> {
  const email = 'two-processes@example.test'
  const guest = await newShopper(sandbox)
  await guest.call('POST', CUSTOMERS, {
    customer: {login: email, email, firstName: 'Ada', lastName: 'Berg'},
    password: PASSWORD,
  })
  const browser = createBrowser(base)
  expect((await browser.call('login', {login: email, password: PASSWORD})).status).toBe(200)
  return browser
}
async function guest(): Promise<SessionBrowser> {
  const browser = createBrowser(base)
  await browser.call('token')
  return browser
}

it.each([
  ['guest', guest],
  ['customer', customer],
])(
  'a %s has one identity, whichever process answers and whatever is lost',
  async (_kind, open) => {
    const browser = await open()
    const before = whoIs((await browser.call('token')).body.accessToken)
    const processes = new Set<string | null>()
    // Connections are shared out by chance.
    for (let round = 0; round < 20 && (round < 3 || processes.size < 2); round += 1) {
      const cookies = [...browser.jar.values]
      const answers = await Promise.all(Array.from({length: 12}, () => refresh(browser)))
      expect(answers.map(({status}) => status)).toEqual(Array(12).fill(200))
      expect(new Set(answers.map(({body}) => body.accessToken)).size).toBe(1)
      for (const {headers} of answers) processes.add(headers.get('x-process'))
      // The answers are lost: the browser asks with the cookies of before.
      for (const [name, value] of cookies) browser.jar.values.set(name, value)
      const again = await refresh(browser)
      expect([again.status, whoIs(again.body.accessToken)]).toEqual([200, before])
    }
    expect(processes.size).toBe(2)
    expect((await refresh(browser)).status).toBe(200)
  },
  TIMEOUT_MS,
)

it('no token is logged', () => {
  expect(output).toContain('/session/DEU/token')
  expect(output).not.toMatch(/eyJ[\w-]{10,}\./)
  expect(output).not.toContain('refreshToken')
})
