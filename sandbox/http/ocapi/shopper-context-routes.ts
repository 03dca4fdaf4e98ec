import {Type} from '@sinclair/typebox'
import {changeContext, newContext} from '../../domains/customers/change-context'
import type {ShopperContextValues} from '../../domains/customers/shopper-context'
import {
  createShopperContext,
  deleteShopperContext,
  shopperContextOf,
  updateShopperContext,
} from '../../domains/customers/shopper-context-repository'
import {ContextBody, contextChangeOf} from '../../wire/customers/context-body'
import {OcapiFault} from '../errors'
import {ocapiDocument, type OcapiDocument} from './document'
import {needing, pathParameter} from '../common/routes'
import {token, type OcapiRoutes} from './needs'

const Params = Type.Object({usid: Type.String()})

/** Qualifiers have custom names, which must not be renamed. */
function contextDocument(context: ShopperContextValues): OcapiDocument<'shopper_context'> {
  const {customQualifiers, assignmentQualifiers, ...rest} = context
  return {
    ...ocapiDocument('shopper_context', rest),
    ...(customQualifiers ? {custom_qualifiers: {...customQualifiers}} : {}),
    ...(assignmentQualifiers ? {assignment_qualifiers: {...assignmentQualifiers}} : {}),
  }
}

/** The context of the session, which the path has to name. */
const contextKey = needing(token, ({site, session}, request) => {
  const usid = pathParameter(request, 'usid')
  if (usid === session.usid) return {key: {usid, siteId: site.id, guest: session.guest}}
  throw new OcapiFault(
    400,
    'UsidNotMatchingWithTokenException',
    'Usid in incoming request does not match Usid in token.',
    {usid},
  )
})

/**
 * `shopper_context/{usid}`: the same contexts as those of Shopper Context. Names of qualifiers should not
 * contain underscores, as in the Shopper APIs.
 */
export const shopperContextRoutes: OcapiRoutes = (route, sandbox) => {
  const {db} = sandbox

  const notFound = (usid: string) =>
    new OcapiFault(
      404,
      'ShopperContextNotFoundException',
      `No shopper context for usid '${usid}' could be found.`,
      {usid},
    )

  route('GET /shopper_context/:usid', {needs: contextKey, schema: {params: Params}}, ({key}) => {
    const context = shopperContextOf(db, key)
    if (!context) throw notFound(key.usid)
    return contextDocument(context)
  })

  for (const method of ['PUT', 'POST'] as const) {
    route(
      `${method} /shopper_context/:usid`,
      {needs: contextKey, schema: {params: Params, body: ContextBody}},
      ({key}, request, reply) => {
        const context = newContext(contextChangeOf(request.body))
        void reply.status(createShopperContext(db, key, context) ? 201 : 200)
        return contextDocument(context)
      },
    )
  }

  route(
    'PATCH /shopper_context/:usid',
    {needs: contextKey, schema: {params: Params, body: ContextBody}},
    ({key}, request) => {
      const before = shopperContextOf(db, key) ?? {}
      const context = changeContext(before, contextChangeOf(request.body))
      updateShopperContext(db, key, context)
      return contextDocument(context)
    },
  )

  route('DELETE /shopper_context/:usid', {needs: contextKey, schema: {params: Params}}, ({key}) => {
    if (!deleteShopperContext(db, key)) throw notFound(key.usid)
  })
}
