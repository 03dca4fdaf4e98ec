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
import {ApiProblem} from '../errors'
import {requireShopper} from '../slas/verify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Operation of the shop's programs (AmOAuth2): it needs a token of Account Manager, or takes that of a shopper as
     * well and answers it in another way.
     */
    accountManager?: 'required' | 'accepted'
  }
}

/** Options of a route that needs a token of Account Manager. */
export const byAccountManager = {config: {accountManager: 'required'}} as const

/** Options of a route that takes the tokens of shoppers as well. */
export const alsoByAccountManager = {config: {accountManager: 'accepted'}} as const

const programs = new WeakSet<FastifyRequest>()

/** Returns true for a call with a token of Account Manager. */
export const isByProgram = (request: FastifyRequest): boolean => programs.has(request)

/**
 * Requires the token that a route needs: of a shopper, or of Account Manager. Throws ApiProblem: 403 for a shopper's
 * token where the shop's programs alone call, 401 for one that is not valid.
 */
export async function requireCaller(sandbox: Sandbox, request: FastifyRequest): Promise<void> {
  const {accountManager} = request.routeOptions.config
  if (accountManager === undefined) {
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
  if (accountManager === 'accepted') return
  throw new ApiProblem(
    403,
    'forbidden',
    'Forbidden',
    'Your access-token is valid, but this operation requires a token of Account Manager.',
  )
}

/** Site and locale of a call by a program of the shop. Throws ApiProblem. */
export function readShop(sandbox: Sandbox, request: FastifyRequest): ShopContext {
  const {site, locale} = readScope(sandbox, request.query as Record<string, string>)
  return {...shopOf(sandbox), site, locale}
}

/** The context of a basket that a program of the shop changes for its shopper, a guest or a customer. */
export function readBasketShop(sandbox: Sandbox, request: FastifyRequest): CheckoutContext {
  const context = readShop(sandbox, request)
  const {basketId} = request.params as {basketId: string}
  const customerId = findBasket(sandbox.db, context.site.id, basketId)?.customerId ?? ''
  const {customerNo, email} = findCustomer(sandbox.db, customerId) ?? {}
  return {...context, shopper: {customerId, guest: customerNo === undefined, customerNo, email}}
}
