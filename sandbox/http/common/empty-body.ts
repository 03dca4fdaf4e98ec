import type {FastifyInstance} from 'fastify'
import {readJson} from '../json-structure'

/**
 * Allows a call without a body, with or without a JSON content type: clients send
 * `content-type: application/json` on every call, also on DELETE. A missing body counts as `{}`.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  readJson(app, {empty: {}})
  app.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
}
