import {whenIdle} from '@app/shared/lib/when-idle'
import type {Shop} from '@app/shared/lib/shop-context'
import {PROMOTION_ATTRIBUTE, SLOT_ATTRIBUTE, type EventPromotion} from './public/shop-event'
import {trackAt} from './public/use-track'

/** Visible share of a promotion from which it counts as seen. */
const SEEN = 0.5
const SELECTOR = `[${PROMOTION_ATTRIBUTE}], [${SLOT_ATTRIBUTE}]`

/** The promotion of an element that names its place only: its picture's file is the same in every language. */
function shownPromotion(element: Element, slot: string): EventPromotion | null {
  const name = element.querySelector('h2, h3')?.textContent?.trim()
  if (!name) return null
  const {src} = element.querySelector('img') ?? {}
  const file = src && new URL(src, window.location.href).pathname.split('/').pop()
  return {id: file || name, name, slot}
}

function promotionOf(element: Element): EventPromotion | null {
  const slot = element.getAttribute(SLOT_ATTRIBUTE)
  if (slot) return shownPromotion(element, slot)
  try {
    return JSON.parse(element.getAttribute(PROMOTION_ATTRIBUTE) ?? '') as EventPromotion
  } catch {
    // Content of others may have an attribute of this name.
    return null
  }
}

/**
 * Tracks the promotions of all pages: each once when it is seen, and each use of a link in it. Loaded when the page is
 * idle.
 * @returns ends the watching
 */
export function watchPromotions(shop: Shop): () => void {
  const track = trackAt(shop)
  const known = new WeakSet<Element>()
  const seen = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        const promotion = promotionOf(target)
        if (promotion) track({type: 'view_promotion', promotion})
      }
    },
    {threshold: SEEN},
  )
  let waits = false
  const find = () => {
    waits = false
    for (const element of document.querySelectorAll(SELECTOR)) {
      if (known.has(element)) continue
      known.add(element)
      seen.observe(element)
    }
  }
  // Pages come and go without a load.
  const pages = new MutationObserver(() => {
    if (waits) return
    waits = true
    whenIdle(find)
  })
  const onClick = ({target}: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const element = link?.closest(SELECTOR)
    const promotion = element && promotionOf(element)
    if (promotion) track({type: 'select_promotion', promotion})
  }
  find()
  pages.observe(document.body, {childList: true, subtree: true})
  document.addEventListener('click', onClick, {capture: true})
  return () => {
    seen.disconnect()
    pages.disconnect()
    document.removeEventListener('click', onClick, {capture: true})
  }
}
