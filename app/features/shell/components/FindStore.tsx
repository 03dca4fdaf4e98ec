import {useState, type FormEvent} from 'react'
import {useHistory} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {TextField} from '@app/shared/ui/form/TextField'
import {storesHref} from '../model/find-store'
import styles from './FindStore.module.css'

/** Field of the footer that opens the store finder with an address (rule FRAME-17). */
export function FindStore() {
  const t = useTranslate()
  const {prefix} = usePaths()
  const history = useHistory()
  const [address, setAddress] = useState('')
  const isEmpty = address.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) history.push(storesHref(prefix, address))
  }
  return (
    <form
      method="post"
      role="search"
      aria-label={t('header.findStore')}
      className={styles.form}
      onSubmit={submit}
    >
      <TextField
        id="footer-find-store"
        autoComplete="postal-code"
        label={t('header.findStore')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isEmpty}>
        {t('search.submit')}
      </Button>
    </form>
  )
}
