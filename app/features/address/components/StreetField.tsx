import {useState, type ComponentProps} from 'react'
import type {UseFormRegisterReturn} from 'react-hook-form'
import {useTranslate} from '@app/shared/i18n/messages'
import {Combobox} from '@app/shared/ui/form/Combobox'
import type {TextField} from '@app/shared/ui/form/TextField'
import type {AddressFormat} from '@config/markets/address/address-format'
import {type SuggestedPlace, usePlaces} from '../public/places'
import {completedAddress, type CompletedAddress} from '../model/completed-address'

interface StreetFieldProps extends Omit<ComponentProps<typeof TextField>, 'id'> {
  id: string
  registration: UseFormRegisterReturn
  format: AddressFormat
  onComplete: (address: CompletedAddress) => void
}

/** Street and house number with suggested addresses; a chosen one fills in the rest of the address. */
export function StreetField({registration, format, onComplete, ...field}: StreetFieldProps) {
  const t = useTranslate()
  const {places, type, close, read} = usePlaces(format.countryCode)
  const [announcement, setAnnouncement] = useState('')

  const choose = async (place: SuggestedPlace) => {
    onComplete({address1: place.street})
    const address = await read(place)
    if (!address) return
    onComplete(await completedAddress(format, address))
    setAnnouncement(t('address.completed'))
  }
  return (
    <Combobox
      field={{
        ...registration,
        ...field,
        onChange: (event) => {
          setAnnouncement('')
          type(event.target.value)
          void registration.onChange(event)
        },
        onBlur: (event) => void registration.onBlur(event),
      }}
      options={places}
      announcement={announcement}
      onChoose={(place) => void choose(place)}
      onClose={close}
    >
      {({street, place}) => (
        <>
          <span>{street}</span>
          <span>{place}</span>
        </>
      )}
    </Combobox>
  )
}
