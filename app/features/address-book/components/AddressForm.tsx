import {useWatch} from 'react-hook-form'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import type {CustomerAddress} from '@app/features/account/public/customer-record'
import {addressComplete, AddressFields} from '@app/features/address/public/AddressFields'
import type {AddressValues} from '@config/markets/address/address-format'
import {addressFormat, addressProblems} from '@app/features/address/public/address-rules'
import {
  deliveryCountry,
  fromOrderAddress,
  toOrderAddress,
} from '@app/features/address/public/order-address'
import {useOwnDetails} from '@app/features/session/public/use-own-details'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import styles from './addresses.module.css'

interface AddressFormProps {
  /** The address to change; a new one when absent. */
  address?: CustomerAddress
  /** Stores the address. @throws ApiFault (rejects) */
  save: (address: Partial<CustomerAddress>, preferred: boolean) => Promise<void>
  onCancel: () => void
}

type Values = AddressValues & {preferred: boolean}

/** The form of an address, in the order and with the rules of its country. */
export function AddressForm({address, save, onCancel}: AddressFormProps) {
  const t = useTranslate()
  const initial = fromOrderAddress(address, deliveryCountry(useShop()))
  const {preferred: isPreferred = false} = address ?? {}
  const {form, busy, failure, submit} = useFormCall<Values>({
    values: {...initial, preferred: isPreferred},
    check: (values) => addressProblems(values),
    send: ({preferred, ...values}) =>
      save(toOrderAddress(values) as Partial<CustomerAddress>, preferred),
  })
  useOwnDetails(form)
  const {errors} = form.formState
  const country = useWatch({control: form.control, name: 'countryCode'})
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <AddressFields
        format={addressFormat(country)}
        kind="shipping"
        register={({name}) => form.register(name)}
        onComplete={addressComplete(form, '')}
        onCountry={(code) => form.setValue('countryCode', code, {shouldDirty: true})}
        errors={errors}
      />
      <CheckboxField
        {...form.register('preferred')}
        id="address-preferred"
        label={t('book.makePreferred')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('common.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
