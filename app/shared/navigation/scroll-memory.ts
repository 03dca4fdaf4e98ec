import type {History, Location} from 'history'

const STORED = 'scroll-places'
/** Places of the history that are remembered. */
const MAX_PLACES = 50
/** Milliseconds for which a page may grow until its place is there. */
const TIMEOUT_MS = 3000
/** What a shopper does who has taken over. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Positions from the top by place of the history, CSS pixels. */
type Places = Map<string, number>

function storedPlaces(): Places {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

function storePlaces(places: Places): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-MAX_PLACES)))
  } catch {
    // Without storage the places last as long as the page.
  }
}

/** Scrolls to a place as soon as the page is long enough, unless the shopper moves. @returns stops it */
function scrollTo(top: number): () => void {
  const end = performance.now() + TIMEOUT_MS
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const type of TAKEN_OVER) window.removeEventListener(type, stop, true)
  }
  const attempt = () => {
    window.scrollTo({top, behavior: 'instant'})
    if (Math.abs(window.scrollY - top) <= 1 || performance.now() > end) stop()
    else frame = requestAnimationFrame(attempt)
  }
  for (const type of TAKEN_OVER) window.addEventListener(type, stop, {capture: true, passive: true})
  frame = requestAnimationFrame(attempt)
  return stop
}

const pageOf = ({pathname, search}: Location): string => pathname + search

/**
 * Going back or forward inside the app finds each page where it was left. Loading a page anew is the
 * browser's own matter.
 * @returns stops it
 */
export function rememberScroll(history: History): () => void {
  const places = storedPlaces()
  let place = history.location.key ?? ''
  let stopScrolling = (): void => undefined
  const save = () => {
    places.delete(place)
    places.set(place, Math.round(window.scrollY))
  }
  const leave = () => {
    save()
    storePlaces(places)
    window.history.scrollRestoration = 'auto'
  }
  const enter = () => {
    window.history.scrollRestoration = 'manual'
  }
  let page = pageOf(history.location)
  const unlisten = history.listen((location, action) => {
    const {key = '', hash} = location
    // A link to a place of the page itself: the browser has gone there.
    const jumped = hash !== '' && key === '' && pageOf(location) === page
    stopScrolling()
    save()
    place = key
    page = pageOf(location)
    if (action === 'POP' && !jumped) stopScrolling = scrollTo(places.get(place) ?? 0)
  })
  enter()
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', enter)
  return () => {
    unlisten()
    stopScrolling()
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', enter)
    window.history.scrollRestoration = 'auto'
  }
}
