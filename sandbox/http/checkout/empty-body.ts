import type {FastifyInstance} from 'fastify'

/**
 * Lets a call come without a body, with or without a JSON content type: clients send
 * `content-type: application/json` on every call, also on DELETE. No body counts as `{}`.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', {parseAs: 'string'}, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') done(null, {})
    else void parseJson(request, text, done)
  })
  app.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
}
