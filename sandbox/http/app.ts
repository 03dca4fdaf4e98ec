import cors from '@fastify/cors'
import type {FastifyInstance, FastifySchemaValidationError} from 'fastify'
import Fastify from 'fastify'
import type {SandboxConfig} from '../config'
import {openDatabase} from '../db/database'
import {SiteRegistry} from '../domains/sites/site-registry'
import type {Sandbox} from '../sandbox'
import {ApiProblem, answerError, malformedParameter, missingParameter} from './errors'
import {imagesPlugin} from './images/plugin'
import {ocapiPlugin} from './ocapi/plugin'
import {outboxPlugin} from './outbox/plugin'
import {scapiPlugin} from './scapi/plugin'
import {pspPlugin} from './services/psp/plugin'
import {slasPlugin} from './slas/plugin'

/** The sandbox of a configuration: opens the database and reads the sites. */
export function openSandbox(config: SandboxConfig): Sandbox {
  const db = openDatabase(config.dataDir)
  return {config, db, sites: new SiteRegistry(db)}
}

/**
 * The server with every protocol, not yet listening. Closing it closes the database.
 * Imports nothing: an empty database answers with unknown sites.
 */
export async function buildSandbox(config: SandboxConfig): Promise<FastifyInstance> {
  const sandbox = openSandbox(config)
  const app = Fastify({
    logger: process.env['SANDBOX_LOG'] ? {level: process.env['SANDBOX_LOG']} : false,
    routerOptions: {maxParamLength: 2000},
    forceCloseConnections: true,
    schemaErrorFormatter: toParameterProblem,
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) =>
    answerError(
      new ApiProblem(
        404,
        'not-found',
        'Not Found',
        `No resource at ${request.method} ${request.url.split('?')[0]}.`,
      ),
      request,
      reply,
    ),
  )
  app.addHook('onClose', () => {
    sandbox.db.close()
  })
  await app.register(cors, {
    origin: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['location', 'sfdc_user_agent', 'x-correlation-id'],
    maxAge: 86_400,
  })
  app.get('/healthz', async () => ({status: 'ok'}))
  for (const plugin of [
    slasPlugin,
    scapiPlugin,
    ocapiPlugin,
    imagesPlugin,
    outboxPlugin,
    pspPlugin,
  ]) {
    await app.register(plugin, {sandbox})
  }
  return app
}

/** Names the parameter that a route's schema refused. */
function toParameterProblem(errors: FastifySchemaValidationError[], part: string): ApiProblem {
  const first = errors[0]
  if (!first) return new ApiProblem(400, 'bad-request', 'Bad Request', `The ${part} is not valid.`)
  if (first.keyword === 'required') return missingParameter(String(first.params['missingProperty']))
  const parameter = first.instancePath.slice(1).replaceAll('/', '.') || part
  return malformedParameter(parameter, first.message ?? 'another form')
}
