import type {NavigationItem} from '../model/navigation'
import styles from './MenuLabel.module.css'

/** Name and badge of an entry; screen readers announce both, the badge after the name. */
export function MenuLabel({item: {name, badge}}: {item: NavigationItem}) {
  if (!badge) return name
  return (
    <span className={styles.label}>
      {name} <span className={styles.badge}>{badge}</span>
    </span>
  )
}
