import {createHash} from 'node:crypto'
import {DomUtils, parseDocument} from 'htmlparser2'
import {CONTENT_PATH, type ContentBody, type ContentNode} from '../../../common/content-body'
import {hasWidget, optionsOf, toNodes, widgetOf, type Element} from './content-nodes'
import {sanitise} from './sanitise'
import {scopeStyles} from './scope-styles'

/** Maximum nesting of content in content. */
const MAX_DEPTH = 3

/** Reads the markup of another asset or slot. */
export type ReadMarkup = (source: {contentId?: string; slotId?: string}) => Promise<string>

export interface BodyPlace {
  /** Site and locale, such as `/deu/de-de`. */
  readonly prefix: string
  /** Id of the content that the body belongs to. */
  readonly id: string
  /** Query with site and locale, for the address of the styles. */
  readonly query: string
  readonly readMarkup: ReadMarkup
}

interface ReadParts {
  nodes: ContentNode[]
  html: string | null
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
  return styles.map((element) => DomUtils.textContent(element)).join('\n')
}

async function included(element: Element, place: BodyPlace, depth: number): Promise<ReadParts> {
  const options = optionsOf(element)
  const {contentId, slotId} = options
  try {
    if (depth >= MAX_DEPTH || !(contentId ?? slotId)) throw new Error('Not included.')
    const found = await readParts(await place.readMarkup({contentId, slotId}), place, depth + 1)
    const tag = 'div'
    const shown =
      found.html === null
        ? {tag, attributes: {}, children: found.nodes}
        : {tag, attributes: {}, html: found.html}
    return {...found, nodes: [shown]}
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    console.warn(`Content ${contentId ?? slotId ?? ''} in ${place.id} is left out: ${failure}`)
    return {nodes: [{widget: 'cms', options, html: '', failure}], html: null, css: ''}
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

async function readParts(markup: string, place: BodyPlace, depth: number): Promise<ReadParts> {
  const html = sanitise(markup, place.prefix)
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
      const found = await included(element, place, depth)
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
  const {nodes, html, css: written} = await readParts(markup, place, 0)
  const scope = className(place.id)
  const css = written ? scopeStyles(written, scope) : ''
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12)
  const href = `${CONTENT_PATH}/styles/${encodeURIComponent(place.id)}.css?${place.query}&v=${version}`
  return {
    body: {html, nodes: html === null ? nodes : null, styles: css ? {scope, href} : null},
    css,
  }
}
