import {useForm, useWatch} from 'react-hook-form'
import {useQuery} from '@tanstack/react-query'
import {toldOfBasket} from '@app/features/analytics/model/basket-items'
import {useTrack} from '@app/features/analytics/use-track'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {RadioCards, type RadioCard} from '@app/shared/ui/form/RadioCards'
import {Icon} from '@app/shared/ui/Icon'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import type {Basket} from '@app/features/session/model/shopper-client'
import {paymentMethodsQuery} from '../api/get-payment-methods'
import type {AddressField} from '@app/features/address/model/address-formats/address-format'
import {addressFormat} from '@app/features/address/model/address-formats/formats'
import {emptyAddress} from '@app/features/address/model/address-rules'
import {EMPTY_CARD} from '../model/card-rules'
import {loadDraft} from '../model/draft'
import {fromOrderAddress, toOrderAddress} from '@app/features/address/model/order-address'
import {CREDIT_CARD} from '@app/features/order/model/payment-ids'
import type {PaymentMethod} from '../model/payment-methods'
import {shipmentOf} from '../model/steps'
import {AddressFields} from '@app/features/address/components/AddressFields'
import {Alert} from './Alert'
import {CardFields} from './CardFields'
import {problemsResolver} from '@app/shared/form/form-problems'
import {
  brandsOf,
  paymentProblems,
  SAVED_CARD,
  savedCardOf,
  savePayment,
  type PaymentValues,
} from './payment-form'
import {StepForm} from './StepForm'
import {useDraft} from './use-draft'
import styles from './steps.module.css'

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

/** Initial values of the form: the shopper's previous input, otherwise the data of the basket. */
function useStart(basket: Basket, countryCode: string, methods: readonly PaymentMethod[]) {
  const {site} = useShop()
  const draft = loadDraft(site.id)
  const delivery = fromOrderAddress(shipmentOf(basket)?.shippingAddress, countryCode)
  const billing = fromOrderAddress(basket.billingAddress, countryCode)
  const isSame =
    !basket.billingAddress ||
    JSON.stringify(toOrderAddress(billing)) === JSON.stringify(toOrderAddress(delivery))
  const saved = savedCardOf(basket)
  const current = saved ? SAVED_CARD : basket.paymentInstruments?.[0]?.paymentMethodId
  const wanted = [draft.paymentMethodId, current].find(
    (id) => (id === SAVED_CARD && saved) || methods.some((method) => method.id === id),
  )
  const values: PaymentValues = {
    methodId: current && wanted === CREDIT_CARD && saved ? SAVED_CARD : (wanted ?? ''),
    card: EMPTY_CARD,
    billingSame: draft.billingSame ?? isSame,
    billing: draft.billing ?? (isSame ? emptyAddress(countryCode) : billing),
  }
  return {values, delivery, saved}
}

function PaymentForm({
  basket,
  countryCode,
  methods,
  onDone,
}: PaymentStepProps & {methods: readonly PaymentMethod[]}) {
  const t = useTranslate()
  const {values, delivery, saved} = useStart(basket, countryCode, methods)
  const format = addressFormat(countryCode)
  const form = useForm<PaymentValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: values,
    resolver: problemsResolver((answers) => paymentProblems(answers, methods, new Date()), t),
  })
  useDraft(form, pick)
  const track = useTrack()
  const [methodId, billingSame] = useWatch({
    control: form.control,
    name: ['methodId', 'billingSame'],
  })

  const register = ({name, normalise}: AddressField) =>
    form.register(`billing.${name}`, {
      onBlur: () => {
        const value = form.getValues(`billing.${name}`)
        const written = normalise?.(value) ?? value
        if (written !== value) form.setValue(`billing.${name}`, written)
      },
    })
  const save = async (answers: PaymentValues) => {
    await savePayment(basket, answers, delivery, methods)
    const {methodId} = answers
    const method = methodId === SAVED_CARD ? CREDIT_CARD : methodId
    track({type: 'add_payment_info', method, ...toldOfBasket(basket)})
    onDone()
  }
  const cards: RadioCard[] = methods.map(({id, name, description}) => ({
    value: id,
    title: name,
    text: description,
    aside: <Icon name={id === CREDIT_CARD ? 'card' : 'invoice'} size={24} />,
    detail:
      id === CREDIT_CARD && methodId === CREDIT_CARD ? (
        <CardFields form={form} brands={brandsOf(methods)} />
      ) : undefined,
  }))
  const savedCard: RadioCard[] = saved
    ? [
        {
          value: SAVED_CARD,
          title: t('checkout.card.ending', {
            type: brandsOf(methods).find(({type}) => type === saved.cardType)?.name ?? '',
            digits: saved.numberLastDigits ?? saved.maskedNumber?.slice(-4) ?? '',
          }),
          aside: <Icon name="check" size={24} />,
        },
      ]
    : []
  return (
    <StepForm
      form={form}
      fields={[
        'methodId',
        'card.number',
        'card.expiry',
        'card.securityCode',
        'card.holder',
        ...format.fields.map(({name}) => `billing.${name}` as const),
      ]}
      save={save}
      submitLabel={t('checkout.continueToReview')}
    >
      <RadioCards
        {...form.register('methodId')}
        id="payment"
        legend={t('checkout.payment.title')}
        error={form.formState.errors.methodId?.message}
        options={[...savedCard, ...cards]}
      />
      <div className={styles.block} role="group" aria-labelledby="billing-title">
        <h3 id="billing-title" className={styles.subtitle}>
          {t('checkout.payment.billing')}
        </h3>
        <CheckboxField
          {...form.register('billingSame')}
          label={t('checkout.payment.billingSame')}
        />
        {!billingSame && (
          <AddressFields
            format={format}
            kind="billing"
            register={register}
            errors={form.formState.errors.billing}
          />
        )}
      </div>
    </StepForm>
  )
}

/** Payment method and billing address of the order. */
export function PaymentStep({basket, countryCode, onDone}: PaymentStepProps) {
  const t = useTranslate()
  const shop = useShop()
  const {data, isError, refetch} = useQuery(
    paymentMethodsQuery(shop, basket.basketId ?? '', [basket.orderTotal, countryCode]),
  )
  if (isError) {
    return (
      <Alert title={t('error.generic')}>
        <button type="button" onClick={() => void refetch()}>
          {t('common.retry')}
        </button>
      </Alert>
    )
  }
  if (!data) {
    return (
      <div className={styles.waiting} role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
      </div>
    )
  }
  if (data.length === 0) return <Alert title={t('checkout.payment.none')} />
  return <PaymentForm basket={basket} countryCode={countryCode} methods={data} onDone={onDone} />
}
