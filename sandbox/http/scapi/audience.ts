import {ANYBODY, shopperFactsOf} from '../../domains/promotions/situation'
import {needing} from '../common/routes'
import {session} from '../common/shopper-api'

/** The facts of a shopper on which prices and promotions depend. */
export const audience = needing(session, (facts, _request, {db}) => ({
  shopper: shopperFactsOf(db, facts.session),
}))

/** The same, and those of an anonymous shopper for a call with `personalized=none`. */
export const chosenAudience = needing(audience, ({shopper}, {query}) => ({
  shopper: (query as {personalized?: string}).personalized === 'none' ? ANYBODY : shopper,
}))
