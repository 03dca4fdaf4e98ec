import type {ComponentProps} from 'react'
import type {UseFormRegisterReturn} from 'react-hook-form'
import {useShop} from '@app/shared/lib/shop-context'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {regionName} from '@config/markets/regions/region'
import {useRegions} from '../use-regions'

interface RegionFieldProps extends Omit<ComponentProps<typeof SelectField>, 'options'> {
  countryCode: string
  registration: UseFormRegisterReturn
}

/** Select field of the regions of a country. */
export function RegionField({countryCode, registration, ...field}: RegionFieldProps) {
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
