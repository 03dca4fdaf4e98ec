import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {CheckoutView} from '@app/features/checkout/components/CheckoutView'

/** `/appcheckout`. */
const CheckoutPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('meta.checkout.title')} noIndex />
      <CheckoutView />
    </>
  )
}

export default CheckoutPage
