import {DomUtils, parseDocument} from 'htmlparser2'
import type {ContentHeading} from '../../../common/content-body'
import type {SafeHtml} from '../../../common/safe-html'
import {markupOf, type ChildNode, type Element} from './content-nodes'

const levelOf = ({name}: Element): 2 | 3 | undefined => ({h2: 2 as const, h3: 3 as const})[name]

const headingOf = (element: Element, level: 2 | 3): ContentHeading => ({
  level,
  id: element.attribs['id'] ?? '',
  text: DomUtils.textContent(element).replace(/\s+/g, ' ').trim(),
})

/** The headings of a node: itself, with its place in the markup, or those of the second level inside it. */
function headingsOf(node: ChildNode, place: readonly [number, number]): ContentHeading[] {
  if (!DomUtils.isTag(node)) return []
  const level = levelOf(node)
  if (level) return [{...headingOf(node, level), place}]
  return DomUtils.findAll(({name}) => name === 'h2', node.children).map((one) => headingOf(one, 2))
}

/** Gives every second-level heading an id, so that a long page can have a table of contents, and lists the headings. */
export function withHeadings(html: SafeHtml): {
  html: SafeHtml
  headings: readonly ContentHeading[]
} {
  const {children} = parseDocument(html)
  DomUtils.findAll(({name}) => name === 'h2', children).forEach((heading, index) => {
    heading.attribs['id'] ??= `section-${index + 1}`
  })
  let written = ''
  const headings = children.flatMap((node) => {
    const start = written.length
    written += markupOf([node])
    return headingsOf(node, [start, written.length])
  })
  return {html: written as SafeHtml, headings}
}
