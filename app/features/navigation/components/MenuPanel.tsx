import {useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {arrowStep} from '@app/shared/lib/reading-direction'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {contentImage} from '@app/features/content/model/content-image'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {Picture} from '@app/shared/ui/Picture'
import {moveInPanel} from '../model/menu-keys'
import type {NavigationItem, NavigationTeaser} from '../model/navigation'
import {MenuLabel} from './MenuLabel'
import styles from './MenuPanel.module.css'

interface MenuPanelProps {
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

function Teaser({teaser, to}: {teaser: NavigationTeaser; to: string}) {
  const shop = useShop()
  return (
    <div data-column className={styles.teaser}>
      <AppLink to={to} className={styles.teaserLink}>
        <Picture
          src={contentImage(shop, teaser.image)}
          alt=""
          width={480}
          height={320}
          sizes="(min-width: 1200px) 26rem, 22rem"
          widths={[480, 840]}
          className={styles.picture}
        />
        <span className={styles.words}>
          <span className={styles.teaserTitle}>{teaser.title}</span>
          <span className={styles.teaserText}>{teaser.text}</span>
        </span>
      </AppLink>
    </div>
  )
}

/**
 * The panel below a top-level entry: level 1; level 2 in columns, or products where there is no level
 * 2; and a teaser with a picture.
 */
export function MenuPanel(props: MenuPanelProps) {
  const {id, item, productsOf, focusFirst, onLeaveUp, onNavigate} = props
  const t = useTranslate()
  const paths = usePaths()
  const panel = useRef<HTMLDivElement>(null)
  const children = item.children ?? []
  const groups = children.filter((child) => child.children)

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
        <div data-column className={styles.first}>
          <ul className={styles.list}>
            {children.map((child) => (
              <li key={child.id}>
                <AppLink to={paths.category(child.id)} className={styles.entry}>
                  <MenuLabel item={child} />
                </AppLink>
              </li>
            ))}
          </ul>
          <AppLink to={paths.category(item.id)} className={styles.all}>
            {t('menu.shopAll', {category: item.name})}
            <Icon name="arrow-right" size={18} />
          </AppLink>
        </div>
        {groups.length > 0 && (
          <div className={styles.groups}>
            {groups.map((group) => (
              <div key={group.id} data-column>
                <p className={styles.groupTitle} id={`menu-${group.id}`}>
                  {group.name}
                </p>
                <ul className={styles.list} aria-labelledby={`menu-${group.id}`}>
                  {group.children?.map((child) => (
                    <li key={child.id}>
                      <AppLink to={paths.category(child.id)} className={styles.small}>
                        <MenuLabel item={child} />
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        {groups.length === 0 && productsOf && (
          <div data-column className={styles.products}>
            {productsOf(item.id)}
          </div>
        )}
        {item.teaser && <Teaser teaser={item.teaser} to={paths.category(item.id)} />}
      </div>
    </div>
  )
}
