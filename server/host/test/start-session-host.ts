/** A host as it is run, with the real session routes as its bundle. */
import {spawn} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const repository = path.resolve(__dirname, '../../..')
const TIMEOUT_MS = 60_000

const modulePath = (name: string): string => JSON.stringify(path.join(repository, name))

/** The session routes as a bundle; every answer names its process. A request is a client of its own, or that of `X-Client`. */
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
  clientOf: (req) => req.headers['x-client'] ?? String((clients += 1)),
  sitesAtRunTime: (site) => site,
}
mountRoutes(app, sessionRoutes(context), context.clientOf)
exports.app = app
`

export interface SessionHost {
  /** What it has logged so far. */
  output: () => string
  close: () => void
}

/** @param env its variables; `COMMERCE_API_ORIGIN` is the sandbox's */
export async function startSessionHost(
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<SessionHost> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'session-host-'))
  fs.mkdirSync(path.join(folder, 'build'))
  fs.mkdirSync(path.join(folder, 'config'))
  fs.writeFileSync(path.join(folder, 'build/ssr.js'), BUNDLE)
  fs.writeFileSync(path.join(folder, 'build/bundle-id'), 'abc')
  for (const config of ['config/default.js', 'config/proxies.js'])
    fs.copyFileSync(path.join(repository, config), path.join(folder, config))
  const tsx = path.join(repository, 'node_modules/tsx/dist/loader.mjs')
  const program = spawn(
    process.execPath,
    ['--import', tsx, path.join(repository, 'server/host/main.ts')],
    {
      cwd: folder,
      env: {
        ...process.env,
        TSX_TSCONFIG_PATH: path.join(repository, 'tsconfig.json'),
        PORT: String(port),
        LOG_LEVEL: 'trace',
        WARM_UP_MS: '0',
        ...env,
      },
    },
  )
  let output = ''
  program.stdout.on('data', (chunk) => (output += String(chunk)))
  program.stderr.on('data', (chunk) => (output += String(chunk)))
  const close = (): void => {
    if (program.exitCode === null) program.kill('SIGKILL')
    fs.rmSync(folder, {recursive: true, force: true})
  }
  for (const end = Date.now() + TIMEOUT_MS; !output.includes('Storefront:');) {
    if (Date.now() > end) {
      close()
      throw new Error(`The host did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {output: () => output, close}
}

/** Shopper of an access token. */
export const whoIs = (token: unknown): string => {
  const payload = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()
  return /(rcid|gcid):\w+/.exec((JSON.parse(payload) as {isb: string}).isb)?.[0] ?? ''
}
