import type {UseFormReturn} from 'react-hook-form'
import {GIFT_MESSAGE_LENGTH} from '@app/features/basket/public/delivery'
import {useTranslate} from '@app/shared/i18n/messages'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {TextField} from '@app/shared/ui/form/TextField'
import {restOf, type Goods} from '../model/deliveries'
import type {DeliveryDraft} from '../model/draft'
import styles from './SeveralAddresses.module.css'

interface DeliveryGoodsProps {
  form: UseFormReturn<{deliveries: DeliveryDraft[]}>
  /** Index of the delivery; the first one gets what the others leave. */
  index: number
  goods: readonly Goods[]
  deliveries: readonly DeliveryDraft[]
}

/** What goes to one of several addresses, and its gift message. */
export function DeliveryGoods({form, index, goods, deliveries}: DeliveryGoodsProps) {
  const t = useTranslate()
  const errors = form.formState.errors.deliveries?.[index]?.units
  return (
    <div className={styles.goods}>
      <p className={styles.subtitle}>{t('checkout.several.goods')}</p>
      {index === 0 ? (
        <>
          <p className={styles.note}>{t('checkout.several.rest')}</p>
          <ul className={styles.rest} aria-live="polite">
            {goods.map((one, line) => {
              const quantity = Math.max(0, restOf(deliveries, one, line))
              return (
                quantity > 0 && <li key={one.lines[0]?.itemId}>{`${quantity} × ${one.name}`}</li>
              )
            })}
          </ul>
        </>
      ) : (
        goods.map((one, line) => (
          <SelectField
            key={one.lines[0]?.itemId}
            {...form.register(`deliveries.${index}.units.${line}`)}
            id={`units-${index + 1}-${line + 1}`}
            label={one.name}
            error={errors?.[line]?.message}
            options={Array.from({length: one.quantity + 1}, (_, units) => ({
              value: String(units),
              label: t('checkout.several.units', {count: units, total: one.quantity}),
            }))}
          />
        ))
      )}
      <TextField
        {...form.register(`deliveries.${index}.giftMessage`)}
        id={`gift-${index + 1}`}
        label={t('cart.gift.label')}
        optional
        maxLength={GIFT_MESSAGE_LENGTH}
      />
    </div>
  )
}
