import type {FastifyRequest} from 'fastify'
import {InvalidTokenError} from '../../domains/auth/access-token'
import type {ShopperFacts} from '../../domains/promotions/situation'
import {ANYBODY, shopperFactsOf} from '../../domains/promotions/situation'
import type {Site} from '../../domains/sites/site-registry'
import type {Sandbox} from '../../sandbox'
import {readShopper} from '../slas/verify'

/** Data about the caller: the shopper of a valid token, else an anonymous shopper. */
export async function visitorOf(
  sandbox: Sandbox,
  request: FastifyRequest,
  site: Site,
): Promise<ShopperFacts> {
  try {
    return shopperFactsOf(
      sandbox.db,
      await readShopper(sandbox, request.headers.authorization, site.id),
    )
  } catch (error) {
    if (error instanceof InvalidTokenError) return ANYBODY
    throw error
  }
}
