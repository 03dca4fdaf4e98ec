import {useEffect, useRef, useState} from 'react'
import {type CustomerAddress, useCustomerRecord} from '@app/features/account/public/customer-record'
import {useRegions} from '@app/features/address/public/AddressText'
import {addressLines} from '@app/features/address/public/written-address'
import {emptyAddress} from '@app/features/address/public/address-rules'
import {fromOrderAddress, toOrderAddress} from '@app/features/address/public/order-address'
import type {AddressChoiceProps} from '@app/features/checkout/public/checkout-slots'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {RadioCards, type RadioCard} from '@app/shared/ui/form/RadioCards'
import {showToast} from '@app/shared/ui/toast'
import {useCreateAddress} from '../api/addresses'
import {newAddressId} from '../model/address-id'
import {addressesIn, isBlank, isSameAddress} from '../model/saved-address'
import styles from './addresses.module.css'

const OTHER = 'other'

/** Lets the step store the address of the form as a new one, while the shopper asks for it. */
function useKeeper(
  {provideKeeper}: AddressChoiceProps,
  customerId: string,
  known: readonly CustomerAddress[],
  saveAddress: boolean,
): void {
  const t = useTranslate()
  const createAddress = useCreateAddress(customerId)
  useEffect(() => {
    provideKeeper(async (values) => {
      const isKnown = known.some((one) => isSameAddress(one, values))
      if (!saveAddress || isKnown) return
      const address = toOrderAddress(values)
      const addressId = newAddressId(
        address,
        known.map((one) => one.addressId),
      )
      try {
        await createAddress({...address, addressId} as CustomerAddress)
      } catch {
        showToast({title: t('checkout.saved.failed'), status: 'error'})
      }
    })
    return () => provideKeeper(null)
  })
}

/**
 * The customer's addresses in the countries of delivery, for the checkout. The preferred one fills an empty form,
 * else the customer's name does. A new
 * address can be stored with the order.
 */
export function SavedAddresses(props: AddressChoiceProps & {customerId: string}) {
  const {customerId, countryCode, current, onChoose, number = 1} = props
  const suffix = number > 1 ? `-${number}` : ''
  const t = useTranslate()
  const shop = useShop()
  const {regions} = useRegions(countryCode)
  const {data} = useCustomerRecord(customerId)
  const [saveAddress, setSaveAddress] = useState(false)
  const filled = useRef(false)
  const all = data?.addresses ?? []
  const known = addressesIn(all, shop.site.shipTo)
  useKeeper(props, customerId, all, saveAddress)

  const [first] = known
  const {firstName = '', lastName = ''} = data ?? {}
  /** An address of which only the recipient is known: the customer. */
  const blank = {...emptyAddress(countryCode), firstName, lastName}
  useEffect(() => {
    // The preferred address is that of the first delivery.
    if (!data || filled.current || number > 1) return
    filled.current = true
    if (isBlank(current)) onChoose(first ? fromOrderAddress(first, countryCode) : blank)
  })

  if (!data) return null
  const chosen = known.find((one) => isSameAddress(one, current))
  const choose = (id: string) => {
    const address = known.find(({addressId}) => addressId === id)
    onChoose(address ? fromOrderAddress(address, countryCode) : blank)
  }
  const card = (address: CustomerAddress): RadioCard => {
    const values = fromOrderAddress(address, countryCode)
    const [title = '', ...lines] = addressLines(values, shop.locale.id.slice(0, 2), '', regions)
    const aside = address.preferred ? t('book.preferred') : undefined
    return {value: address.addressId, title, text: joinNames(lines, shop.locale.id), aside}
  }
  return (
    <div className={styles.saved}>
      {known.length > 0 && (
        <RadioCards
          id={`saved-address${suffix}`}
          name={`saved-address${suffix}`}
          legend={t('checkout.saved.title')}
          value={chosen?.addressId ?? OTHER}
          onChange={({target}) => choose(target.value)}
          options={[...known.map(card), {value: OTHER, title: t('checkout.saved.other')}]}
        />
      )}
      {!chosen && (
        <CheckboxField
          id={`save-address${suffix}`}
          label={t('checkout.saved.store')}
          checked={saveAddress}
          onChange={({target}) => setSaveAddress(target.checked)}
        />
      )}
    </div>
  )
}
