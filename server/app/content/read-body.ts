import {createHash} from 'node:crypto'
import {DomUtils, parseDocument} from 'htmlparser2'
import {encodePart} from '../../../common/address-part'
import type {Paths} from '../../../common/paths'
import type {SafeHtml} from '../../../common/safe-html'
import {CONTENT_PATH, type ContentBody, type ContentNode} from '../../../common/content-body'
import {hasWidget, optionsOf, toNodes, widgetOf, type Element} from './content-nodes'
import {withHeadings} from './headings'
import {safeHtml} from './safe-html'
import {scopeStyles} from './scope-styles'

/** Maximum nesting of content in content, and maximum number of contents in one body. */
const MAX_DEPTH = 3
const MAX_INCLUDED = 50

/** Reads the markup of another asset or slot. */
type ReadMarkup = (source: {contentId?: string; slotId?: string}) => Promise<string>

export interface BodyPlace {
  /** Paths of the site and locale. */
  readonly paths: Paths
  /** Id of the content that the body belongs to. */
  readonly id: string
  readonly source: 'asset' | 'slot'
  /** Query with site and locale, for the address of the styles. */
  readonly query: string
  readonly readMarkup: ReadMarkup
}

/** Ids of the contents around a part, and the number of contents that the body may still include. */
interface Includes {
  readonly around: readonly string[]
  readonly budget: {left: number}
}

interface ReadParts {
  nodes: ContentNode[]
  html: SafeHtml | null
  css: string
}

const className = (id: string): string => `own-${id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** Styles that stand in a body: `<style>`, and widgets `stylesheet` with the text of one. */
function stylesIn(html: string): string {
  const styles = DomUtils.findAll(
    (element) =>
      element.name === 'style' ||
      (widgetOf(element) === 'stylesheet' && !optionsOf(element)['contentId']),
    parseDocument(html).children,
  )
  return styles
    .flatMap((element) => DomUtils.filter(DomUtils.isText, element.children))
    .map((text) => DomUtils.textContent(text))
    .join('\n')
}

async function included(
  element: Element,
  place: BodyPlace,
  {around, budget}: Includes,
): Promise<ReadParts> {
  const options = optionsOf(element)
  const {contentId, slotId} = options
  // An asset and a slot may have the same id.
  const name = contentId ? `asset ${contentId}` : `slot ${slotId ?? ''}`
  try {
    const isEndless = around.length > MAX_DEPTH || around.includes(name) || budget.left <= 0
    if (isEndless || !(contentId ?? slotId)) throw new Error('Not included.')
    budget.left -= 1
    const markup = await place.readMarkup({contentId, slotId})
    const found = await readParts(markup, place, {around: [...around, name], budget})
    const tag = 'div'
    const shown =
      found.html === null
        ? {tag, attributes: {}, children: found.nodes}
        : {tag, attributes: {}, html: found.html}
    return {...found, nodes: [shown]}
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    console.warn(`Content ${contentId ?? slotId ?? ''} in ${place.id} is left out: ${failure}`)
    return {nodes: [{widget: 'cms', options, failure}], html: null, css: ''}
  }
}

/** Styles of another asset, by a widget `stylesheet` with its id; '' when they cannot be read. */
async function stylesOf(element: Element, {id, readMarkup}: BodyPlace): Promise<string> {
  const {contentId} = optionsOf(element)
  if (!contentId) return ''
  try {
    const markup = await readMarkup({contentId})
    return stylesIn(markup) || markup
  } catch (error) {
    console.warn(`Styles ${contentId} of ${id} are left out: ${String(error)}`)
    return ''
  }
}

async function readParts(markup: string, place: BodyPlace, includes: Includes): Promise<ReadParts> {
  const html = safeHtml(markup, 'content', place.paths)
  const {children} = parseDocument(html)
  const own = stylesIn(markup)
  if (!children.some(hasWidget)) return {nodes: [], html, css: own}
  const replaced = new Map<Element, readonly ContentNode[]>()
  const css = [own]
  for (const element of DomUtils.findAll((one) => widgetOf(one) !== undefined, children)) {
    const widget = widgetOf(element)
    if (widget === 'stylesheet') {
      replaced.set(element, [])
      css.push(await stylesOf(element, place))
    } else if (widget === 'cms') {
      const found = await included(element, place, includes)
      replaced.set(element, found.nodes)
      css.push(found.css)
    }
  }
  return {
    nodes: toNodes(children, (element) => replaced.get(element) ?? null),
    html: null,
    css: css.filter(Boolean).join('\n'),
  }
}

export interface ReadBody {
  readonly body: ContentBody
  /** Styles of the body, limited to its block. */
  readonly css: string
}

/** Sanitises the markup of a body, and reads the content and the styles that it includes. */
export async function readBody(markup: string, place: BodyPlace): Promise<ReadBody> {
  const {
    nodes,
    html,
    css: written,
  } = await readParts(markup, place, {
    around: [`${place.source} ${place.id}`],
    budget: {left: MAX_INCLUDED},
  })
  const scope = className(place.id)
  const css = written ? scopeStyles(written, scope) : ''
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12)
  const href = `${CONTENT_PATH}/styles/${encodePart(place.id)}.css?${place.query}&v=${version}`
  return {
    body: {
      ...(html === null ? {html, nodes} : {...withHeadings(html), nodes: null}),
      styles: css ? {scope, href} : null,
    },
    css,
  }
}
