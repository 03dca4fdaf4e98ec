import {DomUtils, type parseDocument} from 'htmlparser2'
import type {
  ContentNode,
  ContentSpot,
  ContentWidget,
  WidgetName,
} from '../../../common/content-body'
import type {SafeHtml} from '../../../common/safe-html'
import {widgetNamed} from './sanitise'

export type ChildNode = ReturnType<typeof parseDocument>['children'][number]
export type Element = ReturnType<typeof DomUtils.findAll>[number]

const {isTag, isText} = DomUtils

const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
}

/** The widget of an element; undefined for other elements. */
export const widgetOf = (node: ChildNode): WidgetName | undefined =>
  isTag(node) ? widgetNamed(node.attribs['data-widget'] ?? '') : undefined

/** Markup of nodes that were parsed from safe markup. */
export const markupOf = (nodes: readonly ChildNode[]): SafeHtml =>
  DomUtils.getOuterHTML([...nodes], {encodeEntities: 'utf8'}) as SafeHtml

/** `data-product-id="x"` as `{productId: 'x'}`. */
export function optionsOf({attribs}: Element): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) =>
      name.startsWith('data-') && name !== 'data-widget'
        ? [
            [
              name.slice(5).replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
              value,
            ],
          ]
        : [],
    ),
  )
}

const percent = (text: string | undefined): number | null => {
  const value = Number.parseFloat(text ?? '')
  return value >= 0 && value <= 100 ? value : null
}

/** Points of a hotspot picture: elements inside it with `data-x` and `data-y`. */
function spotsOf(element: Element): ContentSpot[] {
  return DomUtils.findAll(({attribs}) => 'data-x' in attribs, element.children).flatMap((spot) => {
    const {productId} = optionsOf(spot)
    const x = percent(spot.attribs['data-x'])
    const y = percent(spot.attribs['data-y'])
    const label = DomUtils.textContent(spot).trim()
    const {href} = spot.attribs
    if (x === null || y === null || label === '') return []
    return [{x, y, label, ...(productId ? {productId} : href ? {href} : {})}]
  })
}

function widgetNode(element: Element, widget: WidgetName): ContentWidget {
  return {
    widget,
    options: optionsOf(element),
    ...(widget === 'hotspot' && {spots: spotsOf(element)}),
  }
}

export const hasWidget = (node: ChildNode): boolean =>
  widgetOf(node) !== undefined || (isTag(node) && node.children.some(hasWidget))

/**
 * Nodes of a parsed body for the storefront to render.
 * @param inPlace nodes that replace a widget's element; null to keep it
 */
export function toNodes(
  nodes: readonly ChildNode[],
  inPlace: (element: Element) => readonly ContentNode[] | null,
): ContentNode[] {
  return nodes.flatMap((node): readonly ContentNode[] => {
    if (isText(node)) return node.data === '' ? [] : [node.data]
    if (!isTag(node)) return []
    const widget = widgetOf(node)
    if (widget) return inPlace(node) ?? [widgetNode(node, widget)]
    const attributes = Object.fromEntries(
      Object.entries(node.attribs).map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
    )
    const inside = hasWidget(node)
      ? {children: toNodes(node.children, inPlace)}
      : {html: markupOf(node.children)}
    return [{tag: node.name, attributes, ...inside}]
  })
}
