import {useEffect, useRef, useState} from 'react'
import {useHistory, useLocation} from 'react-router-dom'
import {useTranslate} from '@app/shared/i18n/messages'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'

/** Milliseconds that a page may take to bring its heading. */
const TIMEOUT_MS = 5000

/** The heading of the page in `main`, as soon as there is one. */
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

/**
 * After a change of page inside the app: the window goes to the top, the focus to the heading of the
 * new page, and screen readers hear its name. A browser does the same for pages that it loads itself.
 */
export function RouteAnnouncer() {
  const t = useTranslate()
  const {pathname} = useLocation()
  const {action} = useHistory()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    const main = document.getElementById('main')
    if (shown.current === pathname || !main) return undefined
    shown.current = pathname
    // Going back, the browser restores where the page was.
    if (action !== 'POP') window.scrollTo({top: 0, behavior: 'instant'})
    return whenHeading(main, (heading) => {
      heading.tabIndex = -1
      heading.focus({preventScroll: true})
      setTitle(heading.textContent ?? '')
    })
  }, [pathname, action])

  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{title && t('a11y.pageLoaded', {title})}</VisuallyHidden>
    </div>
  )
}
