import {shopFlags} from '../../../demo/catalogue/shop'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {freePort} from '../../../scripts/lib/free-port'
import {startHost, type RunningHost} from '../../host/test/start-host'

/** Variables that Managed Runtime, or `server/host/bundle.ts`, sets before it loads the bundle. */
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
  'MAPS',
  'MARKETING_CLOUD',
]

/** An event of API Gateway (REST, proxy integration), as Managed Runtime calls the bundle. */
export interface GatewayEvent {
  httpMethod: string
  path: string
  query?: Record<string, string> | null
  headers?: Record<string, string>
  body?: string
}

export interface GatewayAnswer {
  statusCode: number
  headers: Record<string, string>
  multiValueHeaders?: Record<string, string[]>
  body: string
  isBase64Encoded: boolean
}

/** Text of an answer's body. */
export const bodyOf = ({body, isBase64Encoded}: GatewayAnswer): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString() : body

export interface RunningBundle extends RunningHost {
  sandbox: TestShop
  /** Calls the bundle as Managed Runtime does, without the host. */
  invoke: (event: GatewayEvent) => Promise<GatewayAnswer>
}

type Handler = (
  event: object,
  context: object,
  done: (error: Error | null, answer: GatewayAnswer) => void,
) => void

const invoker =
  (handler: Handler): RunningBundle['invoke'] =>
  ({httpMethod, path, query = null, headers = {}, body}) =>
    new Promise((resolve, reject) => {
      const identity = {sourceIp: '192.0.2.1'}
      const event = {
        resource: '/{proxy+}',
        path,
        httpMethod,
        headers: {Host: 'shop.example', 'X-Correlation-Id': 'event-id-1', ...headers},
        multiValueHeaders: {},
        queryStringParameters: query,
        multiValueQueryStringParameters:
          query &&
          Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]])),
        pathParameters: {proxy: path.slice(1)},
        stageVariables: null,
        requestContext: {httpMethod, path, stage: 'test', identity, requestId: 'event'},
        body: body ?? null,
        isBase64Encoded: false,
      }
      handler(event, {functionName: 'bundle'}, (error, answer) =>
        error ? reject(error) : resolve(answer),
      )
    })

/**
 * The Express app of the bundle from its source, behind a host and in front of a sandbox. Pages need a
 * production build; every other request is answered. Once per test file: the environment belongs to the process.
 * @param archive folder that the sandbox imports; no test changes it
 */
export async function startBundle(
  env: Readonly<Record<string, string>> = {},
  archive?: string,
): Promise<RunningBundle> {
  const flags = {...shopFlags, 'shop-origins': 'http://127.0.0.1:*,http://localhost:*'}
  const sandbox = await startTestShop(flags, archive, {reused: true})
  const external = {EXTERNAL_DOMAIN_NAME: 'shop.example', EXTERNAL_PROTOCOL: 'https'}
  const all: Record<string, string> = {...RUNTIME, ...external, ...env}
  for (const name of BACKENDS) all[`${name}_ORIGIN`] = sandbox.baseUrl
  const before = {...process.env}
  Object.assign(process.env, all)
  const {createHandler} = await import('../create-handler')
  const {readShareSubject} = await import('../../../app/share-subject')
  const {readSitePages} = await import('../../../app/site-pages')
  const {app, handler} = createHandler({readShareSubject, readSitePages})
  const running = await startHost(app, {...external, ...env}, {port: Number(env.PORT ?? 0)})
  return {
    ...running,
    sandbox,
    invoke: invoker(handler as Handler),
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

/** The same for a shop whose address is that of the host: pages at `base` are its own. */
export async function startLocalBundle(
  env: Readonly<Record<string, string>> = {},
  archive?: string,
): Promise<RunningBundle> {
  const PORT = String(await freePort())
  const own = {PORT, EXTERNAL_DOMAIN_NAME: `127.0.0.1:${PORT}`, EXTERNAL_PROTOCOL: 'http'}
  return startBundle({...own, ...env}, archive)
}
