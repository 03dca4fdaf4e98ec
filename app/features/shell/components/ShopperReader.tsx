import {useEffect} from 'react'
import {NET_ATTRIBUTE} from '@common/net-prices'
import {BUSINESS_FACTS, useBusinessMode} from '@app/features/account/public/business-mode'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {useShop} from '@app/shared/lib/shop-context'
import {wasBusiness} from '@app/features/session/public/last-business'
import {useShopper} from '@app/features/session/public/shopper'

/**
 * Reads the shopper's customer type once there is a session, on every page: a business customer sees net
 * prices in lists too (rule CUST-5), on the next page without waiting for the record. `<html>` has the mark of the head
 * script while prices are net, for parts of the page whose code comes later. Renders nothing.
 */
export function ShopperReader(): null {
  const {site} = useShop()
  useShopper()
  const isNet = useBusinessMode()
  useEffect(() => {
    const root = document.documentElement
    if (isNet) root.setAttribute(NET_ATTRIBUTE, 'app')
    else root.removeAttribute(NET_ATTRIBUTE)
  }, [isNet])
  useEffect(() => {
    if (wasBusiness(site.id)) publishCustomerFacts(BUSINESS_FACTS)
  }, [site])
  return null
}
