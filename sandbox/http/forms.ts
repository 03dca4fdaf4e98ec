import type {FastifyInstance} from 'fastify'

const FORM = 'application/x-www-form-urlencoded'
/** Maximum number of fields in a form; forms of the protocols have fewer than thirty. */
const MOST_FIELDS = 500

/** The fields of a form, also those with the same name. Throws an error with status 400 for too many. */
export function formFields(body: string): URLSearchParams {
  if (body.split('&', MOST_FIELDS + 1).length <= MOST_FIELDS) return new URLSearchParams(body)
  const message = `The form has more than ${MOST_FIELDS} fields.`
  throw Object.assign(new Error(message), {statusCode: 400})
}

/** Reads HTML forms of a plugin; the last value of a name counts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, {parseAs: 'string'}, async (_request: unknown, body: string) =>
    Object.fromEntries(formFields(body)),
  )
}

/** Lets a plugin's routes accept HTML forms, and calls without a body. */
export function acceptForms(app: FastifyInstance): void {
  readForms(app)
  app.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
}
