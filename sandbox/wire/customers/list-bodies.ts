import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import type {JsonValue} from '../../domains/json'
import type {ItemInput, ListDetails, ListInput} from '../../domains/lists/product-list'
import {LIST_DETAILS, LIST_TYPES} from '../../domains/lists/product-list'
import {customOf} from '../checkout/checkout-inputs'
import {ShopperDocument} from '../shopper-document'

const OneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Optional(Type.Unsafe<Value>({type: 'string', enum: values}))

export const ListBody = ShopperDocument('ProductList', {
  type: OneOf(LIST_TYPES),
  public: Type.Optional(Type.Boolean()),
  name: Type.Optional(Type.String({maxLength: 256})),
  description: Type.Optional(Type.String({maxLength: 4000})),
  ...Object.fromEntries(
    LIST_DETAILS.map((name) => [name, Type.Optional(Type.Record(Type.String(), Type.Any()))]),
  ),
})
export type ListBody = Static<typeof ListBody>

export function listInputOf(body: ListBody): ListInput {
  const details = LIST_DETAILS.flatMap((name) => {
    const value = (body as Record<string, JsonValue | undefined>)[name]
    return value === undefined ? [] : [[name, value]]
  })
  return {
    type: body.type,
    public: body.public,
    name: body.name,
    description: body.description,
    details: Object.fromEntries(details) as ListDetails,
    custom: customOf(body),
  }
}

export const ListItemBody = ShopperDocument('ProductListItem', {
  type: OneOf(['product', 'gift_certificate']),
  productId: Type.Optional(Type.String({maxLength: 100})),
  quantity: Type.Optional(Type.Number({minimum: 0})),
  purchasedQuantity: Type.Optional(Type.Number({minimum: 0})),
  priority: Type.Optional(Type.Integer()),
  public: Type.Optional(Type.Boolean()),
})

export function itemInputOf(body: Static<typeof ListItemBody>): ItemInput {
  const {type, productId, quantity, purchasedQuantity, priority, public: isPublic} = body
  return {
    type,
    productId,
    quantity,
    purchasedQuantity,
    priority,
    public: isPublic,
    custom: customOf(body),
  }
}
