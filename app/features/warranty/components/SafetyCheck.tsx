import {formatDate} from '@app/shared/i18n/format'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {findSafetyNotices, type SafetyNotices} from '../api/serial-number'
import {NumberCheck} from './NumberCheck'
import styles from './warranty.module.css'

function Notices({productName, recalls, certificates}: SafetyNotices) {
  const t = useTranslate()
  const {locale} = useShop()
  return (
    <div className={styles.notices}>
      {recalls.length === 0 && (
        <p className={styles.name}>{t('portal.recall.none', {product: productName})}</p>
      )}
      {recalls.map(({id, date, title, text, action}) => (
        <section key={id} className={styles.recall}>
          <h3>{t('portal.recall.found', {product: productName})}</h3>
          <p className={styles.name}>
            {date ? joinNames([title, formatDate(date, locale.id)], locale.id) : title}
          </p>
          <p>{text}</p>
          <p>{action}</p>
        </section>
      ))}
      {certificates.map(({rules, manufactured, tested}) => (
        <section key={manufactured} className={styles.row}>
          <h3>{t('portal.certificate')}</h3>
          <dl className={styles.facts}>
            <dt>{t('portal.rules')}</dt>
            <dd>{rules.join('; ')}</dd>
            <dt>{t('portal.manufactured')}</dt>
            <dd>{manufactured}</dd>
            <dt>{t('portal.tested')}</dt>
            <dd>{tested}</dd>
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Recalls, safety notices and certificates for a serial or product number (rule SERVE-13). */
export function SafetyCheck() {
  const t = useTranslate()
  const shop = useShop()
  return (
    <NumberCheck
      title={t('portal.recall.title')}
      label={t('portal.number')}
      none="portal.number.unknown"
      find={(number) => findSafetyNotices(shop, number)}
    >
      {(notices) => <Notices {...notices} />}
    </NumberCheck>
  )
}
