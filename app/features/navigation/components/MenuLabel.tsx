import {classNames} from '@app/shared/ui/class-names'
import type {NavigationItem} from '../public/navigation'
import styles from './MenuLabel.module.css'

/** Name and badge of an entry; screen readers announce both, the badge after the name. */
export function MenuLabel({item: {name, badge, special}}: {item: NavigationItem}) {
  if (!badge && !special) return name
  return (
    <span className={classNames(styles.label, special && styles.special)}>
      {name} {badge && <span className={styles.badge}>{badge}</span>}
    </span>
  )
}
