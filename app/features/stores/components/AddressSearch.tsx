import {useId, useState, type KeyboardEvent} from 'react'
import type {SuggestedPlace} from '@app/features/address/api/find-places'
import {usePlaces} from '@app/features/address/use-places'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {TextField} from '@app/shared/ui/form/TextField'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {countryOf} from '../model/country'
import type {useStoreSearch} from '../use-store-search'
import styles from './AddressSearch.module.css'

/** The next or previous option; the text field itself comes after the last and before the first. */
const moved = (active: number, step: number, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1

interface SuggestionsProps {
  id: string
  places: readonly SuggestedPlace[]
  active: number
  onChoose: (place: SuggestedPlace) => void
}

function Suggestions({id, places, active, onChoose}: SuggestionsProps) {
  const t = useTranslate()
  return (
    <ul id={id} role="listbox" aria-label={t('address.suggestions')} className={styles.list}>
      {places.map((place, index) => (
        <li
          key={place.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // The field keeps the focus: leaving it would close the list too early.
          onMouseDown={(event) => event.preventDefault()}
          onMouseUp={() => onChoose(place)}
        >
          <span>{place.street}</span>
          <span className={styles.place}>{place.place}</span>
        </li>
      ))}
    </ul>
  )
}

type AddressSearchProps = Omit<ReturnType<typeof useStoreSearch>, 'search'> & {initial: string}

/** Form for an address with suggestions (combobox), and the button for the shopper's position (rule STORE-2). */
export function AddressSearch(props: AddressSearchProps) {
  const {initial, busy, problem, find, findPlace, locate, clearProblem} = props
  const t = useTranslate()
  const {site} = useShop()
  const paths = usePaths()
  const id = useId()
  const [text, setText] = useState(initial)
  const [active, setActive] = useState(-1)
  const {places, type, close} = usePlaces(countryOf(site), 'geocode')
  const open = places.length > 0
  const listId = `${id}-places`

  const choose = (place: SuggestedPlace) => {
    const whole = place.place.includes(place.street)
      ? place.place
      : `${place.street}, ${place.place}`
    setText(whole)
    setActive(-1)
    close()
    void findPlace(whole, place.id)
  }
  const press = (event: KeyboardEvent) => {
    if (!open) return
    const place = places[active]
    if (event.key === 'ArrowDown') setActive(moved(active, 1, places.length))
    else if (event.key === 'ArrowUp') setActive(moved(active, -1, places.length))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && place) choose(place)
    else return
    event.preventDefault()
  }
  return (
    <form
      role="search"
      aria-label={t('stores.address')}
      method="get"
      action={paths.stores()}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        close()
        if (text.trim() && busy !== 'address') void find(text.trim())
      }}
    >
      <div className={styles.row}>
        <div className={styles.field}>
          <TextField
            id={id}
            name="address"
            label={t('stores.address')}
            error={problem ? t(problem) : undefined}
            value={text}
            maxLength={120}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => {
              setActive(-1)
              clearProblem()
              setText(event.target.value)
              type(event.target.value)
            }}
            onKeyDown={press}
            onBlur={() => {
              close()
              setActive(-1)
            }}
          />
          {open && <Suggestions id={listId} places={places} active={active} onChoose={choose} />}
        </div>
        <Button
          type="submit"
          className={styles.submit}
          disabled={text.trim() === ''}
          busy={busy === 'address'}
        >
          {t('fit.stores.action')}
        </Button>
      </div>
      <button
        type="button"
        className={styles.locate}
        aria-busy={busy === 'position' || undefined}
        onClick={busy === 'position' ? undefined : locate}
      >
        <Icon name="pin" size={18} />
        {t('fit.stores.locate')}
      </button>
      <p role="status">
        <VisuallyHidden>
          {open && t('address.suggestionCount', {count: places.length})}
          {problem && t(problem)}
        </VisuallyHidden>
      </p>
    </form>
  )
}
