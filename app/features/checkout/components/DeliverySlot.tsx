import type {UseFormRegisterReturn} from 'react-hook-form'
import {useTranslate} from '@app/shared/i18n/messages'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {slotsOf} from '../model/delivery-slots'

interface DeliverySlotProps {
  /** Slots of the chosen method. */
  slots: string
  field: UseFormRegisterReturn
}

/** Choice of the time of the day (rule CHECK-23). Default export: loaded for methods with slots only. */
export default function DeliverySlot({slots, field}: DeliverySlotProps) {
  const t = useTranslate()
  return (
    <SelectField
      {...field}
      label={t('checkout.delivery.slot')}
      aria-required={false}
      placeholder={t('checkout.delivery.slot.any')}
      options={slotsOf(slots).map((slot) => ({value: slot, label: slot.replace('-', '–')}))}
    />
  )
}
