import {useEffect, type RefObject} from 'react'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {CartNotice} from '@app/features/basket/public/CartNotice'
import type {Checkout, CheckoutEvent, CheckoutState} from '../model/machine'
import styles from './OrderProgress.module.css'

interface OrderProgressProps {
  checkout: Checkout
  send: (event: CheckoutEvent) => void
  /** Receives the frame of the card holder's bank. */
  bankFrame: RefObject<HTMLDivElement>
}

interface Texts {
  readonly title: MessageId
  readonly text: MessageId
}

/** Texts of the states in which the shopper waits; other states have a view of their own. */
const TEXTS: Readonly<Partial<Record<CheckoutState, Texts>>> = {
  leaving: {title: 'checkout.leaving.title', text: 'checkout.leaving.text'},
  paying: {title: 'checkout.resuming.title', text: 'checkout.resuming.text'},
  resuming: {title: 'checkout.resuming.title', text: 'checkout.resuming.text'},
  failing: {title: 'checkout.failing.title', text: 'checkout.failing.text'},
  confirming: {title: 'checkout.confirming.title', text: 'checkout.confirming.text'},
  confirmed: {title: 'checkout.confirming.title', text: 'checkout.confirming.text'},
}
const CHECKING: Texts = {title: 'checkout.checking.title', text: 'checkout.checking.text'}

/** Shown instead of the steps while an order is under way, or was placed elsewhere. */
export function OrderProgress({checkout, send, bankFrame}: OrderProgressProps) {
  const t = useTranslate()
  const paths = usePaths()
  const {state, context} = checkout
  // The page was scrolled to the order button, and is shorter now: the bank's question would be above the window.
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void document.documentElement.scrollTo?.(0, 0)
  }, [state])
  if (state === 'challenge') {
    return (
      <section className={styles.challenge} aria-labelledby="challenge-title">
        <h1 id="challenge-title">{t('checkout.challenge.title')}</h1>
        <p>{t('checkout.challenge.text')}</p>
        <div ref={bankFrame} className={styles.frame} />
        <Button
          variant="secondary"
          onClick={() => send({type: 'PAYMENT_FAILED', reason: 'payment_cancelled'})}
        >
          {t('checkout.challenge.cancel')}
        </Button>
      </section>
    )
  }
  if (state === 'elsewhere') {
    return (
      <div role="alert">
        <CartNotice title={t('checkout.elsewhere.title')} text={t('checkout.elsewhere.text')}>
          {context.token && context.order?.payment === 'settled' && (
            <ButtonLink to={paths.confirmation(context.token)}>
              {t('checkout.elsewhere.show')}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.home()}>
            {t('common.continueShopping')}
          </ButtonLink>
        </CartNotice>
      </div>
    )
  }
  const {title, text} = TEXTS[state] ?? CHECKING
  return (
    <div role="alert">
      <CartNotice title={t(title)} text={t(text)}>
        <ButtonLink variant="secondary" to={paths.customerService()}>
          {t('header.help')}
        </ButtonLink>
      </CartNotice>
    </div>
  )
}
