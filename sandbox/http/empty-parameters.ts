import type {FastifyInstance} from 'fastify'

/** Part of a query schema that lists the required parameters. */
interface QuerySchema {
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, {readonly default?: unknown}>>
}

type Value = string | readonly string[] | undefined

const withoutEmpty = (value: Value): Value =>
  Array.isArray(value) ? value.filter((one) => one !== '') : value

const isEmpty = (value: Value): boolean => value === undefined || value.length === 0

/**
 * The query without optional parameters that are empty: clients send `q=` on category pages and
 * `sort=` without a selected order. A required one stays, so that validation reports it;
 * one with a default is optional.
 */
export function withoutEmptyParameters(
  query: Readonly<Record<string, Value>>,
  {required = [], properties = {}}: QuerySchema,
): Record<string, Value> {
  const isRequired = (name: string) =>
    required.includes(name) && properties[name]?.default === undefined
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      if (isRequired(name)) return [[name, value]]
      const remaining = withoutEmpty(value)
      return isEmpty(remaining) ? [] : [[name, remaining]]
    }),
  )
}

/** Allows parameters without a value in a plugin's calls. */
export function ignoreEmptyParameters(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const schema = (request.routeOptions.schema?.querystring ?? {}) as QuerySchema
    request.query = withoutEmptyParameters(request.query as Record<string, Value>, schema)
  })
}
