import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {Quiet} from '@app/shared/ui/Deferred'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {CartView} from '@app/features/cart/components/CartView'
import {ExpressProvider, type RenderExpress} from '@app/features/cart/express-slot'

const ExpressButtons = loadable(() => import('@app/features/payment/components/ExpressButtons'), {
  ssr: false,
})

const AcceptedPayments = loadable(
  () => import('@app/features/payment/components/AcceptedPayments'),
  {ssr: false},
)

/** Without their code, the shopper still has the checkout. */
const renderExpress: RenderExpress = () => (
  <Quiet>
    <ExpressButtons />
    <AcceptedPayments />
  </Quiet>
)

/** `/appcart`: a cacheable shell; the basket appears in the browser. */
const CartPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('meta.cart.title')} noIndex />
      <ExpressProvider value={renderExpress}>
        <CartView />
      </ExpressProvider>
    </>
  )
}

export default CartPage
