/** Maximum size of the header in bytes; what does not fit is left to the document. */
const MAX_BYTES = 1000

/** Attributes of a start tag of our renderer, which quotes all values. */
const attributesOf = (tag: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )

/** What a document's own tag loads first, as a link of a header; null for a tag that loads nothing then. */
function linkOf(tag: string): string | null {
  const {rel, href, as, src, crossorigin, imagesrcset} = attributesOf(tag)
  const address = tag.startsWith('<script') ? src : href
  if (!address?.startsWith('/') || /[<>"\s,;]/.test(address) || imagesrcset) return null
  const cors = crossorigin === undefined ? '' : '; crossorigin'
  if (tag.startsWith('<script')) return `<${address}>; rel=preload; as=script${cors}`
  if (rel === 'stylesheet') return `<${address}>; rel=preload; as=style${cors}`
  return rel === 'preload' && as ? `<${address}>; rel=preload; as=${as}${cors}` : null
}

/**
 * `Link` header with what a document loads first, in its order: styles and fonts of its head and its async script. A
 * network sends it as 103 Early Hints, while the page is still on its way.
 * @returns '' for a document that loads nothing
 */
export function earlyHints(html: string): string {
  const head = html.slice(0, html.indexOf('</head>') + 1)
  const tags = [...head.matchAll(/<link [^>]*>/g), ...html.matchAll(/<script async[^>]*>/g)]
  let header = ''
  for (const link of tags.flatMap(([tag]) => linkOf(tag) ?? [])) {
    const longer = header ? `${header}, ${link}` : link
    if (longer.length <= MAX_BYTES) header = longer
  }
  return header
}
