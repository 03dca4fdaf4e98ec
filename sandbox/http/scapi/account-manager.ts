import type {FastifyRequest} from 'fastify'
import {isManagerToken} from '../../domains/auth/account-manager-token'
import {signingKey} from '../../domains/auth/signing-key'
import {findBasket} from '../../domains/baskets/basket-repository'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import type {ShopContext} from '../../domains/baskets/shop-context'
import {findCustomer} from '../../domains/customers/customer-repository'
import type {Sandbox} from '../../sandbox'
import {shopOf} from '../common/checkout-context'
import {readScope} from '../common/request'
import {needing, pathParameter, type Need} from '../common/routes'
import {ApiProblem} from '../errors'
import {requireShopper} from '../slas/verify'

/** Calls with a token of Account Manager (AmOAuth2). */
const programs = new WeakSet<FastifyRequest>()

/**
 * Requires the token that a route needs: of a shopper, or of Account Manager. Throws ApiProblem: 403 for a shopper's
 * token where the shop's programs alone call, 401 for one that is not valid.
 */
export async function requireCaller(sandbox: Sandbox, request: FastifyRequest): Promise<void> {
  const {caller} = request.routeOptions.config
  if (caller !== 'program' && caller !== 'shopper-or-program') {
    await requireShopper(sandbox, request)
    return
  }
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const key = await signingKey(sandbox.db)
  if (await isManagerToken(key, sandbox.config.clientId, token)) {
    programs.add(request)
    return
  }
  await requireShopper(sandbox, request)
  if (caller === 'shopper-or-program') return
  throw new ApiProblem(
    403,
    'forbidden',
    'Forbidden',
    'Your access-token is valid, but this operation requires a token of Account Manager.',
  )
}

function readShop(sandbox: Sandbox, request: FastifyRequest): ShopContext {
  const {site, locale} = readScope(sandbox, request.query as Record<string, string>)
  return {...shopOf(sandbox), site, locale}
}

/** A program of the shop, with site and locale. */
export const program: Need<{shop: ShopContext}> = {
  caller: 'program',
  read: (sandbox, request) => ({shop: readShop(sandbox, request)}),
}

/** A shopper, or a program of the shop that gets another answer. */
export const shopperOrProgram: Need<{shop: ShopContext; isProgram: boolean}> = {
  caller: 'shopper-or-program',
  read: (sandbox, request) => ({
    shop: readShop(sandbox, request),
    isProgram: programs.has(request),
  }),
}

/** A program that changes a basket for its shopper, a guest or a customer. */
export const basketProgram = needing(program, ({shop}, request): {context: CheckoutContext} => {
  const {db, site} = shop
  const basketId = pathParameter(request, 'basketId')
  const customerId = findBasket(db, site.id, basketId)?.customerId ?? ''
  const {customerNo, email} = findCustomer(db, customerId) ?? {}
  return {
    context: {...shop, shopper: {customerId, guest: customerNo === undefined, customerNo, email}},
  }
})
