import {spawn, type ChildProcess} from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import type {AddressInfo} from 'node:net'
import os from 'node:os'
import path from 'node:path'

const repository = path.resolve(__dirname, '../..')
const TOKEN = 'a-token-for-purging'
/** Time limit of a start: on an otherwise idle machine a process starts within a second. */
const TIMEOUT_MS = 40_000
/** Longer than a slow process takes to answer. */
const WORKER_TIMEOUT_MS = 8_000

/** A build whose pages name the process that made them, with ways to kill it and to keep it busy. */
const BUNDLE = `
const express = require(${JSON.stringify(require.resolve('express'))})
const app = express()
app.get('/die', () => process.kill(process.pid, 'SIGKILL'))
app.get('/hang', () => {
  require('node:fs').writeFileSync('hang-began', '')
  for (const end = Date.now() + 300_000; Date.now() < end;);
})
app.get('/slow', (req, res) => {
  require('node:fs').writeFileSync('slow-began', '')
  setTimeout(() => res.send('slow'), 600)
})
app.get('/pid', (req, res) => res.set('Cache-Control', 'no-store').send(String(process.pid)))
app.get('*', (req, res) => {
  res.set('Cache-Control', 'public, max-age=900').type('html').send(String(process.pid))
})
exports.app = app
`

let folder: string
let port: number
let program: ChildProcess
let output = ''

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, () => {
      const {port: free} = server.address() as AddressInfo
      server.close(() => resolve(free))
    })
  })

/** Without keep-alive, so that every request may reach another process. */
const get = (url: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    ...init,
    headers: {Connection: 'close', ...(init.headers as Record<string, string>)},
  })

const figures = async () =>
  (await get('/metrics', {headers: {Authorization: `Bearer ${TOKEN}`}})).text()

const until = async (condition: () => Promise<boolean>) => {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end;) {
    if (await condition().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`It did not come to be:\n${output}`)
}

const pids = async (count = 12): Promise<Set<string>> =>
  new Set(await Promise.all(Array.from({length: count}, async () => (await get('/pid')).text())))

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cluster-'))
  fs.mkdirSync(path.join(folder, 'build'))
  fs.mkdirSync(path.join(folder, 'config'))
  fs.writeFileSync(path.join(folder, 'build/ssr.js'), BUNDLE)
  fs.writeFileSync(path.join(folder, 'build/bundle-id'), 'abc')
  for (const config of ['config/default.js', 'config/proxies.js'])
    fs.copyFileSync(path.join(repository, config), path.join(folder, config))
  port = await freePort()
  const tsx = path.join(repository, 'node_modules/tsx/dist/loader.mjs')
  program = spawn(
    process.execPath,
    ['--import', tsx, path.join(repository, 'server/host/main.ts')],
    {
      cwd: folder,
      env: {
        ...process.env,
        PORT: String(port),
        WEB_CONCURRENCY: '2',
        PAGE_CACHE_PURGE_TOKEN: TOKEN,
        METRICS_TOKEN: TOKEN,
        WORKER_TIMEOUT_MS: String(WORKER_TIMEOUT_MS),
        LOG_LEVEL: 'error',
        WARM_UP_MS: '0',
      },
    },
  )
  program.stdout?.on('data', (chunk) => (output += String(chunk)))
  program.stderr?.on('data', (chunk) => (output += String(chunk)))
  await until(async () => output.includes('Storefront:') && (await get('/readyz')).ok)
}, 60_000)

afterAll(async () => {
  if (program.exitCode === null) program.kill('SIGKILL')
  fs.rmSync(folder, {recursive: true, force: true})
})

it('answers from one process per place', async () => {
  await until(async () => (await pids()).size === 2)
})

const purge = () =>
  get('/page-cache/purge', {
    method: 'POST',
    headers: {Authorization: `Bearer ${TOKEN}`},
    body: '{"site": "DEU"}',
  })

