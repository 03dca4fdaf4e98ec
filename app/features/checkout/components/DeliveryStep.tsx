import {useWatch} from 'react-hook-form'
import loadable from '@loadable/component'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {RadioCards, type RadioCard} from '@app/shared/ui/form/RadioCards'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {useBasketContext, type Basket} from '@app/features/basket/public/basket'
import {useShippingMethodChange} from '../use-shipping-method-change'
import {useTrack} from '@app/features/analytics/public/use-track'
import {basketEventData} from '@app/features/basket/public/event-items'
import {deliveryShipmentsOf} from '@app/features/basket/public/delivery'
import {arrivalText} from '@app/features/advice/public/arrival-text'
import {useDeliveryPreferences, MARK_HEIGHT, MARK_WIDTH} from '../public/delivery-preferences'
import {
  useShippingMethods,
  type DeliveryMethod,
  type DeliveryMethods,
} from '../api/get-shipping-methods'
import type {FieldProblem} from '@app/shared/form/field-problem'
import {shipmentOf} from '../model/steps'
import {SeveralMethods} from './several'
import {Alert} from './Alert'
import {StepForm} from './StepForm'
import {StepQuery} from './StepQuery'
import styles from './steps.module.css'

interface DeliveryStepProps {
  basket: Basket
  onDone: () => void
  onChangeAddress: () => void
}

interface DeliveryValues {
  methodId: string
  /** Time slot of the method; '' for none. */
  slot: string
}

const DeliverySlot = loadable(() => import('./DeliverySlot'), {ssr: false})

const methodProblem = (methodId: string): FieldProblem | undefined =>
  methodId ? undefined : {id: 'validation.shippingMethod.required'}

interface MethodAsideProps {
  method: DeliveryMethod
  /** Address of the carrier's mark. */
  mark: string | undefined
  currency: string | undefined
}

/** Mark and price of a method. */
function MethodAside({method: {price, taxRate}, mark, currency}: MethodAsideProps) {
  const t = useTranslate()
  const text = usePriceText(currency)
  return (
    <span className={styles.methodAside}>
      {mark && <img src={mark} alt="" width={MARK_WIDTH} height={MARK_HEIGHT} />}
      {price === 0 ? (
        <span className={styles.free}>{t('checkout.delivery.free')}</span>
      ) : (
        text.price(price, taxRate)
      )}
    </span>
  )
}

/** Link to the page about delivery and returns; it opens in a new tab, so that no input is lost. */
function Information({contentId}: {contentId: string}) {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <p className={styles.information}>
      <a href={paths.content(contentId)} target="_blank" rel="noopener">
        {t('checkout.delivery.information')}
        <VisuallyHidden>{` ${t('a11y.opensInNewTab')}`}</VisuallyHidden>
      </a>
    </p>
  )
}

/** Shows a delivery method as an option of a choice. */
export type MethodCard = (method: DeliveryMethod) => RadioCard

/** Methods with price, days of delivery, delivery time and the carrier's mark. */
function useMethodCard(basket: Basket): MethodCard {
  const t = useTranslate()
  const {shop} = useBasketContext()
  const {data: preferences} = useDeliveryPreferences()
  return (method) => ({
    value: method.id,
    title: method.name,
    text: [
      method.days && arrivalText(method.days, shop.locale.id, t),
      method.arrival,
      method.description,
    ]
      .filter(Boolean)
      .join('\n'),
    aside: (
      <MethodAside
        method={method}
        mark={preferences?.images[method.id]}
        currency={basket.currency}
      />
    ),
  })
}

function DeliveryForm({
  basket,
  offer,
  onDone,
}: {
  basket: Basket
  offer: DeliveryMethods
  onDone: () => void
}) {
  const t = useTranslate()
  const context = useBasketContext()
  const shipment = shipmentOf(basket)
  const preferredId = shipment?.shippingMethod?.id ?? offer.defaultId
  const known: unknown = shipment?.['c_deliveryTimeSlot']
  const slotsOf = (methodId: string) => offer.methods.find(({id}) => id === methodId)?.slots
  const call = useFormCall<DeliveryValues>({
    lists: true,
    values: {
      methodId: offer.methods.find(({id}) => id === preferredId)?.id ?? offer.methods[0]?.id ?? '',
      slot: typeof known === 'string' ? known : '',
    },
    check: ({methodId}) => ({methodId: methodProblem(methodId)}),
    send: async ({methodId, slot}) => {
      const updated = await changeMethod(methodId)
      const slots = slotsOf(methodId)
      if (slots || known) {
        const {updateDeliverySlot} = await import('../api/update-delivery-slot')
        await updateDeliverySlot(context, slot && slots?.includes(slot) ? slot : null)
      }
      track({type: 'add_shipping_info', method: methodId, ...basketEventData(updated)})
      onDone()
    },
  })
  const {form} = call
  const {data: preferences} = useDeliveryPreferences()
  const changeMethod = useShippingMethodChange(basket)
  const card = useMethodCard(basket)
  const track = useTrack()
  const slots = slotsOf(useWatch({control: form.control, name: 'methodId'}))
  return (
    <StepForm call={call} fields={['methodId']} submitLabel={t('checkout.continueToPayment')}>
      <RadioCards
        {...form.register('methodId')}
        id="delivery"
        legend={t('checkout.delivery.title')}
        error={form.formState.errors.methodId?.message}
        options={offer.methods.map(card)}
      />
      {slots && <DeliverySlot slots={slots} field={form.register('slot')} />}
      {preferences?.contentId && <Information contentId={preferences.contentId} />}
    </StepForm>
  )
}

/** The delivery methods with their prices, for each address. */
export function DeliveryStep(props: DeliveryStepProps) {
  const card = useMethodCard(props.basket)
  return deliveryShipmentsOf(props.basket).length > 1 ? (
    <SeveralMethods {...props} card={card} />
  ) : (
    <OneDelivery {...props} />
  )
}

function OneDelivery({basket, onDone, onChangeAddress}: DeliveryStepProps) {
  const t = useTranslate()
  const context = useBasketContext()
  const {shippingAddress} = shipmentOf(basket) ?? {}
  const query = useShippingMethods({context, basket, address: shippingAddress})
  return (
    <StepQuery query={query} loading={t('checkout.delivery.loading')}>
      {(offer) =>
        offer.methods.length > 0 ? (
          <DeliveryForm basket={basket} offer={offer} onDone={onDone} />
        ) : (
          <div className={styles.block}>
            <Alert title={t('checkout.delivery.none')} />
            <Button variant="secondary" onClick={onChangeAddress}>
              {t('checkout.editStep', {step: t('checkout.step.address')})}
            </Button>
          </div>
        )
      }
    </StepQuery>
  )
}
