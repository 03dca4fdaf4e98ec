import {countryName} from '@app/shared/i18n/country-name'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {SelectField} from '@app/shared/ui/form/SelectField'

interface CountryFieldProps {
  id: string
  /** ISO 3166-1 alpha-2. */
  value: string
  countries: readonly string[]
  onChange: (countryCode: string) => void
}

/** Select field of the countries of delivery, by name. */
export function CountryField({countries, onChange, ...field}: CountryFieldProps) {
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
