import type {Fact} from '../model/page-facts'
import styles from './DeveloperOverlay.module.css'

/** Names with their values. */
export function FactList({facts}: {facts: readonly Fact[]}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value], index) => (
        <div key={`${name}${index}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A section of the overlay that opens and closes. */
export function FactSection({title, facts}: {title: string; facts: readonly Fact[]}) {
  return (
    <details className={styles.section}>
      <summary>{title}</summary>
      <FactList facts={facts} />
    </details>
  )
}
