import type {FastifyInstance, FastifyRequest} from 'fastify'
import {OcapiFault} from '../errors'

const changes: ReadonlySet<string> = new Set(['PATCH', 'PUT'])

/** Orders are changed by the query as well (`status`, `customer`). */
const changedByQuery = /\/orders\/:orderNo$/

/** A body counts as sent even when it contains only white space. */
function hasBody({headers}: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers
}

/** Refuses changes without a document (400 MalformedDocumentException); `{}` changes nothing. */
export function requireDocuments(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const {url = '', schema} = request.routeOptions
    if (!changes.has(request.method) || !schema?.body || changedByQuery.test(url)) return
    if (hasBody(request)) return
    throw new OcapiFault(
      400,
      'MalformedDocumentException',
      `The document of the ${request.method} request is missing.`,
    )
  })
}
