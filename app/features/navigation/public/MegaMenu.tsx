import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import loadable from '@loadable/component'
import {useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {reportMissingPart} from '@app/shared/lib/chunk-failure'
import {arrowStep} from '@app/shared/lib/reading-direction'
import {paramsAt} from '@app/shared/lib/route-of'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Quiet} from '@app/shared/ui/Deferred'
import {preloadSoon} from '@app/shared/lib/when-painted'
import {moveInBar} from '../model/menu-keys'
import {hrefOf, itemsOn, trailTo, type NavigationItem} from './navigation'
import {TopEntry} from '../components/TopEntry'
import {useHoverIntent} from '../components/use-hover-intent'
import styles from './MegaMenu.module.css'

const MenuPanel = loadable(() => import('../components/MenuPanel'), {ssr: false})

/**
 * Milliseconds after a panel opened on hover in which a click keeps the panel open and does not follow
 * the link.
 */
const PRESS_GRACE_MS = 350

interface OpenPanel {
  id: string
  /** Page on which the panel was opened: the menu closes after navigation to another page (rule FRAME-9). */
  page: string
  /** True if the keyboard opened the panel: the focus moves into the panel. */
  focusFirst: boolean
  /** `performance.now()` when the mouse opened it; null for a click or a key. */
  hoveredAt: number | null
}

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface MegaMenuProps {
  items: readonly NavigationItem[]
  /** Renders products of a category, where its panel has space for them. */
  productsOf?: (categoryId: string) => ReactNode
}

/**
 * The menu for wide windows (rule FRAME-7). Its top-level entries are links, so that it works without
 * JavaScript; with JavaScript hovering, a click or a key opens the panel below.
 */
export function MegaMenu({items: all, productsOf}: MegaMenuProps) {
  const items = itemsOn(all, 'desktop').filter(({kind}) => kind === undefined)
  const phoneOnly = all.filter(({hide, kind}) => hide?.includes('desktop') && kind === undefined)
  const t = useTranslate()
  const paths = usePaths()
  const {pathname} = useLocation()
  const [opened, setOpen] = useState<OpenPanel | null>(null)
  const open = opened?.page === pathname ? opened : null
  const bar = useRef<HTMLUListElement>(null)
  const hover = useHoverIntent(
    (id) =>
      setOpen((now) =>
        now?.id === id && now.page === pathname
          ? now
          : {id, page: pathname, focusFirst: false, hoveredAt: performance.now()},
      ),
    () => setOpen(null),
  )

  const topLinks = () => [
    ...(bar.current?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)') ?? []),
  ]
  const current = trailTo(items, paramsAt('category', pathname).categoryPath?.at(-1) ?? '')[0]

  const close = () => {
    hover.cancel()
    setOpen(null)
  }
  const press = (event: MouseEvent, item: NavigationItem) => {
    if (!item.children || !isPlainPress(event)) return
    hover.cancel()
    if (open?.id === item.id && open.hoveredAt !== null) {
      const meantToOpen = event.timeStamp - open.hoveredAt < PRESS_GRACE_MS
      if (!meantToOpen) return
      event.preventDefault()
      return
    }
    event.preventDefault()
    setOpen(
      open?.id === item.id
        ? null
        : {id: item.id, page: pathname, focusFirst: false, hoveredAt: null},
    )
  }
  const onTopKey = (event: KeyboardEvent, index: number, item: NavigationItem) => {
    const next = moveInBar(items.length, index, event.key, arrowStep(event.key))
    if (next !== null) {
      event.preventDefault()
      topLinks()[next]?.focus()
    } else if (item.children && (event.key === 'ArrowDown' || event.key === ' ')) {
      event.preventDefault()
      setOpen({id: item.id, page: pathname, focusFirst: true, hoveredAt: null})
    }
  }
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    topLinks()[items.findIndex(({id}) => id === open.id)]?.focus()
    close()
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!open) return
    const entry = event.currentTarget.querySelector('[data-open]')
    if (event.relatedTarget && !entry?.contains(event.relatedTarget)) close()
  }

  return (
    // The handlers are for the links inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className={styles.menu}
      aria-label={t('a11y.mainNavigation')}
      onKeyDown={onMenuKey}
      onBlur={onBlur}
      onFocus={() => preloadSoon(MenuPanel)}
      onPointerEnter={() => preloadSoon(MenuPanel)}
      {...hover.menuProps}
    >
      <ul ref={bar} className={styles.bar}>
        {items.map((item, index) => {
          const isOpen = open?.id === item.id
          const panelId = `menu-${item.id}`
          return (
            <li key={item.id} data-open={isOpen || undefined} {...hover.entryProps(item.id)}>
              <TopEntry
                item={item}
                href={hrefOf(item, paths)}
                className={styles.top}
                aria-current={current?.id === item.id ? 'true' : undefined}
                aria-expanded={item.children && isOpen}
                aria-controls={isOpen ? panelId : undefined}
                onClick={(event) => press(event, item)}
                onKeyDown={(event) => onTopKey(event, index, item)}
              />
              {isOpen && item.children && (
                <Quiet onFailure={reportMissingPart}>
                  <MenuPanel
                    id={panelId}
                    item={item}
                    productsOf={productsOf}
                    focusFirst={open.focusFirst}
                    onLeaveUp={() => topLinks()[index]?.focus()}
                    onNavigate={close}
                  />
                </Quiet>
              )}
            </li>
          )
        })}
      </ul>
      {/* Search engines find what the bar has no room for. */}
      <div hidden>
        {phoneOnly.map((item) => (
          <AppLink key={item.id} to={hrefOf(item, paths) ?? paths.home()}>
            {item.name}
          </AppLink>
        ))}
      </div>
    </nav>
  )
}
