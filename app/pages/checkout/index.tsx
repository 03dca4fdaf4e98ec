import type {PageComponent} from '@app/shared/lib/page'
import {useTranslate} from '@app/shared/i18n/messages'

const CheckoutPage: PageComponent = () => {
  const t = useTranslate()
  return <h1>{t('checkout.title')}</h1>
}

export default CheckoutPage
