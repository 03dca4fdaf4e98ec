import {useState} from 'react'
import {useCheckoutEvents} from '@app/features/analytics/use-basket-events'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {CartNotice} from '@app/features/basket/components/CartNotice'
import {useBasket} from '@app/features/basket/use-basket'
import type {Basket} from '@app/features/session/model/shopper-client'
import {doneSteps, openStep, STEPS, type StepId} from '../model/steps'
import {useOrderCheck, type OrderCheck} from '../use-order-check'
import {AddressStep} from './AddressStep'
import {CheckoutSkeleton} from './CheckoutSkeleton'
import {ContactStep} from './ContactStep'
import {DeliveryStep} from './DeliveryStep'
import {OrderOverview} from './OrderOverview'
import {PaymentStep} from './PaymentStep'
import {ReviewStep} from './ReviewStep'
import {StepSection} from './StepSection'
import {StepSummary} from './StepSummary'
import {usePlaceOrder} from './use-place-order'
import styles from './Checkout.module.css'

/** Shown instead of the checkout while the outcome of an order is being checked. */
function CheckingOrder() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <div role="alert">
      <CartNotice title={t('checkout.checking.title')} text={t('checkout.checking.text')}>
        <ButtonLink variant="secondary" to={paths.customerService()}>
          {t('header.help')}
        </ButtonLink>
      </CartNotice>
    </div>
  )
}

interface CheckoutStepsProps {
  basket: Basket
  countryCode: string
  orderCheck: OrderCheck
}

function CheckoutSteps({basket, countryCode, orderCheck}: CheckoutStepsProps) {
  const t = useTranslate()
  const [editing, setEditing] = useState<StepId | null>(null)
  const [hasMoved, setHasMoved] = useState(false)
  const placing = usePlaceOrder(basket, orderCheck)
  const done = doneSteps(basket, countryCode)
  const open = openStep(done, editing)
  useCheckoutEvents(basket, open, STEPS.indexOf(open) + 1)

  const goTo = (step: StepId | null) => {
    setHasMoved(true)
    setEditing(step)
  }
  const next = () => goTo(null)
  const forms: Record<StepId, () => JSX.Element> = {
    contact: () => <ContactStep basket={basket} onDone={next} />,
    address: () => (
      <AddressStep
        basket={basket}
        countryCode={countryCode}
        onDone={(reachable) => goTo(reachable ? null : 'delivery')}
      />
    ),
    delivery: () => (
      <DeliveryStep basket={basket} onDone={next} onChangeAddress={() => goTo('address')} />
    ),
    payment: () => <PaymentStep basket={basket} countryCode={countryCode} onDone={next} />,
    review: () => <ReviewStep basket={basket} placing={placing} onEdit={goTo} />,
  }
  const stateOf = (step: StepId) => {
    if (step === open) return 'open'
    return done.has(step) ? 'done' : 'todo'
  }
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <OrderOverview basket={basket} sumsOnly={open === 'review'} />
      </div>
      <ol className={styles.steps} aria-label={t('checkout.progress')}>
        {STEPS.map((step) => (
          <StepSection
            key={step}
            step={step}
            state={stateOf(step)}
            takesFocus={hasMoved}
            onEdit={placing.isPlacing ? undefined : () => goTo(step)}
            summary={<StepSummary step={step} basket={basket} countryCode={countryCode} />}
          >
            {step === open && forms[step]()}
          </StepSection>
        ))}
      </ol>
    </div>
  )
}

/** The checkout: one page with one open step; all personal data is loaded in the browser. */
export function Checkout() {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  const orderCheck = useOrderCheck()
  const view = useBasket()
  if (orderCheck.status === 'checking') return <CheckingOrder />
  if (view.status === 'failed') {
    return (
      <CartNotice title={t('checkout.title')} text={t('cart.error')}>
        <Button onClick={view.retry}>{t('common.retry')}</Button>
      </CartNotice>
    )
  }
  if (view.status === 'loading' || orderCheck.status === 'unread') return <CheckoutSkeleton />
  const {basket} = view
  if (!basket?.productItems?.length) {
    return (
      <CartNotice title={t('checkout.empty.title')} text={t('checkout.empty.text')}>
        <ButtonLink to={paths.home()}>{t('common.continueShopping')}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.cart()}>
          {t('cart.title')}
        </ButtonLink>
      </CartNotice>
    )
  }
  return (
    <>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <CheckoutSteps
        basket={basket}
        countryCode={site.shipTo[0] ?? site.countryCode ?? ''}
        orderCheck={orderCheck}
      />
    </>
  )
}
