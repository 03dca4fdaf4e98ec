import type {SeenEvent} from '../model/event-log'
import styles from './DeveloperOverlay.module.css'

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23)

/** The events of the page, the newest first, each with its payload. */
export function EventSection({events}: {events: readonly SeenEvent[]}) {
  return (
    <details className={styles.section} open>
      <summary>{`Events (${events.length})`}</summary>
      {events.length === 0 && <p>No event has occurred yet.</p>}
      <ol className={styles.events}>
        {[...events].reverse().map(({name, at, state, payload}, index) => (
          <li key={events.length - index}>
            <details>
              <summary>
                <span>{name}</span> <span className={styles.quiet}>{`${state} ${timeOf(at)}`}</span>
              </summary>
              <pre>{JSON.stringify(payload, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ol>
    </details>
  )
}
