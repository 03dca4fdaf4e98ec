import {Type} from '@sinclair/typebox'

/** Whether the change discards taxes that the client set; it does unless the query says no. */
export const TaxQuery = Type.Object({removeExternalTax: Type.Optional(Type.Boolean())})

/** The basket of a request, and whether its taxes are discarded. */
export function targetOf<Params extends object>(request: {
  params: Params
  query: {removeExternalTax?: boolean}
}): Params & {keepsTaxes: boolean} {
  return {...request.params, keepsTaxes: request.query.removeExternalTax === false}
}
