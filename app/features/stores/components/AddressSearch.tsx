import {useId, useState} from 'react'
import {type SuggestedPlace, usePlaces} from '@app/features/address/public/places'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {Combobox} from '@app/shared/ui/form/Combobox'
import {Icon} from '@app/shared/ui/Icon'
import {countryOf} from '../model/country'
import type {useStoreSearch} from '../use-store-search'
import styles from './AddressSearch.module.css'

type AddressSearchProps = Omit<ReturnType<typeof useStoreSearch>, 'search'> & {initial: string}

/** Form for an address with suggestions (combobox), and the button for the shopper's position (rule STORE-2). */
export function AddressSearch(props: AddressSearchProps) {
  const {initial, busy, problem, find, findPlace, locate, clearProblem} = props
  const t = useTranslate()
  const {site} = useShop()
  const paths = usePaths()
  const id = useId()
  const [text, setText] = useState(initial)
  const {places, type, close} = usePlaces(countryOf(site), 'geocode')

  const choose = (place: SuggestedPlace) => {
    const whole = place.place.includes(place.street)
      ? place.place
      : `${place.street}, ${place.place}`
    setText(whole)
    close()
    findPlace(whole, place.id)
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
        if (text.trim() && busy !== 'address') find(text.trim())
      }}
    >
      <div className={styles.row}>
        <div className={styles.field}>
          <Combobox
            field={{
              id,
              name: 'address',
              label: t('stores.address'),
              error: problem ? t(problem) : undefined,
              value: text,
              maxLength: 120,
              autoComplete: 'off',
              onChange: ({target}) => {
                clearProblem()
                setText(target.value)
                type(target.value)
              },
            }}
            options={places}
            announcement={problem ? t(problem) : ''}
            onChoose={choose}
            onClose={close}
          >
            {({street, place}) => (
              <>
                <span>{street}</span>
                <span>{place}</span>
              </>
            )}
          </Combobox>
        </div>
        <Button
          type="submit"
          className={styles.submit}
          disabled={text.trim() === ''}
          busy={busy === 'address'}
        >
          {t('advice.stores.action')}
        </Button>
      </div>
      <button
        type="button"
        className={styles.locate}
        aria-busy={busy === 'position' || undefined}
        onClick={busy === 'position' ? undefined : locate}
      >
        <Icon name="pin" size={18} />
        {t('advice.stores.locate')}
      </button>
    </form>
  )
}
