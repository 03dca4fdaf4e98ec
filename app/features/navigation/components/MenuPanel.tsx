import {useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react'
import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import {arrowStep} from '@app/shared/lib/reading-direction'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Quiet} from '@app/shared/ui/Deferred'
import {Icon} from '@app/shared/ui/Icon'
import {moveInPanel} from '../model/menu-keys'
import {categoryOf, hrefOf, partsOf, type NavigationItem} from '../public/navigation'
import {MenuLabel} from './MenuLabel'
import styles from './MenuPanel.module.css'

const MenuExtras = loadable(() => import('./MenuExtras'), {
  ssr: false,
  fallback: (
    <div className={styles.slots}>
      <div className={styles.place} aria-hidden="true" />
    </div>
  ),
})

/** Number of groups beside which products have no space. */
const WIDE_GROUPS = 3

export interface MenuPanelProps {
  id: string
  item: NavigationItem
  /** Renders products of a category in the space that level 2 leaves free. */
  productsOf: ((categoryId: string) => ReactNode) | undefined
  /** True if the focus moves to the first entry when the panel opens. */
  focusFirst: boolean
  /** Called when an arrow key moves the focus out of the panel, back to its entry in the bar. */
  onLeaveUp: () => void
  /** Called when a link is followed, also a link to the current page. */
  onNavigate: () => void
}

/** Level 1 in a column, and the link to the page of the top-level entry. */
function FirstColumn({item, entries}: {item: NavigationItem; entries: readonly NavigationItem[]}) {
  const t = useTranslate()
  const paths = usePaths()
  const all = hrefOf(item, paths)
  const linked = entries.flatMap((entry) => {
    const href = hrefOf(entry, paths)
    return href === undefined ? [] : [{entry, href}]
  })
  return (
    <div data-column className={styles.first} data-alone={linked.length === 0 || undefined}>
      {linked.length === 0 ? (
        <p className={styles.title}>{item.name}</p>
      ) : (
        <ul className={styles.list}>
          {linked.map(({entry, href}) => (
            <li key={entry.id}>
              <AppLink to={href} className={styles.entry}>
                <MenuLabel item={entry} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {all !== undefined && (
        <AppLink to={all} className={styles.all}>
          {t('menu.shopAll', {category: item.name})}
          <Icon name="arrow-right" size={18} />
        </AppLink>
      )}
    </div>
  )
}

/** Level 2 in two columns, a group for each entry of level 1. */
function Groups({groups}: {groups: readonly NavigationItem[]}) {
  const paths = usePaths()
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div key={group.id} data-column>
          <p className={styles.groupTitle} id={`menu-${group.id}`}>
            <MenuLabel item={group} />
          </p>
          <ul className={styles.list} aria-labelledby={`menu-${group.id}`}>
            {partsOf(group.children).texts.map((entry) => (
              <li key={entry.id}>
                <AppLink to={hrefOf(entry, paths) ?? '#'} className={styles.small}>
                  <MenuLabel item={entry} />
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The parts of a panel; cards and slots of level 2 are shown with those of level 1. */
function partsOfPanel(item: NavigationItem) {
  const {texts, cards, slots} = partsOf(item.children)
  const below = texts.map(({children}) => partsOf(children))
  return {
    texts,
    groups: texts.filter((_entry, index) => (below[index]?.texts.length ?? 0) > 0),
    cards: [...cards, ...below.flatMap((part) => part.cards)],
    slots: [...slots, ...below.flatMap((part) => part.slots)],
  }
}

/**
 * The panel below a top-level entry (rule FRAME-7): level 1, level 2 in two columns, content slots and image
 * cards; products where there is space. Default export: loads when the pointer or the focus reaches the menu.
 */
export default function MenuPanel(props: MenuPanelProps) {
  const {id, item, productsOf, focusFirst, onLeaveUp, onNavigate} = props
  const panel = useRef<HTMLDivElement>(null)
  const {texts, groups, cards, slots} = partsOfPanel(item)
  const category = categoryOf(item)
  const hasSpace =
    cards.length === 0 &&
    (groups.length === 0 || (slots.length === 0 && groups.length < WIDE_GROUPS))

  useEffect(() => {
    if (focusFirst) panel.current?.querySelector('a')?.focus()
  }, [focusFirst])

  const onKeyDown = (event: KeyboardEvent) => {
    const columns = [...(panel.current?.querySelectorAll('[data-column]') ?? [])]
      .map((column) => [...column.querySelectorAll('a')])
      .filter((links) => links.length > 0)
    const column = columns.findIndex((links) => links.some((link) => link === event.target))
    if (column < 0) return
    const row = columns[column]?.findIndex((link) => link === event.target) ?? 0
    const next = moveInPanel(
      columns.map(({length}) => length),
      {column, row},
      event.key,
      arrowStep(event.key),
    )
    if (next) {
      event.preventDefault()
      columns[next.column]?.[next.row]?.focus()
    } else if (event.key === 'ArrowUp') {
      event.preventDefault()
      onLeaveUp()
    }
  }
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onNavigate()
  }
  return (
    // The handlers are for the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} id={id} className={styles.panel} onKeyDown={onKeyDown} onClick={onClick}>
      <div className={styles.inner}>
        <FirstColumn item={item} entries={texts} />
        {groups.length > 0 && <Groups groups={groups} />}
        {hasSpace && productsOf && category !== undefined && (
          <div data-column className={styles.products}>
            <Quiet>{productsOf(category)}</Quiet>
          </div>
        )}
        {cards.length + slots.length > 0 && (
          <Quiet>
            <MenuExtras cards={cards} slots={slots} parent={item} />
          </Quiet>
        )}
      </div>
    </div>
  )
}
