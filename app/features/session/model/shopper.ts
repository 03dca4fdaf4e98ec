import {isRegisteredToken, customerIdOf} from './access-token'

/** Who shops, as far as prices depend on it. */
export interface Shopper {
  readonly customerId: string
  readonly registered: boolean
}

/** Guests use the price endpoint with this customer id (rule CUST-3). */
export const GUEST: Shopper = {customerId: 'guest', registered: false}

/** Who a token belongs to; a guest is nobody in particular. */
export function shopperOf(accessToken: string): Shopper {
  return isRegisteredToken(accessToken)
    ? {customerId: customerIdOf(accessToken), registered: true}
    : GUEST
}
