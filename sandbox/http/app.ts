import cors from '@fastify/cors'
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify'
import Fastify from 'fastify'
import {cutText} from '../domains/cut-text'
import type {SandboxConfig} from '../config'
import {openDatabase} from '../db/database'
import {FaultInjector} from '../domains/faults/fault-injector'
import {setAccountLimit} from '../domains/limits/limits'
import {templatePages, type ShopPages} from '../domains/shop-data'
import {SiteRegistry} from '../domains/sites/site-registry'
import {Outgoing} from '../outgoing'
import {controllersPlugin} from '../plugins/controllers'
import {loadPlugins, paymentProviderOf, type LoadedPlugin} from '../plugins/load-plugins'
import {preparePlugins} from '../plugins/prepare-plugins'
import {refuseDoubleRoutes} from '../plugins/register-routes'
import {servicesPlugin} from '../plugins/services'
import type {Sandbox} from '../sandbox'
import {guardOwnPages} from './admin/own-pages'
import type {OwnAnswers} from './answers/own'
import {anyone, requireCallers, routesOf} from './common/routes'
import {adminPlugin} from './admin/plugin'
import {crossOriginRules} from './cross-origin'
import type {ApiProblem} from './errors'
import {answerError, badRequest, malformedParameter, missingParameter} from './errors'
import {imagesPlugin} from './images/plugin'
import {approach} from './ocapi/approach'
import {ocapiPlugin} from './ocapi/plugin'
import {readJson} from './json-structure'
import {lazyCompilers} from './lazy-compilers'
import {outboxPlugin} from './outbox/plugin'
import {sendRefusal} from './refusal'
import {loggerOptions, RequestLog} from './request-log'
import {scapiPlugin} from './scapi/plugin'
import {startOrderClock} from './order-clock'
import {accountManagerPlugin} from './slas/account-manager-plugin'
import {slasPlugin} from './slas/plugin'
import {Systems} from './system'
import {answerUnknownRoutes} from './unknown-routes'
import {watchRequests} from './watch-requests'

/** Maximum size of a body in bytes: a larger one is refused with 413. */
const BODY_LIMIT = 1_048_576

/**
 * Ajv compiles a schema in half the time, and the functions are about as fast. A test compares every schema with the
 * metaschema.
 */
const QUICK_COMPILE = {code: {optimize: false}, validateSchema: false}

const protocols: readonly FastifyPluginAsync<{sandbox: Sandbox}>[] = [
  slasPlugin,
  scapiPlugin,
  ocapiPlugin,
  accountManagerPlugin,
  imagesPlugin,
  controllersPlugin,
  servicesPlugin,
]

/** The sandbox of a configuration: opens the database, migrates it for the plug-ins, and reads the sites. */
export function openSandbox(config: SandboxConfig, plugins: readonly LoadedPlugin[] = []): Sandbox {
  const supplier = paymentProviderOf(plugins)
  const db = openDatabase(config.dataDir)
  try {
    preparePlugins(db, plugins)
  } catch (error) {
    db.close()
    throw error
  }
  const {publicUrl, shopUrl, organizationId, loginLimit} = config
  if (loginLimit !== undefined) setAccountLimit(db, loginLimit)
  const shopPages = plugins.reduce<ShopPages>(
    (pages, {plugin}) => ({...pages, ...plugin.shopPages}),
    templatePages,
  )
  const links = {publicUrl, shopUrl, shopPages, organizationId}
  const sandbox: Sandbox = {
    config,
    db,
    links,
    sites: new SiteRegistry(db),
    outgoing: new Outgoing(config),
    plugins,
    systems: new Systems(plugins),
  }
  return {...sandbox, provider: supplier?.(sandbox)}
}

interface BuildOptions {
  /** Adds what tests need to the server before its routes, such as `checkAnswers`. */
  readonly beforeRoutes?: (app: FastifyInstance, plugins: readonly LoadedPlugin[]) => void
  /** Starts over with an empty database and the archives of the configuration. */
  readonly reset?: () => Promise<void>
}

/**
 * The server with every protocol and the plug-ins of the configuration, not yet listening. Closing it closes the
 * database. Throws `PluginError` for a plug-in that cannot be used.
 * Does not import an archive: with an empty database every site is unknown.
 */
export async function buildSandbox(
  config: SandboxConfig,
  {beforeRoutes, reset}: BuildOptions = {},
): Promise<FastifyInstance> {
  const plugins = await loadPlugins(config)
  const sandbox = openSandbox(config, plugins)
  const {systems} = sandbox
  const app = Fastify({
    logger: loggerOptions(process.env['SANDBOX_LOG']),
    routerOptions: {maxParamLength: 2000},
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    rewriteUrl: approach,
    schemaErrorFormatter: toParameterProblem,
    frameworkErrors: refuseAddress(systems),
    schemaController: {compilersFactory: lazyCompilers},
    ajv: {customOptions: QUICK_COMPILE},
  })
  readJson(app)
  app.setErrorHandler(answerError)
  app.addHook('onClose', () => {
    sandbox.db.close()
  })
  await app.register(cors, {delegator: crossOriginRules(config.allowedOrigins, systems)})
  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (typeof address === 'object' && address) sandbox.outgoing.listensOn(address.port)
  })
  startOrderClock(app, sandbox)
  const faults = new FaultInjector()
  const requests = new RequestLog()
  // Before the faults, so that tests see answers while they are whole.
  beforeRoutes?.(app, plugins)
  watchRequests(app, systems, faults, requests)
  answerUnknownRoutes(app, systems)
  refuseDoubleRoutes(app)
  requireCallers(app)
  routesOf<OwnAnswers>(app, sandbox)('GET /healthz', {needs: anyone}, () => ({
    status: 'ok' as const,
  }))
  for (const protocol of protocols) await app.register(protocol, {sandbox})
  await app.register(async (own) => {
    own.addHook('onRequest', guardOwnPages(config))
    await own.register(outboxPlugin, {sandbox})
    await own.register(adminPlugin, {admin: {sandbox, faults, requests, reset}})
  })
  return app
}

/** Answers an address that cannot be decoded, or that is too long, in the form of its protocol. */
function refuseAddress(systems: Systems) {
  return ({statusCode = 400}: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const path = cutText(request.url.split('?')[0] ?? '', 200)
    sendRefusal(reply, systems.of(path), {
      status: statusCode,
      message: `The address '${path}' cannot be read.`,
      ocapiType: 'MalformedParameterException',
      args: {path},
    })
  }
}

/** Names the parameter that a route's schema refused. */
function toParameterProblem(errors: FastifySchemaValidationError[], part: string): ApiProblem {
  const first = errors[0]
  if (!first) return badRequest(`The ${part} is not valid.`)
  if (first.keyword === 'required') return missingParameter(String(first.params['missingProperty']))
  const parameter = first.instancePath.slice(1).replaceAll('/', '.') || part
  return malformedParameter(parameter, first.message ?? 'another form')
}
