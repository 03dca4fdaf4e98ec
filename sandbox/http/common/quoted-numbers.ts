import type {FastifyInstance, FastifySchemaValidationError} from 'fastify'
import type {PropertySchema} from './null-properties'

/**
 * Paths of quantities and amounts that a body has in quotes. B2C Commerce refuses them; years,
 * months and other whole numbers may be strings, as forms send them.
 */
export function quotedNumbers(
  body: unknown,
  schema: PropertySchema | undefined,
  path = '',
): string[] {
  if (!schema) return []
  if (Array.isArray(body)) {
    return body.flatMap((one, index) => quotedNumbers(one, schema.items, `${path}/${index}`))
  }
  if (typeof body === 'string') return schema.type === 'number' ? [path] : []
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) =>
    quotedNumbers(value, schema.properties?.[name], `${path}/${name}`),
  )
}

/** Refuses bodies with quoted numbers before the validator turns them into numbers. */
export function refuseQuotedNumbers(
  app: FastifyInstance,
  describe: (errors: FastifySchemaValidationError[], part: string) => Error,
): void {
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.body as PropertySchema | undefined
    const [instancePath] = quotedNumbers(request.body, schema)
    if (instancePath === undefined) return
    const params = {type: 'number'}
    const error = {keyword: 'type', instancePath, schemaPath: '', params, message: 'must be number'}
    throw describe([error], 'body')
  })
}
