import {usePaths} from '@app/shared/lib/use-paths'
import {useMenuSlots} from '../api/get-menu-slots'
import {hrefOf, type MenuParts, type NavigationItem} from '../public/navigation'
import {MenuCard} from './MenuCard'
import {MenuSlot} from './MenuSlot'
import styles from './MenuPanel.module.css'

interface MenuExtrasProps extends Pick<MenuParts, 'cards' | 'slots'> {
  /** Top-level entry of the panel. */
  parent: NavigationItem
}

/** The column of content slots; its place is reserved while they load, and free when they cannot be read. */
function SlotColumn({slots, parent}: Omit<MenuExtrasProps, 'cards'>) {
  const fallback = hrefOf(parent, usePaths())
  const ids = slots.map(({id}) => id)
  const {data, isError} = useMenuSlots(ids)
  const contents = ids.flatMap((id) => (data?.[id] ? [{id, content: data[id]}] : []))
  if (isError || (data && contents.length === 0)) return null
  return (
    <div data-column className={styles.slots}>
      {data ? (
        contents.map(({id, content}) => <MenuSlot key={id} content={content} fallback={fallback} />)
      ) : (
        <div className={styles.place} aria-hidden="true" />
      )}
    </div>
  )
}

/**
 * Content slots and image cards of a panel (rule FRAME-7). Default export: loads with the first open panel
 * that has some.
 */
export default function MenuExtras({cards, slots, parent}: MenuExtrasProps) {
  return (
    <>
      {slots.length > 0 && <SlotColumn slots={slots} parent={parent} />}
      {cards.length > 0 && (
        <ul data-column className={styles.cards} data-count={Math.min(cards.length, 3)}>
          {cards.map((card) => (
            <li key={card.id}>
              <MenuCard item={card} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
