import type {PageComponent} from '@app/shared/lib/page'
import {useTranslate} from '@app/shared/i18n/messages'

const CartPage: PageComponent = () => {
  const t = useTranslate()
  return <h1>{t('cart.title')}</h1>
}

export default CartPage
