import type {Sandbox} from '../../sandbox'
import type {Site} from '../sites/site-registry'
import type {PromotionRole} from './refinement'

/** Ids of the products that have a role in a promotion of the site. */
export function promotedProducts(
  _sandbox: Sandbox,
  _site: Site,
  _promotionId: string,
  _role: PromotionRole,
): ReadonlySet<string> {
  return new Set()
}
