import {useRef, type FormEvent} from 'react'
import {useHistory} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {saveSearch} from '../public/recent-search-store'
import styles from './SearchBox.module.css'

/** Search field of the search page; a form that works without JavaScript too. */
export function SearchBox({initial}: {initial: string}) {
  const t = useTranslate()
  const paths = usePaths()
  const history = useHistory()
  const {site} = useShop()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const phrase = field.current?.value.trim() ?? ''
    if (!phrase) {
      field.current?.focus()
      return
    }
    saveSearch(site.id, phrase)
    history.push(paths.search(phrase))
  }
  return (
    <form
      role="search"
      aria-label={t('search.products')}
      className={styles.box}
      method="get"
      action={paths.searchPage()}
      onSubmit={submit}
    >
      <Icon name="search" size={20} />
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        defaultValue={initial}
        required
        maxLength={50}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
      />
      <Button type="submit" size="small">
        {t('search.submit')}
      </Button>
    </form>
  )
}
