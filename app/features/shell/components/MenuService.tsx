import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import type {IconName} from '@app/shared/ui/icon-shapes'
import {useNavigation} from '@app/features/navigation/public/get-navigation'
import {LocaleSelector} from '@app/features/sites/public/LocaleSelector'
import styles from './MenuDrawer.module.css'

interface ServiceLink {
  to: string
  label: string
  icon?: IconName
}

function useServiceLinks(): readonly ServiceLink[] {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const {data} = useNavigation(undefined, {enabled: false})
  return [
    {to: paths.customerService(), label: t('menu.help'), icon: 'info'},
    ...(shop.site.features.wishlist
      ? [{to: paths.wishlist(), label: t('menu.wishlist'), icon: 'heart'} as const]
      : []),
    ...(data?.links ?? []).map(({label, to}) => ({label, to: paths.fromContent(to)})),
  ]
}

/** Entries below the top level of the drawer: help, header links and language. */
export function MenuService({onNavigate}: {onNavigate: () => void}) {
  const t = useTranslate()
  const links = useServiceLinks()
  return (
    <section className={styles.service} aria-label={t('menu.more')}>
      <ul className={styles.links}>
        {links.map(({to, label, icon}) => (
          <li key={to}>
            <AppLink to={to} className={styles.link} onClick={onNavigate}>
              {icon && <Icon name={icon} size={20} />}
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
      <div className={styles.locale}>
        <LocaleSelector align="start" up />
      </div>
    </section>
  )
}
