import type {FieldError, UseFormRegisterReturn} from 'react-hook-form'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {TextField} from '@app/shared/ui/form/TextField'
import {classNames} from '@app/shared/ui/class-names'
import type {
  AddressField,
  AddressFieldName,
  AddressFormat,
} from '../model/address-formats/address-format'
import {countryName} from '../model/country-names'
import {regionName} from '../model/regions/region'
import styles from './AddressFields.module.css'

interface AddressFieldsProps {
  format: AddressFormat
  /** Kind of address for autofill, and prefix of the element ids. */
  kind: 'shipping' | 'billing'
  register: (field: AddressField) => UseFormRegisterReturn
  errors: Partial<Record<AddressFieldName, FieldError>> | undefined
}

/** The input fields of a country's address form, in the country's order. */
export function AddressFields({format, kind, register, errors}: AddressFieldsProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const language = locale.id.slice(0, 2)

  const control = (field: AddressField) => {
    const common = {
      ...register(field),
      id: `${kind}-${field.name}`,
      label: t(field.label),
      help: field.help && t(field.help),
      error: errors?.[field.name]?.message,
      optional: !field.required,
      autoComplete: field.autoComplete === 'off' ? 'off' : `${kind} ${field.autoComplete}`,
    }
    if (field.regions) {
      return (
        <SelectField
          {...common}
          placeholder={field.choose && t(field.choose)}
          options={field.regions.map((region) => ({
            value: region.code,
            label: regionName(region, language),
          }))}
        />
      )
    }
    return (
      <TextField
        {...common}
        type={field.type}
        inputMode={field.inputMode}
        autoCapitalize={field.autoCapitalize}
        lang={field.lang}
      />
    )
  }

  return (
    <div className={styles.grid}>
      {format.fields.map((field) => (
        <div key={field.name} className={classNames(styles[`span${field.span}`])}>
          {control(field)}
        </div>
      ))}
      <p className={classNames(styles.span6, styles.country)}>
        <span className={styles.countryLabel}>{t('address.country')}</span>
        <span>{countryName(format.countryCode, t)}</span>
      </p>
    </div>
  )
}
