import type {ReactNode} from 'react'
import {useLocation} from 'react-router-dom'
import type {OrderCare} from '@app/features/order/public/order-care'
import {useTranslate} from '@app/shared/i18n/messages'
import {PlainPage} from '@app/shared/ui/PlainPage'
import {OpenedOrder, ParcelWidget} from '../public/OpenedOrder'
import {OrderStatus} from './OrderStatus'

/** Lists the announced returns of an order; filled by the page, because returns are a feature above this one. */
export type RenderReturns = (care: OrderCare, accessKey: string | undefined) => ReactNode

/** Look-up of an order by a guest: `?order=` is the number of a link in a mail. */
export function OrderLookupView({renderReturns}: {renderReturns: RenderReturns}) {
  const t = useTranslate()
  const orderNo = new URLSearchParams(useLocation().search).get('order') ?? ''
  return (
    <PlainPage title={t('orderLookup.title')} text={t('orderLookup.text')}>
      <OpenedOrder orderNo={orderNo} purpose="read">
        {(care, accessKey) => (
          <>
            <OrderStatus care={care} />
            {care.returns.length > 0 && renderReturns(care, accessKey)}
          </>
        )}
      </OpenedOrder>
    </PlainPage>
  )
}

/** Tracking of a parcel: `?orderNo=` is the number of a link in a mail. */
export function TrackingView() {
  const t = useTranslate()
  const orderNo = new URLSearchParams(useLocation().search).get('orderNo') ?? ''
  return (
    <PlainPage title={t('tracking.title')} text={t('tracking.text')}>
      <OpenedOrder orderNo={orderNo} purpose="read">
        {(care) => (
          <>
            <OrderStatus care={care} />
            {!orderNo && <ParcelWidget page="tracking" orderNo={care.orderNo} />}
          </>
        )}
      </OpenedOrder>
      <ParcelWidget page="tracking" orderNo={orderNo} />
    </PlainPage>
  )
}
