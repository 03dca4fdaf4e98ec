import sanitizeHtml, {type Attributes, type IOptions, type Transformer} from 'sanitize-html'
import {WIDGETS, type WidgetName} from '../../../common/content-body'

/** Elements without their own meaning for scripts, styles or forms. */
const TAGS = [
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em',
  'figcaption figure footer h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section',
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

/** Gives ids, and what refers to them, a prefix. */
const withOwnIds: Transformer = (tagName, attribs) => {
  const referring = Object.entries(attribs).map(([name, value]) => {
    if (name === 'id') return [name, ID_PREFIX + value]
    if (name === 'href' && /^#./.test(value)) return [name, `#${ID_PREFIX}${value.slice(1)}`]
    const refers = /^(?:headers|aria-(?:labelledby|describedby|controls|details|owns))$/.test(name)
    return [name, refers ? value.replace(/[^\s]+/g, (id) => ID_PREFIX + id) : value]
  })
  return {tagName, attribs: Object.fromEntries(referring) as Attributes}
}

/** Adds site and locale to site-relative links, and keeps other windows apart from the page. */
function withPrefix(prefix: string): Transformer {
  return (tagName, attribs) => {
    const {href, ...others} = attribs
    if (href === undefined) return {tagName, attribs}
    const own = href.startsWith('/') && !href.startsWith('//')
    const asIs = href === prefix || href.startsWith(`${prefix}/`) || href.startsWith('/on/')
    const target: Attributes = others['target'] === '_blank' ? {rel: 'noopener noreferrer'} : {}
    return {tagName, attribs: {...others, href: own && !asIs ? prefix + href : href, ...target}}
  }
}

const optionsFor = (prefix: string): IOptions => ({
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['class', 'id', 'lang', 'dir', 'title', 'role', 'aria-*', 'data-*'],
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
  transformTags: {
    ...Object.fromEntries(elementNames.map((name) => [name, fromCustomElement])),
    // A page has one first heading, its title.
    h1: 'h2',
    a: withPrefix(prefix),
    '*': withOwnIds,
  },
})

/**
 * Markup of editors without scripts, styles, forms, frames, event handlers and addresses of other schemes (ADR 0012).
 * Site-relative links get the prefix of site and locale, and custom elements of widgets become elements with
 * `data-widget`.
 * @param prefix site and locale, such as `/deu/de-de`
 */
export const sanitise = (html: string, prefix: string): string =>
  sanitizeHtml(html, optionsFor(prefix))
