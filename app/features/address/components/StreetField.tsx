import {useState, type ComponentProps, type FocusEvent, type KeyboardEvent} from 'react'
import type {UseFormRegisterReturn} from 'react-hook-form'
import {useTranslate} from '@app/shared/i18n/messages'
import {TextField} from '@app/shared/ui/form/TextField'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import type {AddressFormat} from '@config/markets/address/address-format'
import type {SuggestedPlace} from '../api/find-places'
import {completedAddress, type CompletedAddress} from '../model/completed-address'
import {usePlaces} from '../use-places'
import styles from './StreetField.module.css'

interface StreetFieldProps extends Omit<ComponentProps<typeof TextField>, 'id'> {
  id: string
  registration: UseFormRegisterReturn
  format: AddressFormat
  onComplete: (address: CompletedAddress) => void
}

/** The next or previous option; the text field itself comes after the last and before the first. */
const moved = (active: number, step: number, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1

/**
 * Street and house number with suggested addresses (combobox). Without suggestions it is a plain text field.
 */
export function StreetField(props: StreetFieldProps) {
  const {registration, format, onComplete, ...field} = props
  const t = useTranslate()
  const {places, type, close, read} = usePlaces(format.countryCode)
  const [active, setActive] = useState(-1)
  const [announcement, setAnnouncement] = useState('')
  const open = places.length > 0
  const listId = `${field.id}-places`
  const optionId = (index: number) => `${field.id}-place-${index}`

  const choose = async (place: SuggestedPlace) => {
    setActive(-1)
    onComplete({address1: place.street})
    const address = await read(place)
    if (!address) return
    onComplete(await completedAddress(format, address))
    setAnnouncement(t('address.completed'))
  }
  const press = (event: KeyboardEvent) => {
    if (!open) return
    const place = places[active]
    if (event.key === 'ArrowDown') setActive(moved(active, 1, places.length))
    else if (event.key === 'ArrowUp') setActive(moved(active, -1, places.length))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && place) void choose(place)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    close()
    setActive(-1)
    void registration.onBlur(event)
  }
  return (
    <div className={styles.street}>
      <TextField
        {...registration}
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        onChange={(event) => {
          setActive(-1)
          setAnnouncement('')
          type(event.target.value)
          void registration.onChange(event)
        }}
        onKeyDown={press}
        onBlur={leave}
      />
      {open && (
        <ul
          id={listId}
          role="listbox"
          aria-label={t('address.suggestions')}
          className={styles.list}
        >
          {places.map((place, index) => (
            <li
              key={place.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // The field keeps the focus: leaving it would close the list too early.
              onMouseDown={(event) => event.preventDefault()}
              onMouseUp={() => void choose(place)}
            >
              <span>{place.street}</span>
              <span className={styles.place}>{place.place}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        <VisuallyHidden>
          {open ? t('address.suggestionCount', {count: places.length}) : announcement}
        </VisuallyHidden>
      </p>
    </div>
  )
}
