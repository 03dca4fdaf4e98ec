import {flushSync} from 'react-dom'

const reducesMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const ignore = (): void => undefined

/**
 * Changes the page with a fade between the views where the browser supports it and the shopper has not
 * requested reduced motion. A transition that the browser skips is no failure.
 */
export function changeView(update: () => void): void {
  const doc = document as Partial<Pick<Document, 'startViewTransition'>>
  if (!doc.startViewTransition || reducesMotion() || document.visibilityState === 'hidden') {
    update()
    return
  }
  const transition = document.startViewTransition(() => flushSync(update))
  transition.ready.catch(ignore)
  transition.finished.catch(ignore)
}
