import {useShopper} from '../use-shopper'

/**
 * Finds out who shops once there is a session, whatever page is shown: what a business customer sees is
 * net in lists too (rule CUST-5). Draws nothing.
 */
export function ShopperReader(): null {
  useShopper()
  return null
}
