import {useForm} from 'react-hook-form'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {loadCommerce, type Basket} from '@app/features/session/model/shopper-client'
import type {
  AddressField,
  AddressValues,
} from '@app/features/address/model/address-formats/address-format'
import {addressFormat} from '@app/features/address/model/address-formats/formats'
import {addressProblems} from '@app/features/address/model/address-rules'
import {loadDraft} from '../model/draft'
import {fromOrderAddress, toOrderAddress} from '@app/features/address/model/order-address'
import {shipmentOf} from '../model/steps'
import {AddressFields} from '@app/features/address/components/AddressFields'
import {problemsResolver, under} from '@app/shared/form/form-problems'
import {StepForm} from './StepForm'
import {useDraft} from './use-draft'
import styles from './steps.module.css'

interface AddressStepValues {
  address: AddressValues
}

const pick = ({address}: AddressStepValues) => ({address})

interface AddressStepProps {
  basket: Basket
  /** ISO 3166-1 alpha-2 code of the delivery country. */
  countryCode: string
  /** @param reachable false when the selected delivery method does not support this address */
  onDone: (reachable: boolean) => void
}

/** The delivery address: the address form of the country. */
export function AddressStep({basket, countryCode, onDone}: AddressStepProps) {
  const t = useTranslate()
  const {site} = useShop()
  const format = addressFormat(countryCode)
  const shipment = shipmentOf(basket)
  const form = useForm<AddressStepValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      address:
        loadDraft(site.id).address ?? fromOrderAddress(shipment?.shippingAddress, countryCode),
    },
    resolver: problemsResolver(({address}) => under('address', addressProblems(address)), t),
  })
  useDraft(form, pick)

  const register = ({name, normalise}: AddressField) =>
    form.register(`address.${name}`, {
      onBlur: () => {
        const value = form.getValues(`address.${name}`)
        const written = normalise?.(value) ?? value
        if (written !== value) form.setValue(`address.${name}`, written)
      },
    })

  const save = async ({address}: AddressStepValues) => {
    const commerce = await loadCommerce()
    const useAsBilling = loadDraft(site.id).billingSame !== false
    const saved = await commerce.setShippingAddress(toOrderAddress(address), useAsBilling)
    const chosen = shipmentOf(saved)?.shippingMethod?.id
    const {applicableShippingMethods = []} = chosen ? await commerce.shippingMethods() : {}
    onDone(!chosen || applicableShippingMethods.some(({id}) => id === chosen))
  }
  return (
    <StepForm
      form={form}
      fields={format.fields.map(({name}) => `address.${name}` as const)}
      save={save}
      refusal="checkout.error.address"
      submitLabel={t('checkout.continueToDelivery')}
    >
      <p className={styles.small}>{t('common.requiredNote')}</p>
      <AddressFields
        format={format}
        kind="shipping"
        register={register}
        errors={form.formState.errors.address}
      />
    </StepForm>
  )
}
