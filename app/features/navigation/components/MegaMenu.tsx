import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import {useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {decodePart} from '@common/decode'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {moveInBar} from '../model/menu-keys'
import {itemsOn, trailTo, type NavigationItem} from '../model/navigation'
import {MenuLabel} from './MenuLabel'
import {MenuPanel} from './MenuPanel'
import {useHoverIntent} from './use-hover-intent'
import styles from './MegaMenu.module.css'

/** A press this soon after the mouse opened a panel meant to open it, not to go on (ms). */
const PRESS_GRACE_MS = 350

interface OpenPanel {
  id: string
  /** Page on which it was opened: the menu closes when another one was chosen (rule FRAME-9). */
  page: string
  /** Opened by the keyboard: the focus goes into the panel. */
  focusFirst: boolean
  /** `performance.now()` when the mouse opened it; null for a press or a key. */
  hoveredAt: number | null
}

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface MegaMenuProps {
  items: readonly NavigationItem[]
  /** Products of a category, where its panel has room for them. */
  productsOf?: (categoryId: string) => ReactNode
}

/**
 * The menu of wide windows (rule FRAME-7). Its top level are links, so that it works
 * without JavaScript; with it a rest of the mouse, a press or a key opens the panel below.
 */
export function MegaMenu({items: all, productsOf}: MegaMenuProps) {
  const items = itemsOn(all, 'desktop')
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
    ...(bar.current?.querySelectorAll<HTMLAnchorElement>(':scope > li > a') ?? []),
  ]
  const current = trailTo(items, decodePart(pathname.split('/category/')[1] ?? ''))[0]

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
    const next = moveInBar(items.length, index, event.key)
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
    // The handlers serve the links inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className={styles.menu}
      aria-label={t('a11y.mainNavigation')}
      onKeyDown={onMenuKey}
      onBlur={onBlur}
      {...hover.menuProps}
    >
      <ul ref={bar} className={styles.bar}>
        {items.map((item, index) => {
          const isOpen = open?.id === item.id
          const panelId = `menu-${item.id}`
          return (
            <li key={item.id} data-open={isOpen || undefined} {...hover.entryProps(item.id)}>
              <AppLink
                to={paths.category(item.id)}
                className={styles.top}
                aria-current={current?.id === item.id ? 'true' : undefined}
                aria-expanded={item.children && isOpen}
                aria-controls={isOpen ? panelId : undefined}
                onClick={(event) => press(event, item)}
                onKeyDown={(event) => onTopKey(event, index, item)}
              >
                <MenuLabel item={item} />
              </AppLink>
              {isOpen && item.children && (
                <MenuPanel
                  id={panelId}
                  item={item}
                  productsOf={productsOf}
                  focusFirst={open.focusFirst}
                  onLeaveUp={() => topLinks()[index]?.focus()}
                  onNavigate={close}
                />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
