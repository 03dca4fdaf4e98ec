import {useContext, useRef} from 'react'
import {useWatch} from 'react-hook-form'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {
  addressComplete,
  addressRegister,
  AddressFields,
} from '@app/features/address/public/AddressFields'
import {addressFormat} from '@app/features/address/public/address-rules'
import {useBasketContext, type Basket} from '@app/features/basket/public/basket'
import {splitDelivery} from '../api/split-delivery'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {CheckoutSlotsContext, type AddressKeeper} from '../public/checkout-slots'
import {
  deliveriesOf,
  deliveryProblems,
  goodsOf,
  MAX_ADDRESSES,
  newDelivery,
  planOf,
} from '../model/deliveries'
import {loadDraft, saveDraft, type CheckoutDraft, type DeliveryDraft} from '../model/draft'
import {DeliveryGoods} from './DeliveryGoods'
import {StepForm} from './StepForm'
import {useDraft} from './use-draft'
import styles from './SeveralAddresses.module.css'

interface SeveralValues {
  deliveries: DeliveryDraft[]
}

const pick = ({deliveries}: SeveralValues): CheckoutDraft => ({deliveries})

interface SeveralAddressesProps {
  basket: Basket
  /** ISO 3166-1 alpha-2 code of the delivery country. */
  countryCode: string
  /** The address that the shopper entered before there were several. */
  first: DeliveryDraft['address']
  onDone: () => void
  /** The shopper wants everything at one address after all. */
  onSingle: () => void
}

/** Deliveries to several addresses: each with its address, goods and gift message (rule CHECK-21). */
export function SeveralAddresses(props: SeveralAddressesProps) {
  const {basket, countryCode, first, onDone, onSingle} = props
  const t = useTranslate()
  const {site} = useShop()
  const context = useBasketContext()
  const {AddressChoice} = useContext(CheckoutSlotsContext)
  const goods = goodsOf(basket)
  const start = (): DeliveryDraft[] => {
    const known = loadDraft(site.id).deliveries ?? []
    const isCurrent = known.length > 1 && known.every(({units}) => units.length === goods.length)
    if (isCurrent) return [...known]
    const [one, ...more] = deliveriesOf(basket, countryCode)
    return [{...(one ?? newDelivery(countryCode, goods)), address: first}, ...more]
  }
  const call = useFormCall<SeveralValues>({
    lists: true,
    values: {deliveries: start()},
    check: ({deliveries}) => deliveryProblems(deliveries, goods),
    send: async (values) => {
      const useAsBilling = loadDraft(site.id).billingSame !== false
      await splitDelivery(context, planOf(values.deliveries, goods), useAsBilling)
      for (const [index, {address}] of values.deliveries.entries()) {
        await keepers.current.get(index)?.(address)
      }
      // The basket has the answers now; it is also what another tab changes.
      saveDraft(site.id, {deliveries: [], address: values.deliveries[0]?.address})
      onDone()
    },
  })
  const {form} = call
  useDraft(form, pick)
  const deliveries = useWatch({control: form.control, name: 'deliveries'})
  const keepers = useRef(new Map<number, AddressKeeper>())
  const errors = form.formState.errors.deliveries

  const change = (changed: DeliveryDraft[]) =>
    form.setValue('deliveries', changed, {shouldDirty: true})
  const fields = deliveries.flatMap(({address}, index) => [
    ...addressFormat(address.countryCode).fields.map(
      ({name}) => `deliveries.${index}.address.${name}` as const,
    ),
    ...goods.map((_one, line) => `deliveries.${index}.units.${line}` as const),
  ])
  return (
    <StepForm
      call={call}
      fields={fields}
      refusal="checkout.error.address"
      submitLabel={t('checkout.continueToDelivery')}
    >
      <p className={styles.note}>{t('common.requiredNote')}</p>
      {deliveries.map((delivery, index) => {
        const number = index + 1
        return (
          <fieldset key={number} className={styles.delivery}>
            <legend className={styles.title}>{t('checkout.several.title', {number})}</legend>
            {AddressChoice && (
              <AddressChoice
                number={number}
                countryCode={countryCode}
                current={delivery.address}
                onChoose={(address) =>
                  form.setValue(`deliveries.${index}.address`, address, {shouldDirty: true})
                }
                provideKeeper={(keep) => {
                  if (keep) keepers.current.set(index, keep)
                  else keepers.current.delete(index)
                }}
              />
            )}
            <AddressFields
              format={addressFormat(delivery.address.countryCode)}
              kind="shipping"
              number={number}
              register={addressRegister(form, `deliveries.${index}.address`)}
              onComplete={addressComplete(form, `deliveries.${index}.address`)}
              onCountry={(code) =>
                form.setValue(`deliveries.${index}.address.countryCode`, code, {shouldDirty: true})
              }
              errors={errors?.[index]?.address}
            />
            <DeliveryGoods form={form} index={index} goods={goods} deliveries={deliveries} />
            {index > 0 && deliveries.length > 2 && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => change(deliveries.filter((one) => one !== delivery))}
              >
                {t('checkout.several.remove', {number})}
              </Button>
            )}
          </fieldset>
        )
      })}
      <div className={styles.ways}>
        {deliveries.length < MAX_ADDRESSES && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => change([...deliveries, newDelivery(countryCode, goods)])}
          >
            {t('checkout.several.add')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            saveDraft(site.id, {deliveries: [], address: deliveries[0]?.address})
            onSingle()
          }}
        >
          {t('checkout.several.one')}
        </Button>
      </div>
    </StepForm>
  )
}
