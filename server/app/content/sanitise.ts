import sanitizeHtml, {type Attributes, type IOptions, type Transformer} from 'sanitize-html'
import {WIDGETS, type WidgetName} from '../../../common/content-body'
import type {Paths} from '../../../common/paths'
import {linkAddress, optionAddress, pictureAddress, pictureSet} from './addresses'

/** Elements without their own meaning for scripts, styles or forms. */
const TAGS = [
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em',
  'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section',
  'small source span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr',
]
  .join(' ')
  .split(' ')

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '')
const byPlainName = new Map<string, WidgetName>(WIDGETS.map((name) => [plain(name), name]))

/** The widget that an editor named, in any case and with or without hyphens; undefined for none. */
export const widgetNamed = (name: string): WidgetName | undefined => byPlainName.get(plain(name))

/** Names of custom elements: `widget-addtocart` and `widget-add-to-cart`. */
const elementNames = WIDGETS.flatMap((name) => {
  const hyphened = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [...new Set([`widget-${name.toLowerCase()}`, `widget-${hyphened}`])]
})

/** `<widget-product product-id="x">` becomes `<div data-widget="product" data-product-id="x">`. */
const fromCustomElement: Transformer = (tag, attributes) => {
  const options = Object.entries(attributes).map(([name, value]) => [
    name.startsWith('data-') || name === 'class' ? name : `data-${name}`,
    value,
  ])
  const named: Attributes = {
    ...(Object.fromEntries(options) as Attributes),
    'data-widget': widgetNamed(tag.slice('widget-'.length)) ?? '',
  }
  return {tagName: 'div', attribs: named}
}

/** Prefix of ids, so that they are none of the page's own. */
const ID_PREFIX = 'text-'

/** Attributes with ids of other elements. */
const REFERENCES = /^(?:headers|aria-(?:labelledby|describedby|controls|details|owns))$/

/** Options that elements inside a widget may have: the points of a picture. */
const SPOT_OPTIONS = new Set(['data-x', 'data-y', 'data-product-id'])

/** Options of widgets that are addresses. */
const ADDRESSES = new Set(['data-href', 'data-image'])

/** Gives ids, and what refers to them, a prefix; an id that is used before is left out. */
function withOwnIds(paths: Paths): Transformer {
  const used = new Set<string>()
  return (tagName, attribs) => {
    const isWidget = widgetNamed(attribs['data-widget'] ?? '') !== undefined
    const allowed = Object.entries(attribs).flatMap(([name, value]): [string, string][] => {
      // Other attributes of data have a meaning in the shop's own pages.
      if (name.startsWith('data-')) {
        if (!isWidget && !SPOT_OPTIONS.has(name)) return []
        const option = ADDRESSES.has(name) ? optionAddress(value, paths) : value
        return option === '' && value !== '' ? [] : [[name, option]]
      }
      if (name === 'href' && /^#./.test(value)) return [[name, `#${ID_PREFIX}${value.slice(1)}`]]
      if (REFERENCES.test(name)) {
        return [[name, value.replace(/[^\s]+/g, (id) => ID_PREFIX + id)]]
      }
      if (name !== 'id') return [[name, value]]
      if (value === '' || used.has(value)) return []
      used.add(value)
      return [[name, ID_PREFIX + value]]
    })
    return {tagName, attribs: Object.fromEntries(allowed) as Attributes}
  }
}

/** Links lead into the shop; a link with another window keeps it apart from the page. */
const withLink =
  (paths: Paths): Transformer =>
  (tagName, {target, rel: _rel, ...attribs}) => ({
    tagName,
    attribs: {
      ...attribs,
      ...(attribs.href !== undefined && {href: linkAddress(attribs.href, paths)}),
      ...(target?.toLowerCase() === '_blank' && {target: '_blank', rel: 'noopener noreferrer'}),
    },
  })

const withPictures: Transformer = (tagName, attribs) => {
  const {src, srcset} = attribs
  return {
    tagName,
    attribs: {
      ...attribs,
      ...(src !== undefined && {src: pictureAddress(src)}),
      ...(srcset !== undefined && {srcset: pictureSet(srcset)}),
    },
  }
}

/** Elements whose content no browser shows as text of the page. */
const WITHOUT_TEXT =
  'iframe math noembed noframes object option script select style svg template textarea title xmp'

/** Maximum nesting; deeper elements are left out and their text stays. */
const MAX_NESTING = 60

/** Attributes of every element: texts of the catalogue have neither ids nor classes of their own. */
const COMMON = {
  catalogue: ['lang', 'dir', 'title', 'aria-label'],
  content: ['class', 'id', 'lang', 'dir', 'title', 'role', 'aria-*', 'data-*'],
} as const

export type TextKind = keyof typeof COMMON

const optionsFor = (kind: TextKind, paths: Paths): IOptions => ({
  allowedTags: TAGS,
  allowedAttributes: {
    '*': [...COMMON[kind]],
    a: ['href', 'target', 'rel', 'hreflang'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['srcset', 'sizes', 'media', 'type'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
    col: ['span'],
    ol: ['start', 'reversed', 'type'],
    time: ['datetime'],
    details: ['open'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'cite'],
  allowProtocolRelative: false,
  nonTextTags: WITHOUT_TEXT.split(' '),
  nestingLimit: MAX_NESTING,
  transformTags: {
    ...Object.fromEntries(elementNames.map((name) => [name, fromCustomElement])),
    a: withLink(paths),
    img: withPictures,
    source: withPictures,
    '*': withOwnIds(paths),
  },
})

/**
 * Markup without scripts, styles, forms, frames, event handlers and addresses of other schemes (ADR 0011). Links lead into
 * the shop, and custom elements of widgets become elements with `data-widget`.
 * @param paths paths of the site and locale
 */
export const sanitise = (html: string, kind: TextKind, paths: Paths): string =>
  sanitizeHtml(html, optionsFor(kind, paths))
