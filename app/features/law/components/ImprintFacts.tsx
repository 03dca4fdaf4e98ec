import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {OfficeLink} from './OfficeLink'
import styles from './law.module.css'

/** Below the imprint of the content team: registers of producers and the body for disputes, as the market has them (rule LAW-5). */
export function ImprintFacts() {
  const t = useTranslate()
  const {registers, disputes} = useShop().market
  if (registers.length === 0 && !disputes) return null
  return (
    <section className={styles.section}>
      {registers.length > 0 && (
        <div data-duty="registers">
          <h2 className={styles.title}>{t('imprint.registers')}</h2>
          <dl className={styles.registers}>
            {registers.map(({name, number}) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{number}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {disputes && (
        <div data-duty="disputes">
          <h2 className={styles.title}>{t('imprint.disputes')}</h2>
          <p>{t('imprint.disputes.text')}</p>
          <OfficeLink office={disputes} />
        </div>
      )}
    </section>
  )
}
