import {useState} from 'react'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useTrack} from '@app/features/analytics/public/use-track'
import {
  useBasketContext,
  DEFAULT_SHIPMENT_ID,
  type Basket,
} from '@app/features/basket/public/basket'
import {useShippingMethodChange} from '../use-shipping-method-change'
import {basketEventData} from '@app/features/basket/public/event-items'
import {deliveryShipmentsOf} from '@app/features/basket/public/delivery'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {RadioCards} from '@app/shared/ui/form/RadioCards'
import {useSeveralShippingMethods, type DeliveryMethods} from '../api/get-shipping-methods'
import {Alert} from './Alert'
import {StepForm} from './StepForm'
import {StepQuery} from './StepQuery'
import styles from './steps.module.css'
import type {MethodCard} from './DeliveryStep'

interface SeveralMethodsProps {
  basket: Basket
  /** Shows a method as an option. */
  card: MethodCard
  onDone: () => void
  onChangeAddress: () => void
}

interface MethodsValues {
  methods: string[]
}

function MethodsForm(props: SeveralMethodsProps & {offers: readonly DeliveryMethods[]}) {
  const {basket, card, offers, onDone} = props
  const t = useTranslate()
  const {locale} = useShop()
  const track = useTrack()
  const shipments = deliveryShipmentsOf(basket)
  const call = useFormCall<MethodsValues>({
    lists: true,
    values: {
      methods: shipments.map(({shippingMethod}, index) => {
        const {methods = [], defaultId} = offers[index] ?? {}
        const preferredId = shippingMethod?.id ?? defaultId
        return methods.find(({id}) => id === preferredId)?.id ?? methods[0]?.id ?? ''
      }),
    },
    check: ({methods}) =>
      Object.fromEntries(
        methods.map((id, index) => [
          `methods.${index}`,
          id ? undefined : ({id: 'validation.shippingMethod.required'} as const),
        ]),
      ),
    send: async ({methods}) => {
      for (const [index, {shipmentId = DEFAULT_SHIPMENT_ID}] of shipments.entries()) {
        const id = methods[index] ?? ''
        if (saved[shipmentId] === id) continue
        await changeMethod(id, shipmentId)
        setSaved((before) => ({...before, [shipmentId]: id}))
      }
      track({type: 'add_shipping_info', method: methods.join(','), ...basketEventData(basket)})
      onDone()
    },
  })
  const {form} = call
  const changeMethod = useShippingMethodChange(basket)
  // A method that was saved before another one failed is not sent again.
  const [saved, setSaved] = useState<Readonly<Record<string, string>>>({})
  return (
    <StepForm
      call={call}
      fields={shipments.map((_, index) => `methods.${index}` as const)}
      submitLabel={t('checkout.continueToPayment')}
    >
      {shipments.map(({shipmentId = DEFAULT_SHIPMENT_ID, shippingAddress: address}, index) => (
        <RadioCards
          key={shipmentId}
          {...form.register(`methods.${index}`)}
          id={`delivery-${index + 1}`}
          legend={t('checkout.several.delivery', {
            number: index + 1,
            place: joinNames(
              [address?.address1, address?.city].flatMap((part) => part || []),
              locale.id,
            ),
          })}
          error={form.formState.errors.methods?.[index]?.message}
          options={(offers[index]?.methods ?? []).map(card)}
        />
      ))}
    </StepForm>
  )
}

/** The delivery methods of several deliveries, each with its own. */
export function SeveralMethods(props: SeveralMethodsProps) {
  const {basket, onChangeAddress} = props
  const t = useTranslate()
  const context = useBasketContext()
  const shipments = deliveryShipmentsOf(basket)
  const query = useSeveralShippingMethods(
    shipments.map(({shipmentId, shippingAddress: address}) => ({
      context,
      basket,
      address,
      shipmentId,
    })),
  )
  return (
    <StepQuery query={query} loading={t('checkout.delivery.loading')}>
      {(all) =>
        all.every(({methods}) => methods.length > 0) ? (
          <MethodsForm {...props} offers={all} />
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
