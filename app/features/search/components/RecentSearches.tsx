import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Icon} from '@app/shared/ui/Icon'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {clearSearches, removeSearch} from '../public/recent-search-store'
import {Group} from './SuggestionGroups'
import styles from './SearchPanel.module.css'

/** Recent searches, each with a button to remove it. */
export function RecentSearches({searches}: {searches: readonly string[]}) {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  if (searches.length === 0) return null
  return (
    <Group
      title={t('search.recentSearches')}
      className={styles.recents}
      action={
        <button type="button" className={styles.action} onClick={() => clearSearches(site.id)}>
          {t('search.clearRecentSearches')}
        </button>
      }
    >
      <ul className={styles.list}>
        {searches.map((query) => (
          <li key={query} className={styles.recent}>
            <a className={styles.row} href={paths.search(query)} data-phrase={query}>
              <RareIcon name="clock" size={18} />
              {query}
            </a>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('search.removeRecentSearch', {query})}
              onClick={() => removeSearch(site.id, query)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </Group>
  )
}
