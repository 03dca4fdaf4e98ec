import type {Flag as FlagDrawing} from '@config/markets/market'
import {Icon} from './Icon'
import styles from './Flag.module.css'

/** Flag of a market, or a globe. Decorative: the text beside it names the country. */
export function Flag({flag}: {flag: FlagDrawing | null}) {
  if (!flag) return <Icon name="globe" size={20} />
  return (
    <svg viewBox="0 0 24 16" width="21" height="14" aria-hidden="true" className={styles.flag}>
      {flag.map((path) => (
        <path key={path.d + (path.fill ?? path.stroke)} {...path} />
      ))}
    </svg>
  )
}
