import {countryName} from '@app/shared/i18n/country-name'
import {useShop} from '@app/shared/lib/shop-context'
import type {AddressValues} from '@config/markets/address/address-format'
import {addressLines} from '../model/written-address'
import {useRegions} from '../use-regions'

interface AddressTextProps {
  address: AddressValues
  className?: string
}

/** An address in the written format of its country. */
export function AddressText({address, className}: AddressTextProps) {
  const {locale} = useShop()
  const {regions} = useRegions(address.countryCode)
  const lines = addressLines(
    address,
    locale.id.slice(0, 2),
    countryName(address.countryCode, locale.id),
    regions,
  )
  return (
    <address className={className}>
      {lines.map((line, index) => (
        <span key={index}>
          {line}
          <br />
        </span>
      ))}
      {address.phone}
    </address>
  )
}
