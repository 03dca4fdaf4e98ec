/** `npm start`: sandbox and production storefront, with all prerequisites. */
import path from 'node:path'
import generatedFiles from './lib/generated.cjs'
import {pushEnvironment} from './lib/push-keys.mjs'
import {build, checkNode, install, readEnvironment, root, Services, waitFor} from './lib/setup.mjs'

// npm passes a signal on to its shell only, and none when npm itself is killed.
if (process.env.npm_lifecycle_event) await import('./lib/end-with-parent.mjs')

checkNode()
await install()
const environment = await readEnvironment()
const {PORT, SANDBOX_PORT, SANDBOX_DATA, BIND_ADDRESS} = environment
await Promise.all([build(), generatedFiles.ensureGenerated('archive')])

/** Addresses of the storefront: both loopbacks or all addresses, unless `BIND_ADDRESS` names one address. */
const everywhere = ['localhost', '0.0.0.0', '::'].includes(BIND_ADDRESS)
const host = everywhere ? 'localhost' : BIND_ADDRESS.replace(/^.*:.*$/, '[$&]')
const shop = `http://${host}:${PORT}`
/** Address under which browsers reach it. */
const {EXTERNAL_PROTOCOL = 'http', EXTERNAL_DOMAIN_NAME = `${host}:${PORT}`} = environment
/** Time limit in seconds; the first start fills the sandbox's database. */
const START_LIMIT = 120

/** Answers are short-lived and large objects: a large young generation collects them at low cost. */
const SANDBOX_FLAGS = ['--max-semi-space-size=64', '--import', 'tsx']
/**
 * A process of the storefront keeps what pages share, and its heap need not double before it is collected: two thirds of the
 * memory at the same speed.
 */
const STOREFRONT_FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
  '--import',
  'tsx',
]
/** Threads that compress share two pools of memory (glibc). */
const STOREFRONT_MEMORY = {MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2'}

const env = {
  PORT,
  SANDBOX_PORT,
  ...pushEnvironment(environment),
  EXTERNAL_PROTOCOL,
  EXTERNAL_DOMAIN_NAME,
  SANDBOX_SHOP_URL:
    process.env.SANDBOX_SHOP_URL || `${EXTERNAL_PROTOCOL}://${EXTERNAL_DOMAIN_NAME}`,
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
}
const services = new Services()
try {
  services.start('sandbox', process.execPath, [...SANDBOX_FLAGS, 'scripts/sandbox.ts'], env)
  // The storefront loads meanwhile; its warm-up waits for the sandbox, which fills its database at the first start.
  services.start('storefront', process.execPath, [...STOREFRONT_FLAGS, 'server/host/main.ts'], {
    ...env,
    ...STOREFRONT_MEMORY,
    WARM_UP_MS: process.env.WARM_UP_MS || String(START_LIMIT * 1000),
  })
  await waitFor(`http://localhost:${SANDBOX_PORT}/healthz`, START_LIMIT)
  await waitFor(`${shop}/readyz`, START_LIMIT)
} catch (error) {
  if (!services.stopping) console.error(error.message)
  services.stop(1)
}
if (!services.stopping) {
  console.log(`
  Shop       ${shop}        (content site)
  Germany    ${shop}/deu/de-de/home
  USA        ${shop}/usa/en-us/home
  Japan      ${shop}/jpn/ja-jp/home
  Sandbox    http://localhost:${SANDBOX_PORT}

  Ctrl-C stops both. Orders and baskets stay in ${path.resolve(root, SANDBOX_DATA)}.
`)
}
