import type {FastifyInstance, FastifySchemaValidationError} from 'fastify'
import type {PropertySchema} from './null-properties'

/** Maximum length of a custom attribute of the type string, and of each text in another one, in characters. */
const LONGEST_TEXT = 4000
/** Maximum length of a list or an object as a custom attribute, as JSON. */
const LONGEST_VALUE = 32_000
/** Maximum length of an attribute's name with its prefix. */
const LONGEST_NAME = 256

/** Constraint that a custom attribute violates, and its limit. */
interface Excess {
  readonly path: string
  readonly limit: number
}

function excessOf(name: string, value: unknown, path: string): Excess[] {
  if (name.length > LONGEST_NAME) return [{path, limit: LONGEST_NAME}]
  if (typeof value === 'string') {
    return value.length > LONGEST_TEXT ? [{path, limit: LONGEST_TEXT}] : []
  }
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, one]) => excessOf(key, one, `${path}/${key}`))
  if (below.length > 0) return below
  return JSON.stringify(value).length > LONGEST_VALUE ? [{path, limit: LONGEST_VALUE}] : []
}

/** The custom attributes of a body (`c_*`) that are too long. Members that the schema names have limits of their own. */
export function longAttributes(
  body: unknown,
  schema: PropertySchema | undefined,
  path = '',
): Excess[] {
  if (Array.isArray(body)) {
    return body.flatMap((one, index) => longAttributes(one, schema?.items, `${path}/${index}`))
  }
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    const known = schema?.properties?.[name]
    return name.startsWith('c_') && !known
      ? excessOf(name, value, `${path}/${name.slice(0, LONGEST_NAME)}`)
      : longAttributes(value, known, `${path}/${name}`)
  })
}

/** Refuses bodies with custom attributes that are longer than B2C Commerce stores. */
export function refuseLongAttributes(
  app: FastifyInstance,
  describe: (errors: FastifySchemaValidationError[], part: string) => Error,
): void {
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.body as PropertySchema | undefined
    const [excess] = longAttributes(request.body, schema)
    if (!excess) return
    const {path: instancePath, limit} = excess
    const message = `must NOT have more than ${limit} characters`
    const rest = {keyword: 'maxLength', schemaPath: '', params: {limit}}
    throw describe([{...rest, instancePath, message}], 'body')
  })
}
