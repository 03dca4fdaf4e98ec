import lastChecks from '@config/accessibility-checks.json'
import {formatDate} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {OfficeLink} from './OfficeLink'
import styles from './law.module.css'

/**
 * Below the accessibility statement of the content team: the last checks and the authority (rule LAW-4). The file of the
 * checks is written by a run of the browser tests; a part that did not run is left out.
 */
export function AccessibilityChecks({checks = lastChecks}: {checks?: typeof lastChecks}) {
  const t = useTranslate()
  const {locale, market} = useShop()
  const {axe, keyboard} = checks
  const hasRun = axe.pages + keyboard.ways > 0
  const dateOf = ({date}: {date: string}) => formatDate(date, locale.id)
  return (
    <section className={styles.section} data-duty="accessibility">
      {hasRun && <h2 className={styles.title}>{t('accessibility.checks')}</h2>}
      <ul className={styles.list}>
        {axe.pages > 0 && <li>{t('accessibility.automatic', {...axe, date: dateOf(axe)})}</li>}
        {keyboard.ways > 0 && (
          <li>{t('accessibility.keyboard', {...keyboard, date: dateOf(keyboard)})}</li>
        )}
      </ul>
      {market.accessibility && (
        <>
          <h2 className={styles.title}>{t('accessibility.authority')}</h2>
          <OfficeLink office={market.accessibility} />
        </>
      )}
    </section>
  )
}
