import {classNames} from '@app/shared/ui/class-names'
import {MAX_STARS} from '../model/rating-summary'
import styles from './Stars.module.css'

/** Path of one star on a grid of 20. */
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
  /** Rating from 0 to 5. */
  value: number
  /** Accessible label with the value; without it the stars are decorative. */
  label?: string
  className?: string
}

/** Five stars, filled in proportion to the value. */
export function Stars({value, label, className}: StarsProps) {
  const filled = Math.min(Math.max(value / MAX_STARS, 0), 1) * MAX_STARS * SIDE
  return (
    <svg
      className={classNames(styles.stars, className)}
      viewBox={`0 0 ${MAX_STARS * SIDE} ${SIDE}`}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <Row className={styles.empty} />
      {/* A nested svg clips the filled stars at its width. */}
      <svg width={filled} height={SIDE}>
        <Row className={styles.full} />
      </svg>
    </svg>
  )
}
