import type {History, Location} from 'history'
import {noteList} from './left-lists'
import {untilTakenOver} from './until-taken-over'

const STORED = 'scroll-places'
/** Maximum number of stored history entries. */
const MAX_PLACES = 50
/** Time in milliseconds for which a page may grow until its scroll position can be reached. */
const TIMEOUT_MS = 3000
/** Scroll positions from the top by history entry, CSS pixels. */
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
    // Without storage the positions are kept as long as the page.
  }
}

/**
 * Scrolls to a position as soon as the page is long enough, unless the shopper scrolls or acts. @returns
 * stops it
 */
const scrollTo = (top: number): (() => void) =>
  untilTakenOver(() => {
    window.scrollTo({top, behavior: 'instant'})
    return Math.abs(window.scrollY - top) <= 1
  }, TIMEOUT_MS)

const pageOf = ({pathname, search}: Location): string => pathname + search

/**
 * Restores the scroll position of each page on back and forward navigation inside the app. After a page
 * load the browser restores it.
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
    // A link to an anchor of the same page: the browser has already scrolled there.
    const jumped = hash !== '' && key === '' && pageOf(location) === page
    stopScrolling()
    save()
    noteList(place)
    place = key
    page = pageOf(location)
    const isRestored = action === 'POP' && !jumped
    // Blocks that are laid out when they come near have their real height before the position is restored.
    document.documentElement.toggleAttribute('data-whole', isRestored)
    if (isRestored) stopScrolling = scrollTo(places.get(place) ?? 0)
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
