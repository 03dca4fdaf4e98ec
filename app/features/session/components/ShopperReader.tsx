import {useEffect} from 'react'
import {BUSINESS_FACTS} from '@app/features/account/business-mode'
import {publishCustomerFacts} from '@app/features/account/customer-facts'
import {useShop} from '@app/shared/lib/shop-context'
import {useShopper, wasBusiness} from '../use-shopper'

/**
 * Reads the shopper's customer type once there is a session, on every page: a business customer sees net
 * prices in lists too (rule CUST-5), on the next page without waiting for the record. Renders nothing.
 */
export function ShopperReader(): null {
  const {site} = useShop()
  useShopper()
  useEffect(() => {
    if (wasBusiness(site.id)) publishCustomerFacts(BUSINESS_FACTS)
  }, [site])
  return null
}
