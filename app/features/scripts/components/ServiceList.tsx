import {useId} from 'react'
import {scriptUses, type ScriptUse} from '@config/scripts/script-uses'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import styles from './ServiceList.module.css'

/** Host of an address; undefined for a file of the shop's own origin. */
const hostOf = (address: string): string | undefined =>
  address.startsWith('http') ? new URL(address).hostname : undefined

function Service({use: {id, record, address}}: {use: ScriptUse}) {
  const t = useTranslate()
  const {locale} = useShop()
  const host = hostOf(address)
  const stored = [...record.cookies, ...record.storage]
  return (
    <li className={styles.service}>
      <h3 className={styles.name}>{t(`services.${id}`)}</h3>
      <p className={styles.class}>{t(`services.${record.consent}`)}</p>
      {(host || stored.length > 0) && (
        <p className={styles.facts}>
          {host && <span>{t('services.host', {host})}</span>}
          {stored.length > 0 && (
            <span>{t('services.stored', {names: joinNames(stored, locale.id)})}</span>
          )}
        </p>
      )}
    </li>
  )
}

/** Third-party services of the site, from the registry, for the privacy page (rule SCRIPT-10). */
export function ServiceList() {
  const t = useTranslate()
  const titleId = useId()
  const {site, locale, services} = useShop()
  const uses = scriptUses({site, localeId: locale.id, paymentOrigin: services.payment.origin})
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('services.title')}</h2>
      <p>{t('services.text')}</p>
      <ul className={styles.list}>
        {uses.map((use) => (
          <Service key={use.id} use={use} />
        ))}
      </ul>
    </section>
  )
}
