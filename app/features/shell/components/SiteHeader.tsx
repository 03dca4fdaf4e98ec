import {useEffect, useRef, useState, type MouseEvent} from 'react'
import loadable from '@loadable/component'
import {useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Quiet} from '@app/shared/ui/Deferred'
import {Icon} from '@app/shared/ui/Icon'
import {classNames} from '@app/shared/ui/class-names'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'
import {useNavigation} from '@app/features/navigation/public/get-navigation'
import {MegaMenu} from '@app/features/navigation/public/MegaMenu'
import {preloadSoon} from '@app/shared/lib/when-painted'
import {useHeaderHidden} from '../hooks/use-header-hidden'
import {useMenuDrawer} from '../hooks/use-menu-drawer'
import {HeaderTools, toolClass} from './HeaderTools'
import {Logo} from './Logo'
import {SearchForm} from './SearchForm'
import styles from './SiteHeader.module.css'

const MenuProducts = loadable(() => import('./MenuProducts'), {ssr: false})
const MenuFailure = loadable(() => import('./MenuFailure'), {ssr: false})

const MenuDrawerChunk = loadable(() => import('./MenuDrawer'), {ssr: false})
const MenuDrawer = lazyOverlay<{open: boolean; onClose: () => void}>(MenuDrawerChunk)

/**
 * State of the search field, which opens below the bar on phones; without JavaScript the icon links to the
 * search page. A change of page closes it.
 */
function useSearchPanel() {
  const {pathname, search} = useLocation()
  const here = pathname + search
  const [openAt, setOpenAt] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const trigger = useRef<HTMLAnchorElement>(null)
  const isOpen = openAt === here
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    setOpenAt(isOpen ? null : here)
  }
  const close = () => {
    setOpenAt(null)
    trigger.current?.focus()
  }
  return {isOpen, input, trigger, toggle, close}
}

/** The bar and the menu of every page except checkout, confirmation and cancellation (rule FRAME-2). */
export function SiteHeader() {
  const t = useTranslate()
  const paths = usePaths()
  const header = useRef<HTMLElement>(null)
  const navigation = useNavigation()
  const menu = useMenuDrawer()
  const {isOpen: searchOpen, input, trigger, toggle, close} = useSearchPanel()
  const hidden = useHeaderHidden(header) && !menu.isOpen && !searchOpen

  return (
    <>
      <header ref={header} className={styles.header} data-hidden={hidden || undefined}>
        <div className={styles.bar}>
          <button
            type="button"
            className={classNames(toolClass, styles.menuButton)}
            aria-label={t('header.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={menu.isOpen}
            onPointerEnter={() => preloadSoon(MenuDrawerChunk)}
            onClick={menu.open}
          >
            <Icon name="menu" size={24} />
          </button>
          <Logo />
          {/* Escape closes the search field wherever the focus is inside. */}
          {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            id="search-panel"
            className={styles.search}
            data-open={searchOpen || undefined}
            onKeyDown={(event) => event.key === 'Escape' && searchOpen && close()}
          >
            <SearchForm ref={input} id="header-search" />
          </div>
          <div className={styles.tools}>
            <AppLink
              ref={trigger}
              to={paths.searchPage()}
              className={classNames(toolClass, styles.searchButton)}
              aria-label={t(searchOpen ? 'header.closeSearch' : 'header.openSearch')}
              aria-expanded={searchOpen}
              aria-controls="search-panel"
              role="button"
              onClick={toggle}
            >
              <Icon name={searchOpen ? 'close' : 'search'} size={24} />
            </AppLink>
            <HeaderTools />
          </div>
        </div>
        <div className={styles.menu}>
          {navigation.isError && !navigation.data ? (
            <Quiet>
              <MenuFailure onRetry={() => void navigation.refetch()} />
            </Quiet>
          ) : (
            <MegaMenu
              items={navigation.data?.items ?? []}
              productsOf={(categoryId) => <MenuProducts categoryId={categoryId} />}
            />
          )}
        </div>
      </header>
      <MenuDrawer open={menu.isOpen} onClose={menu.close} />
    </>
  )
}
