import {useEffect, useRef} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {classNames} from '@app/shared/ui/class-names'
import type {NavigationItem} from '../model/navigation'
import {MenuLabel} from './MenuLabel'
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

/** One level of the stacked menu; below the top level the focus moves to its first entry. */
export function MenuLevel({parent, items, onOpen, onNavigate}: MenuLevelProps) {
  const t = useTranslate()
  const paths = usePaths()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (parent) list.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [parent])

  return (
    <nav aria-label={parent?.name ?? t('menu.label')}>
      <ul ref={list} className={classNames(styles.list, parent ? styles.below : styles.top)}>
        {parent && (
          <li>
            <AppLink
              to={paths.category(parent.id)}
              className={classNames(styles.entry, styles.all)}
              onClick={onNavigate}
            >
              {t('menu.shopAll', {category: parent.name})}
              <Icon name="arrow-right" size={20} />
            </AppLink>
          </li>
        )}
        {items.map((item) => (
          <li key={item.id}>
            {item.children ? (
              <button type="button" className={styles.entry} onClick={() => onOpen(item.id)}>
                <MenuLabel item={item} />
                <Icon name="chevron-right" size={20} />
              </button>
            ) : (
              <AppLink to={paths.category(item.id)} className={styles.entry} onClick={onNavigate}>
                <MenuLabel item={item} />
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
