import {useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {PlainPage} from '@app/shared/ui/PlainPage'
import {OpenedOrder} from './OpenedOrder'
import {OrderStatus} from './OrderStatus'
import {ParcelWidget} from './ParcelWidget'

/** Look-up of an order by a guest: `?order=` is the number of a link in a mail. */
export function OrderLookupView() {
  const t = useTranslate()
  const orderNo = new URLSearchParams(useLocation().search).get('order') ?? ''
  return (
    <PlainPage title={t('orderLookup.title')} text={t('orderLookup.text')}>
      <OpenedOrder orderNo={orderNo} purpose="read">
        {(care) => <OrderStatus care={care} />}
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
        {(care) => <OrderStatus care={care} />}
      </OpenedOrder>
      <ParcelWidget page="tracking" orderNo={orderNo} />
    </PlainPage>
  )
}
