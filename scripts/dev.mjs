/** `npm run dev`: the storefront with hot reload, on the sandbox. */
import {bin, checkNode, install, service, step, waitFor} from './lib/setup.mjs'

checkNode()
install()
step('Translations', bin('tsx'), ['scripts/compile-translations.ts'])
step('Theme and overrides', bin('tsx'), ['scripts/generate.ts'])

const port = process.env.PORT || '3000'
const sandboxPort = process.env.SANDBOX_PORT || '4000'
const env = {
  PORT: port,
  SANDBOX_PORT: sandboxPort,
  EXTERNAL_PROTOCOL: 'http',
  EXTERNAL_DOMAIN_NAME: process.env.EXTERNAL_DOMAIN_NAME || `localhost:${port}`,
}

const children = []
const stop = (code) => {
  for (const child of children) child.kill('SIGTERM')
  process.exit(code)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
const ended = (_name, code) => stop(code ?? 1)

children.push(
  service('sandbox', process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], env, ended),
)
await waitFor(`http://localhost:${sandboxPort}/healthz`, 120)
children.push(service('storefront', bin('pwa-kit-dev'), ['start'], env, ended))
