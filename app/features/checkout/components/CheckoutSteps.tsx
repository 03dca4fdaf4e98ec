import {useEffect, useRef, useState} from 'react'
import {useCheckoutEvents} from '@app/features/basket/public/use-basket-events'
import {useTranslate} from '@app/shared/i18n/messages'
import type {Basket} from '@app/features/basket/public/basket'
import {isStep, type Checkout, type CheckoutEvent} from '../model/machine'
import type {OrderRefusal} from '../model/order-refusal'
import {doneSteps, stepsOf, type StepId} from '../model/steps'
import {AddressStep} from './AddressStep'
import {Alert} from './Alert'
import {ContactStep} from './ContactStep'
import {DeliveryStep} from './DeliveryStep'
import {EditGoods} from './EditGoods'
import {OrderOverview} from './OrderOverview'
import {PaymentStep} from './PaymentStep'
import {ReviewStep} from './ReviewStep'
import {StepSection} from './StepSection'
import {StepSummary} from './StepSummary'
import styles from './Checkout.module.css'

interface CheckoutStepsProps {
  basket: Basket
  countryCode: string
  checkout: Checkout
  send: (event: CheckoutEvent) => void
}

interface NoticeProps {
  notice: OrderRefusal
  /** The open step: no button leads to it. */
  open: StepId
  onEdit: (step: StepId) => void
}

/** What went wrong, and the way to the step or the cart that corrects it. It receives the focus. */
function Notice({notice, open, onEdit}: NoticeProps) {
  const t = useTranslate()
  const alert = useRef<HTMLDivElement>(null)
  const {message, goTo} = notice
  useEffect(() => alert.current?.focus(), [notice])
  return (
    <Alert ref={alert} title={t(message)}>
      {goTo === 'cart' && <EditGoods />}
      {goTo && goTo !== 'cart' && goTo !== open && (
        <button type="button" onClick={() => onEdit(goTo)}>
          {t('checkout.editStep', {step: t(`checkout.step.${goTo}`)})}
        </button>
      )}
    </Alert>
  )
}

/** The steps with their forms and answers, and the overview of the order. */
export function CheckoutSteps({basket, countryCode, checkout, send}: CheckoutStepsProps) {
  const t = useTranslate()
  const {state, context} = checkout
  const [hasMoved, setHasMoved] = useState(false)
  const open = isStep(state) ? state : 'review'
  const done = doneSteps(basket, countryCode)
  const steps = stepsOf(basket)
  useCheckoutEvents(basket, open, steps.indexOf(open) + 1)

  const move = (event: CheckoutEvent) => {
    setHasMoved(true)
    send(event)
  }
  const edit = (step: StepId) => move({type: 'EDIT', step})
  const next = () => move({type: 'SAVED'})
  const forms: Record<StepId, () => JSX.Element> = {
    contact: () => <ContactStep basket={basket} onDone={next} />,
    address: () => (
      <AddressStep
        basket={basket}
        countryCode={countryCode}
        onDone={(reachable) => move({type: 'SAVED', ...(!reachable && {next: 'delivery'})})}
      />
    ),
    delivery: () => (
      <DeliveryStep basket={basket} onDone={next} onChangeAddress={() => edit('address')} />
    ),
    payment: () => (
      <PaymentStep
        basket={basket}
        countryCode={countryCode}
        onDone={next}
        onStay={() => send({type: 'EDIT', step: 'payment'})}
      />
    ),
    review: () => (
      <ReviewStep
        basket={basket}
        isPlacing={!isStep(state)}
        onPlace={() => send({type: 'PLACE'})}
      />
    ),
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
        {steps.map((step, index) => (
          <StepSection
            key={step}
            step={step}
            number={index + 1}
            total={steps.length}
            state={stateOf(step)}
            takesFocus={hasMoved && !context.notice}
            onEdit={isStep(state) ? () => edit(step) : undefined}
            summary={<StepSummary step={step} basket={basket} countryCode={countryCode} />}
          >
            {step === open && (
              <>
                {context.notice && <Notice notice={context.notice} open={open} onEdit={edit} />}
                {forms[step]()}
              </>
            )}
          </StepSection>
        ))}
      </ol>
    </div>
  )
}
