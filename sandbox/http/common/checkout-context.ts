import type {FastifyInstance, FastifySchemaValidationError} from 'fastify'
import type {ShopData} from '../../domains/shop-data'
import type {Sandbox} from '../../sandbox'
import {problemOf} from '../commerce-fault'
import type {ApiProblem} from '../errors'
import {answerError, badRequest, malformedParameter, missingParameter} from '../errors'
import {acceptEmptyBodies} from './empty-body'
import {refuseLongAttributes} from './custom-lengths'
import {ignoreNulls} from './null-properties'
import {refuseQuotedNumbers} from './quoted-numbers'

/** Parts of the sandbox that the rules of baskets and orders use. */
export function shopOf({
  db,
  links,
  provider,
  config,
}: Sandbox): ShopData & {purchaseLimit?: number} {
  return {db, links, provider, purchaseLimit: config.purchaseLimit}
}

/** 400 for a body that a route's schema refuses, with the message of the real service. */
export function bodyProblem(errors: FastifySchemaValidationError[], part: string): ApiProblem {
  const first = errors[0]
  const place = (first?.instancePath ?? '').slice(1).replaceAll('/', '.')
  if (part !== 'body') {
    if (first?.keyword === 'required') {
      return missingParameter(String(first.params['missingProperty']))
    }
    return malformedParameter(place || part, first?.message ?? 'has another form')
  }
  const path = place === '' ? '$' : `$.${place}`
  return badRequest(
    `Decoding of the property with path '${path}' failed: ${first?.message ?? 'not valid'}.`,
    {path},
  )
}

/** Lets a plugin's routes throw domain faults, and answers invalid bodies as the real service does. */
export function speakProblems(app: FastifyInstance): void {
  acceptEmptyBodies(app)
  ignoreNulls(app)
  refuseQuotedNumbers(app, bodyProblem)
  refuseLongAttributes(app, bodyProblem)
  app.setSchemaErrorFormatter(bodyProblem)
  app.setErrorHandler((error: Error, request, reply) => {
    answerError(problemOf(error), request, reply)
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
}
