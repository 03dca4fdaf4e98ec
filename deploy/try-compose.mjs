/**
 * `node deploy/try-compose.mjs [PORT]`: starts all of compose.yaml with Podman, from images that are there, and checks that
 * pages come through Varnish, that a purge reaches both hosts and Varnish, and that no GET fails when a host is killed.
 * Only the published ports differ: PORT is Varnish's, PORT + 1 the sandbox's. Needs root, podman, podman-compose and runc.
 */
import {execFileSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {parse, stringify} from 'yaml'

const folder = path.dirname(fileURLToPath(import.meta.url))
const port = Number(process.argv[2] ?? 3000)
const PROJECT = 'storefront-trial'
const PAGE = '/deu/de-de/home'
const base = `http://localhost:${port}`
/** Milliseconds in which everything has started: the sandbox imports its archive. */
const START_MS = 180_000
/** Milliseconds of requests around the death of a host. */
const KILL_MS = 10_000
const tokens = {
  SANDBOX_ADMIN_TOKEN: 'a-token-of-the-trial',
  CDN_PURGE_TOKEN: 'another-token-of-the-trial',
  PAGE_CACHE_PURGE_TOKEN: 'a-third-token-of-the-trial',
}

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'compose-'))
const composeFile = path.join(work, 'compose.yaml')
// Podman's own runtime refuses machines with both kinds of control groups, and some machines let nobody raise limits.
const configuration = path.join(work, 'containers.conf')
fs.writeFileSync(
  configuration,
  '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n[engine]\nruntime = "runc"\n',
)
const env = {...process.env, ...tokens, CONTAINERS_CONF: configuration}

const run = (command, args) =>
  execFileSync(command, args, {env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']})
const podman = (...args) => run('podman', args).trim()
const compose = (...args) => run('podman-compose', ['-p', PROJECT, '-f', composeFile, ...args])

const {services, ...rest} = parse(fs.readFileSync(path.join(folder, 'compose.yaml'), 'utf8'), {
  merge: true,
})
const published = {'127.0.0.1:3000:80': port, '127.0.0.1:4000:4000': port + 1}
/** A service with its image alone, and with paths and ports of this trial. */
function onTrial(name, {build: _build, ports, volumes, ...service}) {
  return {
    ...service,
    ...(ports && {
      ports: ports.map((given) => {
        if (!published[given])
          throw new Error(`${name} publishes ${given}, which the trial does not know.`)
        return `127.0.0.1:${published[given]}:${given.split(':').at(-1)}`
      }),
    }),
    ...(volumes && {
      volumes: volumes.map((volume) =>
        volume.startsWith('./') ? path.join(folder, volume) : volume,
      ),
    }),
  }
}
const onTrialAll = Object.fromEntries(
  Object.entries(services).map(([name, service]) => [name, onTrial(name, service)]),
)
fs.writeFileSync(composeFile, stringify({...rest, services: onTrialAll}))

const hosts = Object.keys(services).filter((name) => name.startsWith('shop'))
const containerOf = (service) => `${PROJECT}_${service}_1`

function check(what, holds, shown) {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(shown)}`)
  console.log(`  ${what}`)
}

async function until(what, holds, limitMs) {
  for (const end = performance.now() + limitMs; performance.now() < end; await sleep(250)) {
    if (await holds().catch(() => false)) return console.log(`  ${what}`)
  }
  throw new Error(`${what}: not within ${limitMs / 1000} s`)
}

async function get(address) {
  const answer = await fetch(address)
  await answer.arrayBuffer()
  return {
    status: answer.status,
    edge: answer.headers.get('x-edge-cache'),
    page: answer.headers.get('x-page-cache'),
  }
}
const addressOf = (service) => {
  const networks = JSON.parse(podman('inspect', containerOf(service)))[0].NetworkSettings.Networks
  return `http://${Object.values(networks)[0].IPAddress}:3000`
}

async function pagesAndPurge() {
  await until(
    'a page comes through Varnish',
    async () => (await get(base + PAGE)).status === 200,
    START_MS,
  )
  await until('Varnish keeps it', async () => (await get(base + PAGE)).edge === 'hit', 10_000)
  const origins = hosts.map(addressOf)
  for (const [index, origin] of origins.entries())
    await until(
      `${hosts[index]} keeps it`,
      async () => (await get(origin + PAGE)).page === 'hit',
      60_000,
    )
  const purge = await fetch(`${base}/page-cache/purge`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${tokens.PAGE_CACHE_PURGE_TOKEN}`},
    body: JSON.stringify({tag: 'home'}),
  })
  const answer = await purge.text()
  check('a purge is confirmed by hosts, store and Varnish', purge.status === 200, [
    purge.status,
    answer,
  ])
  const states = []
  for (const origin of origins) states.push((await get(origin + PAGE)).page)
  check('it reached both hosts, and one rendered for both', `${states}` === 'miss,shared', states)
  const {edge} = await get(base + PAGE)
  check('it reached Varnish', edge === 'miss', edge)
}

/** Asks for kept and for new pages all the time; returns number and failures. */
async function killUnderRequests() {
  const result = {asked: 0, failed: []}
  const end = performance.now() + KILL_MS
  const ask = async (visitor) => {
    for (let number = 0; performance.now() < end; number += 1) {
      const address = number % 2 ? PAGE : `/deu/de-de/search?q=trial-${visitor}-${number}`
      const {status} = await get(base + address).catch((error) => ({
        status: String(error.cause ?? error),
      }))
      result.asked += 1
      if (status !== 200) result.failed.push([address, status])
    }
  }
  const visitors = [1, 2, 3, 4].map(ask)
  await sleep(KILL_MS / 4)
  podman('kill', '--signal', 'KILL', containerOf(hosts[0]))
  await Promise.all(visitors)
  check(
    `no GET of ${result.asked} fails when ${hosts[0]} is killed`,
    result.failed.length === 0,
    result.failed,
  )
}

let failed = false
try {
  compose('up', '--detach', '--no-build')
  await pagesAndPurge()
  await killUnderRequests()
  podman('start', containerOf(hosts[0]))
  await until(
    `${hosts[0]} answers again`,
    async () => (await get(`${addressOf(hosts[0])}/readyz`)).status === 200,
    START_MS,
  )
  podman('stop', '--time', '30', containerOf(hosts[1]))
  const code = podman('inspect', '--format', '{{.State.ExitCode}}', containerOf(hosts[1]))
  check(`${hosts[1]} ends with 0 when it is told to`, code === '0', code)
  console.log('compose.yaml starts, answers, purges and survives.')
} catch (error) {
  failed = true
  console.error(error.stderr || error.message)
  for (const service of Object.keys(services)) {
    try {
      console.error(
        `--- ${service}\n${run('podman', ['logs', '--tail', '20', containerOf(service)])}`,
      )
    } catch (lost) {
      console.error(`--- ${service}: ${lost.message.split('\n')[0]}`)
    }
  }
} finally {
  compose('down', '--volumes')
  fs.rmSync(work, {recursive: true, force: true})
}
process.exit(failed ? 1 : 0)
