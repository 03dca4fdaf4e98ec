import {useState} from 'react'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import Drawer from '@app/shared/ui/overlay/Drawer'
import {itemsOn} from '@app/features/navigation/public/navigation'
import {useNavigation} from '@app/features/navigation/public/get-navigation'
import {MenuLevel} from '@app/features/navigation/public/MenuLevel'
import {itemsAt, type MenuTrail} from '../model/menu-trail'
import {useAccountPress} from '../hooks/use-account-press'
import {MenuService} from './MenuService'
import styles from './MenuDrawer.module.css'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

/** Buttons at the end of the drawer: account or sign-in, and the stores of a site that has some. */
function DrawerFooter({onNavigate}: {onNavigate: () => void}) {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  const isCustomer = useCommerceState().kind === 'registered'
  const press = useAccountPress()
  return (
    <div className={styles.footer}>
      {!site.isContentOnlySite && (
        <ButtonLink
          to={isCustomer ? paths.account() : paths.login()}
          variant="secondary"
          block
          onClick={(event) => {
            onNavigate()
            press(event)
          }}
        >
          <Icon name="user" size={20} />
          {t(isCustomer ? 'menu.account' : 'menu.signIn')}
        </ButtonLink>
      )}
      {site.features.stores && (
        <ButtonLink to={paths.stores()} variant="secondary" block onClick={onNavigate}>
          <Icon name="pin" size={20} />
          {t('menu.stores')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Places of entries while the menu loads. */
function LoadingLevel() {
  const t = useTranslate()
  return (
    <div className={styles.loading} role="status" aria-label={t('menu.loading')}>
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} className={styles.place} />
      ))}
    </div>
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
  const {data} = useNavigation()
  const hasFooter = !shop.site.isContentOnlySite || shop.site.features.stores
  const [trail, setTrail] = useState<MenuTrail>([])
  const level = itemsAt(itemsOn(data?.items ?? [], 'mobile'), trail)
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
      footer={hasFooter && <DrawerFooter onNavigate={close} />}
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
      {data ? (
        <MenuLevel
          key={trail.join('/')}
          parent={level.parent}
          items={level.items}
          onOpen={(id) => setTrail([...trail, id])}
          onNavigate={close}
        />
      ) : (
        <LoadingLevel />
      )}
      {trail.length === 0 && <MenuService onNavigate={close} />}
    </Drawer>
  )
}
