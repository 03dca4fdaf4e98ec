import type {ReactNode} from 'react'
import {Icon} from './Icon'
import styles from './Flag.module.css'

const star = (cx: number, cy: number): ReactNode => (
  <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r="0.55" fill="#fff" />
)
const AMERICAN_STARS = [1.6, 3.6, 5.6, 7.6].flatMap((cx) =>
  [1.4, 3.2, 5, 6.8].map((cy) => star(cx, cy)),
)

/** Simplified flags of 24 x 16, by ISO 3166-1 code. */
const flags: Readonly<Record<string, ReactNode>> = {
  DE: (
    <>
      <path d="M0 0h24v5.4H0z" fill="#1d1d1b" />
      <path d="M0 5.3h24v5.4H0z" fill="#c8102e" />
      <path d="M0 10.6h24V16H0z" fill="#f2c230" />
    </>
  ),
  JP: (
    <>
      <path d="M0 0h24v16H0z" fill="#fff" />
      <circle cx="12" cy="8" r="4.6" fill="#bc002d" />
    </>
  ),
  US: (
    <>
      <path d="M0 0h24v16H0z" fill="#fff" />
      <path
        d="M0 1.15h24M0 3.45h24M0 5.75h24M0 8h24M0 10.3h24M0 12.6h24M0 14.9h24"
        stroke="#b3203a"
        strokeWidth="1.2"
      />
      <path d="M0 0h9.6v8.6H0z" fill="#2b3a67" />
      {AMERICAN_STARS}
    </>
  ),
}

/** Flag of a country, or a globe for an unknown one. Decorative: the text beside it names the country. */
export function Flag({country}: {country: string | null}) {
  const drawing = country ? flags[country] : undefined
  if (!drawing) return <Icon name="globe" size={20} />
  return (
    <svg viewBox="0 0 24 16" width="21" height="14" aria-hidden="true" className={styles.flag}>
      {drawing}
    </svg>
  )
}
