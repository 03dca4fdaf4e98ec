/** `npm start`: sandbox and production storefront, with everything they need. */
import {build, checkNode, fail, install, service, waitFor} from './lib/setup.mjs'

checkNode()
install()
build()

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

/** Milliseconds for all of it: the storefront gives its running requests ten seconds. */
const STOP_LIMIT_MS = 14_000

const children = []
let stopping = false

function stop(code) {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(code), STOP_LIMIT_MS).unref()
  stopChildren().then(() => process.exit(code))
}

/** The last one started goes first: what the storefront still answers needs the sandbox. */
async function stopChildren() {
  for (const child of children.toReversed()) {
    const ended =
      child.exitCode ?? child.signalCode ?? new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

const ended = (name, code) => {
  if (stopping) return
  if (code !== 0) console.error(`The ${name} ended (${code ?? 'killed'}); stopping.`)
  stop(code ?? 1)
}

const env = {
  PORT: storefrontPort,
  SANDBOX_PORT: sandboxPort,
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
}
try {
  children.push(service('sandbox', process.execPath, [...ROOMY, 'sandbox/main.ts'], env, ended))
  await waitFor(`http://localhost:${sandboxPort}/healthz`, START_LIMIT)
  children.push(
    service('storefront', process.execPath, [...ROOMY, 'server/host/main.ts'], env, ended),
  )
  await waitFor(`${shop}/healthz`, START_LIMIT)
} catch (error) {
  if (!stopping) {
    for (const child of children) child.kill('SIGTERM')
    fail(error.message)
  }
}
if (!stopping) {
  console.log(`
  Shop       ${shop}        (content site)
  Germany    ${shop}/deu/de-de/home
  USA        ${shop}/usa/en-us/home
  Japan      ${shop}/jpn/ja-jp/home
  Sandbox    http://localhost:${sandboxPort}

  Ctrl-C stops both. Orders and baskets stay in .data/.
`)
}
