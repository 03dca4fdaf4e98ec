import {useContext, useRef, useState} from 'react'
import {useWatch} from 'react-hook-form'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {
  useBasketContext,
  type BasketContext,
  DEFAULT_SHIPMENT_ID,
  type Basket,
  type OrderAddress,
} from '@app/features/basket/public/basket'
import {
  getShippingMethods,
  updateShippingAddress,
} from '@app/features/basket/public/checkout-changes'
import {deliveryAddressOf, deliveryShipmentsOf, itemsIn} from '@app/features/basket/public/delivery'
import {
  addressComplete,
  addressRegister,
  AddressFields,
} from '@app/features/address/public/AddressFields'
import type {AddressValues} from '@config/markets/address/address-format'
import {
  addressFormat,
  addressProblems,
  emptyAddress,
} from '@app/features/address/public/address-rules'
import {
  deliverable,
  fromOrderAddress,
  toOrderAddress,
} from '@app/features/address/public/order-address'
import {CheckoutSlotsContext, type AddressKeeper} from '../public/checkout-slots'
import {loadDraft} from '../model/draft'
import {shipmentOf} from '../model/steps'
import {under} from '@app/shared/form/form-problems'
import {Button} from '@app/shared/ui/Button'
import {SeveralAddresses} from './several'
import {StepForm} from './StepForm'
import {useDraft} from './use-draft'
import styles from './steps.module.css'

interface AddressStepValues {
  address: AddressValues
}

const pick = ({address}: AddressStepValues) => ({address})

/** Sends everything to one address; goods that had several are one shipment again. */
async function saveOne(
  context: BasketContext,
  basket: Basket,
  address: OrderAddress,
  useAsBilling: boolean,
): Promise<Basket> {
  if (deliveryShipmentsOf(basket).length < 2) {
    return updateShippingAddress(context, address, useAsBilling)
  }
  const {mergeDeliveries} = await import('../merge-deliveries')
  return mergeDeliveries(context, basket, address, useAsBilling)
}

interface AddressStepProps {
  basket: Basket
  /** ISO 3166-1 alpha-2 code of the delivery country. */
  countryCode: string
  /** @param reachable false when the selected delivery method does not support this address */
  onDone: (reachable: boolean) => void
}

/** Units that are delivered, without bonus products. */
const deliveredUnits = (basket: Basket): number =>
  deliveryShipmentsOf(basket)
    .flatMap(({shipmentId = DEFAULT_SHIPMENT_ID}) => itemsIn(basket, shipmentId))
    .reduce((sum, item) => sum + (item.bonusProductLineItem ? 0 : (item.quantity ?? 1)), 0)

/** The delivery address, or several of them (rule CHECK-21). */
export function AddressStep(props: AddressStepProps) {
  const {basket, countryCode, onDone} = props
  const {site} = useShop()
  const {source} = useBasketContext()
  const isDivisible = !source && deliveredUnits(basket) > 1
  const [several, setSeveral] = useState(
    () =>
      deliveryShipmentsOf(basket).length > 1 || (loadDraft(site.id).deliveries ?? []).length > 1,
  )
  if (!several || !isDivisible) {
    return <SingleAddress {...props} onSeveral={isDivisible ? () => setSeveral(true) : undefined} />
  }
  const entered = fromOrderAddress(deliveryAddressOf(shipmentOf(basket)), countryCode)
  return (
    <SeveralAddresses
      basket={basket}
      countryCode={countryCode}
      first={loadDraft(site.id).address ?? entered}
      onDone={() => onDone(true)}
      onSingle={() => setSeveral(false)}
    />
  )
}

/** The address form of the country. */
function SingleAddress(props: AddressStepProps & {onSeveral?: () => void}) {
  const {basket, countryCode, onDone, onSeveral} = props
  const t = useTranslate()
  const {site} = useShop()
  const context = useBasketContext()
  const shipment = shipmentOf(basket)
  const call = useFormCall<AddressStepValues>({
    lists: true,
    values: {
      address:
        deliverable(loadDraft(site.id).address, site) ??
        deliverable(fromOrderAddress(deliveryAddressOf(shipment), countryCode), site) ??
        emptyAddress(countryCode),
    },
    check: ({address}) => under('address', addressProblems(address)),
    send: async ({address}) => {
      const useAsBilling = loadDraft(site.id).billingSame !== false
      const saved = await saveOne(context, basket, toOrderAddress(address), useAsBilling)
      await keeper.current?.(address)
      const chosen = shipmentOf(saved)?.shippingMethod?.id
      const {applicableShippingMethods = []} = chosen ? await getShippingMethods(context) : {}
      onDone(!chosen || applicableShippingMethods.some(({id}) => id === chosen))
    },
  })
  const {form} = call
  useDraft(form, pick)
  const {AddressChoice} = useContext(CheckoutSlotsContext)
  const keeper = useRef<AddressKeeper | null>(null)
  const current = useWatch({control: form.control, name: 'address'})
  const format = addressFormat(current.countryCode)

  return (
    <StepForm
      call={call}
      fields={format.fields.map(({name}) => `address.${name}` as const)}
      refusal="checkout.error.address"
      submitLabel={t('checkout.continueToDelivery')}
    >
      {AddressChoice && (
        <AddressChoice
          countryCode={countryCode}
          current={current}
          onChoose={(address) => form.setValue('address', address, {shouldDirty: true})}
          provideKeeper={(keep) => {
            keeper.current = keep
          }}
        />
      )}
      <p className={styles.small}>{t('common.requiredNote')}</p>
      <AddressFields
        format={format}
        kind="shipping"
        register={addressRegister(form, 'address')}
        onComplete={addressComplete(form, 'address')}
        onCountry={(code) => form.setValue('address.countryCode', code, {shouldDirty: true})}
        errors={form.formState.errors.address}
      />
      {onSeveral && (
        <div>
          <Button variant="quiet" size="small" onClick={onSeveral}>
            {t('checkout.several.offer')}
          </Button>
        </div>
      )}
    </StepForm>
  )
}
