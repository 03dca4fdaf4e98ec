import {useState} from 'react'
import {useQuery} from '@tanstack/react-query'
import {useCommerceState} from '@app/features/session/model/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import type {IconName} from '@app/shared/ui/icon-shapes'
import Drawer from '@app/shared/ui/overlay/Drawer'
import {navigationQuery} from '@app/features/navigation/api/get-navigation'
import {MenuLevel} from '@app/features/navigation/components/MenuLevel'
import {itemsAt, type MenuTrail} from '@app/features/navigation/model/menu-trail'
import {itemsOn} from '@app/features/navigation/model/navigation'
import {LocaleSelector} from '@app/features/sites/components/LocaleSelector'
import {shellContentQuery} from '@app/features/content/api/get-shell-content'
import styles from './MenuDrawer.module.css'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

interface ServiceLink {
  to: string
  label: string
  icon?: IconName
}

function useServiceLinks(): readonly ServiceLink[] {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const content = useQuery(shellContentQuery(shop))
  return [
    {to: paths.customerService(), label: t('menu.help'), icon: 'info'},
    ...(shop.site.features.wishlist
      ? [{to: paths.wishlist(), label: t('menu.wishlist'), icon: 'heart'} as const]
      : []),
    ...(content.data?.headerLinks ?? []).map(({label, href}) => ({
      label,
      to: paths.fromContent(href),
    })),
  ]
}

/** Entries below the top level of the menu: help, links of the content team and language. */
function ServiceSection({onNavigate}: {onNavigate: () => void}) {
  const t = useTranslate()
  const links = useServiceLinks()
  return (
    <section className={styles.service} aria-label={t('menu.more')}>
      <ul className={styles.links}>
        {links.map(({to, label, icon}) => (
          <li key={label}>
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

/**
 * The menu of phones: one level at a time, stacked (rule FRAME-8). Selecting a top-level entry resets the
 * levels below it; the drawer closes when a page is selected (rule FRAME-9).
 * Default export: loaded when the menu first opens.
 */
export default function MenuDrawer({open, onClose}: MenuDrawerProps) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const navigation = useQuery(navigationQuery(shop))
  const [trail, setTrail] = useState<MenuTrail>([])
  const level = itemsAt(itemsOn(navigation.data?.items ?? [], 'mobile'), trail)
  const isCustomer = useCommerceState().kind === 'registered'
  const close = () => {
    onClose()
    setTrail([])
  }
  const up = () => setTrail(trail.slice(0, -1))
  const parent = trail.length > 1 ? level.parents.at(-2)?.name : t('menu.title')

  return (
    <Drawer
      open={open}
      onClose={close}
      placement="start"
      title={level.parent?.name ?? t('menu.title')}
      className={styles.drawer}
      footer={
        <ButtonLink
          to={isCustomer ? paths.account() : paths.login()}
          variant="secondary"
          block
          onClick={close}
        >
          <Icon name="user" size={20} />
          {t(isCustomer ? 'menu.account' : 'menu.signIn')}
        </ButtonLink>
      }
      leading={
        level.parent && (
          <button
            type="button"
            className={styles.back}
            aria-label={t('menu.backTo', {category: parent ?? ''})}
            onClick={up}
          >
            <Icon name="chevron-left" size={22} />
          </button>
        )
      }
    >
      {navigation.isError && !navigation.data ? (
        <div role="alert" className={styles.failed}>
          <p>{t('menu.error')}</p>
          <Button variant="secondary" size="small" onClick={() => void navigation.refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      ) : (
        <MenuLevel
          key={trail.join('/')}
          parent={level.parent}
          items={level.items}
          onOpen={(id) => setTrail([...trail, id])}
          onNavigate={close}
        />
      )}
      {trail.length === 0 && <ServiceSection onNavigate={close} />}
    </Drawer>
  )
}
