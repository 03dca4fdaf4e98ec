/** `npm start`: sandbox and production storefront, with everything they need. */
import {build, checkNode, dataFolder, install, Services, waitFor} from './lib/setup.mjs'

// npm passes a signal on to its shell only, and none when it is killed itself.
if (process.env.npm_lifecycle_event) await import('./lib/end-with-parent.mjs')

checkNode()
await install()
await build()

const storefrontPort = process.env.PORT || '3000'
const sandboxPort = process.env.SANDBOX_PORT || '4000'
/** Where the storefront answers: on both loopbacks or everywhere, unless `BIND_ADDRESS` names one address. */
const bindAddress = process.env.BIND_ADDRESS || 'localhost'
const everywhere = ['localhost', '0.0.0.0', '::'].includes(bindAddress)
const host = everywhere ? 'localhost' : bindAddress.replace(/^.*:.*$/, '[$&]')
const shop = `http://${host}:${storefrontPort}`
/** Seconds; the first start fills the sandbox's database. */
const START_LIMIT = 120

/** Answers are short-lived and large: a roomy young generation collects them cheaply. */
const ROOMY = ['--max-semi-space-size=64', '--import', 'tsx']

const env = {
  PORT: storefrontPort,
  SANDBOX_PORT: sandboxPort,
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
}
const services = new Services()
try {
  services.start('sandbox', process.execPath, [...ROOMY, 'sandbox/main.ts'], env)
  await waitFor(`http://localhost:${sandboxPort}/healthz`, START_LIMIT)
  services.start('storefront', process.execPath, [...ROOMY, 'server/host/main.ts'], env)
  await waitFor(`${shop}/healthz`, START_LIMIT)
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
  Sandbox    http://localhost:${sandboxPort}

  Ctrl-C stops both. Orders and baskets stay in ${dataFolder()}.
`)
}
