import type {FastifyInstance} from 'fastify'

/** Part of a JSON schema that determines the meaning of a null. */
export interface PropertySchema {
  readonly type?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly properties?: Readonly<Record<string, PropertySchema>>
  readonly items?: PropertySchema
}

/**
 * A body without the properties that are null, at any depth: clients send null for properties that they do not
 * set. In a change (`clears`) a null text is an empty one and a null custom attribute
 * (`c_*`) stays, since both remove the stored value; any other null is ignored.
 */
export function withoutNulls(
  body: unknown,
  schema: PropertySchema | undefined,
  clears: boolean,
): unknown {
  if (Array.isArray(body)) return body.map((item) => withoutNulls(item, schema?.items, clears))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
      if (name.startsWith('c_')) return value !== null || clears ? [[name, value]] : []
      const below = schema?.properties?.[name]
      if (value === null) return clears && mayBeEmpty(name, below) ? [[name, '']] : []
      return [[name, withoutNulls(value, below, clears)]]
    }),
  )
}

/** Identifying properties are changed, never removed. */
const naming = /Id$|^(login|email)$/

function mayBeEmpty(name: string, schema: PropertySchema | undefined): boolean {
  if (naming.test(name)) return false
  if (schema?.type !== 'string' || (schema.minLength ?? 0) > 0) return false
  return schema.pattern === undefined || new RegExp(schema.pattern).test('')
}

/** Shopper contexts have rules of their own for null. */
const keepsNulls = /\/shopper[-_]context\//

/** Removes nulls from the bodies of a plugin's calls before schema validation. */
export function ignoreNulls(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (keepsNulls.test(request.routeOptions.url ?? '')) return
    const schema = request.routeOptions.schema?.body as PropertySchema | undefined
    request.body = withoutNulls(request.body, schema, request.method === 'PATCH')
  })
}
