import {isRegisteredToken, customerIdOf} from './access-token'

/** The shopper, with the fields on which prices depend. */
export interface Shopper {
  readonly customerId: string
  readonly registered: boolean
}

/** Guests use the price endpoint with this customer id (rule CUST-3). */
export const GUEST: Shopper = {customerId: 'guest', registered: false}

/** The shopper of a token; every guest has the same generic id. */
export function shopperOf(accessToken: string): Shopper {
  return isRegisteredToken(accessToken)
    ? {customerId: customerIdOf(accessToken), registered: true}
    : GUEST
}
