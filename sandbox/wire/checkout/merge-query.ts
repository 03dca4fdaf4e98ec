import type {Static} from '@sinclair/typebox'
import {Type} from '@sinclair/typebox'
import type {MergeMode} from '../../domains/baskets/merge-baskets'

/** How two baskets become one. */
export const MergeQuery = Type.Object({
  createDestinationBasket: Type.Optional(Type.Boolean({default: false})),
  productItemMergeMode: Type.Optional(
    Type.Union([
      Type.Literal('higher_quantity'),
      Type.Literal('sum_quantities'),
      Type.Literal('saved_quantity'),
      Type.Literal('separate_item'),
    ]),
  ),
})

export function readMerge(query: Static<typeof MergeQuery>): {
  createDestination: boolean
  mode: MergeMode
} {
  return {
    createDestination: query.createDestinationBasket ?? false,
    mode: query.productItemMergeMode ?? 'higher_quantity',
  }
}
