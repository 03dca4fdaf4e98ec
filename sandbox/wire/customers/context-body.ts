import type {Static, TSchema} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import {mostQualifiers} from '../../domains/customers/shopper-context'
import type {ContextChange} from '../../domains/customers/change-context'

/**
 * Adds null to a schema. With a union the validator would convert null to an empty text, which has
 * a different meaning.
 */
const OrNull = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>({...schema, nullable: true})
const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Optional(OrNull(schema))
const Text = Nullable(Type.String({maxLength: 256}))
const Qualifiers = Nullable(
  Type.Record(Type.String(), OrNull(Type.String()), {
    maxProperties: mostQualifiers,
  }),
)
const Ids = Nullable(Type.Array(Type.String({maxLength: 256})))

/** Request body of a shopper context (ShopperContext). OCAPI bodies are renamed into this. */
export const ContextBody = Type.Object({
  effectiveDateTime: Text,
  sourceCode: Text,
  customerGroupIds: Ids,
  couponCodes: Ids,
  customQualifiers: Qualifiers,
  assignmentQualifiers: Qualifiers,
  clientIp: Nullable(
    Type.String({pattern: '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$|^$'}),
  ),
  geoLocation: Nullable(
    Type.Object({
      city: Type.Optional(Type.String()),
      country: Type.Optional(Type.String()),
      countryCode: Type.Optional(Type.String()),
      latitude: Type.Optional(Type.Number()),
      longitude: Type.Optional(Type.Number()),
      metroCode: Type.Optional(Type.String()),
      postalCode: Type.Optional(Type.String()),
      region: Type.Optional(Type.String()),
      regionCode: Type.Optional(Type.String()),
    }),
  ),
})

const NAMES = Object.keys(ContextBody.properties) as (keyof typeof ContextBody.properties)[]

/** Returns the context values of a body, without other properties. */
export function contextChangeOf(body: Static<typeof ContextBody>): ContextChange {
  return Object.fromEntries(
    NAMES.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  )
}
