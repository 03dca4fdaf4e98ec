import type {ChangeEvent} from 'react'
import {useWatch, type UseFormReturn} from 'react-hook-form'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {TextField} from '@app/shared/ui/form/TextField'
import {Icon} from '@app/shared/ui/Icon'
import {brandOf, digitsOf, formatCardNumber, formatExpiry, type CardBrand} from '../model/card'
import {securityCodeLength} from '../model/card-rules'
import {testCardOf} from '../model/test-card'
import type {PaymentValues} from './payment-form'
import styles from './steps.module.css'

/** Length of a security code that is printed on the front of the card. */
const FRONT_CODE_LENGTH = 4

interface CardFieldsProps {
  form: UseFormReturn<PaymentValues>
  brands: readonly CardBrand[]
}

/** Formats input typed at the end of a field; a caret inside the text stays in place. */
function rewriteAtEnd(event: ChangeEvent<HTMLInputElement>, format: (value: string) => string) {
  const {value, selectionStart} = event.target
  const grows = selectionStart === value.length
  const isDeleting = (event.nativeEvent as InputEvent).inputType?.startsWith('delete')
  if (grows && !isDeleting) event.target.value = format(value)
}

/** Number, expiry date, security code and holder of a card; none of them is stored. */
export function CardFields({form, brands}: CardFieldsProps) {
  const t = useTranslate()
  const {commerce} = useShop()
  const number = useWatch({control: form.control, name: 'card.number'})
  const errors = form.formState.errors.card
  const brand = brandOf(digitsOf(number), brands)
  const length = securityCodeLength(number, brands)
  const testCard = testCardOf(commerce.shortCode)

  const registerWritten = (name: 'card.number' | 'card.expiry', format: (v: string) => string) => {
    const field = form.register(name, {
      onBlur: () => form.setValue(name, format(form.getValues(name))),
    })
    return {
      ...field,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        rewriteAtEnd(event, format)
        return field.onChange(event)
      },
    }
  }

  return (
    <div className={styles.cardGrid}>
      {testCard && (
        <p className={`${styles.note} ${styles.wide}`}>
          <Icon name="info" size={18} />
          <span>{t('checkout.payment.testCard', {number: testCard})}</span>
        </p>
      )}
      <div className={styles.wide}>
        <TextField
          {...registerWritten('card.number', formatCardNumber)}
          id="card-number"
          inputMode="numeric"
          autoComplete="cc-number"
          label={t('checkout.card.number')}
          error={errors?.number?.message}
        />
        <ul className={styles.brands} aria-label={t('checkout.card.type')}>
          {brands.map(({type, name}) => (
            <li key={type} data-current={brand?.type === type || undefined}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <TextField
        {...registerWritten('card.expiry', formatExpiry)}
        id="card-expiry"
        inputMode="numeric"
        autoComplete="cc-exp"
        label={t('checkout.card.expiry')}
        help={t('checkout.card.expiryHint')}
        error={errors?.expiry?.message}
      />
      <TextField
        {...form.register('card.securityCode')}
        id="card-code"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={FRONT_CODE_LENGTH}
        label={t('checkout.card.securityCode')}
        help={t('checkout.card.securityCodeHint', {
          length,
          side: length === FRONT_CODE_LENGTH ? 'front' : 'back',
        })}
        error={errors?.securityCode?.message}
      />
      <div className={styles.wide}>
        <TextField
          {...form.register('card.holder')}
          id="card-holder"
          autoComplete="cc-name"
          autoCapitalize="words"
          label={t('checkout.card.holder')}
          error={errors?.holder?.message}
        />
      </div>
    </div>
  )
}
