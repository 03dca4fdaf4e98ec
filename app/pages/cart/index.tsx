import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {CartView} from '@app/features/cart/components/CartView'

/** `/appcart`: a cacheable shell; the basket appears in the browser. */
const CartPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('meta.cart.title')} noIndex />
      <CartView />
    </>
  )
}

export default CartPage
