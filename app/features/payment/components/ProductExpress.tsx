import {useAction} from '@app/features/faults/public/use-action'
import {useBasketContext} from '@app/features/basket/public/basket'
import type {NewItem} from '@app/features/basket/public/new-item'
import {rememberTemporaryBasket} from '@app/features/basket/public/temporary-basket'
import type {ExpressProps} from '@app/features/product/public/advice-slots'
import {useTranslate} from '@app/shared/i18n/messages'
import {useConnection} from '@app/shared/lib/connection'
import {openDocument} from '@app/shared/lib/open-document'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {showToast} from '@app/shared/ui/toast'
import {productExpressSearch} from '../public/express-parameter'

/**
 * Buys the product of the page with a wallet, in a basket of its own (rule PAY-9): the shopper's own basket is
 * neither read nor changed. The sheet opens in the checkout, the only page whose security policy lets the
 * provider in (rule PAY-5). The product page shows it where the site offers a wallet. Default export: lazy.
 */
export default function ProductExpress({take}: ExpressProps) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const context = useBasketContext()
  const {online, storedAt} = useConnection()
  const {busy, run} = useAction(async (items: readonly NewItem[]) => {
    const {createTemporaryBasket} = await import('../api/create-temporary-basket')
    const basketId = await createTemporaryBasket(context, items)
    if (rememberTemporaryBasket(shop.site.id, basketId)) {
      openDocument(paths.checkout() + productExpressSearch('wallet'))
    } else {
      showToast({title: t('payment.express.noStorage'), status: 'error'})
    }
  })
  const buy = () => {
    const items = take()
    if (items) void run(items)
  }
  // A page from the store waits for its current price, as the purchase button does.
  const waits = online && storedAt !== undefined
  return (
    <Button variant="secondary" block busy={busy || waits} onClick={buy}>
      {t('payment.express.product')}
    </Button>
  )
}
