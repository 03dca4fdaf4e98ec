import type {NavigationItem} from '../model/navigation'
import styles from './MenuLabel.module.css'

/** Name of an entry and its badge; both are read out, the badge after the name. */
export function MenuLabel({item: {name, badge}}: {item: NavigationItem}) {
  if (!badge) return name
  return (
    <span className={styles.label}>
      {name} <span className={styles.badge}>{badge}</span>
    </span>
  )
}
