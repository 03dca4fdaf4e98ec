import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {TrackingView} from '@app/features/order-lookup/components/OrderLookupView'

/** `/shipment-tracking?orderNo=`. */
const ShipmentTrackingPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('tracking.title')} noIndex />
      <TrackingView />
    </>
  )
}

export default ShipmentTrackingPage
