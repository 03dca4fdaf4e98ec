import type {FastifyRequest} from 'fastify'
import {InvalidTokenError} from '../../../domains/auth/access-token'
import type {ShopperFacts} from '../../../domains/promotions/situation'
import {ANYBODY, shopperFactsOf} from '../../../domains/promotions/situation'
import type {Site} from '../../../domains/sites/site-registry'
import type {Sandbox} from '../../../sandbox'
import {readShopper} from '../../slas/verify'

/** What is known of whoever asks: the shopper of a token that holds, else nobody in particular. */
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
