import {useRouteParams} from '@app/shared/lib/use-route-params'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {CancelOrderView} from '@app/features/cancel-order/components/CancelOrderView'

/** `/cancel-order/{hash}`. */
const CancelOrderPage: PageComponent = () => {
  const t = useTranslate()
  const {token = ''} = useRouteParams()
  return (
    <>
      <PageMeta title={t('cancelOrder.title')} noIndex />
      <CancelOrderView hash={token} />
    </>
  )
}

export default CancelOrderPage
