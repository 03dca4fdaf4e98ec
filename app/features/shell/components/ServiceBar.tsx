import {useTranslate} from '@app/shared/i18n/messages'
import {overridable} from '@app/shared/lib/overrides'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import type {HeaderLink} from '@app/features/navigation/public/navigation'
import {LocaleSelector} from '@app/features/sites/public/LocaleSelector'
import styles from './SiteHeader.module.css'

/** Service bar: header links, help, stores, country and language (rule FRAME-2). */
export function DefaultServiceBar({links}: {links: readonly HeaderLink[]}) {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  const all = [
    ...links.map(({label, to}) => ({label, href: paths.fromContent(to)})),
    {label: t('header.help'), href: paths.customerService()},
    ...(site.features.stores ? [{label: t('header.stores'), href: paths.stores()}] : []),
  ]
  return (
    <nav className={styles.service} aria-label={t('header.serviceLinks')}>
      <ul className={styles.serviceLinks}>
        {all.map(({label, href}) => (
          <li key={href}>
            <AppLink to={href} className={styles.serviceLink}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
      <LocaleSelector />
    </nav>
  )
}

/** Replaceable by `overrides/<SITE>/components/shell/ServiceBar.tsx`. */
export const ServiceBar = overridable('shell/ServiceBar', DefaultServiceBar)
