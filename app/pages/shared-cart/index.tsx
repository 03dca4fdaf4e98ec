import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {SharedCart} from '@app/features/cart/components/SharedCart'

/** `/shared-cart#{token}`. */
const SharedCartPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('cart.link.open.title')} noIndex />
      <SharedCart />
    </>
  )
}

export default SharedCartPage
