import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {OrderLookupView} from '@app/features/order-lookup/components/OrderLookupView'
import {ReturnsOfOrder} from '@app/features/returns/public/ReturnList'

/** `/order-lookup?order=`. */
const OrderLookupPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('orderLookup.title')} noIndex />
      <OrderLookupView
        renderReturns={(care, accessKey) => <ReturnsOfOrder care={care} lookupKey={accessKey} />}
      />
    </>
  )
}

export default OrderLookupPage
