import {useShopper} from '../use-shopper'

/**
 * Finds out who shops once there is a session, whatever page is shown: what a business customer sees is
 * net in lists too (spec 1 "business mode"). Draws nothing.
 */
export function ShopperReader(): null {
  useShopper()
  return null
}
