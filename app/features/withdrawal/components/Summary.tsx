import styles from './Withdrawal.module.css'

/** Labels with their values, which may have several lines. */
export function Summary({rows}: {rows: readonly (readonly [label: string, value: string])[]}) {
  return (
    <dl className={styles.summary}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
