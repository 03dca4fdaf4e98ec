import loadable from '@loadable/component'
import {useWatch} from 'react-hook-form'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {basketEventData} from '@app/features/basket/public/event-items'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useBusinessMode} from '@app/features/account/public/business-mode'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Quiet} from '@app/shared/ui/Deferred'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {RadioCards} from '@app/shared/ui/form/RadioCards'
import {useBasketContext, type Basket} from '@app/features/basket/public/basket'
import {deliveryAddressOf} from '@app/features/basket/public/delivery'
import {dueOf, GIFT_CERTIFICATE} from '@app/features/basket/public/totals'
import {usePaymentMethods, type PaymentMethod} from '@app/features/payment/public/payment-methods'
import {
  addressComplete,
  addressRegister,
  AddressFields,
} from '@app/features/address/public/AddressFields'
import {addressFormat, emptyAddress} from '@app/features/address/public/address-rules'
import {loadDraft} from '../model/draft'
import {fromOrderAddress, toOrderAddress} from '@app/features/address/public/order-address'
import {optionIdOf, savedCardId} from '@app/features/payment/public/payment-instrument'
import {shipmentOf} from '../model/steps'
import {Alert} from './Alert'
import {paymentProblems, savePayment, type PaymentValues} from './payment-form'
import {StepForm} from './StepForm'
import {StepQuery} from './StepQuery'
import {useDraft} from './use-draft'
import {usePaymentOptions} from './use-payment-options'
import styles from './steps.module.css'

const GiftCertificates = loadable(() => import('./GiftCertificates'), {ssr: false})
const PayLaterNote = loadable(() => import('@app/features/product/public/PayLaterNote'), {
  ssr: false,
})

interface PaymentStepProps {
  basket: Basket
  countryCode: string
  onDone: () => void
}

const pick = ({methodId, billingSame, billing}: PaymentValues) => ({
  paymentMethodId: methodId,
  billingSame,
  billing,
})

interface StayProps {
  /** Keeps the step open while its answers change. */
  onStay: () => void
}

/** The payment besides gift certificates. */
const mainInstrumentOf = ({paymentInstruments = []}: Basket) =>
  paymentInstruments.find(({paymentMethodId}) => paymentMethodId !== GIFT_CERTIFICATE)

/** Initial values of the form: the shopper's previous input, otherwise the data of the basket. */
function useStart(basket: Basket, countryCode: string, methods: readonly PaymentMethod[]) {
  const {site} = useShop()
  const draft = loadDraft(site.id)
  const shipment = shipmentOf(basket)
  const delivery = fromOrderAddress(deliveryAddressOf(shipment), countryCode)
  const billing = fromOrderAddress(basket.billingAddress, countryCode)
  const isSame =
    !basket.billingAddress ||
    JSON.stringify(toOrderAddress(billing)) === JSON.stringify(toOrderAddress(delivery))
  const preferredId = [draft.paymentMethodId, optionIdOf(mainInstrumentOf(basket))].find(
    (id) => id && (savedCardId(id) ?? methods.some((method) => method.id === id)),
  )
  const values: PaymentValues = {
    methodId: preferredId ?? '',
    // Without a delivery there is no address that could be the same.
    billingSame: shipment !== undefined && (draft.billingSame ?? isSame),
    billing: draft.billing ?? (isSame ? emptyAddress(countryCode) : billing),
    saveCard: false,
  }
  return {values, delivery, isDelivered: shipment !== undefined}
}

function PaymentForm({
  basket,
  countryCode,
  methods,
  onDone,
}: PaymentStepProps & {methods: readonly PaymentMethod[]}) {
  const t = useTranslate()
  const context = useBasketContext()
  const business = useBusinessMode()
  const {site} = useShop()
  const {values, delivery, isDelivered} = useStart(basket, countryCode, methods)
  const isPaid = dueOf(basket) === 0
  const call = useFormCall<PaymentValues>({
    lists: true,
    values,
    check: (given) => paymentProblems(given, isPaid),
    send: async (answers) => {
      if (isPaid) {
        await savePayment(context, basket, answers, delivery, null)
        return onDone()
      }
      const payment = await requestOf(answers)
      if (payment === 'incomplete') return
      if (payment === 'unknown') {
        form.setError('methodId', {message: t('validation.paymentMethod.required')})
        return
      }
      await savePayment(context, basket, answers, delivery, payment.request)
      track({type: 'add_payment_info', method: payment.method, ...basketEventData(basket)})
      onDone()
    },
  })
  const {form} = call
  useDraft(form, pick)
  const track = useTrack()
  const [methodId, billingSame, billingCountry] = useWatch({
    control: form.control,
    name: ['methodId', 'billingSame', 'billing.countryCode'],
  })
  const format = addressFormat(billingCountry)

  const {options, requestOf} = usePaymentOptions(
    methods,
    methodId,
    <CheckboxField {...form.register('saveCard')} label={t('payment.saved.store')} />,
  )
  return (
    <StepForm
      call={call}
      fields={['methodId', ...format.fields.map(({name}) => `billing.${name}` as const)]}
      submitLabel={t('checkout.continueToReview')}
    >
      {!isPaid && (
        <RadioCards
          {...form.register('methodId')}
          id="payment"
          legend={t('checkout.payment.title')}
          error={form.formState.errors.methodId?.message}
          options={options}
        />
      )}
      {!isPaid && !business && site.services.payLater && (
        <Quiet>
          <PayLaterNote amount={dueOf(basket) ?? 0} placement="payment" />
        </Quiet>
      )}
      <div className={styles.block} role="group" aria-labelledby="billing-title">
        <h3 id="billing-title" className={styles.subtitle}>
          {t('checkout.payment.billing')}
        </h3>
        {isDelivered && (
          <CheckboxField
            {...form.register('billingSame')}
            label={t('checkout.payment.billingSame')}
          />
        )}
        {!billingSame && (
          <AddressFields
            format={format}
            kind="billing"
            register={addressRegister(form, 'billing')}
            onComplete={addressComplete(form, 'billing')}
            onCountry={(code) => form.setValue('billing.countryCode', code, {shouldDirty: true})}
            errors={form.formState.errors.billing}
          />
        )}
      </div>
    </StepForm>
  )
}

/** Payment method and billing address of the order. */
export function PaymentStep({basket, countryCode, onDone, onStay}: PaymentStepProps & StayProps) {
  const t = useTranslate()
  const query = usePaymentMethods({
    basketId: basket.basketId ?? '',
    situation: [basket.orderTotal, countryCode],
  })
  return (
    <StepQuery query={query} loading={t('common.loading')}>
      {({methods, takesGiftCertificates}) => (
        <>
          {takesGiftCertificates && (
            <Quiet>
              <GiftCertificates basket={basket} onChange={onStay} />
            </Quiet>
          )}
          {methods.length > 0 ? (
            <PaymentForm
              basket={basket}
              countryCode={countryCode}
              methods={methods}
              onDone={onDone}
            />
          ) : (
            <Alert title={t('checkout.payment.none')} />
          )}
        </>
      )}
    </StepQuery>
  )
}
