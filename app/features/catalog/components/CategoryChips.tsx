import {AppLink} from '@app/shared/ui/AppLink'
import type {CategoryLink} from '../model/category'
import styles from './CategoryChips.module.css'

interface CategoryChipsProps {
  categories: readonly CategoryLink[]
  /** Id of the category of the page, when it is among them. */
  current?: string
  label: string
  hrefOf: (id: string) => string
}

/** Ways into neighbouring categories; on narrow screens they scroll sideways. */
export function CategoryChips({categories, current, label, hrefOf}: CategoryChipsProps) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={label} className={styles.scroller}>
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
