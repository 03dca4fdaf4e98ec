/** `npm run dev`: the storefront with hot reload, on the sandbox. */
import {bin, checkNode, install, Services, step, waitFor} from './lib/setup.mjs'

if (process.env.npm_lifecycle_event) await import('./lib/end-with-parent.mjs')

checkNode()
await install()
await step('Translations', bin('tsx'), ['scripts/compile-translations.ts'])
await step('Theme and overrides', bin('tsx'), ['scripts/generate.ts'])

const port = process.env.PORT || '3000'
const sandboxPort = process.env.SANDBOX_PORT || '4000'
/** Seconds; the first start fills the sandbox's database. */
const START_LIMIT = 120
const env = {
  PORT: port,
  SANDBOX_PORT: sandboxPort,
  EXTERNAL_PROTOCOL: 'http',
  EXTERNAL_DOMAIN_NAME: process.env.EXTERNAL_DOMAIN_NAME || `localhost:${port}`,
}

const services = new Services()
try {
  services.start('sandbox', process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], env)
  await waitFor(`http://localhost:${sandboxPort}/healthz`, START_LIMIT)
  // PWA Kit's own `start` runs babel-node, which knows no aliases and no changed files. tsx resolves the
  // aliases of tsconfig.json and starts again when a file that the server reads has changed.
  services.start('storefront', bin('tsx'), ['watch', '--clear-screen=false', 'app/ssr.js'], env)
} catch (error) {
  if (!services.stopping) console.error(error.message)
  services.stop(1)
}