it('purges every process before it answers', async () => {
  const states = async () =>
    Promise.all(
      Array.from({length: 12}, async () =>
        (await get('/deu/de-de/home')).headers.get('x-page-cache'),
      ),
    )
  for (let round = 0; round < 5; round += 1) {
    await until(async () => (await states()).every((state) => state === 'hit'))
    const cached = Number(/^page_cache_pages (\d+)$/m.exec(await figures())?.[1])
    const answer = await purge()
    expect([answer.status, await answer.json()]).toEqual([200, {purged: cached}])
    expect(await figures()).toMatch(/^page_cache_pages 0$/m)
  }
})

/** A connection accepted by the hanging process stays unanswered: repeats the request until the other one answers. */
async function purgeOfTheOther(): Promise<Response> {
  for (;;) {
    const answer = await get('/page-cache/purge', {
      method: 'POST',
      headers: {Authorization: `Bearer ${TOKEN}`},
      body: '{"site": "DEU"}',
      signal: AbortSignal.timeout(6_500),
    }).catch(() => null)
    if (answer) return answer
  }
}

it('adds up the figures of all processes', async () => {
  const text = await figures()
  const hits = /page_cache_answers_total\{state="hit",site="DEU"\} (\d+)/.exec(text)
  expect(Number(hits?.[1])).toBeGreaterThanOrEqual(12)
})

it('replaces a killed process while the other one answers', async () => {
  let before = new Set<string>()
  await until(async () => (before = await pids()).size === 2)
  await get('/die').catch(() => undefined)
  const answers = await Promise.all(
    // A browser repeats the request when a connection breaks.
    Array.from({length: 30}, async () => (await get('/pid').catch(() => get('/pid'))).status),
  )
  expect(answers).toEqual(Array<number>(30).fill(200))
  await until(async () => {
    const now = await pids()
    return now.size === 2 && [...now].some((pid) => !before.has(pid))
  })
}, 60_000)

it('answers under load while a process is killed: only what it was just answering breaks off', async () => {
  let ended = false
  let broken = 0
  const statuses = new Set<number>()
  const client = async (): Promise<void> => {
    while (!ended) {
      // A browser repeats the request when a connection breaks.
      const answer = await get('/pid').catch(() => {
        broken += 1
        return get('/pid')
      })
      statuses.add(answer.status)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const clients = Array.from({length: 8}, client)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await get('/die').catch(() => undefined)
  await until(async () => (await pids()).size === 2)
  ended = true
  await Promise.all(clients)
  expect([...statuses]).toEqual([200])
  expect(broken).toBeLessThanOrEqual(8)
}, 60_000)

it('ends and replaces a process that hangs while the other one answers', async () => {
  void get('/hang').catch(() => undefined)
  await until(() => Promise.resolve(fs.existsSync(path.join(folder, 'hang-began'))))
  // The other process answers, and does not report that this one has purged.
  const purged = await purgeOfTheOther()
  expect(purged.status).toBe(503)
  expect(purged.headers.get('retry-after')).toBe('1')
  await until(() => Promise.resolve(output.includes('a process does not answer; it is ended')))
  await until(async () => (await pids()).size === 2)
  const text = await figures()
  expect(text).toMatch(/^processes_replaced_total\{reason="silent"\} [1-9]\d*$/m)
  expect(text).toMatch(/^processes_replaced_total\{reason="ended"\} \d+$/m)
}, 60_000)

it('stops after the running requests have been answered', async () => {
  const slow = get('/slow')
  await until(() => Promise.resolve(fs.existsSync(path.join(folder, 'slow-began'))))
  const ended = new Promise<number | null>((resolve) => program.once('exit', resolve))
  program.kill('SIGTERM')
  expect(await (await slow).text()).toBe('slow')
  expect(await ended).toBe(0)
  await expect(get('/pid')).rejects.toThrow()
}, 60_000)
