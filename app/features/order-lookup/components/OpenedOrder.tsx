import {useState, type ReactNode} from 'react'
import {useQuery, useQueryClient} from '@tanstack/react-query'
import {useShop} from '@app/shared/lib/shop-context'
import {careKey, orderCareQuery} from '@app/features/order/api/get-order-care'
import type {OrderCare} from '@app/features/order/model/order-care'
import {useCommerceState} from '@app/features/session/model/shopper-client'
import type {LookupPurpose} from '../model/lookup-rules'
import {LookupForm} from './LookupForm'

interface OpenedOrderProps {
  /** Number of the order in the address; empty when it has none. */
  orderNo: string
  purpose: LookupPurpose
  /** Content for an order that is open; `accessKey` is set when a look-up opened it. */
  children: (care: OrderCare, accessKey: string | undefined) => ReactNode
}

/**
 * Opens an order: at once when this browser placed it, otherwise with the look-up form. The key of a
 * look-up is kept in memory only.
 */
export function OpenedOrder({orderNo, purpose, children}: OpenedOrderProps) {
  const shop = useShop()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<{orderNo: string; accessKey?: string}>({orderNo})
  const {status} = useCommerceState()
  const {data} = useQuery({
    ...orderCareQuery(shop, opened),
    enabled: opened.accessKey !== undefined || (orderNo !== '' && status === 'ready'),
  })
  if (data) return <>{children(data, opened.accessKey)}</>
  return (
    <LookupForm
      orderNo={orderNo}
      purpose={purpose}
      onFound={({accessKey, ...care}) => {
        queryClient.setQueryData(careKey(shop, care.orderNo), care)
        setOpened({orderNo: care.orderNo, ...(accessKey && {accessKey})})
      }}
    />
  )
}
