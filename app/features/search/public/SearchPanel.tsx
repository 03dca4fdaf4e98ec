import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTranslate} from '@app/shared/i18n/messages'
import {useDebounced} from '@app/shared/lib/use-debounced'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {useShop} from '@app/shared/lib/shop-context'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {useSuggestions} from '../api/use-suggestions'
import {countOf, hasWords, isSuggestible, type SuggestedProduct} from '../model/suggestions'
import {useRecentSearches} from './recent-search-store'
import {RecentSearches} from '../components/RecentSearches'
import {
  SuggestedProducts,
  SuggestedWords,
  SuggestionsSkeleton,
} from '../components/SuggestionGroups'
import styles from '../components/SearchPanel.module.css'

/** Debounce time in milliseconds (rule SEARCH-1). */
const DEBOUNCE_MS = 300

export interface SearchPanelProps {
  open: boolean
  onClose: () => void
  /** Id of the panel, for `aria-controls` of the field. */
  id: string
  /** Text in the field. */
  phrase: string
  field: RefObject<HTMLInputElement | null>
}

/** Elements that the arrow keys reach, in their order on the page. */
const stopsOf = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('a, button') ?? []),
]

/** Arrow keys: down moves from the field into the panel and through it, up moves back. */
function useArrows(
  panel: RefObject<HTMLDivElement | null>,
  field: SearchPanelProps['field'],
  open: boolean,
) {
  const move = (from: Element | null, step: 1 | -1) => {
    const stops = stopsOf(panel.current)
    const at = stops.indexOf(from as HTMLElement) + step
    if (at < 0) field.current?.focus()
    else stops[Math.min(at, stops.length - 1)]?.focus()
  }
  useEffect(() => {
    const input = field.current
    if (!open || !input) return undefined
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.isComposing) return
      const [first] = stopsOf(panel.current)
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    input.addEventListener('keydown', onKey)
    return () => input.removeEventListener('keydown', onKey)
  }, [field, open, panel])

  return (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(document.activeElement, event.key === 'ArrowDown' ? 1 : -1)
    }
    // A typed character moves the focus back to the field.
    if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      field.current?.focus()
    }
  }
}

/** Sends an analytics event when a suggested product is chosen. */
function useChoiceEvent(products: readonly SuggestedProduct[] | undefined, phrase: string) {
  const track = useTrack()
  return (productId: string | undefined) => {
    const index = products?.findIndex(({id}) => id === productId) ?? -1
    const product = products?.[index]
    if (!product) return
    const {id, name, price} = product
    track({
      type: 'select_item',
      list: {kind: 'search', query: phrase.trim()},
      item: {id, name, ...(price !== undefined && {price}), index},
    })
  }
}

/**
 * Suggestions below the search field (rule SEARCH-2). Default export: loaded when the field is first used.
 */
export default function SearchPanel({open, id, phrase, field, onClose}: SearchPanelProps) {
  const t = useTranslate()
  const shop = useShop()
  const panel = useRef<HTMLDivElement>(null)
  const followLink = useDelegatedLinks()
  const settled = useDebounced(phrase, DEBOUNCE_MS)
  const asked = isSuggestible(phrase)
  const {data, isError, isPreviousData} = useSuggestions(settled)
  const found = asked ? data : undefined
  const count = found && countOf(found)
  const recent = useRecentSearches(shop.site.id)
  const tellChoice = useChoiceEvent(found?.products, settled)
  const onArrow = useArrows(panel, field, open)

  if (!open || (!asked && recent.length === 0)) return null
  return (
    // The keys belong to what is inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={t('search.suggestions')}
      aria-busy={isPreviousData || undefined}
      className={styles.panel}
      onKeyDown={onArrow}
      onClick={(event) => {
        const link = (event.target as Element).closest('a')
        tellChoice(link?.dataset.product)
        followLink(event)
        if (link) onClose()
      }}
    >
      <p role="status" className={count === 0 ? styles.note : undefined}>
        {count === 0 && t('search.status', {count})}
        <VisuallyHidden>{!!count && t('search.status', {count})}</VisuallyHidden>
      </p>
      {asked && isError && <p className={styles.note}>{t('search.error')}</p>}
      <div className={styles.columns}>
        {asked && !found && !isError && <SuggestionsSkeleton />}
        {found && (
          <>
            {hasWords(found) && (
              <div className={styles.words}>
                <SuggestedWords suggestions={found} />
              </div>
            )}
            <SuggestedProducts products={found.products} phrase={phrase} />
          </>
        )}
        <RecentSearches searches={recent} />
      </div>
    </div>
  )
}
