import {decodePart} from '@common/address-part'
import {untilTakenOver} from './until-taken-over'

/** Time in milliseconds for which the target may appear, and blocks above it may grow. */
const TIMEOUT_MS = 5000

/**
 * Scrolls to the element that the hash of the address names, as soon as it exists, and keeps it in place while the page
 * loads, unless the shopper scrolls, acts or goes elsewhere. The element gets the focus, as after a page load, unless the
 * focus is in it.
 * @param hash with `#`
 * @returns stops it
 */
export function scrollToTarget(hash: string): () => void {
  const id = decodePart(hash.slice(1))
  const {href} = window.location
  let focused: HTMLElement | null = null
  return untilTakenOver(() => {
    if (window.location.href !== href) return true
    const target = document.getElementById(id)
    if (target && target !== focused) {
      focused = target
      if (!target.contains(document.activeElement)) {
        if (target.tabIndex < 0) target.tabIndex = -1
        target.focus({preventScroll: true})
      }
    }
    target?.scrollIntoView({block: 'start', behavior: 'instant'})
    return false
  }, TIMEOUT_MS)
}
