import {useForm} from 'react-hook-form'
import {useQuery} from '@tanstack/react-query'
import {formatMoney} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {RadioCards} from '@app/shared/ui/form/RadioCards'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {loadCommerce, type Basket} from '@app/features/session/model/shopper-client'
import {
  shippingMethodsQuery,
  type DeliveryMethod,
  type DeliveryMethods,
} from '../api/get-shipping-methods'
import type {FieldProblem} from '@app/shared/form/field-problem'
import {shipmentOf} from '../model/steps'
import {Alert} from './Alert'
import {problemsResolver} from '@app/shared/form/form-problems'
import {StepForm} from './StepForm'
import styles from './steps.module.css'

interface DeliveryStepProps {
  basket: Basket
  onDone: () => void
  onChangeAddress: () => void
}

interface DeliveryValues {
  methodId: string
}

const methodProblem = (methodId: string): FieldProblem | undefined =>
  methodId ? undefined : {id: 'validation.shippingMethod.required'}

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
  const {currency, locale} = useShop()
  const wanted = shipmentOf(basket)?.shippingMethod?.id ?? offer.defaultId
  const form = useForm<DeliveryValues>({
    shouldFocusError: false,
    defaultValues: {
      methodId: offer.methods.find(({id}) => id === wanted)?.id ?? offer.methods[0]?.id ?? '',
    },
    resolver: problemsResolver(({methodId}) => ({methodId: methodProblem(methodId)}), t),
  })
  const price = ({price: amount}: DeliveryMethod) =>
    amount === 0 ? (
      <span className={styles.free}>{t('checkout.delivery.free')}</span>
    ) : (
      formatMoney(amount, basket.currency ?? currency, locale.id)
    )
  const save = async ({methodId}: DeliveryValues) => {
    await (await loadCommerce()).setShippingMethod(methodId)
    onDone()
  }
  return (
    <StepForm
      form={form}
      fields={['methodId']}
      save={save}
      submitLabel={t('checkout.continueToPayment')}
    >
      <RadioCards
        {...form.register('methodId')}
        id="delivery"
        legend={t('checkout.delivery.title')}
        error={form.formState.errors.methodId?.message}
        options={offer.methods.map((method) => ({
          value: method.id,
          title: method.name,
          text: [method.arrival, method.description].filter(Boolean).join('\n'),
          aside: price(method),
        }))}
      />
    </StepForm>
  )
}

/** The delivery methods with their prices. */
export function DeliveryStep({basket, onDone, onChangeAddress}: DeliveryStepProps) {
  const t = useTranslate()
  const shop = useShop()
  const {countryCode, stateCode, postalCode} = shipmentOf(basket)?.shippingAddress ?? {}
  const {data, isError, refetch} = useQuery(
    shippingMethodsQuery(shop, basket.basketId ?? '', [
      countryCode,
      stateCode,
      postalCode,
      basket.productTotal,
    ]),
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
        <VisuallyHidden>{t('checkout.delivery.loading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
      </div>
    )
  }
  if (data.methods.length === 0) {
    return (
      <div className={styles.block}>
        <Alert title={t('checkout.delivery.none')} />
        <Button variant="secondary" onClick={onChangeAddress}>
          {t('checkout.editStep', {step: t('checkout.step.address')})}
        </Button>
      </div>
    )
  }
  return <DeliveryForm basket={basket} offer={data} onDone={onDone} />
}
