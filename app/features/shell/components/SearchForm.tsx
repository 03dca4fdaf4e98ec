import {forwardRef, useEffect, useId, useRef, useState, type FormEvent, type RefObject} from 'react'
import loadable from '@loadable/component'
import {useHistory, useLocation} from 'react-router-dom'
import type {SearchPanelProps} from '@app/features/search/public/SearchPanel'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {comboboxField} from '@app/shared/ui/form/combobox-field'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'
import styles from './SearchForm.module.css'

/** Maximum length of a phrase that the search service accepts. */
const MAX_CHARACTERS = 50

const PanelChunk = loadable(() => import('@app/features/search/public/SearchPanel'), {
  ssr: false,
})
/** Stores a phrase; the code of recent searches loads with the panel, or on the first phrase to store. */
const remember = async (siteId: string, phrase: string): Promise<void> => {
  const {saveSearch} = await import('@app/features/search/public/recent-search-store')
  saveSearch(siteId, phrase)
}
const SearchPanel = lazyOverlay<SearchPanelProps>(PanelChunk)

interface SearchFormProps {
  id: string
  /** Called when a search is submitted. */
  onSearch?: () => void
}

/** State of the panel: open while its form is in use; a press or the focus elsewhere closes it. */
function useOpenPanel(form: RefObject<HTMLFormElement | null>) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    const leave = (event: Event) => {
      if (!form.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open, form])
  return [open, setOpen] as const
}

/** Phrase of the search page, shown in the field. */
function useCurrentPhrase(): string {
  const paths = usePaths()
  const {pathname, search} = useLocation()
  return pathname === paths.searchPage() ? (new URLSearchParams(search).get('q') ?? '') : ''
}

/**
 * Search field with suggestions below it (rule SEARCH-4). Without JavaScript the browser submits the form.
 */
export const SearchForm = forwardRef<HTMLInputElement, SearchFormProps>(function SearchForm(
  {id, onSearch},
  forwarded,
) {
  const t = useTranslate()
  const paths = usePaths()
  const history = useHistory()
  const {site} = useShop()
  const current = useCurrentPhrase()
  const [typed, setTyped] = useState({on: current, phrase: current})
  // After a new search the field shows its phrase.
  const phrase = typed.on === current ? typed.phrase : current
  const setPhrase = (text: string) => setTyped({on: current, phrase: text})
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement | null>(null)
  const panelId = useId()
  const [open, setOpen] = useOpenPanel(form)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = phrase.trim()
    if (query) {
      void remember(site.id, query)
      history.push(paths.search(query))
    }
    setOpen(false)
    onSearch?.()
  }
  return (
    // The keys belong to the fields inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      role="search"
      action={paths.searchPage()}
      method="get"
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        field.current?.focus()
      }}
      onClick={(event) => {
        const {phrase: chosen} = (event.target as HTMLElement).closest('a')?.dataset ?? {}
        if (chosen !== undefined) void remember(site.id, chosen)
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>
          <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        </label>
        <input
          ref={(element) => {
            field.current = element
            if (typeof forwarded === 'function') forwarded(element)
            else if (forwarded) forwarded.current = element
          }}
          id={id}
          name="q"
          type="search"
          {...comboboxField(open, panelId)}
          aria-haspopup="dialog"
          required
          maxLength={MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
          value={phrase}
          placeholder={t('search.placeholder')}
          className={styles.input}
          onChange={(event) => {
            setPhrase(event.target.value)
            setOpen(true)
          }}
          onFocus={(event) => {
            // A focus that returns from the panel does not open it again.
            if (!form.current?.contains(event.relatedTarget)) setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => event.key === 'ArrowDown' && setOpen(true)}
        />
        {phrase !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('search.deleteInput')}
            onClick={() => {
              setPhrase('')
              field.current?.focus()
            }}
          >
            <Icon name="close" size={16} />
          </button>
        )}
        <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
          <Icon name="search" size={20} />
        </button>
      </div>
      <SearchPanel
        open={open}
        onClose={() => setOpen(false)}
        id={panelId}
        phrase={phrase}
        field={field}
      />
    </form>
  )
})
