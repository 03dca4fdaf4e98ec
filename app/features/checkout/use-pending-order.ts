import {useEffect, useState} from 'react'
import {useHistory} from 'react-router-dom'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {findOrderNumber} from '@app/features/order/api/get-order'
import {clearDraft, forgetPending, pendingOrder} from './model/draft'

/**
 * A checkout that was closed or reloaded while its order was being placed: when the order is there, its
 * confirmation is shown.
 * @returns true while that is being found out
 */
export function usePendingOrder(): boolean {
  const shop = useShop()
  const paths = usePaths()
  const history = useHistory()
  const [isChecking, setIsChecking] = useState(true)

  useEffect(() => {
    const token = pendingOrder(shop.site.id)
    let current = true
    const check = async () => {
      const orderNo = token && (await findOrderNumber(shop, token).catch(() => undefined))
      if (!current) return
      if (token && orderNo !== undefined) forgetPending(shop.site.id)
      if (!token || !orderNo) return setIsChecking(false)
      clearDraft(shop.site.id)
      history.replace(paths.confirmation(token))
    }
    void check()
    return () => {
      current = false
    }
  }, [shop, paths, history])

  return isChecking
}
