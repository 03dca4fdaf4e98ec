import {useEffect, useRef, useCallback} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {deliveryCountry} from '@app/features/address/public/order-address'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {CartNotice} from '@app/features/basket/public/CartNotice'
import {PaymentError} from '@app/features/payment/public/provider'
import {followOtherTabs, useBasketContext} from '@app/features/basket/public/basket'
import {refreshBasket} from '@app/features/basket/public/get-basket'
import {useShipmentRepair} from '@app/features/basket/public/use-shipment-repair'
import {isStep, type CheckoutState} from '../model/machine'
import {useCheckout} from '../use-checkout'
import {useCheckoutReports} from '../use-checkout-reports'
import {usePaymentChoice} from '../use-payment-choice'
import {Alert} from './Alert'
import {CheckoutSkeleton} from './CheckoutSkeleton'
import {CheckoutSteps} from './CheckoutSteps'
import {OrderProgress} from './OrderProgress'
import styles from './Checkout.module.css'
import {useHistory} from 'react-router-dom'
import {forgetPending} from '@app/features/basket/public/pending-order'
import {
  forgetTemporaryBasket,
  temporaryBasketId,
} from '@app/features/basket/public/temporary-basket'
import {clearDraft} from '../model/draft'
import {pageStays} from '../page-stays'

/** Returns a function that navigates to the confirmation of an existing order, by the order's token. */
function useConfirmOrder(): (token: string) => Promise<void> {
  const context = useBasketContext()
  const {site} = context.shop
  const paths = usePaths()
  const history = useHistory()
  return useCallback(
    async (token) => {
      await pageStays()
      forgetPending(site.id)
      clearDraft(site.id)
      if (temporaryBasketId(site.id) === token) forgetTemporaryBasket(site.id)
      history.replace(paths.confirmation(token))
      await refreshBasket(context).catch(() => null)
    },
    [context, site.id, paths, history],
  )
}

/** States in which the steps stay on the page: the shopper answers them, or waits below them. */
const showsSteps = (state: CheckoutState): boolean =>
  isStep(state) || state === 'placing' || state === 'paying'

/** There is nothing to order; the notice says why when the basket was lost on the way. */
function EmptyCheckout({notice}: {notice: string | null}) {
  const t = useTranslate()
  const paths = usePaths()
  const {source} = useBasketContext()
  return (
    <>
      {notice && <Alert title={notice} />}
      <CartNotice
        title={t('checkout.empty.title')}
        text={t(source ? 'checkout.empty.purchase' : 'checkout.empty.text')}
      >
        <ButtonLink to={paths.home()}>{t('common.continueShopping')}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.cart()}>
          {t('cart.title')}
        </ButtonLink>
      </CartNotice>
    </>
  )
}

/** The checkout: one page with one open step; all personal data is loaded in the browser. */
export function Checkout() {
  const t = useTranslate()
  const basketContext = useBasketContext()
  const countryCode = deliveryCountry(useShop())
  const confirm = useConfirmOrder()
  const choice = usePaymentChoice()
  const bankFrame = useRef<HTMLDivElement>(null)
  const {checkout, send, view, basket} = useCheckout(countryCode, {
    refreshBasket: () => refreshBasket(basketContext),
    payment: choice,
    challengeContainer: () =>
      bankFrame.current
        ? Promise.resolve(bankFrame.current)
        : Promise.reject(new PaymentError('unavailable')),
    openPage: (url) => window.location.assign(url),
    confirm,
  })
  useEffect(() => followOtherTabs(basketContext), [basketContext])
  useShipmentRepair(isStep(checkout.state) ? basket : null)
  if (basket?.paymentInstruments) choice.remember(basket.paymentInstruments)
  const {state, context} = checkout
  useCheckoutReports(checkout)
  if (state === 'loading' && view.status === 'failed') {
    return (
      <CartNotice title={t('checkout.title')} text={t('cart.error')}>
        <Button onClick={view.retry}>{t('common.retry')}</Button>
      </CartNotice>
    )
  }
  if (state === 'loading') return <CheckoutSkeleton />
  if (state === 'empty') {
    return <EmptyCheckout notice={context.notice && t(context.notice.message)} />
  }
  if (!showsSteps(state) || !basket) {
    return <OrderProgress checkout={checkout} send={send} bankFrame={bankFrame} />
  }
  return (
    <>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <CheckoutSteps basket={basket} countryCode={countryCode} checkout={checkout} send={send} />
    </>
  )
}
