import {Type} from '@sinclair/typebox'

/** Whether taxes that the client gave are void after the change; they are unless it says no. */
export const TaxQuery = Type.Object({removeExternalTax: Type.Optional(Type.Boolean())})

/** The basket that a request is about, and what becomes of its taxes. */
export function targetOf<Params extends object>(request: {
  params: Params
  query: {removeExternalTax?: boolean}
}): Params & {keepsTaxes: boolean} {
  return {...request.params, keepsTaxes: request.query.removeExternalTax === false}
}
