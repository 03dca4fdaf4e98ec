import {useCallback, useEffect, useId, useState, useSyncExternalStore} from 'react'
import {useLocation} from 'react-router-dom'
import {ASSIGNMENTS_KEY, readAssignments, VARIANTS_ATTRIBUTE} from '@common/experiments'
import type {Preview} from '@common/preview'
import {withoutPreview, withPreview} from '../model/follow'
import {summaryOf, timeText} from '../model/summary'
import {PreviewForm} from './PreviewForm'
import styles from './PreviewBar.module.css'

/** Keeps the preview in the address while the app changes pages, so that a reload shows the same. */
function useOwnAddress(token: string): string {
  const {pathname, search} = useLocation()
  useEffect(() => {
    const {href, origin} = window.location
    const own = withPreview(href, token, origin)
    if (!href.endsWith(own)) window.history.replaceState(window.history.state, '', own)
  }, [pathname, search, token])
  return pathname
}

/** Keeps the preview on links that load a document of their own. */
function useOwnLinks(token: string): void {
  useEffect(() => {
    const keep = ({target}: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.closest(`.${styles.bar}`)) return
      const {origin} = window.location
      if (link.origin === origin)
        link.search = new URL(withPreview(link.href, token, origin), origin).search
    }
    document.addEventListener('auxclick', keep, true)
    document.addEventListener('contextmenu', keep, true)
    return () => {
      document.removeEventListener('auxclick', keep, true)
      document.removeEventListener('contextmenu', keep, true)
    }
  }, [token])
}

const subscribe = () => () => undefined
const shownVariants = (): string => document.documentElement.getAttribute(VARIANTS_ATTRIBUTE) ?? ''

/** The variant that a link forced first, such as `cro63:variant1`; '' for none. */
function forcedVariant(): string {
  try {
    const [forced] = Object.entries(readAssignments(sessionStorage.getItem(ASSIGNMENTS_KEY)))
    return forced ? forced.join(':') : ''
  } catch {
    // Storage is disabled: a variant is in the address only.
    return ''
  }
}

/** Variants of this visit, which do not change while a page is open; '' on the server. */
const useOfVisit = (read: () => string): string => useSyncExternalStore(subscribe, read, () => '')

/** Closes with Escape, wherever the focus is. */
function useEscape(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const onKey = ({key}: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open, close])
}

function CopyLink() {
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () => {
    void navigator.clipboard.writeText(window.location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <button type="button" className={styles.action} onClick={copy}>
        Copy link
      </button>
      <span role="status" className={styles.status}>
        {copied === true && 'Copied'}
        {copied === false && 'Please copy the address of the page'}
      </span>
    </>
  )
}

/** Bar of a previewed page: its conditions, a form to change them, and the link (rule EXP-11). */
export default function PreviewBar({preview}: {preview: Preview}) {
  const {token, settings, endsAt} = preview
  const [open, setOpen] = useState(false)
  const formId = useId()
  const path = useOwnAddress(token)
  useOwnLinks(token)
  const shown = useOfVisit(shownVariants)
  const forced = useOfVisit(forcedVariant)
  useEscape(
    open,
    useCallback(() => setOpen(false), []),
  )
  return (
    <aside className={styles.bar} aria-label="Preview" lang="en" dir="ltr">
      <div className={styles.line}>
        <p className={styles.summary}>
          <strong>Preview</strong> {summaryOf(settings, shown)}
          <span className={styles.end}> until {timeText(endsAt)}</span>
        </p>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            aria-expanded={open}
            aria-controls={formId}
            onClick={() => setOpen(!open)}
          >
            Change
          </button>
          <CopyLink />
          <button
            type="button"
            className={styles.action}
            onClick={() => window.location.assign(withoutPreview(window.location.href))}
          >
            End
          </button>
        </div>
      </div>
      <div id={formId} hidden={!open}>
        {open && <PreviewForm settings={settings} path={path} experiment={forced} />}
      </div>
    </aside>
  )
}
