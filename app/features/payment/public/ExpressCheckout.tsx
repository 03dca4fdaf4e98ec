import {useEffect, useRef, useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {useBasketContext, type BasketContext, type Basket} from '@app/features/basket/public/basket'
import {loadBasket} from '@app/features/basket/public/get-basket'
import {getShippingMethods} from '@app/features/basket/public/checkout-changes'
import {applyWalletAddress, applyWalletApproval, applyWalletDelivery} from '../api/express-basket'
import {expressPreferencesQuery} from '../api/get-express-preferences'
import {paymentMethodsQuery} from './payment-methods'
import {PaymentError, type WalletEvents} from './provider'
import {connectProvider} from './load-provider'
import {addressProblem, offerOf, placeProblem} from '../model/express'
import styles from './ExpressCheckout.module.css'

type Translate = ReturnType<typeof useTranslate>

/** Reads what the sheet needs. @throws ApiFault, PaymentError when the basket cannot be paid with the wallet */
async function prepare(context: BasketContext, basket: Basket) {
  const {shop, queryClient} = context
  const [preferences, {methods}] = await Promise.all([
    queryClient.fetchQuery(expressPreferencesQuery(shop)),
    queryClient.fetchQuery(
      paymentMethodsQuery(shop, {basketId: basket.basketId ?? '', situation: ['express']}),
    ),
  ])
  const wallet = methods.find(({provider}) => provider?.id === 'wallet')
  if (!wallet) throw new PaymentError('unavailable')
  return {preferences, wallet}
}

/**
 * Runs the wallet's sheet in a container.
 * @returns false when the shopper closed it
 * @throws ApiFault, PaymentError
 */
async function runSheet(
  context: BasketContext,
  container: HTMLElement,
  t: Translate,
  signal: AbortSignal,
): Promise<boolean> {
  const {shop} = context
  const basket = await loadBasket(context)
  if (!basket?.productItems?.length) return false
  const {preferences, wallet} = await prepare(context, basket)
  const connection = await connectProvider(shop, signal)
  const {applicableShippingMethods: first = []} = await getShippingMethods(context)
  const refused = {problem: t('payment.express.refused')}
  const events: WalletEvents = {
    onAddress: async (place) => {
      const problem = placeProblem(place, shop)
      if (problem) return {problem: t(problem)}
      return applyWalletAddress(context, place).then(
        (priced) => offerOf(priced.basket, priced.methods, shop, t),
        () => refused,
      )
    },
    onDeliveryMethod: (id) =>
      applyWalletDelivery(context, id).then(
        (priced) => offerOf(priced.basket, priced.methods, shop, t),
        () => refused,
      ),
    onApprove: async (address) => {
      const problem = addressProblem(address, shop, preferences)
      return {problem: problem && t(problem)}
    },
  }
  const offer = offerOf(basket, first, shop, t)
  const approval = await connection.openWallet(container, offer, events, signal)
  if (!approval) return false
  await applyWalletApproval(context, wallet, approval)
  return true
}

/**
 * Express payment with a wallet: its sheet supplies contact, address and payment; the shopper then confirms the
 * order in the review, under the words that the law asks for (rule PAY-6).
 * @param onDone called when the sheet is closed; the checkout continues with what the basket has
 */
export function ExpressCheckout({onDone}: {onDone: () => void}) {
  const t = useTranslate()
  const context = useBasketContext()
  const container = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  }, [onDone])
  useEffect(() => {
    const visit = new AbortController()
    const sheet = container.current
    if (!sheet) return undefined
    runSheet(context, sheet, t, visit.signal).then(
      () => !visit.signal.aborted && done.current(),
      () => !visit.signal.aborted && setFailed(true),
    )
    return () => visit.abort()
  }, [context, t])
  return (
    <section className={styles.express} aria-labelledby="express-title">
      <h1 id="express-title" className={styles.title}>
        {t('payment.express.title')}
      </h1>
      {failed && (
        <p role="alert" className={styles.problem}>
          {t('payment.express.failed')}
        </p>
      )}
      <div ref={container} className={styles.sheet} />
      <Button variant="secondary" onClick={onDone}>
        {t('payment.express.other')}
      </Button>
    </section>
  )
}
