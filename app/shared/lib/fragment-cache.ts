/**
 * Server only: cache for markup of components that many pages share, such as a product tile, which appears
 * in a category, in each of its orders and filters, and in searches. React renders it once; later pages use
 * the markup as text, and the browser hydrates it as usual.
 * A component is rendered as usual the first time, in an element with `MARK` and a number. `collectMarkup`
 * finds those elements in the finished page, caches their content and removes the mark.
 */

/** Attribute of an element whose content is to be cached. */
export const MARK = 'data-keep'
/** Maximum number of cached fragments, 1 to 2 KB each; the oldest is dropped first. */
const MAX_KEPT = 6000
/** Maximum number of fragments that were rendered and not collected, because their page failed. */
const MAX_WAITING = 2000

const kept = new Map<string, string>()
const waiting = new Map<number, string>()
let lastMark = 0

/** Markup of a fragment, undefined until a page with it was rendered. */
export function cachedFragment(id: string): string | undefined {
  const known = kept.get(id)
  if (known === undefined) return undefined
  // Moved to the end: the map is ordered by last use.
  kept.delete(id)
  kept.set(id, known)
  return known
}

/** Number of an element whose content is the markup of `id`. */
export function markFor(id: string): number {
  if (waiting.size >= MAX_WAITING) waiting.clear()
  lastMark += 1
  waiting.set(lastMark, id)
  return lastMark
}

function keep(id: string, markup: string): void {
  const oldest = kept.keys().next()
  if (kept.size >= MAX_KEPT && !oldest.done) kept.delete(oldest.value)
  kept.set(id, markup)
}

/** Ids that React derives from the position differ between pages. */
const HAS_PLACE_IDS = /":[rR][0-9a-zA-Z]*:/

/** Index after the end tag that matches the start tag which ends at `from`. */
function endOf(html: string, from: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}[\\s>]`, 'g')
  tags.lastIndex = from
  for (let depth = 1, found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return found.index
  }
  return -1
}

/**
 * Caches the marked fragments of a page.
 * @returns the page without the marks
 */
export function collectMarkup(html: string): string {
  if (!html.includes(`${MARK}="`)) return html
  const marks = new RegExp(`<([a-z]+)([^<>]*?) ${MARK}="(\\d+)"([^<>]*)>`, 'g')
  for (const found of html.matchAll(marks)) {
    const [start, tag = '', , mark] = found
    const id = waiting.get(Number(mark))
    if (id === undefined) continue
    waiting.delete(Number(mark))
    const from = found.index + start.length
    const markup = html.slice(from, endOf(html, from, tag))
    if (!HAS_PLACE_IDS.test(markup) && !markup.includes(`${MARK}="`)) keep(id, markup)
  }
  return html.replace(new RegExp(` ${MARK}="\\d+"`, 'g'), '')
}
