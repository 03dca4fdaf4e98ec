import {useShopper} from '../use-shopper'

/**
 * Reads the shopper's customer type once there is a session, on every page: a business customer sees net
 * prices in lists too (rule CUST-5). Renders nothing.
 */
export function ShopperReader(): null {
  useShopper()
  return null
}
