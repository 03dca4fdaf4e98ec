import {Type, type TProperties} from '@sinclair/typebox'
import type {ShopperObject} from '../domains/attributes/shopper-attributes'

/**
 * Schema of a document in the body of a shopper's call. Its properties are the fields that shoppers write; of the
 * custom attributes they write those that `shopper-attributes` allows for the object, which stands in `title`. Everything
 * else in a body is dropped before a route gets it. An object in a body without this schema has no custom attributes.
 */
export const ShopperDocument = <Properties extends TProperties>(
  object: ShopperObject,
  properties: Properties,
) => Type.Object(properties, {title: object})
