import type {FastifyRequest} from 'fastify'
import type {ShopperContext} from '../../../domains/auth/claims'
import type {ShopContext} from '../../../domains/baskets/shop-context'
import type {Sandbox} from '../../../sandbox'
import {shopOf} from '../../common/checkout-context'
import {clientAddress} from '../../common/client-address'
import {readScope} from '../../common/request'
import {requireShopper} from '../../slas/verify'

/** Shopper, site and language of a custom call. */
export interface CustomContext extends ShopContext {
  readonly shopper: ShopperContext
  readonly client: string
}

/** Throws `ApiProblem`, 401 for a token that the client must refresh. */
export async function readCustom(
  sandbox: Sandbox,
  request: FastifyRequest,
): Promise<CustomContext> {
  const {site, locale} = readScope(sandbox, request.query as Record<string, string>)
  const shopper = await requireShopper(sandbox, request)
  return {...shopOf(sandbox), site, locale, shopper, client: clientAddress(request)}
}
