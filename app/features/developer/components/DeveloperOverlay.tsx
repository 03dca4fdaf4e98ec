import {useEffect, useRef, useState} from 'react'
import {useGrantedClasses, useTrackingConsent} from '@app/features/consent/public/tracking-consent'
import {useShop} from '@app/shared/lib/shop-context'
import {watchEvents, type SeenEvent} from '../model/event-log'
import {
  consentFacts,
  experimentFacts,
  loadFacts,
  scriptFacts,
  storedAssignments,
  readCacheFacts,
  type Fact,
} from '../model/page-facts'
import {FactSection, FactList} from './FactSection'
import {classNames} from '@app/shared/ui/class-names'
import styles from './DeveloperOverlay.module.css'

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23)

/** The events of the page, the newest first, each with its payload. */
function EventSection({events}: {events: readonly SeenEvent[]}) {
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

const FAILED: readonly Fact[] = [['headers', 'could not be read']]

/** How this page was loaded, and the caching headers that its address has now. */
function CacheSection({load}: {load: readonly Fact[]}) {
  const [headers, setHeaders] = useState<readonly Fact[]>([])
  useEffect(() => {
    let current = true
    readCacheFacts().then(
      (facts) => current && setHeaders(facts),
      () => current && setHeaders(FAILED),
    )
    return () => {
      current = false
    }
  }, [])
  return (
    <details className={styles.section}>
      <summary>Cache</summary>
      <FactList facts={[...load, ...headers]} />
    </details>
  )
}

const PANEL_ID = 'developer-overlay'

/** The scripts of the page, read again while the overlay is open. */
function useScripts() {
  const [scripts, setScripts] = useState(() => scriptFacts(document, window.location.origin))
  useEffect(() => {
    const read = () => setScripts(scriptFacts(document, window.location.origin))
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, {childList: true, subtree: true})
    return () => observer.disconnect()
  }, [])
  return scripts
}

function Panel({events}: {events: readonly SeenEvent[]}) {
  const {site} = useShop()
  const consent = useTrackingConsent()
  const classes = useGrantedClasses()
  const scripts = useScripts()
  const experiments = experimentFacts(site.features.experiments ?? {}, storedAssignments())
  return (
    <>
      <EventSection events={events} />
      <FactSection title="Consent" facts={consentFacts(consent, classes)} />
      <FactSection title={`Scripts (${scripts.length})`} facts={scripts} />
      <CacheSection load={loadFacts()} />
      <FactSection title="Experiments" facts={experiments} />
    </>
  )
}

/**
 * Events, consent, scripts, cache state and experiments of the page, for developers. Its texts are English in every
 * locale: shoppers do not see it. The button opens it, Escape closes it and returns the focus.
 */
export function DeveloperOverlay() {
  const {preview} = useShop()
  const [open, setOpen] = useState(false)
  const [events, setEvents] = useState<readonly SeenEvent[]>([])
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => watchEvents(setEvents), [])
  const overlay = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const close = ({key, target}: KeyboardEvent) => {
      if (key !== 'Escape' || !overlay.current?.contains(target as Node)) return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  return (
    <div
      ref={overlay}
      role="region"
      aria-label="Developer overlay"
      lang="en"
      dir="ltr"
      className={classNames(styles.overlay, preview && styles.aboveBar)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        onClick={() => setOpen(!open)}
      >
        {`Developer (${events.length} events)`}
      </button>
      <div id={PANEL_ID} className={styles.panel} hidden={!open}>
        {open && <Panel events={events} />}
      </div>
    </div>
  )
}
