import {useEffect, useRef, useState, type MouseEvent} from 'react'
import loadable from '@loadable/component'
import {useQuery} from '@tanstack/react-query'
import {useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {classNames} from '@app/shared/ui/class-names'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'
import {overridable} from '@app/shared/lib/overrides'
import {navigationQuery} from '@app/features/navigation/api/get-navigation'
import {MegaMenu} from '@app/features/navigation/components/MegaMenu'
import {LocaleSelector} from '@app/features/sites/components/LocaleSelector'
import {useHeaderHidden} from '../hooks/use-header-hidden'
import type {ContentLink} from '@app/features/content/model/shell-content'
import {HeaderTools, toolClass} from './HeaderTools'
import {Logo} from './Logo'
import {SearchForm} from './SearchForm'
import styles from './SiteHeader.module.css'

const MenuProducts = loadable(() => import('./MenuProducts'), {ssr: false})

const MenuDrawerChunk = loadable(() => import('./MenuDrawer'), {ssr: false})
const MenuDrawer = lazyOverlay<{open: boolean; onClose: () => void}>(MenuDrawerChunk)

/** Service bar: help, links of the content team, country and language. */
export function DefaultServiceBar({links}: {links: readonly ContentLink[]}) {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <nav className={styles.service} aria-label={t('header.serviceLinks')}>
      <ul className={styles.serviceLinks}>
        {links.map(({label, href}) => (
          <li key={href}>
            <AppLink to={paths.fromContent(href)} className={styles.serviceLink}>
              {label}
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink to={paths.customerService()} className={styles.serviceLink}>
            {t('header.help')}
          </AppLink>
        </li>
      </ul>
      <LocaleSelector />
    </nav>
  )
}

/** Replaceable by `overrides/<SITE>/components/shell/ServiceBar.tsx`. */
export const ServiceBar = overridable('shell/ServiceBar', DefaultServiceBar)

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

/** The header of every page except checkout and confirmation (rule FRAME-2). */
export function SiteHeader({links}: {links: readonly ContentLink[]}) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const header = useRef<HTMLElement>(null)
  const navigation = useQuery(navigationQuery(shop))
  const [menuOpen, setMenuOpen] = useState(false)
  const {isOpen: searchOpen, input, trigger, toggle, close} = useSearchPanel()
  const hidden = useHeaderHidden(header) && !menuOpen && !searchOpen

  return (
    <>
      <ServiceBar links={links} />
      <header ref={header} className={styles.header} data-hidden={hidden || undefined}>
        <div className={styles.bar}>
          <button
            type="button"
            className={classNames(toolClass, styles.menuButton)}
            aria-label={t('header.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onPointerEnter={() => MenuDrawerChunk.preload()}
            onClick={() => setMenuOpen(true)}
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
          <MegaMenu
            items={navigation.data?.items ?? []}
            productsOf={(categoryId) => <MenuProducts categoryId={categoryId} />}
          />
        </div>
      </header>
      <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
    </>
  )
}
