import type {IncomingMessage} from 'node:http'
import path from 'node:path'
import type {Express, Request, RequestHandler, Response} from 'express'
import {getRuntime} from '@salesforce/pwa-kit-runtime/ssr/server/express'
import {getConfig} from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import {CONTENT_PATH} from '../../common/content-body'
import {GUEST_READS_PATH} from '../../common/guest-reads'
import {FIELD_PATH} from '../../common/field-report'
import {sitePrefixExpression} from '../../common/routes'
import {SITE_DIRECTORY_PATH} from '../../common/site-directory'
import {SOCIAL_CALLBACK_PATH} from '../../config/login'
import {sites} from '../../config/sites/registry'
import {parseEnvironment, type Environment} from '../../config/environment'
import {refuseBadAddress} from './bad-address'
import {contentRoute} from './content/content-route'
import {contentShopOf} from './content/server-content'
import {createShop} from './create-shop'
import {addPreviewRoutes} from './preview/preview-routes'
import {fieldRoute} from './field/field-route'
import {GEOCODE_PATH, geocodeRoute} from './geocode-route'
import {MAP_PATH, mapRoute} from './map/map-route'
import {PLACES_PATH, placesRoute} from './places-route'
import {clientOf, parseTrustedProxies} from './rate-limit/client-address'
import {limitRate} from './rate-limit/limit-rate'
import type {Rate} from './rate-limit/token-bucket'
import {redirectReader} from './redirects/read-redirect'
import {redirectMissing} from './redirects/redirect-missing'
import {REVIEW_TRANSLATION_PATH, reviewTranslation} from './review-translation'
import {addSearchEngineRoutes, type ReadSitePages} from './search-engines/search-engine-routes'
import {callerOf, resolveShop, shopUrlOf} from './resolve-shop'
import {protect} from './security-headers'
import {keepSender} from './sender'
import {serviceRoute} from './services/service-route'
import {servicesOf} from './services/services'
import {addCallbackRoutes} from './session/callback-routes'
import {guestReads} from './guest-reads'
import {addSessionRoutes} from './session/session-routes'
import {socialCallback} from './session/social-callback'
import {createSites, readDirectory} from './shop-sites'
import {toHome, toPrefixed} from './visitor-address'
import {SHARE_IMAGE_PATH, shareImage, type ReadShareSubject} from './share-image/share-image'
import {exactlyFromQuery, fromPath} from './site-resolver'

/** Function name that `server/host` sets in the place of the name of a Managed Runtime function. */
const SELF_HOSTED = 'self-hosted'
/** Maximum age in seconds; `/callback` never changes. */
const CALLBACK_MAX_AGE = 31_536_000
/** Maximum age in seconds (rule CACHE-1). */
const DIRECTORY_MAX_AGE = 900

/** Proxies between a visitor and a function of Managed Runtime: its content network and its gateway. */
const PROXIES_OF_MANAGED_RUNTIME = '2'
/** Rate limits of one client, in one process, for routes whose answers are expensive. */
const RATES = {
  shareImage: {perSecond: 2, burst: 60},
  reviewTranslation: {perSecond: 1, burst: 30},
  fieldReport: {perSecond: 5, burst: 100},
  places: {perSecond: 5, burst: 60},
  geocode: {perSecond: 2, burst: 30},
  mapTile: {perSecond: 20, burst: 300},
  service: {perSecond: 10, burst: 300},
  guestRead: {perSecond: 10, burst: 300},
  previewLogin: {perSecond: 0.1, burst: 10},
  previewRead: {perSecond: 20, burst: 300},
} as const satisfies Record<string, Rate>

/** Whether the bundle runs on Managed Runtime, where its edge chooses the shop by the host. */
const isOnManagedRuntime = ({AWS_LAMBDA_FUNCTION_NAME: name}: Environment): boolean =>
  Boolean(name) && name !== SELF_HOSTED

/** SLAS redirects the browser to this path; the server answers it without React. A login's answer is not cached. */
function callback(req: Request, res: Response): void {
  const personal = 'code' in req.query || 'state' in req.query
  res.set('Cache-Control', personal ? 'no-store' : `public, max-age=${CALLBACK_MAX_AGE}`)
  res.status(200).send()
}

/** Address of the client of a request, behind the proxies that the shop trusts. */
function createClientOf(env: Environment): (req: IncomingMessage) => string {
  const usual = isOnManagedRuntime(env) ? PROXIES_OF_MANAGED_RUNTIME : ''
  const trusted = parseTrustedProxies(env.TRUSTED_PROXIES ?? usual)
  return (req) => clientOf(req, trusted)
}

