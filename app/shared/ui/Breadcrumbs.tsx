import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {breadcrumbList} from '@app/shared/lib/json-ld'
import {AppLink} from './AppLink'
import {Icon} from './Icon'
import {JsonLd} from './JsonLd'
import styles from './Breadcrumbs.module.css'

export interface Breadcrumb {
  label: string
  /** Path of the link; missing for the current page. */
  to?: string
}

/** Breadcrumb navigation; the last item is the current page. */
export function Breadcrumbs({items}: {items: readonly Breadcrumb[]}) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const {origin} = useShop()
  return (
    <nav aria-label={t('a11y.breadcrumb')} className={styles.breadcrumbs}>
      <JsonLd json={breadcrumbList(items, origin)} />
      <ol className={styles.list}>
        {items.map(({label, to}, index) => (
          <li key={`${index}-${label}`} className={styles.item} {...languageOf(label)}>
            {index > 0 && <Icon name="chevron-right" size={12} />}
            {to ? (
              <AppLink to={to} className={styles.link}>
                {label}
              </AppLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
