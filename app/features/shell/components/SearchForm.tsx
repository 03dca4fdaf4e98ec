import {forwardRef, type FormEvent} from 'react'
import {useHistory, useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import styles from './SearchForm.module.css'

interface SearchFormProps {
  id: string
  /** Called when a search was sent. */
  onSearch?: () => void
}

/** Search field; without JavaScript the browser sends the form itself. */
export const SearchForm = forwardRef<HTMLInputElement, SearchFormProps>(function SearchForm(
  {id, onSearch},
  ref,
) {
  const t = useTranslate()
  const paths = usePaths()
  const history = useHistory()
  const {pathname, search} = useLocation()
  const current =
    pathname === paths.searchPage() ? (new URLSearchParams(search).get('q') ?? '') : ''

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (query) history.push(paths.search(query))
    onSearch?.()
  }
  return (
    <form
      role="search"
      action={paths.searchPage()}
      method="get"
      className={styles.form}
      onSubmit={submit}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{t('search.label')}</VisuallyHidden>
      </label>
      <input
        // A new search shows its own words.
        key={current}
        ref={ref}
        id={id}
        name="q"
        type="search"
        required
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={current}
        placeholder={t('search.placeholder')}
        className={styles.input}
      />
      <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
        <Icon name="search" size={20} />
      </button>
    </form>
  )
})
