/** `npm run dev`: the storefront with hot reload, on the sandbox. */
import {pushEnvironment} from './lib/push-keys.mjs'
import {bin, checkNode, install, readEnvironment, Services, step, waitFor} from './lib/setup.mjs'

if (process.env.npm_lifecycle_event) await import('./lib/end-with-parent.mjs')

checkNode()
await install()
const environment = await readEnvironment()
const {PORT, SANDBOX_PORT} = environment
const {EXTERNAL_PROTOCOL = 'http', EXTERNAL_DOMAIN_NAME = `localhost:${PORT}`} = environment
await step('Generated files', process.execPath, ['scripts/make-generated.mjs', 'map', 'app'])

/** Time limit in seconds; the first start fills the sandbox's database. */
const START_LIMIT = 120
const env = {
  PORT,
  SANDBOX_PORT,
  ...pushEnvironment(environment),
  SANDBOX_SHOP_URL:
    process.env.SANDBOX_SHOP_URL || `${EXTERNAL_PROTOCOL}://${EXTERNAL_DOMAIN_NAME}`,
  EXTERNAL_PROTOCOL,
  DEVELOPER_OVERLAY: process.env.DEVELOPER_OVERLAY || 'on',
  EXTERNAL_DOMAIN_NAME,
}

const services = new Services()
try {
  services.start('sandbox', process.execPath, ['--import', 'tsx', 'scripts/sandbox.ts'], env)
  await waitFor(`http://localhost:${SANDBOX_PORT}/healthz`, START_LIMIT)
  // PWA Kit's own `start` runs babel-node, which supports neither aliases nor changed files. tsx resolves the
  // aliases of tsconfig.json and restarts when a file that the server reads has changed.
  services.start('storefront', bin('tsx'), ['watch', '--clear-screen=false', 'app/ssr.js'], env)
} catch (error) {
  if (!services.stopping) console.error(error.message)
  services.stop(1)
}
