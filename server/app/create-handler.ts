import path from 'node:path'
import type {Express} from 'express'
import {getRuntime} from '@salesforce/pwa-kit-runtime/ssr/server/express'
import {getConfig} from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import {parseEnvironment, type Environment} from '../../config/environment'
import {contentRoutes} from './content/content-route'
import {fieldRoutes} from './field/field-route'
import {guaranteeCodeRoutes} from './guarantee-code'
import {guestReadRoutes} from './guest-reads'
import {installRoutes} from './install/install-routes'
import {mapRoutes} from './map/map-route'
import {placeRoutes} from './place-routes'
import {pageRoutes} from './page-routes'
import {previewRoutes} from './preview/preview-routes'
import {pushRoutes} from './push/push-routes'
import {clientOf, parseTrustedProxies} from './rate-limit/client-address'
import {keepTrace} from './request-trace'
import {shopUrlOf} from './resolve-shop'
import {reviewTranslationRoutes} from './review-translation'
import {
  mountRoutes,
  refuseBadAddress,
  type RouteContext,
  type RouteModule,
  type Storefront,
} from './route'
import {searchEngineRoutes} from './search-engines/search-engine-routes'
import {protect} from './security-headers'
import {keepSender} from './sender'
import {serviceWorkerRoutes} from './service-worker'
import {serviceRoutes} from './services/service-route'
import {callbackRoutes} from './session/callback-routes'
import {sessionRoutes} from './session/session-routes'
import {socialCallbackRoutes} from './session/social-actions'
import {shareImageRoutes} from './share-image/share-image'
import {createSites, siteDirectoryRoutes} from './shop-sites'

const healthRoutes: RouteModule = () => [
  {
    method: 'get',
    path: '/healthz',
    handler: (_req, res) => void res.set('Cache-Control', 'no-store').json({status: 'ok'}),
  },
]

/** All routes, in the order in which they are tried: pages take every path that is left. */
const ROUTES: readonly RouteModule[] = [
  healthRoutes,
  siteDirectoryRoutes,
  fieldRoutes,
  shareImageRoutes,
  sessionRoutes,
  callbackRoutes,
  socialCallbackRoutes,
  reviewTranslationRoutes,
  placeRoutes,
  pushRoutes,
  mapRoutes,
  contentRoutes,
  guestReadRoutes,
  serviceRoutes,
  previewRoutes,
  searchEngineRoutes,
  serviceWorkerRoutes,
  installRoutes,
  guaranteeCodeRoutes,
  pageRoutes,
]

/** Function name that `server/host` sets in the place of the name of a Managed Runtime function. */
const SELF_HOSTED = 'self-hosted'
/** Proxies between a visitor and a function of Managed Runtime: its content network and its gateway. */
const PROXIES_OF_MANAGED_RUNTIME = '2'

function contextOf(env: Environment, storefront: Storefront): RouteContext {
  // On Managed Runtime the edge chooses the shop by the host.
  const name = env.AWS_LAMBDA_FUNCTION_NAME
  const isManaged = Boolean(name) && name !== SELF_HOSTED
  const trusted = parseTrustedProxies(
    env.TRUSTED_PROXIES ?? (isManaged ? PROXIES_OF_MANAGED_RUNTIME : ''),
  )
  return {
    env,
    shop: shopUrlOf(env),
    checkHost: !isManaged,
    clientOf: (req) => clientOf(req, trusted),
    sitesAtRunTime: createSites(env),
    runtime: getRuntime(),
    storefront,
  }
}

/**
 * The Express app of the bundle, in the shape of Managed Runtime.
 * @throws Error naming the variable or key when environment or sites are not valid
 */
export function createHandler(storefront: Storefront): {handler: unknown; app: Express} {
  const env = parseEnvironment(process.env)
  const runtime = getRuntime()
  const protocol = shopUrlOf(env).protocol === 'https:' ? 'https' : 'http'
  if (runtime._getProtocol) runtime._getProtocol = () => protocol
  // PWA Kit's log lines contain whole addresses with tokens. The self-hosted server writes its own log lines.
  if (env.AWS_LAMBDA_FUNCTION_NAME === SELF_HOSTED) runtime._setupLogging = () => undefined
  // The first setup step of PWA Kit that gets the app: middleware added here precedes all of PWA Kit's answers.
  const compress = runtime._setCompression
  runtime._setCompression = (application: Express) => {
    application.use((req, res, next) => {
      protect(res, protocol === 'https')
      keepSender(req, res)
      keepTrace(req, res, next)
    })
    compress?.(application)
  }
  const {handler, app} = runtime.createHandler(
    {
      buildDir: path.resolve(process.cwd(), 'build'),
      defaultCacheTimeSeconds: 600,
      mobify: getConfig(),
      port: env.PORT,
      protocol,
      localAllowCookies: true,
    },
    (application: Express) => {
      const context = contextOf(env, storefront)
      const routes = ROUTES.flatMap((module) => module(context))
      mountRoutes(application, routes, context.clientOf)
      application.use(refuseBadAddress)
    },
  )
  return {handler, app}
}
