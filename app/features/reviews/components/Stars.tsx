import {classNames} from '@app/shared/ui/class-names'
import {MAX_STARS} from '../model/review'
import styles from './Stars.module.css'

/** One star on a grid of 20. */
const STAR = 'M10 2.2l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z'
const SIDE = 20
const PLACES = [0, 1, 2, 3, 4]

function Row({className}: {className: string | undefined}) {
  return (
    <g className={className}>
      {PLACES.map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * SIDE} 0)`} />
      ))}
    </g>
  )
}

interface StarsProps {
  /** 0 to 5. */
  value: number
  /** Says the value; without it the stars are decoration. */
  label?: string
  className?: string
}

/** Five stars, filled as far as the value goes. */
export function Stars({value, label, className}: StarsProps) {
  const filled = Math.min(Math.max(value / MAX_STARS, 0), 1) * MAX_STARS * SIDE
  return (
    <svg
      className={classNames(styles.stars, className)}
      viewBox={`0 0 ${MAX_STARS * SIDE} ${SIDE}`}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <Row className={styles.empty} />
      {/* An inner drawing cuts off what is beyond its width. */}
      <svg width={filled} height={SIDE}>
        <Row className={styles.full} />
      </svg>
    </svg>
  )
}
