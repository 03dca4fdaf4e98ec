import {useEffect, useRef} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {classNames} from '@app/shared/ui/class-names'
import {useMenuSlots} from '../api/get-menu-slots'
import {hrefOf, partsOf, type NavigationItem} from './navigation'
import {MenuCard} from '../components/MenuCard'
import {MenuLabel} from '../components/MenuLabel'
import {MenuSlot} from '../components/MenuSlot'
import styles from './MenuLevel.module.css'

interface MenuLevelProps {
  /** Entry whose children are shown; undefined at the top level. */
  parent: NavigationItem | undefined
  items: readonly NavigationItem[]
  /** Called when an entry with children is selected. */
  onOpen: (id: string) => void
  /** Called when a page is selected. */
  onNavigate: () => void
}

interface EntryProps extends Pick<MenuLevelProps, 'onOpen' | 'onNavigate'> {
  item: NavigationItem
}

/** A text of the level: a button where entries are below it, else a link. */
function Entry({item, onOpen, onNavigate}: EntryProps) {
  const href = hrefOf(item, usePaths())
  if (item.children) {
    return (
      <button type="button" className={styles.entry} onClick={() => onOpen(item.id)}>
        <MenuLabel item={item} />
        <Icon name="chevron-right" size={20} />
      </button>
    )
  }
  return (
    <AppLink to={href ?? '#'} className={styles.entry} onClick={onNavigate}>
      <MenuLabel item={item} />
    </AppLink>
  )
}

type SlotsProps = Pick<MenuLevelProps, 'parent' | 'onNavigate'> & {ids: readonly string[]}

/** Content slots of the level; nothing while they load or when they cannot be read. */
function Slots({ids, parent, onNavigate}: SlotsProps) {
  const paths = usePaths()
  const {data = {}} = useMenuSlots(ids)
  return ids.map((id) => {
    const content = data[id]
    return (
      content && (
        <MenuSlot
          key={id}
          content={content}
          fallback={parent && hrefOf(parent, paths)}
          onNavigate={onNavigate}
        />
      )
    )
  })
}

/** One level of the stacked menu; below the top level the focus moves to its first entry. */
export function MenuLevel({parent, items, onOpen, onNavigate}: MenuLevelProps) {
  const t = useTranslate()
  const paths = usePaths()
  const list = useRef<HTMLUListElement>(null)
  const {texts, cards, slots} = partsOf(items)
  const all = parent && hrefOf(parent, paths)
  useEffect(() => {
    if (parent) list.current?.parentElement?.querySelector<HTMLElement>('a, button')?.focus()
  }, [parent])

  return (
    <nav aria-label={parent?.name ?? t('menu.label')}>
      <ul ref={list} className={classNames(styles.list, parent ? styles.below : styles.top)}>
        {parent && all !== undefined && (
          <li>
            <AppLink to={all} className={classNames(styles.entry, styles.all)} onClick={onNavigate}>
              {t('menu.shopAll', {category: parent.name})}
              <Icon name="arrow-right" size={20} />
            </AppLink>
          </li>
        )}
        {texts.map((item) => (
          <li key={item.id}>
            <Entry item={item} onOpen={onOpen} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id}>
              <MenuCard item={card} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
      {slots.length > 0 && (
        <div className={styles.slots}>
          <Slots ids={slots.map(({id}) => id)} parent={parent} onNavigate={onNavigate} />
        </div>
      )}
    </nav>
  )
}