function addRoutes(
  app: Express,
  env: Environment,
  {readShareSubject, readSitePages}: Storefront,
): void {
  const clientOfRequest = createClientOf(env)
  const sitesAtRunTime = createSites(env)
  /** Answers 429 to a client that sends more requests than the rate allows. */
  const limit = (rate: Rate): RequestHandler => limitRate(rate, clientOfRequest)
  const runtime = getRuntime()
  const shop = shopUrlOf(env)
  app.get('/healthz', (_req, res) => res.set('Cache-Control', 'no-store').json({status: 'ok'}))
  app.get('/callback', callback)
  app.get(SITE_DIRECTORY_PATH, async (_req, res) => {
    const directory = await readDirectory(sitesAtRunTime)
    const cacheControl = directory.missing ? 'no-store' : `public, max-age=${DIRECTORY_MAX_AGE}`
    res.set('Cache-Control', cacheControl).json(directory.sites)
  })
  app.post(
    FIELD_PATH,
    limit(RATES.fieldReport),
    fieldRoute({
      targets: {
        sapi: env.SAPI_ORIGIN,
        ocapi: env.OCAPI_ORIGIN,
        clientId: env.COMMERCE_CLIENT_ID,
        password: env.STOREFRONT_PASSWORD,
        shop: shop.origin,
      },
      sites: new Set(sites.map(({id}) => id)),
      bundle: env.BUNDLE_ID,
    }),
  )
  app.get(
    SHARE_IMAGE_PATH,
    limit(RATES.shareImage),
    shareImage({
      staticOrigin: env.STATIC_ORIGIN,
      readSubject: readShareSubject,
      shopOf: (req, res) => {
        const where = fromPath(`/${req.params.site}/${req.params.locale}`)
        return where && createShop(env, where, callerOf(env, req, res))
      },
    }),
  )
  const sessions = {
    env,
    shop,
    checkHost: !isOnManagedRuntime(env),
    clientOf: clientOfRequest,
    sitesAtRunTime,
  }
  addSessionRoutes(app, sessions)
  addCallbackRoutes(app, sessions)
  app.get(SOCIAL_CALLBACK_PATH, socialCallback)
  app.get(REVIEW_TRANSLATION_PATH, limit(RATES.reviewTranslation), reviewTranslation(env))
  app.post(PLACES_PATH, limit(RATES.places), placesRoute(env))
  app.get(MAP_PATH, limit(RATES.mapTile), mapRoute())
  app.post(GEOCODE_PATH, limit(RATES.geocode), geocodeRoute(env))
  app.get(
    `${CONTENT_PATH}/:kind/:name`,
    limit(RATES.service),
    contentRoute((req, res) => {
      const where = exactlyFromQuery(req.query)
      return where && contentShopOf(env, createShop(env, where, callerOf(env, req, res)))
    }),
  )
  app.get(`${GUEST_READS_PATH}/*`, limit(RATES.guestRead), guestReads(env))
  for (const service of servicesOf(env, sitesAtRunTime)) {
    const options = {
      service,
      timeoutMs: env.DEFERRED_TIMEOUT_MS,
      shopOrigin: shop.origin,
      clientOf: clientOfRequest,
    }
    app.all(`/services/${service.name}/*`, limit(RATES.service), serviceRoute(options))
  }
  addPreviewRoutes(app, {
    env,
    shop,
    limitLogins: limit(RATES.previewLogin),
    limitReads: limit(RATES.previewRead),
  })
  addSearchEngineRoutes(app, {env, origin: shop.origin, sitesAtRunTime, readSitePages})
  app.get('/favicon.ico', runtime.serveStaticFile('static/ico/favicon.ico'))
  app.get('/worker.js(.map)?', runtime.serveServiceWorker)
  app.get('/', toPrefixed, toHome(sitesAtRunTime))
  app.get(
    '*',
    toPrefixed,
    resolveShop(env, sitesAtRunTime),
    redirectMissing(redirectReader(env.DEFERRED_TIMEOUT_MS)),
    runtime.render,
  )
  // A form that is sent without scripts: its page again, without the body.
  app.post(sitePrefixExpression, (req, res) => {
    res.set('Cache-Control', 'no-store').redirect(303, req.originalUrl)
  })
  app.use(refuseBadAddress)
}

/** Storefront functions that the server calls: `app/ssr.js` passes them, so that the server imports no feature. */
export interface Storefront {
  readShareSubject: ReadShareSubject
  readSitePages: ReadSitePages
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
      next()
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
    (application: Express) => addRoutes(application, env, storefront),
  )
  return {handler, app}
}
