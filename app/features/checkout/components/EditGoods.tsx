import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {useBasketContext, useCurrentBasket} from '@app/features/basket/public/basket'

/** Link to the place where the goods are changed: the cart, or the page of a product bought from there. */
export function EditGoods({className}: {className?: string}) {
  const t = useTranslate()
  const paths = usePaths()
  const {source} = useBasketContext()
  const productId = useCurrentBasket()?.productItems?.[0]?.productId
  if (!source) {
    return (
      <AppLink to={paths.cart()} className={className}>
        {t('checkout.summaryEdit')}
      </AppLink>
    )
  }
  return productId ? (
    <AppLink to={paths.product(productId)} className={className}>
      {t('checkout.summaryProduct')}
    </AppLink>
  ) : null
}
