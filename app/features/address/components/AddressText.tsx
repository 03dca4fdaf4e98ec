import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import type {AddressValues} from '../model/address-formats/address-format'
import {countryName} from '../model/country-names'
import {addressLines} from '../model/written-address'

interface AddressTextProps {
  address: AddressValues
  className?: string
}

/** An address in the written format of its country. */
export function AddressText({address, className}: AddressTextProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const lines = addressLines(address, locale.id.slice(0, 2), countryName(address.countryCode, t))
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
