import {useEffect, useRef, useState} from 'react'
import {useHistory, useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'

/** Time limit for the heading of a page to appear, milliseconds. */
const TIMEOUT_MS = 5000

/** Calls `found` with the heading of the page in `main`, as soon as it exists. */
function whenHeading(main: HTMLElement, found: (heading: HTMLElement) => void): () => void {
  const look = (): boolean => {
    const heading = main.querySelector('h1')
    if (heading) found(heading)
    return heading !== null
  }
  if (look()) return () => undefined
  const observer = new MutationObserver(() => look() && observer.disconnect())
  observer.observe(main, {childList: true, subtree: true})
  const timer = setTimeout(() => observer.disconnect(), TIMEOUT_MS)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

function goToTarget(hash: string): void {
  void import('@app/shared/navigation/scroll-to-target').then(
    ({scrollToTarget}) => scrollToTarget(hash),
    () => undefined,
  )
}

/** The browser follows a link to a place of the page, but gives the focus to fields and links only. */
function followAnchor({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
  if (link && link.hash) goToTarget(link.hash)
}

/** Scrolls to the target of a link inside the app, also on the present page, and gives it the focus. */
function useTargetOfLink(): void {
  const {hash, key} = useLocation()
  const {action} = useHistory()
  useEffect(() => {
    if (hash !== '' && action !== 'POP') goToTarget(hash)
  }, [hash, key, action])
  useEffect(() => {
    document.addEventListener('click', followAnchor)
    return () => document.removeEventListener('click', followAnchor)
  }, [])
}

/**
 * After a change of page inside the app: scrolls to the top or to the target of the link, moves the focus to it or to the
 * heading of the new page, and announces its name to screen readers. Browsers do the same for pages that they load themselves.
 */
export function RouteAnnouncer() {
  const t = useTranslate()
  const {pathname} = useLocation()
  const history = useHistory()
  const {action} = history
  useTargetOfLink()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    const main = document.getElementById('main')
    if (shown.current === pathname || !main) return undefined
    shown.current = pathname
    // On a back navigation the browser restores the scroll position.
    if (action !== 'POP') window.scrollTo({top: 0, behavior: 'instant'})
    return whenHeading(main, (heading) => {
      // The target of a link gets the focus instead.
      const target = action !== 'POP' && document.getElementById(history.location.hash.slice(1))
      if (!target) {
        heading.tabIndex = -1
        heading.focus({preventScroll: true})
      }
      setTitle(heading.textContent ?? '')
    })
  }, [pathname, history, action])

  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{title && t('a11y.pageLoaded', {title})}</VisuallyHidden>
    </div>
  )
}
