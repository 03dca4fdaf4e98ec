import {whenPainted} from '../lib/when-painted'

/** Time in milliseconds after which a hover or focus on a link counts as intent. */
const REST_MS = 60

/** Address of the app link that an event targets. */
function linkOf({target}: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return null
  if (link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.href
}

interface SavingNavigator extends Navigator {
  connection?: {saveData?: boolean}
}

/**
 * Calls `onIntent` for links that the shopper is likely to follow: hovered, focused or touched ones.
 * Inactive for shoppers with data saving on.
 * @returns stops it
 */
export function watchLinkIntent(onIntent: (address: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting: string | null = null

  const leave = () => {
    clearTimeout(timer)
    resting = null
  }
  const tell = (address: string) => {
    if ((navigator as SavingNavigator).connection?.saveData) return
    onIntent(address)
  }
  const rest = (event: Event) => {
    const address = linkOf(event)
    if (address === resting) return
    leave()
    if (!address) return
    resting = address
    timer = setTimeout(() => tell(address), REST_MS)
  }
  const touch = (event: Event) => {
    leave()
    const address = linkOf(event)
    if (address) whenPainted(() => tell(address))
  }
  const options = {passive: true, capture: true}
  document.addEventListener('pointerover', rest, options)
  document.addEventListener('focusin', rest, options)
  document.addEventListener('touchstart', touch, options)
  return () => {
    leave()
    document.removeEventListener('pointerover', rest, options)
    document.removeEventListener('focusin', rest, options)
    document.removeEventListener('touchstart', touch, options)
  }
}
