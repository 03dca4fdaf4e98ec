import {useTranslate} from '@app/shared/i18n/messages'
import {useConnection} from '@app/shared/lib/connection'
import {useShop} from '@app/shared/lib/shop-context'
import {ageText} from '../model/age-text'
import styles from './OfflineBar.module.css'

/**
 * Says that there is no line, and how old the page is; it goes when the line is back.
 * @param found number of products that a search over what was seen has found; undefined on other pages
 */
export function OfflineBar({found}: {found: number | undefined}) {
  const t = useTranslate()
  const {locale, site} = useShop()
  const {online, storedAt} = useConnection()
  return (
    <div role="status" className={styles.place}>
      {!online && storedAt !== undefined && (
        <p className={styles.bar} data-offline-bar>
          {found === undefined
            ? [
                t('offline.asOf', {time: ageText(storedAt, locale.id)}),
                ...(site.isContentOnlySite ? [] : [t('offline.prices')]),
              ].join(' ')
            : t(found > 0 ? 'offline.found' : 'offline.foundNone')}
        </p>
      )}
    </div>
  )
}
