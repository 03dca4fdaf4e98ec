import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {startHost, type RunningHost} from '../../host/test/start-host'

/** What Managed Runtime, or `server/host/bundle.ts`, sets before it loads the bundle. */
const RUNTIME = {
  NODE_ENV: 'production',
  AWS_LAMBDA_FUNCTION_NAME: 'self-hosted',
  BUNDLE_ID: 'abc',
  DEPLOY_TARGET: 'production',
  MOBIFY_PROPERTY_ID: 'storefront',
  MRT_ALLOW_COOKIES: 'true',
  PWAKIT_LOG_LEVEL: 'NONE',
}

const BACKENDS = [
  'COMMERCE_API',
  'OCAPI',
  'SAPI',
  'STATIC',
  'REVIEWS',
  'PERSONALISATION',
  'CURALATE',
  'TRANSLATION',
]

export interface RunningBundle extends RunningHost {
  sandbox: TestShop
}

/**
 * The Express app of the bundle from its source, behind a host and in front of a sandbox. Pages need a
 * production build; everything else is answered. Once in a test file: the environment belongs to the process.
 */
export async function startBundle(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningBundle> {
  const sandbox = await startTestShop()
  const external = {EXTERNAL_DOMAIN_NAME: 'shop.example', EXTERNAL_PROTOCOL: 'https'}
  const all: Record<string, string> = {...RUNTIME, ...external, ...env}
  for (const name of BACKENDS) all[`${name}_ORIGIN`] = sandbox.baseUrl
  const before = {...process.env}
  Object.assign(process.env, all)
  const {createHandler} = await import('../create-handler')
  const running = await startHost(createHandler().app, {...external, ...env})
  return {
    ...running,
    sandbox,
    close: async () => {
      await running.close()
      await sandbox.close()
      for (const name of Object.keys(all)) {
        if (before[name] === undefined) delete process.env[name]
        else process.env[name] = before[name]
      }
    },
  }
}
