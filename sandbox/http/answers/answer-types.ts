import type {JsonValue} from '../../domains/json'

/**
 * Types of answers, by route (`GET /shopper-products/v1/products/:id`) and status. `npm run generate -- answers` writes the schemas
 * of `schemas/` from them; nothing of these files runs.
 */

/** A body of one of these media types that is not JSON; `none` for an answer without a body. */
export interface Content<Type extends string> {
  readonly contentType: Type
}

/** Custom attributes of a document. */
export interface Custom {
  [attribute: `c_${string}`]: JsonValue
}

/** The body of every successful answer of a route. */
export interface Ok<Body> {
  readonly '2xx': Body
}

/** A successful answer without a body. */
export type Done = Ok<Content<'none'>>

/** A body, or 204 when there is nothing to answer. */
export interface OkOrNothing<Body> extends Ok<Body> {
  readonly 204: Content<'none'>
}

/** The rows of an API, with the path of the API in front. */
export type Under<Prefix extends string, Rows> = {
  [
    Row in keyof Rows as Row extends `${infer Method} ${infer Path}`
      ? `${Method} ${Prefix}${Path}`
      : never
  ]: Rows[Row]
}

/** A type with some members changed or added. `Omit` would lose the names of types with custom attributes. */
export type With<Type, Changes> = {
  [Name in keyof Type as Name extends keyof Changes ? never : Name]: Type[Name]
} & Changes
