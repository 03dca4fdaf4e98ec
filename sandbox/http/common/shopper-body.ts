import type {FastifyInstance} from 'fastify'
import type {Database} from '../../db/database'
import {
  isShopperObject,
  isWrittenByShoppers,
  type ShopperObject,
} from '../../domains/attributes/shopper-attributes'

/** Part of a JSON schema that names what a body may contain. */
export interface BodySchema {
  readonly title?: string
  readonly properties?: Readonly<Record<string, BodySchema>>
  readonly additionalProperties?: unknown
  readonly items?: BodySchema
}

type MayWrite = (object: ShopperObject, attribute: string) => boolean

/** State of the document that the client has read (OCAPI); no field of the document. */
const RESOURCE_STATE = '_resource_state'

/** A body without what its schema does not name, and without custom attributes that shoppers do not write. */
export function writtenByShopper(
  body: unknown,
  schema: BodySchema | undefined,
  mayWrite: MayWrite,
): unknown {
  if (Array.isArray(body)) return body.map((one) => writtenByShopper(one, schema?.items, mayWrite))
  if (typeof body !== 'object' || body === null || !schema) return body
  const {title, properties, additionalProperties} = schema
  // A map, whose keys are chosen by the client, or a body that is kept as a whole.
  if (!properties || additionalProperties === true) return body
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
      if (Object.hasOwn(properties, name)) {
        return [[name, writtenByShopper(value, properties[name], mayWrite)]]
      }
      const isCustom = name.startsWith('c_') && isShopperObject(title) && mayWrite(title, name)
      return isCustom || name === RESOURCE_STATE ? [[name, value]] : []
    }),
  )
}

/**
 * Reduces the bodies of a plugin's calls to what shoppers write, after their validation. A route without a schema
 * for its body gets an empty one.
 */
export function keepShopperFields(app: FastifyInstance, db: Database): void {
  const mayWrite: MayWrite = (object, attribute) => isWrittenByShoppers(db, object, attribute)
  app.addHook('preHandler', async (request) => {
    const schema = request.routeOptions.schema?.body as BodySchema | undefined
    request.body = writtenByShopper(request.body, schema ?? {properties: {}}, mayWrite)
  })
}
