import type {
  FieldError,
  UseFormRegisterReturn,
  FieldValues,
  Path,
  PathValue,
  UseFormReturn,
} from 'react-hook-form'
import {countryName} from '@app/shared/i18n/country-name'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {TextField} from '@app/shared/ui/form/TextField'
import {classNames} from '@app/shared/ui/class-names'
import type {
  AddressField,
  AddressFieldName,
  AddressFormat,
} from '@config/markets/address/address-format'
import {BusinessFields} from '../components/BusinessFields'
import {PostalCodeField} from '../components/PostalCodeField'
import type {CompletedAddress} from '../model/completed-address'
import {StreetField} from '../components/StreetField'
import styles from '../components/AddressFields.module.css'
import {SelectField} from '@app/shared/ui/form/SelectField'
import type {ComponentProps} from 'react'
import {regionName} from '@config/markets/regions/region'
import {useRegions} from './AddressText'

interface RegionFieldProps extends Omit<ComponentProps<typeof SelectField>, 'options'> {
  countryCode: string
  registration: UseFormRegisterReturn
}

/** Select field of the regions of a country. */
function RegionField({countryCode, registration, ...field}: RegionFieldProps) {
  const {locale} = useShop()
  const {regions, retry} = useRegions(countryCode)
  if (!regions) {
    // Not registered yet: a select without the option of its value would lose the value.
    return <SelectField {...field} options={[]} aria-busy="true" onFocus={retry} />
  }
  const language = locale.id.slice(0, 2)
  const options = regions.map((region) => ({
    value: region.code,
    label: regionName(region, language),
  }))
  return <SelectField key="loaded" {...field} {...registration} options={options} />
}

interface CountryFieldProps {
  id: string
  /** ISO 3166-1 alpha-2. */
  value: string
  countries: readonly string[]
  onChange: (countryCode: string) => void
}

/** Select field of the countries of delivery, by name. */
function CountryField({countries, onChange, ...field}: CountryFieldProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const options = countries
    .map((value) => ({value, label: countryName(value, locale.id)}))
    .sort((a, b) => a.label.localeCompare(b.label, locale.id))
  return (
    <SelectField
      {...field}
      label={t('address.country')}
      autoComplete="country"
      options={options}
      onChange={({target}) => onChange(target.value)}
    />
  )
}

interface AddressFieldsProps {
  format: AddressFormat
  /** Kind of address for autofill, and prefix of the element ids. */
  kind: 'shipping' | 'billing'
  /** Number of the address when there are several of a kind: part of the element ids, and section for autofill. */
  number?: number
  register: (field: AddressField) => UseFormRegisterReturn
  errors: Partial<Record<AddressFieldName, FieldError>> | undefined
  /** Fills in fields of a suggested address; without it no addresses are suggested. */
  onComplete?: (address: CompletedAddress) => void
  /** Changes the country, where the site delivers to several. */
  onCountry?: (countryCode: string) => void
}

/** True for a form whose postal code stands before the rest of the address, as in Japan and Korea (rule FIELD-15). */
function beginsWithPostalCode({fields}: AddressFormat): boolean {
  const names = fields.map(({name}) => name)
  return names.indexOf('postalCode') < names.indexOf('address1')
}

/** The input fields of a country's address form, in the country's order. */
export function AddressFields(props: AddressFieldsProps) {
  const {format, kind, number = 1, register, errors, onComplete, onCountry} = props
  const prefix = number > 1 ? `${kind}-${number}` : kind
  const section = number > 1 ? `section-${number} ${kind}` : kind
  const t = useTranslate()
  const {locale, site} = useShop()

  const canChoose = onCountry && site.shipTo.length > 1

  const control = (field: AddressField) => {
    const registration = register(field)
    const common = {
      id: `${prefix}-${field.name}`,
      label: t(field.label, field.labelValues),
      help: field.help && t(field.help),
      error: errors?.[field.name]?.message,
      optional: !field.required,
      autoComplete: field.autoComplete === 'off' ? 'off' : `${section} ${field.autoComplete}`,
    }
    if (field.regions) {
      return (
        <RegionField
          {...common}
          countryCode={format.countryCode}
          registration={registration}
          placeholder={field.choose && t(field.choose)}
        />
      )
    }
    if (field.name === 'address1' && onComplete) {
      return (
        <StreetField
          {...common}
          autoCapitalize={field.autoCapitalize}
          registration={registration}
          format={format}
          onComplete={onComplete}
        />
      )
    }
    if (field.name === 'postalCode' && beginsWithPostalCode(format) && onComplete) {
      return (
        <PostalCodeField
          {...common}
          inputMode={field.inputMode}
          registration={registration}
          field={field}
          format={format}
          onComplete={onComplete}
        />
      )
    }
    return (
      <TextField
        {...registration}
        {...common}
        type={field.type}
        inputMode={field.inputMode}
        autoCapitalize={field.autoCapitalize}
        lang={field.lang}
      />
    )
  }

  const cell = (field: AddressField) => (
    <div key={field.name} className={classNames(styles[`span${field.span}`])}>
      {control(field)}
    </div>
  )
  const business = format.fields.filter(({group}) => group === 'business')
  return (
    <div className={styles.grid}>
      {canChoose && (
        <div className={classNames(styles.span6)}>
          <CountryField
            id={`${prefix}-country`}
            value={format.countryCode}
            countries={site.shipTo}
            onChange={onCountry}
          />
        </div>
      )}
      {format.fields.filter(({group}) => !group).map(cell)}
      {business.length > 0 && (
        <BusinessFields isWrong={business.some(({name}) => errors?.[name])}>
          {business.map(cell)}
        </BusinessFields>
      )}
      {!canChoose && (
        <p className={classNames(styles.span6, styles.country)}>
          <span className={styles.countryLabel}>{t('address.country')}</span>
          <span>{countryName(format.countryCode, locale.id)}</span>
        </p>
      )}
    </div>
  )
}

/**
 * Registers the fields of an address below a path of a form; a field's value is normalised when the shopper
 * leaves it.
 */
export const addressRegister =
  <Values extends FieldValues>(form: UseFormReturn<Values>, path: string) =>
  ({name, normalise}: AddressField) => {
    const field = `${path}.${name}` as Path<Values>
    return form.register(field, {
      onBlur: () => {
        const value = form.getValues(field) as string
        const written = normalise?.(value) ?? value
        if (written !== value) form.setValue(field, written as PathValue<Values, Path<Values>>)
      },
    })
  }

/** Fills in the fields of a suggested address below a path of a form, and checks them. */
export const addressComplete =
  <Values extends FieldValues>(form: UseFormReturn<Values>, path: string) =>
  (address: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(address)) {
      const field = (path ? `${path}.${name}` : name) as Path<Values>
      form.setValue(field, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      })
    }
  }
