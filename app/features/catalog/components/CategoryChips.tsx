import {useEffect, useRef} from 'react'
import {AppLink} from '@app/shared/ui/AppLink'
import type {CategoryLink} from '../model/category'
import styles from './CategoryChips.module.css'

interface CategoryChipsProps {
  categories: readonly CategoryLink[]
  /** Id of the current category of the page, if it is in the list. */
  current?: string
  label: string
  hrefOf: (id: string) => string
}

/** Scrolls the current chip into view where the chips scroll horizontally. */
function useCurrentInView(current: string | undefined) {
  const scroller = useRef<HTMLElement>(null)
  useEffect(() => {
    const chip = scroller.current?.querySelector('[aria-current]')
    if (!scroller.current || !chip) return
    const box = scroller.current.getBoundingClientRect()
    const {left, width} = chip.getBoundingClientRect()
    scroller.current.scrollLeft += left + width / 2 - (box.left + box.width / 2)
  }, [current])
  return scroller
}

/** Links to neighbouring categories; on narrow screens they scroll horizontally. */
export function CategoryChips({categories, current, label, hrefOf}: CategoryChipsProps) {
  const scroller = useCurrentInView(current)
  if (categories.length === 0) return null
  return (
    <nav ref={scroller} aria-label={label} className={styles.scroller}>
      <ul className={styles.chips}>
        {categories.map(({id, name}) => (
          <li key={id}>
            <AppLink
              to={hrefOf(id)}
              className={styles.chip}
              aria-current={id === current ? 'page' : undefined}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
