/**
 * Server only: markup of parts that many pages have in common, such as a product's tile, which stands in
 * a category, in each of its orders and filters and in searches. React makes it once; later pages take it
 * over as text, and the browser hydrates it like any other.
 *
 * A part is rendered as usual the first time, in an element with `MARK` and a number. `collectMarkup` finds
 * those elements in the finished page, keeps what is in them and takes the mark away.
 */

/** Attribute of an element whose content is to be kept. */
export const MARK = 'data-keep'
/** Parts that are kept at a time, 1 to 2 KB each; the oldest goes first. */
const MAX_KEPT = 6000
/** Parts that were rendered and not collected: their page failed. */
const MAX_WAITING = 2000

const kept = new Map<string, string>()
const waiting = new Map<number, string>()
let lastMark = 0

/** Markup of a part, undefined until a page with it was rendered. */
export function cachedFragment(id: string): string | undefined {
  const known = kept.get(id)
  if (known === undefined) return undefined
  // Most recently used last.
  kept.delete(id)
  kept.set(id, known)
  return known
}

/** Number for an element whose content is the markup of `id`. */
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

/** Ids that React counts by place are not the same on another page. */
const HAS_PLACE_IDS = /":[rR][0-9a-zA-Z]*:/

/** Index after the end tag that belongs to a start tag which ends at `from`. */
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
 * Keeps the marked parts of a page.
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
