import type {FastifyInstance} from 'fastify'

/** Lets a plugin's routes accept HTML forms; the last value of a name counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    {parseAs: 'string'},
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  app.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
}
